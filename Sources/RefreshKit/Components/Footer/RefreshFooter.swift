/// A component below the content, 44 points high: the base of auto footers and back footers. By
/// itself it neither reserves an inset nor follows the content.
open class RefreshFooter: RefreshComponent, NoMoreDataEnding {
  /// How much of the inset at the bottom the footer ignores: it is placed that many points lower.
  /// 0 by default. What is not finite is refused.
  public final var ignoredScrollViewContentInsetBottom: Double = 0 {
    didSet {
      ignoredScrollViewContentInsetBottom = ignoredScrollViewContentInsetBottom.finite(
        or: oldValue)
      if ignoredScrollViewContentInsetBottom != oldValue { placeAgain() }
    }
  }

  /// Whether the footer is not shown while the content has no height; false by default.
  ///
  /// While it is not shown it is as if it were hidden: it reserves no inset and is not triggered. It
  /// is shown again when there is content. ``View/isHidden`` stays as the app has set it, and
  /// ``View/isShown`` is false where either of them hides it.
  public final var hidesWhileEmpty = false {
    didSet { updateIsShown() }
  }

  /// Whether the footer is not shown while all of the content fits into the scroll view, less the app's
  /// insets and the safe area; false by default. It takes effect as ``hidesWhileEmpty`` does, and ends
  /// when the content has grown, or the scroll view has become smaller.
  public final var hidesWhileContentFits = false {
    didSet { updateIsShown() }
  }

  override var isOutOfPlace: Bool {
    (hidesWhileEmpty && isContentEmpty) || (hidesWhileContentFits && isContentFitting)
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

  override var texts: ComponentTexts { .backFooter }

  override var traits: Traits { Traits(hasNoMoreData: true) }

  override func place(in geometry: ScrollGeometry) {
    frame.origin.x = geometry.start(along: .horizontal)
  }
}
