/// A side of a rectangle.
public nonisolated enum Edge: Sendable, CaseIterable {
  /// Where y is least.
  case top
  /// Where x is least.
  case left
  /// Where y is greatest.
  case bottom
  /// Where x is greatest.
  case right

  /// The axis that crosses this edge.
  public var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}
