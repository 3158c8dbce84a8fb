/// The images beside a title. In idle, the pull selects one of them; in other states they are
/// animated.
package final class StateImages: TitleAccessory {
  struct Style: Sendable {
    /// The states whose images are animated. A single image is shown without an animation.
    let animated: Set<RefreshState>
    let hidden: Set<RefreshState>
    let followsPull: Bool

    static let header = Style(
      animated: [.pulling, .refreshing], hidden: [], followsPull: true)
    static let autoFooter = Style(
      animated: [.refreshing], hidden: [.idle, .pulling, .noMoreData], followsPull: false)
    static let backFooter = Style(
      animated: [.pulling, .refreshing], hidden: [.noMoreData], followsPull: true)
  }

  /// `duration` is the time of one cycle, in seconds.
  package typealias Sequence = (images: [Image], duration: Double)

  package let view = ImageView()

  private let style: Style
  package private(set) var sequences: [RefreshState: Sequence] = [:]
  private var state = RefreshState.idle
  private var percent: Double = 0

  init(_ style: Style) {
    self.style = style
    view.isHidden = style.hidden.contains(.idle)
  }

  var views: [PlatformView] { [view] }

  /// `duration` is the time of one cycle, in seconds. If it is nil, negative or not finite, it
  /// becomes 0.1 seconds for each image.
  func setImages(_ images: [Image], duration: Double?, for state: RefreshState) {
    sequences[state] = (images, (duration ?? -1).notNegative(or: Double(images.count) * 0.1))
    guard state == self.state else { return }
    if images.isEmpty { view.stopAnimating() }
    show(state)
  }

  func height(for state: RefreshState) -> Double {
    sequences[state]?.images.first.map { Double($0.size.height) } ?? 0
  }

  func place(beside title: TitleGeometry) {
    guard view.isPlacedByKit else { return }
    view.frame = title.accessoryFrame
    view.contentMode = title.textWidth == nil ? .center : .right
  }

  func show(_ state: RefreshState, from old: RefreshState, in component: RefreshComponent) {
    show(state)
  }

  func stop() {
    view.stopAnimating()
  }

  /// Shows a state. In willRefresh, and in an animated state that has no images, the view stays as
  /// it is.
  private func show(_ state: RefreshState) {
    self.state = state
    if style.animated.contains(state) {
      if let sequence = sequences[state], !sequence.images.isEmpty { animate(sequence) }
    } else if state != .willRefresh {
      view.stopAnimating()
      setHidden(style.hidden.contains(state))
      if state == .idle { selectImage(for: percent) }
    }
  }

  /// - Parameter percent: The pull as a fraction of the threshold.
  func pull(to percent: Double) {
    guard style.followsPull else { return }
    self.percent = percent
    guard state == .idle, !idleImages.isEmpty else { return }
    view.stopAnimating()
    selectImage(for: percent)
  }

  /// Hides or shows the view. Does nothing if the style never hides the view: then only the app
  /// hides or shows it.
  private func setHidden(_ isHidden: Bool) {
    if !style.hidden.isEmpty { view.isHidden = isHidden }
  }

  private var idleImages: [Image] { sequences[.idle]?.images ?? [] }

  private func selectImage(for percent: Double) {
    let images = idleImages
    let index = min(Int(Double(images.count) * percent.clamped(to: 0...1)), images.count - 1)
    view.image = images.isEmpty ? nil : images[index]
  }

  private func animate(_ sequence: Sequence) {
    setHidden(false)
    view.stopAnimating()
    if sequence.images.count == 1 {
      view.image = sequence.images[0]
    } else {
      view.animationImages = sequence.images
      view.animationDuration = sequence.duration
      view.startAnimating()
    }
  }
}

extension RefreshComponent {
  /// Makes the component `height` points high if its height without stretching is less.
  final func grow(to height: Double) {
    if height > placement.lengthOfKit ?? ownLength { setLengthOfKit(height) }
  }
}
