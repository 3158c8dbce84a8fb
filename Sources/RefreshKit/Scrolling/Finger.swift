/// A finger that is down: its position, its velocity and its drag. This value only computes; the
/// scroll view moves the content.
nonisolated struct Finger {
  /// The distance that a finger moves before it drags, in points. The content does not follow it
  /// over this distance.
  static let slop = 10.0
  /// The steepest slope of a drag that is locked to an axis: the tangent of 20 degrees.
  private static let lockSlope = 0.363_970_234_266_202_4

  /// The identifier of the finger.
  let id: Int
  /// Whether its touch has stopped content that moved by itself.
  let hasStoppedMotion: Bool
  /// The position of the finger, in points of the visible area.
  private(set) var position: Point

  private let start: Point
  private var velocityX: ReleaseVelocity
  private var velocityY: ReleaseVelocity
  private var anchor: DragAnchor?
  private var lockedAxis: Axis?

  /// Makes a finger that has just touched the view.
  init(id: Int, at position: Point, time: Double, hasStoppedMotion: Bool) {
    self.id = id
    self.hasStoppedMotion = hasStoppedMotion
    self.position = position
    start = position
    velocityX = ReleaseVelocity(at: position.x, time: time)
    velocityY = ReleaseVelocity(at: position.y, time: time)
  }

  /// Whether the finger drags.
  var isDragging: Bool { anchor != nil }

  /// The translation of the finger since its touch, and its length.
  private var translation: (vector: Point, length: Double) {
    let vector = position - start
    return (vector, (vector.x * vector.x + vector.y * vector.y).squareRoot())
  }

  /// Moves the finger.
  ///
  /// - Returns: Whether it has moved far enough to drag.
  mutating func move(to position: Point, time: Double) -> Bool {
    velocityX.move(to: position.x, time: time)
    velocityY.move(to: position.y, time: time)
    self.position = position
    return translation.length >= Self.slop
  }

  /// Begins a drag of content at `offset`. The translation beyond the slop takes effect with the
  /// next ``drag(_:in:from:)``.
  mutating func beginDrag(of offset: Point, in limits: DragLimits, locks: Bool) {
    let (translation, length) = translation
    if locks, abs(translation.y) <= abs(translation.x) * Self.lockSlope { lockedAxis = .vertical }
    if locks, abs(translation.x) <= abs(translation.y) * Self.lockSlope { lockedAxis = .horizontal }
    anchor = DragAnchor(
      finger: start + translation * (Self.slop / length), offset: offset, in: limits)
  }

  /// Returns the offset of the content after the last move of the finger; see ``DragAnchor``.
  ///
  /// - Parameters:
  ///   - offset: The present offset.
  ///   - limits: The present limits of the drag.
  ///   - last: The position of the finger before this move.
  mutating func drag(_ offset: Point, in limits: DragLimits, from last: Point) -> Point {
    anchor?.drag(offset, in: limits, to: position, from: last, locked: lockedAxis) ?? offset
  }

  /// Sets the offset that is shown after a move, once it was rounded.
  mutating func setShown(_ offset: Point) {
    anchor?.setShown(offset)
  }

  /// The velocity with which the content continues to move if the finger is lifted at `time`, in
  /// points per second.
  func releaseVelocity(at time: Double, in limits: DragLimits) -> Point {
    func velocity(_ finger: ReleaseVelocity, along axis: Axis) -> Double {
      guard limits.moves(axis), axis != lockedAxis else { return 0 }
      return 0 - finger.velocity(liftedAt: time)
    }
    return Point(
      x: velocity(velocityX, along: .horizontal), y: velocity(velocityY, along: .vertical))
  }
}
