/// Pictures for each state: one that is turned over as the pull goes on, sequences that play.
final class StateImages {
  /// What differs between the classes that have one.
  nonisolated struct Manner: Sendable {
    /// The states in which one picture is shown and several are played.
    let playing: Set<RefreshState>
    /// The states in which nothing is seen.
    let hidden: Set<RefreshState>
    /// Whether the pull turns over the pictures of idle.
    let followsPull: Bool

    static let header = Manner(
      playing: [.pulling, .refreshing], hidden: [], followsPull: true)
    static let autoFooter = Manner(
      playing: [.refreshing], hidden: [.idle, .pulling, .noMoreData], followsPull: false)
    static let backFooter = Manner(
      playing: [.pulling, .refreshing], hidden: [.noMoreData], followsPull: true)
  }

  private struct Sequence {
    let images: [Image]
    let duration: Double
  }

  /// Where the pictures are shown.
  let view = ImageView()

  private let manner: Manner
  private var sequences: [RefreshState: Sequence] = [:]
  private var shown = RefreshState.idle
  private var percent: Double = 0

  init(_ manner: Manner) {
    self.manner = manner
    view.isHidden = manner.hidden.contains(.idle)
  }

  /// Sets the pictures of `state` and how long they take once, in seconds: 0.1 each by default, and
  /// where the number is negative or not finite.
  func setImages(_ images: [Image], duration: Double?, for state: RefreshState) {
    sequences[state] = Sequence(
      images: images, duration: (duration ?? -1).notNegative(or: Double(images.count) * 0.1))
    guard state == shown else { return }
    if images.isEmpty { view.stopAnimating() }
    show(state)
  }

  /// The height of the tallest first picture that was set for `state`, in points.
  func height(for state: RefreshState) -> Double {
    sequences[state]?.images.first?.size.height ?? 0
  }

  /// Takes up a state.
  ///
  /// A state that plays but was given no pictures keeps what is shown; so does a refresh that waits.
  func show(_ state: RefreshState) {
    shown = state
    if manner.playing.contains(state) {
      if let sequence = sequences[state], !sequence.images.isEmpty { play(sequence) }
    } else if state != .willRefresh {
      view.stopAnimating()
      hide(manner.hidden.contains(state))
      if state == .idle { turn(to: percent) }
    }
  }

  /// Turns over to the picture for a pull, while idle.
  func pull(to percent: Double) {
    guard manner.followsPull else { return }
    self.percent = percent
    if shown == .idle, !idleImages.isEmpty {
      view.stopAnimating()
      turn(to: percent)
    }
  }

  /// Hides or shows the pictures, in a class that hides them at all; in others that is the app's.
  private func hide(_ hides: Bool) {
    if !manner.hidden.isEmpty { view.isHidden = hides }
  }

  private var idleImages: [Image] { sequences[.idle]?.images ?? [] }

  private func turn(to percent: Double) {
    let images = idleImages
    let index = min(Int(Double(images.count) * percent.clamped(to: 0...1)), images.count - 1)
    view.image = images.isEmpty ? nil : images[index]
  }

  private func play(_ sequence: Sequence) {
    hide(false)
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
