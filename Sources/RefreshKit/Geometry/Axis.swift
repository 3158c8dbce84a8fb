/// A direction in which content scrolls.
public nonisolated enum Axis: Sendable, CaseIterable {
  /// Along x, from the left to the right.
  case horizontal
  /// Along y, from the top to the bottom.
  case vertical

  /// The axis that crosses this one.
  var other: Axis { self == .vertical ? .horizontal : .vertical }

  /// The edge at which content along this axis begins: left or top.
  public var leadingEdge: Edge { self == .vertical ? .top : .left }

  /// The edge at which content along this axis ends: right or bottom.
  public var trailingEdge: Edge { self == .vertical ? .bottom : .right }
}
