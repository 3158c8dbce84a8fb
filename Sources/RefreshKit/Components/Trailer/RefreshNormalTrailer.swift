/// A trailer with an arrow that turns when it is pulled far enough.
open class RefreshNormalTrailer: RefreshStateTrailer, ArrowShowing {
  /// The arrow, to the left of the label.
  public final let arrowView = ImageView(image: .trailArrow)

  /// The number of the last refresh: an animation that an earlier one has scheduled is cancelled.
  private var refresh = Generation()

  open override func prepare() {
    super.prepare()
    addOwnSubview(arrowView)
  }

  open override func placeSubviews() {
    super.placeSubviews()
    let size = arrowView.image?.size ?? .zero
    let middle = bounds.center
    let isAlone = stateLabel.isHidden
    arrowView.tintColor = stateLabel.textColor
    arrowView.frame = Rect(
      center: isAlone ? middle : Point(x: size.width / 2 + 5, y: middle.y), size: size)
    if !isAlone, !arrowView.isHidden {
      stateLabel.center = Point(x: (bounds.width + size.width) / 2, y: middle.y)
    }
  }

  override func stateDidChange(from old: RefreshState) {
    super.stateDidChange(from: old)
    arrowView.setHiddenByOwner(state == .noMoreData)
    switch state {
    case .pulling: rotateArrow(to: .pi)
    case .idle where old == .refreshing: rotateBackLater()
    case .idle, .noMoreData: rotateArrow(to: 0)
    case .refreshing: refresh.advance()
    case .willRefresh: break
    }
  }

  override func resetLooks() {
    super.resetLooks()
    refresh.advance()
    arrowView.rotation = 0
  }

  private func rotateArrow(to angle: Double) {
    guard arrowView.rotation != angle else { return }
    animator.animate(fastAnimationDuration, for: self) { arrowView.rotation = angle }
  }

  /// Rotates the arrow back during the closing, unless a pull or refresh has begun by then.
  private func rotateBackLater() {
    let refresh = refresh
    animator.animate(fastAnimationDuration, for: self) {
    } completion: {
      if $0.refresh == refresh, $0.state == .idle { $0.rotateArrow(to: 0) }
    }
  }
}
