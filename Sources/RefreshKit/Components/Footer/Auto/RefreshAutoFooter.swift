/// A footer that belongs to the content: it always reserves its height at the bottom, and loads when the
/// end of the list becomes visible.
open class RefreshAutoFooter: RefreshFooter, AutoLoading, AutoLoaderOwning {
  final let autoLoader = AutoLoader(at: .bottom)

  override var loader: AutoLoader? { autoLoader }

  override var texts: ComponentTexts { .autoFooter }

  override var traits: Traits { Traits(hasNoMoreData: true, canFade: false) }

  override func place(in geometry: ScrollGeometry) {
    super.place(in: geometry)
    frame.origin.y = geometry.contentSize.height + ignoredScrollViewContentInsetBottom
  }
}
