/// A component after content that scrolls horizontally, which refreshes when it is pulled to the
/// left far enough and released. It is 60 points wide, and as high as the scroll view.
///
/// If the content is also scrolled vertically, the trailer is drawn beside the visible part,
/// although its frame begins at the top of the content. It is at the right edge in right-to-left
/// languages, too; on UIKit, a collection view whose layout is mirrored
/// (`flipsHorizontallyInOppositeLayoutDirection`) has it at the left, where the content ends.
open class RefreshTrailer: RefreshComponent, NoMoreDataEnding, SelfHiding {
  /// The part of the inset at the right that the trailer ignores, in points; 0 by default. The
  /// trailer is placed that many points farther to the right. A number that is not finite is
  /// refused.
  public final var ignoredScrollViewContentInsetRight: Double {
    get { settings.ignoredInset }
    set { set(.ignoredScrollViewContentInsetRight, to: newValue) }
  }

  override var traits: Traits {
    Traits(
      edge: .right, length: 60, hasSlot: true, texts: .trailer, isPulled: true, hasNoMoreData: true)
  }

  override func place(in geometry: ScrollGeometry) {
    placeBesideContent(
      at: originAfterContent(in: geometry, ignoring: ignoredScrollViewContentInsetRight),
      in: geometry)
  }
}

/// A trailer with a title for each state, written from top to bottom, one character wide.
open class RefreshStateTrailer: RefreshTrailer, StateTitled {
  override var traits: Traits { super.traits.titled(inset: 0) }
}

/// A trailer with an arrow that turns when the trailer is pulled far enough.
open class RefreshNormalTrailer: RefreshStateTrailer, ArrowShowing {
  open override func prepare() {
    super.prepare()
    add(SideArrow(at: .right))
  }
}
