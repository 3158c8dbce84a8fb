/// A component below the content, 44 points high: the base of auto footers and back footers. By
/// itself it neither reserves an inset nor follows the content.
open class RefreshFooter: RefreshComponent, NoMoreDataEnding, SelfHiding {
  /// How much of the inset at the bottom the footer ignores: it is placed that many points lower.
  /// 0 by default. What is not finite is refused.
  public final var ignoredScrollViewContentInsetBottom: Double = 0 {
    didSet {
      ignoredScrollViewContentInsetBottom = ignoredScrollViewContentInsetBottom.finite(
        or: oldValue)
      let entry = input(
        "ignoredScrollViewContentInsetBottom", .number(ignoredScrollViewContentInsetBottom))
      defer { entry?.end() }
      if ignoredScrollViewContentInsetBottom != oldValue { placeAgain() }
    }
  }

  public override var edge: Edge { .bottom }

  override var hasSlot: Bool { true }

  override var ignoredInset: Double { ignoredScrollViewContentInsetBottom }

  override var texts: ComponentTexts { .backFooter }

  override var traits: Traits { Traits(hasNoMoreData: true) }

  override var defaultLength: Double { 44 }

  override func place(in geometry: ScrollGeometry) {
    frame.origin.x = geometry.start(along: .horizontal)
  }
}
