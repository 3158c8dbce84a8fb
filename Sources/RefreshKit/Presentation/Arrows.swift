/// The indicator replaces the arrow during a refresh.
final class ArrowAndIndicator: TitleAccessory {
  /// 15 x 40 points, unless the app sets another image.
  let arrow = ImageView(image: .arrow)
  let indicator = ActivityIndicator()

  /// In radians.
  private let idleAngle: Double
  private let pullingAngle: Double
  private let hidesArrowInNoMoreData: Bool
  /// Drops the end of an earlier refresh's closing animation.
  private var closingNumber = Generation()
  private var state = RefreshState.idle
  /// Whether this object, not the app, has hidden the arrow.
  private var hasHiddenArrow = false

  /// - Parameter state: The state in which the image is not rotated.
  init(uprightIn state: RefreshState, hidesArrowInNoMoreData: Bool) {
    idleAngle = state == .idle ? 0 : .pi
    pullingAngle = state == .idle ? .pi : 0
    self.hidesArrowInNoMoreData = hidesArrowInNoMoreData
    arrow.rotation = idleAngle
  }

  var views: [PlatformView] { [arrow, indicator] }
  var arrowView: ImageView? { arrow }
  var loadingView: ActivityIndicator? { indicator }

  func place(beside title: TitleGeometry) {
    arrow.tintColor = title.color
    arrow.frame = Rect(center: title.accessoryCenter, size: arrow.image?.size ?? .zero)
    indicator.center = title.accessoryCenter
  }

  func show(_ state: RefreshState, from old: RefreshState, _ animator: Animator) {
    if state == .noMoreData, !hidesArrowInNoMoreData { return indicator.stopAnimating() }
    self.state = state
    switch state {
    case .idle where old == .refreshing: close(animator)
    case .idle: rotateArrow(to: idleAngle, animator)
    case .pulling: rotateArrow(to: pullingAngle, animator)
    case .refreshing: startIndicator()
    case .willRefresh: break
    case .noMoreData: hideBoth()
    }
  }

  func stop() {
    indicator.stopAnimating()
  }

  /// An arrow that the app has hidden stays hidden.
  func reset(to state: RefreshState) {
    let hidesArrow = hidesArrowInNoMoreData && state == .noMoreData
    closingNumber.advance()
    self.state = hidesArrow ? .noMoreData : .idle
    indicator.alpha = 1
    indicator.stopAnimating()
    arrow.rotation = idleAngle
    if hidesArrow {
      hideArrow()
    } else if hasHiddenArrow {
      showArrow()
    }
  }

  private func close(_ animator: Animator) {
    arrow.rotation = idleAngle
    let closingNumber = closingNumber
    animator.animate(animator.slow, for: self) {
      indicator.alpha = 0
    } completion: {
      guard $0.closingNumber == closingNumber, $0.state == .idle else { return }
      $0.indicator.alpha = 1
      $0.showArrow()
    }
  }

  private func rotateArrow(to angle: Double, _ animator: Animator) {
    showArrow()
    animator.animate(animator.fast, for: self) { arrow.rotation = angle }
  }

  private func showArrow() {
    indicator.stopAnimating()
    arrow.isHidden = false
    hasHiddenArrow = false
  }

  private func hideArrow() {
    arrow.isHidden = true
    hasHiddenArrow = true
  }

  private func startIndicator() {
    closingNumber.advance()
    indicator.alpha = 1
    indicator.startAnimating()
    hideArrow()
  }

  private func hideBoth() {
    indicator.stopAnimating()
    hideArrow()
  }
}

/// The arrow of a leader or trailer, between the content and the title.
final class SideArrow: TitleAccessory {
  /// 20 x 20 points, unless the app sets another image.
  let view = ImageView(image: .trailArrow)

  private let edge: Edge
  /// Between the arrow and the content, in points.
  private static let margin = 5.0

  /// Drops the end of an earlier refresh's closing animation.
  private var closingNumber = Generation()
  private var state = RefreshState.idle

  init(at edge: Edge) {
    self.edge = edge
    view.rotation = idleAngle
  }

