/// What of a scroll view's content is seen at a moment, on its way through animations.
public nonisolated struct ScrollPresentation: Sendable, Hashable {
  /// The point of the content that is seen at the upper left corner.
  public let contentOffset: Point
  /// The room around the content.
  public let adjustedContentInset: EdgeInsets
}
