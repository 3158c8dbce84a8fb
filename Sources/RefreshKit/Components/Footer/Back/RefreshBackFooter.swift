/// A footer below the content, or below the visible area if the content is shorter. It loads when
/// it is pulled up far enough and released, and reserves an inset only while it loads.
open class RefreshBackFooter: RefreshFooter {
  override var traits: Traits { Traits(isPulled: true, hasNoMoreData: true) }

  override func place(in geometry: ScrollGeometry) {
    super.place(in: geometry)
    frame.origin.y = originAfterContent(
      in: geometry, ignoring: ignoredScrollViewContentInsetBottom)
  }
}

/// A back footer with a title for each state.
open class RefreshBackStateFooter: RefreshBackFooter, StateTitled, TitlePresenting {
  final let titles = StateTitles(.backFooter)

  override var stateTitles: StateTitles? { titles }
}

/// A back footer with an arrow that turns when the footer is pulled far enough, and an activity
/// indicator while it loads.
open class RefreshBackNormalFooter: RefreshBackStateFooter, ArrowShowing, LoadingShowing,
  ArrowPresenting
{
  final let arrowAndIndicator = ArrowAndIndicator(uprightIn: .pulling, hidesArrowInNoMoreData: true)

  open override func prepare() {
    super.prepare()
    add(arrowAndIndicator)
  }
}

/// A back footer with images. In idle the pull selects an image. The images of other states are
/// animated.
open class RefreshBackGifFooter: RefreshBackStateFooter, GifShowing, ImagePresenting {
  final let images = StateImages(.backFooter)

  open override var pullingPercent: Double {
    didSet { images.pull(to: pullingPercent) }
  }

  open override func prepare() {
    super.prepare()
    addImages()
  }
}
