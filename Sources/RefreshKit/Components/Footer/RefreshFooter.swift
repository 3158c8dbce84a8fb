/// A component below the content, 44 points high: the base class of auto footers and back footers.
/// The base class itself neither reserves an inset nor follows the content.
open class RefreshFooter: RefreshComponent, NoMoreDataEnding, SelfHiding {
  /// The part of the inset at the bottom that the footer ignores, in points; 0 by default. The
  /// footer is placed that many points lower. A number that is not finite is refused.
  public final var ignoredScrollViewContentInsetBottom: Double {
    get { settings.ignoredInset }
    set { setIgnoredInset("ignoredScrollViewContentInsetBottom", to: newValue) }
  }

  public override var edge: Edge { .bottom }

  override var traits: Traits { Traits(hasNoMoreData: true) }

  override var constants: ComponentConstants {
    ComponentConstants(texts: .backFooter, length: 44, hasSlot: true)
  }

  override func place(in geometry: ScrollGeometry) {
    frame.origin.x = geometry.start(along: .horizontal)
  }
}
