/// The values of a view that are shown at one time, even during an animation.
public nonisolated struct ViewPresentation: Sendable, GeometryValue {
  /// The position and size in the superview's coordinates, in points.
  public let frame: Rect
  /// The opacity, 0...1.
  public let alpha: Double
  /// The clockwise rotation around the center, in radians.
  public let rotation: Double
}
