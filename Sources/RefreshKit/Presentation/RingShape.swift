/// A ring as it looks at a moment: what a host draws.
///
/// Places along the ring are turns: 0 is at the top, 1 is all the way round, clockwise; more goes on
/// from there.
public nonisolated struct RingShape: Sendable, Hashable {
  /// Where the stroke begins, in turns.
  public var strokeStart: Double
  /// Where the stroke ends, in turns; never before its start.
  public var strokeEnd: Double
  /// The opacity of the stroke and the arrowhead: 0...1.
  public var strokeAlpha: Double
  /// How far the whole ring is turned, clockwise, in radians.
  public var rotation: Double
  /// The size of the arrowhead at the stroke's end, as a fraction of its full size: 0...1.
  public var arrowhead: Double
  /// The size of the ring, as a fraction of its full size: 0...1.
  public var scale: Double
  /// How far below its place the ring is, in points.
  public var drop: Double
}
