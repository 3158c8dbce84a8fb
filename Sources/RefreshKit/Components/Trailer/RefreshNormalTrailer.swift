/// A trailer with an arrow that turns when it is pulled far enough.
open class RefreshNormalTrailer: RefreshStateTrailer, ArrowShowing {
  /// The arrow, to the left of the label.
  public final let arrowView = ImageView(image: .trailArrow)

  /// How many refreshes have begun: what an old one planned for the arrow is dropped.
  private var refreshes = 0

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
    case .pulling: turn(to: .pi)
    case .idle where old == .refreshing: turnBackLater()
    case .idle, .noMoreData: turn(to: 0)
    case .refreshing: refreshes += 1
    case .willRefresh: break
    }
  }

  override func resetLooks() {
    super.resetLooks()
    refreshes += 1
    arrowView.rotation = 0
  }

  private func turn(to angle: Double) {
    guard arrowView.rotation != angle else { return }
    animator.animate(fastAnimationDuration, for: self) { arrowView.rotation = angle }
  }

  /// Turns back once the closing is under way, unless a new pull or refresh has come by then.
  private func turnBackLater() {
    let refresh = refreshes
    animator.animate(fastAnimationDuration, for: self) {
    } completion: {
      if $0.refreshes == refresh, $0.state == .idle { $0.turn(to: 0) }
    }
  }
}
