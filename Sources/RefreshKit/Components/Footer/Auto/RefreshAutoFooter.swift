/// A footer that belongs to the content. It always reserves its height at the bottom, and loads
/// when the end of the list becomes visible.
open class RefreshAutoFooter: RefreshFooter, AutoLoading, AutoLoaderOwning {
  final let autoLoader = AutoLoader(at: .bottom)

  override var loader: AutoLoader? { autoLoader }

  override var constants: ComponentConstants {
    ComponentConstants(texts: .autoFooter, length: 44, hasSlot: true)
  }

  override var traits: Traits { Traits(hasNoMoreData: true, canFade: false) }

  override func place(in geometry: ScrollGeometry) {
    super.place(in: geometry)
    frame.origin.y = geometry.contentSize.height + ignoredScrollViewContentInsetBottom
  }
}

/// An auto footer with a title for each state; a tap on the title loads.
open class RefreshAutoStateFooter: RefreshAutoFooter, RefreshingTitleHiding, TitleHidingPresenting {
  final let titles = StateTitles(.autoFooter)

  override var stateTitles: StateTitles? { titles }
}

/// An auto footer with an activity indicator while it loads.
open class RefreshAutoNormalFooter: RefreshAutoStateFooter, LoadingShowing, IndicatorPresenting {
  final let titleIndicator = TitleIndicator()

  open override func prepare() {
    super.prepare()
    add(titleIndicator)
  }
}

/// An auto footer with images while it loads.
open class RefreshAutoGifFooter: RefreshAutoStateFooter, GifShowing, ImagePresenting {
  final let images = StateImages(.autoFooter)

  open override func prepare() {
    super.prepare()
    addImages()
  }
}
