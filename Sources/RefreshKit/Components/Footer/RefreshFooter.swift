/// A component below the content, 44 points high: the base of auto footers and back footers. By
/// itself it neither reserves an inset nor follows the content.
open class RefreshFooter: RefreshComponent, NoMoreDataEnding, SelfHiding {
  /// How much of the inset at the bottom the footer ignores: it is placed that many points lower.
  /// 0 by default. What is not finite is refused.
  public final var ignoredScrollViewContentInsetBottom: Double {
    get { settings.ignoredInset }
    set { setIgnoredInset("ignoredScrollViewContentInsetBottom", to: newValue) }
  }

  public override var edge: Edge { .bottom }

  override var traits: Traits { Traits(hasNoMoreData: true) }

  override var form: ComponentForm {
    ComponentForm(texts: .backFooter, length: 44, hasSlot: true)
  }

  override func place(in geometry: ScrollGeometry) {
    frame.origin.x = geometry.start(along: .horizontal)
  }
}
