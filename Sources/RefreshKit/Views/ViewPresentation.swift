/// How a view looks at a moment, on its way through animations.
public nonisolated struct ViewPresentation: Sendable, Hashable {
  /// The place and size in the superview's coordinates, in points.
  public let frame: Rect
  /// The opacity, 0...1.
  public let alpha: Double
  /// How far it is turned, in radians.
  public let rotation: Double
}
