/// A footer that belongs to the content: it always reserves its height at the bottom, and loads when the
/// end of the list becomes visible.
open class RefreshAutoFooter: RefreshFooter, AutoLoading, AutoLoaderOwning {
  final let loader = AutoLoader(at: .bottom)

  open override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    super.scrollViewContentOffsetDidChange(change)
    loader.offsetDidChange(from: change.old, self)
  }

  open override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    super.scrollViewPanStateDidChange(change)
    loader.panStateDidChange(to: change.new, self)
  }

  // MARK: Inset and place

  override var texts: ComponentTexts { .autoFooter }

  override var traits: Traits { Traits(hasNoMoreData: true, canFade: false) }

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

  override func place(in geometry: ScrollGeometry) {
    super.place(in: geometry)
    frame.origin.y = geometry.contentSize.height + ignoredScrollViewContentInsetBottom
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
