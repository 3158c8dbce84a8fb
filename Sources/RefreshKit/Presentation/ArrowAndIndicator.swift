/// An arrow that turns when the component is pulled far enough, and an activity indicator that
/// replaces it during the refresh.
final class ArrowAndIndicator: TitleAccessory {
  /// The arrow, 15 x 40 points unless the app sets another image.
  let arrow = ImageView(image: .arrow)
  /// The activity indicator.
  let indicator = ActivityIndicator()

  /// The rotation of the arrow while idle, and while pulling, in radians.
  private let idleAngle: Double
  private let pullingAngle: Double
  /// Whether the arrow is hidden in noMoreData.
  private let hidesArrowInNoMoreData: Bool
  /// The number of the latest refresh. The end of an earlier refresh's closing animation has no
  /// effect.
  private var refresh = Generation()
  private var state = RefreshState.idle
  /// Whether the arrow was hidden by this object, for the indicator or in noMoreData.
  private var hasHiddenArrow = false

  #if hasFeature(Embedded)
    let lifetimeToken = LifetimeToken()
  #endif

  /// Makes an arrow that points away from its component's edge.
  ///
  /// - Parameters:
  ///   - state: The state in which the image is not rotated: idle in a header, pulling in a back
  ///     footer.
  ///   - hidesArrowInNoMoreData: Whether the arrow is hidden in noMoreData.
  init(uprightIn state: RefreshState, hidesArrowInNoMoreData: Bool) {
    idleAngle = state == .idle ? 0 : .pi
    pullingAngle = state == .idle ? .pi : 0
    self.hidesArrowInNoMoreData = hidesArrowInNoMoreData
    arrow.rotation = idleAngle
  }

  var views: [PlatformView] { [arrow, indicator] }

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

  /// Restores the initial appearance of both views. An arrow that the app has hidden stays hidden.
  func reset(to state: RefreshState) {
    let hidesArrow = hidesArrowInNoMoreData && state == .noMoreData
    refresh.advance()
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
    let refresh = refresh
    animator.animate(animator.slow, for: self) {
      indicator.alpha = 0
    } completion: {
      guard $0.refresh == refresh, $0.state == .idle else { return }
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
    refresh.advance()
    indicator.alpha = 1
    indicator.startAnimating()
    hideArrow()
  }

  private func hideBoth() {
    indicator.stopAnimating()
    hideArrow()
  }
}

#if hasFeature(Embedded)
  extension ArrowAndIndicator: WeakReferenceable {}
#endif
