/// A header that belongs to the content, for conversations: it always reserves its height at the top, 44
/// points, and loads older items when the top of the list becomes visible.
///
/// It is the auto footer's mirror, and refreshes nothing: it stores no time of an update,
/// ``RefreshHeader/expirationInterval`` and ``RefreshHeader/isCollectionViewAnimationBug`` have no effect on it,
/// and its end means nothing to the footer. When the oldest item is loaded, end in noMoreData.
open class RefreshAutoHeader: RefreshHeader, AutoLoading, AutoLoaderOwning, SelfHiding {
  final let loader = AutoLoader(at: .top)

  open override func prepare() {
    super.prepare()
    frame.size.height = 44
  }

  open override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    super.scrollViewContentOffsetDidChange(change)
    loader.offsetDidChange(from: change.old, self)
  }

  open override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    super.scrollViewPanStateDidChange(change)
    loader.panStateDidChange(to: change.new, self)
  }

  // MARK: Inset and place

  override var texts: ComponentTexts { .autoHeader }

  override var traits: Traits {
    Traits(reservesInset: false, hasNoMoreData: true, canFade: false)
  }

  override var refreshesList: Bool { false }

  override func willDetach(from scrollView: ScrollView) {
    super.willDetach(from: scrollView)
    loader.willDetach()
  }

  override func contentSizeDidChange(from old: Size, to new: Size) {
    super.contentSizeDidChange(from: old, to: new)
    loader.contentSizeDidChange(from: old, to: new, self)
  }

  override func contentDidShift(by distance: Point) {
    super.contentDidShift(by: distance)
    loader.contentDidShift(by: distance.y)
  }

  override func didAttach(to scrollView: ScrollView) {
    super.didAttach(to: scrollView)
    loader.reserveHeight(of: self)
  }

  override func visibilityDidChange() {
    super.visibilityDidChange()
    loader.reserveHeight(of: self)
    if isShown { place() }
  }

  override func frameDidChange(from old: Rect) {
    super.frameDidChange(from: old)
    if frame.height != old.height { loader.reserveHeight(of: self) }
  }

  // MARK: Loading

  override func open() -> Opening { loader.open(self) }

  override func close() -> Closing { loader.close(self) }
}
