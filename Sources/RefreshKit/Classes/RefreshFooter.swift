/// A component below the content, 44 points high: the base class of auto footers and back footers.
/// The base class itself neither reserves an inset nor follows the content.
open class RefreshFooter: RefreshComponent, NoMoreDataEnding, SelfHiding {
  /// The part of the inset at the bottom that the footer ignores, in points; 0 by default. The
  /// footer is placed that many points lower. A number that is not finite is refused.
  public final var ignoredScrollViewContentInsetBottom: Double {
    get { settings.ignoredInset }
    set { set(.ignoredScrollViewContentInsetBottom, to: newValue) }
  }

  override var traits: Traits {
    Traits(edge: .bottom, length: 44, hasSlot: true, texts: .backFooter, hasNoMoreData: true)
  }

  override func place(in geometry: ScrollGeometry) {
    frame.origin.x = geometry.start(along: .horizontal)
  }
}

/// A footer that belongs to the content. It always reserves its height at the bottom, and loads
/// when the end of the list becomes visible.
open class RefreshAutoFooter: RefreshFooter, AutoLoading {
  override var traits: Traits {
    super.traits.with { ($0.texts, $0.loadsAtEnd) = (.autoFooter, true) }
  }

  override func place(in geometry: ScrollGeometry) {
    super.place(in: geometry)
    frame.origin.y = geometry.contentSize.height + ignoredScrollViewContentInsetBottom
  }
}

/// An auto footer with a title for each state; a tap on the title loads.
open class RefreshAutoStateFooter: RefreshAutoFooter, RefreshingTitleHiding {
  override var traits: Traits { super.traits.titled() }
}

/// An auto footer with an activity indicator while it loads.
open class RefreshAutoNormalFooter: RefreshAutoStateFooter, LoadingShowing {
  open override func prepare() {
    super.prepare()
    add(TitleIndicator())
  }
}

/// An auto footer with images while it loads.
open class RefreshAutoGifFooter: RefreshAutoStateFooter, GifShowing {
  override var traits: Traits { super.traits.titled(inset: 20) }

  open override func prepare() {
    super.prepare()
    add(StateImages(.autoFooter))
  }
}

/// A footer below the content, or below the visible area if the content is shorter. It loads when
/// it is pulled up far enough and released, and reserves an inset only while it loads.
open class RefreshBackFooter: RefreshFooter {
  override var traits: Traits { super.traits.with { $0.isPulled = true } }

  override func place(in geometry: ScrollGeometry) {
    super.place(in: geometry)
    frame.origin.y = originAfterContent(
      in: geometry, ignoring: ignoredScrollViewContentInsetBottom)
  }
}

/// A back footer with a title for each state.
open class RefreshBackStateFooter: RefreshBackFooter, StateTitled {
  override var traits: Traits { super.traits.titled() }
}

/// A back footer with an arrow that turns when the footer is pulled far enough, and an activity
/// indicator while it loads.
open class RefreshBackNormalFooter: RefreshBackStateFooter, ArrowShowing, LoadingShowing {
  open override func prepare() {
    super.prepare()
    add(ArrowAndIndicator(uprightIn: .pulling, hidesArrowInNoMoreData: true))
  }
}

/// A back footer with images. In idle the pull selects an image. The images of other states are
/// animated.
open class RefreshBackGifFooter: RefreshBackStateFooter, GifShowing {
  override var traits: Traits { super.traits.titled(inset: 20) }

  open override var pullingPercent: Double {
    didSet { images?.pull(to: machine.percent) }
  }

  open override func prepare() {
    super.prepare()
    add(StateImages(.backFooter))
  }
}
