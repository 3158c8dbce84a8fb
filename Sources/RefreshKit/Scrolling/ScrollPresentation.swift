/// What a scroll view shows at a moment, in the middle of animations.
public nonisolated struct ScrollPresentation: Sendable, Hashable {
  /// The point of the content at the upper left corner.
  public let contentOffset: Point
  /// The inset around the content.
  public let adjustedContentInset: EdgeInsets
}
