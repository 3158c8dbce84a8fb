/// A component below the content, 44 points high: the base of auto footers and back footers. By
/// itself it neither borrows room nor follows the content.
open class RefreshFooter: RefreshComponent, NoMoreDataEnding {
  /// How much of the inset at the bottom the footer ignores: it stands that many points lower.
  /// 0 by default.
  public final var ignoredScrollViewContentInsetBottom: Double = 0 {
    didSet { placeAgain() }
  }

  open override func prepare() {
    super.prepare()
    frame.size.height = 44
  }

  /// Ends the refresh in noMoreData, in the next turn of the main queue.
  public final func endRefreshingWithNoMoreData() {
    enqueue(.end(.noMoreData, completion: nil))
  }

  /// Leaves noMoreData for idle, in the next turn of the main queue. While refreshing it ends the
  /// refresh as ``RefreshComponent/endRefreshing()`` does, unless the header of the same scroll view
  /// refreshes, waits to end or closes when it is called: then it belongs to the header's refresh, and
  /// this one continues. In idle and pulling nothing happens.
  public final func resetNoMoreData() {
    resetInNextTurn()
  }

  public override var edge: Edge { .bottom }

  override var hasSlot: Bool { true }

  override var wording: Wording { .backFooter }

  override var knowsNoMoreData: Bool { true }

  override func place(in geometry: ScrollGeometry) {
    frame.origin.x = geometry.start(along: .horizontal)
  }
}
