/// A component before content that scrolls horizontally, which refreshes when it is pulled to the
/// right far enough and released. It is 60 points wide, and as high as the scroll view.
///
/// If the content is also scrolled vertically, the leader is drawn beside the visible part,
/// although its frame begins at the top of the content. It is at the left edge in right-to-left
/// languages, too; on UIKit, a collection view whose layout is mirrored
/// (`flipsHorizontallyInOppositeLayoutDirection`) has it at the right, where the content begins.
open class RefreshLeader: RefreshComponent, NoMoreDataEnding, SelfHiding {
  /// The part of the inset at the left that the leader ignores, in points; 0 by default. The leader
  /// is placed that many points farther to the left. A number that is not finite is refused.
  public final var ignoredScrollViewContentInsetLeft: Double {
    get { settings.ignoredInset }
    set { set(.ignoredScrollViewContentInsetLeft, to: newValue) }
  }

  override var traits: Traits {
    Traits(
      edge: .left, length: 60, hasSlot: true, texts: .leader, isPulled: true, hasNoMoreData: true)
  }

  override func place(in geometry: ScrollGeometry) {
    placeBesideContent(at: 0 - frame.size.width - ignoredScrollViewContentInsetLeft, in: geometry)
  }
}

/// A leader with a title for each state, written from top to bottom, one character wide.
open class RefreshStateLeader: RefreshLeader, StateTitled {
  override var traits: Traits { super.traits.titled(inset: 0) }
}

/// A leader with an arrow that turns when the leader is pulled far enough.
open class RefreshNormalLeader: RefreshStateLeader, ArrowShowing {
  open override func prepare() {
    super.prepare()
    add(SideArrow(at: .left))
  }
}
