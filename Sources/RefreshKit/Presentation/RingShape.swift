/// The shape of a ring at one time, which a host draws.
///
/// Positions along the ring are in turns, clockwise: 0 is at the top, and 1 is at the top again
/// after a whole turn.
public nonisolated struct RingShape: Sendable, Hashable {
  /// The start of the stroke, in turns.
  public var strokeStart: Double
  /// The end of the stroke, in turns; not less than its start.
  public var strokeEnd: Double
  /// The opacity of the stroke and the arrowhead: 0...1.
  public var strokeAlpha: Double
  /// The rotation of the whole ring, clockwise, in radians.
  public var rotation: Double
  /// The size of the arrowhead at the stroke's end, as a fraction of its full size: 0...1.
  public var arrowhead: Double
  /// The size of the ring, as a fraction of its full size: 0...1.
  public var scale: Double
  /// The distance of the ring below its resting position, in points.
  public var drop: Double
}
