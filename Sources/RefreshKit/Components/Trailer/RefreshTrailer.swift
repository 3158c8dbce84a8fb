/// A component after content that scrolls horizontally: pulled to the left far enough and released,
/// it refreshes. 60 points wide, and as high as the scroll view.
///
/// Where the content is scrolled vertically it is shown beside the part in sight; its frame begins at the top of
/// the content.
open class RefreshTrailer: RefreshComponent, NoMoreDataEnding, SelfHiding {
  /// How much of the inset at the right the trailer ignores: it is placed that many points further
  /// to the right. 0 by default. What is not finite is refused.
  public final var ignoredScrollViewContentInsetRight: Double = 0 {
    didSet {
      ignoredScrollViewContentInsetRight = ignoredScrollViewContentInsetRight.finite(or: oldValue)
      let entry = input(
        "ignoredScrollViewContentInsetRight", .number(ignoredScrollViewContentInsetRight))
      defer { entry?.end() }
      if ignoredScrollViewContentInsetRight != oldValue { placeAgain() }
    }
  }

  override var traits: Traits { Traits(isPulled: true, hasNoMoreData: true) }

  override var defaultLength: Double { 60 }

  public override var edge: Edge { .right }

  override var hasSlot: Bool { true }

  override var ignoredInset: Double { ignoredScrollViewContentInsetRight }

  override var texts: ComponentTexts { .trailer }

  override func place(in geometry: ScrollGeometry) {
    placeBesideContent(
      at: placeBehindContent(in: geometry, ignoring: ignoredScrollViewContentInsetRight),
      in: geometry)
  }
}
