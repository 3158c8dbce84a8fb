/// A finger on the glass, from its coming down to its lift: where it is, how fast it goes, and what
/// it has taken hold of. A value that computes; the scroll view acts.
nonisolated struct Finger {
  /// How far a finger moves before it drags, in points. It is taken off the way.
  static let slop = 10.0
  /// Within how much of an axis a drag is held to it, as the tangent of 20 degrees.
  private static let lockSlope = 0.363_970_234_266_202_4

  /// What a finger that drags has hold of.
  private struct Hold {
    /// Where the finger was when it took hold.
    var finger: Point
    /// Where the content would be then, were there no rubber band.
    var raw: Point
    /// Where the content is shown, and the field that was true for it; other values since then mean
    /// that somebody else has moved the content.
    var shown: Point
    var field: Field
  }

  /// What a drag moves in.
  struct Field: Equatable {
    let geometry: ScrollGeometry
    let bounces: Bool
    /// The edges that give way in any case: what is shown there beyond the edge moves no content.
    let holdingEdges: EdgeSet
    /// Which axes give way.
    let movesX: Bool
    let movesY: Bool

    fileprivate func moves(_ axis: Axis) -> Bool { axis == .vertical ? movesY : movesX }

    private func holds(_ edge: Edge) -> Bool { holdingEdges.contains(EdgeSet(edge)) }

    /// What is shown of content at `raw`: beyond the edge it yields, or stops.
    fileprivate func shown(_ raw: Double, along axis: Axis) -> Double {
      let range = geometry.range(along: axis)
      let edge = min(max(raw, range.lowerBound), range.upperBound)
      guard bounces || holds(raw < edge ? axis.leadingEdge : axis.trailingEdge) else { return edge }
      return edge + RubberBand(length: geometry.size[axis]).shown(raw - edge)
    }

    /// Where content would be that is shown at `shown`.
    fileprivate func raw(_ shown: Double, along axis: Axis) -> Double {
      let range = geometry.range(along: axis)
      let edge = min(max(shown, range.lowerBound), range.upperBound)
      return edge + RubberBand(length: geometry.size[axis]).raw(shown - edge)
    }
  }

  /// Which finger it is.
  let id: Int
  /// Whether it came down on content that moved by itself.
  let hasCaught: Bool

  private let start: Point
  private var position: Point
  private var velocityX: ReleaseVelocity
  private var velocityY: ReleaseVelocity
  private var hold: Hold?
  private var lockedAxis: Axis?

  /// A finger comes down.
  init(id: Int, at position: Point, time: Double, hasCaught: Bool) {
    self.id = id
    self.hasCaught = hasCaught
    self.position = position
    start = position
    velocityX = ReleaseVelocity(at: position.x, time: time)
    velocityY = ReleaseVelocity(at: position.y, time: time)
  }

  /// Whether the finger drags.
  var isDragging: Bool { hold != nil }

  /// The finger has moved.
  ///
  /// - Returns: Whether it has moved far enough to drag.
  mutating func move(to position: Point, time: Double) -> Bool {
    velocityX.move(to: position.x, time: time)
    velocityY.move(to: position.y, time: time)
    self.position = position
    let x = position.x - start.x
    let y = position.y - start.y
    return (x * x + y * y).squareRoot() >= Self.slop
  }

  /// Takes hold of content that is shown at `offset`. What the finger has gone beyond the slop counts
  /// from the next ``offset(of:in:from:)`` on.
  mutating func takeHold(of offset: Point, in field: Field, locks: Bool) {
    let x = position.x - start.x
    let y = position.y - start.y
    let fraction = Self.slop / (x * x + y * y).squareRoot()
    if locks, abs(y) <= abs(x) * Self.lockSlope { lockedAxis = .vertical }
    if locks, abs(x) <= abs(y) * Self.lockSlope { lockedAxis = .horizontal }
    hold = Hold(
      finger: Point(x: start.x + x * fraction, y: start.y + y * fraction),
      raw: raw(offset, in: field), shown: offset, field: field)
  }

  /// Where the content goes with the finger.
  ///
  /// Content that somebody else moved since, or that has another range now, is taken hold of anew at
  /// the finger's last place, so that nothing jumps.
  ///
  /// - Parameters:
  ///   - offset: Where the content is shown at present.
  ///   - field: What it moves in at present.
  ///   - last: Where the finger was before this move.
  mutating func offset(of offset: Point, in field: Field, from last: Point) -> Point {
    guard var hold else { return offset }
    if hold.shown != offset || hold.field != field {
      hold = Hold(finger: last, raw: raw(offset, in: field), shown: offset, field: field)
    }
    var shown = offset
    for axis in Axis.allCases where field.moves(axis) && axis != lockedAxis {
      let raw = hold.raw[axis] - (position[axis] - hold.finger[axis])
      shown[axis] = field.shown(raw, along: axis)
    }
    hold.shown = shown
    self.hold = hold
    return shown
  }

  /// The place that the content was rounded to.
  mutating func show(_ offset: Point) {
    hold?.shown = offset
  }

  /// Where the finger is.
  var place: Point { position }

  /// How fast the content goes on when the finger is lifted at `time`, in points a second.
  func releaseVelocity(at time: Double, in field: Field) -> Point {
    func velocity(_ finger: ReleaseVelocity, along axis: Axis) -> Double {
      guard field.moves(axis), axis != lockedAxis else { return 0 }
      return 0 - finger.velocity(liftedAt: time)
    }
    return Point(
      x: velocity(velocityX, along: .horizontal), y: velocity(velocityY, along: .vertical))
  }

  private func raw(_ offset: Point, in field: Field) -> Point {
    Point(
      x: field.raw(offset.x, along: .horizontal), y: field.raw(offset.y, along: .vertical))
  }
}
