/// An arrow that turns as the pull goes on, and a wheel that takes its place during the refresh.
final class ArrowAndIndicator {
  /// The arrow, 15 x 40 points until somebody changes its picture.
  let arrow = ImageView(image: .arrow)
  /// The wheel.
  let indicator = ActivityIndicator()

  /// The arrow's angle in each direction, in radians.
  private let idleAngle: Double
  private let pullingAngle: Double
  private var refreshes = 0
  private var shown = RefreshState.idle
  /// Whether the arrow was hidden for the spinner or at the end of the data.
  private var hasHiddenArrow = false

  #if hasFeature(Embedded)
    let lifetimeToken = LifetimeToken()
  #endif

  /// Makes an arrow that points away from the edge it stands at: a header's is upright while idle, a
  /// back footer's while pulling.
  init(uprightIn state: RefreshState) {
    idleAngle = state == .idle ? 0 : .pi
    pullingAngle = state == .idle ? .pi : 0
    arrow.rotation = idleAngle
  }

  /// Puts both at one place.
  func place(at center: Point) {
    arrow.frame = Rect(center: center, size: arrow.image?.size ?? .zero)
    indicator.center = center
  }

  /// Takes up a change of state.
  func show(_ state: RefreshState, from old: RefreshState, _ animator: Animator) {
    shown = state
    switch state {
    case .idle where old == .refreshing: close(animator)
    case .idle: point(to: idleAngle, animator)
    case .pulling: point(to: pullingAngle, animator)
    case .refreshing: spin()
    case .willRefresh: break
    case .noMoreData: rest()
    }
  }

  /// Shows both as when they were made, at once, and drops what an animation was to do. An arrow that
  /// the app has hidden itself stays hidden.
  func reset(hidesArrow: Bool) {
    refreshes += 1
    shown = hidesArrow ? .noMoreData : .idle
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
    let refresh = refreshes
    animator.animate(animator.slow, for: self) {
      indicator.alpha = 0
    } completion: {
      guard $0.refreshes == refresh, $0.shown == .idle else { return }
      $0.indicator.alpha = 1
      $0.showArrow()
    }
  }

  private func point(to angle: Double, _ animator: Animator) {
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

  private func spin() {
    refreshes += 1
    indicator.alpha = 1
    indicator.startAnimating()
    hideArrow()
  }

  private func rest() {
    indicator.stopAnimating()
    hideArrow()
  }
}

#if hasFeature(Embedded)
  extension ArrowAndIndicator: WeakReferenceable {}
#endif
