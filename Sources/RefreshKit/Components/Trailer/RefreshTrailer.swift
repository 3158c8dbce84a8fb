/// A component after content that scrolls horizontally: pulled to the left far enough and released,
/// it refreshes. 60 points wide, and as high as the scroll view.
open class RefreshTrailer: RefreshComponent, NoMoreDataEnding {
  /// How much of the inset at the right the trailer ignores: it is placed that many points further
  /// to the right. 0 by default. What is not finite is refused.
  public final var ignoredScrollViewContentInsetRight: Double = 0 {
    didSet {
      ignoredScrollViewContentInsetRight = ignoredScrollViewContentInsetRight.finite(or: oldValue)
      if ignoredScrollViewContentInsetRight != oldValue { placeAgain() }
    }
  }

  /// Whether the trailer is not shown while the content has no width; false by default.
  ///
  /// While it is not shown it is as if it were hidden: it is not triggered. It is shown again when there
  /// is content. ``View/isHidden`` stays as the app has set it, and ``View/isShown`` is false where either
  /// of them hides it.
  public final var hidesWhileEmpty = false {
    didSet { updateIsShown() }
  }

  /// Whether the trailer is not shown while all of the content fits into the scroll view, less the app's
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
    frame.size.width = 60
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

  override var traits: Traits { Traits(isPulled: true, hasNoMoreData: true) }

  override func placeAtAttach(in scrollView: ScrollView) {
    frame = Rect(
      x: scrollView.geometry.start(along: .horizontal), y: frame.y, width: frame.width,
      height: scrollView.frame.height)
    scrollView.alwaysBounceHorizontal = true
    scrollView.alwaysBounceVertical = false
  }

  public override var edge: Edge { .right }

  override var hasSlot: Bool { true }

  override var texts: ComponentTexts { .trailer }

  override func place(in geometry: ScrollGeometry) {
    frame = Rect(
      x: placeBehindContent(in: geometry, ignoring: ignoredScrollViewContentInsetRight),
      y: frame.y, width: frame.width, height: geometry.size.height)
  }

  override func open() -> Opening { openAnimated() }

  override func close() -> Closing { closeAnimated() }
}