  var views: [PlatformView] { [view] }
  var arrowView: ImageView? { view }

  /// The image is not rotated in an idle trailer and in a pulled leader.
  private var idleAngle: Double { edge == .right ? 0 : .pi }
  private var pullingAngle: Double { edge == .right ? .pi : 0 }

  func place(beside title: TitleGeometry) {
    let size = view.image?.size ?? .zero
    var center = title.bounds.center
    if title.textWidth != nil { center.x = fromContent(size.width / 2 + Self.margin, title.bounds) }
    view.tintColor = title.color
    view.frame = Rect(center: center, size: size)
  }

  /// Nil if the arrow is hidden.
  func titleCenter(in bounds: Rect) -> Point? {
    if view.isHidden { return nil }
    let width = view.image?.size.width ?? 0
    return Point(x: fromContent((bounds.width + width) / 2, bounds), y: bounds.center.y)
  }

  private func fromContent(_ distance: Double, _ bounds: Rect) -> Double {
    edge == .right ? distance : bounds.width - distance
  }

  func show(_ state: RefreshState, from old: RefreshState, _ animator: Animator) {
    self.state = state
    view.setHiddenByComponent(state == .noMoreData)
    switch state {
    case .pulling: rotate(to: pullingAngle, animator)
    case .idle where old == .refreshing: rotateBackLater(animator)
    case .idle, .noMoreData: rotate(to: idleAngle, animator)
    case .refreshing: closingNumber.advance()
    case .willRefresh: break
    }
  }

  /// The arrow does not change while a result is shown.
  func stop() {}

  func reset(to state: RefreshState) {
    closingNumber.advance()
    self.state = state
    view.rotation = idleAngle
  }

  private func rotate(to angle: Double, _ animator: Animator) {
    guard view.rotation != angle else { return }
    animator.animate(animator.fast, for: self) { view.rotation = angle }
  }

  /// Waits for the duration of opening. Has no effect if a pull or refresh begins meanwhile.
  private func rotateBackLater(_ animator: Animator) {
    let closingNumber = closingNumber
    animator.animate(animator.fast, for: self) {
    } completion: {
      if $0.closingNumber == closingNumber, $0.state == .idle {
        $0.rotate(to: $0.idleAngle, animator)
      }
    }
  }
}

final class TitleIndicator: TitleAccessory {
  let view = ActivityIndicator()

  var views: [PlatformView] { [view] }
  var loadingView: ActivityIndicator? { view }

  func place(beside title: TitleGeometry) {
    view.center = title.accessoryCenter
  }

  func show(_ state: RefreshState, from old: RefreshState, _ animator: Animator) {
    switch state {
    case .refreshing: view.startAnimating()
    case .idle, .pulling, .noMoreData: view.stopAnimating()
    case .willRefresh: break
    }
  }

  func stop() {
    view.stopAnimating()
  }

  /// Changes of the indicator are not animated.
  func reset(to state: RefreshState) {}
}

/// Outside a scroll view, changes are made at once.
struct Animator {
  /// Nil outside a scroll view. Not retained, because the timeline of the list retains completions,
  /// which may retain the animator.
  private let list: Unmanaged<ScrollView>?
  /// The duration of opening, in seconds.
  let fast: Double
  /// The duration of closing, in seconds.
  let slow: Double

  /// The list must outlive the animator.
  init(list: Unmanaged<ScrollView>?, fast: Double, slow: Double) {
    self.list = list
    self.fast = fast
    self.slow = slow
  }

  /// Drops `completion` if `owner` is released first.
  func animate<Owner: AnyObject>(
    _ duration: Double, for owner: Owner, _ changes: () -> Void,
    completion: ((Owner) -> Void)? = nil
  ) {
    guard let list = list?.takeUnretainedValue() else {
      changes()
      completion?(owner)
      return
    }
    list.animate(duration, changes)
    if let completion { list.timeline.after(duration, for: owner, completion) }
  }
}

extension RefreshComponent {
  final var animator: Animator {
    Animator(list: unretainedList, fast: fastAnimationDuration, slow: slowAnimationDuration)
  }
}
