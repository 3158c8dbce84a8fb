/// A component after content that scrolls horizontally: pulled to the left far enough and released,
/// it refreshes. 60 points wide, and as high as the scroll view.
///
/// Where the content is scrolled vertically it is shown beside the part in sight; its frame begins at the top of
/// the content.
open class RefreshTrailer: RefreshComponent, NoMoreDataEnding, SelfHiding {
  /// How much of the inset at the right the trailer ignores: it is placed that many points further
  /// to the right. 0 by default. What is not finite is refused.
  public final var ignoredScrollViewContentInsetRight: Double {
    get { settings.ignoredInset }
    set { setIgnoredInset("ignoredScrollViewContentInsetRight", to: newValue) }
  }

  override var traits: Traits { Traits(isPulled: true, hasNoMoreData: true) }

  override var form: ComponentForm {
    ComponentForm(texts: .trailer, length: 60, hasSlot: true)
  }

  public override var edge: Edge { .right }

  override func place(in geometry: ScrollGeometry) {
    placeBesideContent(
      at: placeBehindContent(in: geometry, ignoring: ignoredScrollViewContentInsetRight),
      in: geometry)
  }
}

/// A trailer with a title for each state, written from top to bottom, one character wide.
open class RefreshStateTrailer: RefreshTrailer, StateTitled, TitlePresenting {
  final let titles = StateTitles(.trailer, leftInset: 0)

  override var stateTitles: StateTitles? { titles }
}

/// A trailer with an arrow that turns when it is pulled far enough.
open class RefreshNormalTrailer: RefreshStateTrailer, ArrowShowing, SideArrowPresenting {
  final let sideArrow = SideArrow(at: .right)

  open override func prepare() {
    super.prepare()
    add(sideArrow)
  }
}
