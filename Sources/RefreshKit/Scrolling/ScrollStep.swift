/// The distance and direction by which a key scrolls: ``ScrollView/scroll(by:animated:)``.
public nonisolated struct ScrollStep: Sendable, Hashable, CaseIterable {
  /// The direction in which the visible part of the content moves.
  public nonisolated enum Direction: Sendable, Hashable, CaseIterable {
    /// Towards the beginning along y.
    case up
    /// Towards the end along y.
    case down
    /// Towards the beginning along x.
    case left
    /// Towards the end along x.
    case right

    var axis: Axis { self == .up || self == .down ? .vertical : .horizontal }

    var isForward: Bool { self == .down || self == .right }
  }

  /// The length of a step.
  enum Length {
    /// The length of a line.
    case line
    /// The length of the view.
    case page
    /// The length of the content.
    case all
  }

  /// The length of a line, in points: that of browsers.
  static let line = 40.0

  let length: Length
  let direction: Direction

  /// A line of 40 points, as by an arrow key.
  public static func line(_ direction: Direction) -> ScrollStep {
    ScrollStep(length: .line, direction: direction)
  }

  /// The length of the view inside the app's insets, less a line, as by a page key; at least a
  /// line.
  public static func page(_ direction: Direction) -> ScrollStep {
    ScrollStep(length: .page, direction: direction)
  }

  /// To the beginning of the content along y.
  public static let home = ScrollStep(length: .all, direction: .up)

  /// To the end of the content along y.
  public static let end = ScrollStep(length: .all, direction: .down)

  /// To the beginning of the content along an axis.
  public static func home(along axis: Axis) -> ScrollStep {
    ScrollStep(length: .all, direction: axis == .vertical ? .up : .left)
  }

  /// To the end of the content along an axis.
  public static func end(along axis: Axis) -> ScrollStep {
    ScrollStep(length: .all, direction: axis == .vertical ? .down : .right)
  }

  /// Lines, pages, and the beginning and the end of the content, in every direction.
  public static var allCases: [ScrollStep] {
    [Length.line, .page, .all].flatMap { length in
      Direction.allCases.map { ScrollStep(length: length, direction: $0) }
    }
  }
}

extension ScrollView {
  /// Scrolls as a key does: by a line, by a page, or to an end of the content. The move is made at
  /// once, or animated in 0.3 seconds.
  ///
  /// ```swift
  /// list.scroll(by: .page(.down), animated: true)
  /// list.scroll(by: .home, animated: true)
  /// ```
  ///
  /// It ends a deceleration, and never pulls a component. An auto footer or auto header loads if
  /// the step arrives at it. A step during an animated move starts from the target of that move.
  /// With ``isPagingEnabled``, a line or a page is one page. During a touch or a drag, without user
  /// interaction, and if the content is at the target already, nothing happens.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - animated: Whether the move is animated.
  public func scroll(by step: ScrollStep, animated: Bool) {
    guard isUserInteractionEnabled, !isDragging, !isTracking else { return }
    input(.scrollStep(step, animated: animated)) {
      var start = contentOffset
      if let player = activity.player, player.cause == .app { start = player.motion.destination }
      let target = physics.target(of: step, from: geometry.clamp(start))
      guard target != contentOffset || motion != nil else { return }
      setContentOffset(target, animated: animated)
    }
  }
}

nonisolated extension ScrollPhysics {
  /// The target of a step from `start`.
  fileprivate func target(of step: ScrollStep, from start: Point) -> Point {
    let axis = step.direction.axis
    let (inset, range) = (geometry.inset, geometry.range(along: axis))
    let length = geometry.size[axis] - inset[axis.leadingEdge] - inset[axis.trailingEdge]
    let sign: Double = step.direction.isForward ? 1 : -1
    var target = start
    switch step.length {
    case .all: target[axis] = sign < 0 ? range.lowerBound : range.upperBound
    case .line where isPagingEnabled, .page where isPagingEnabled:
      target[axis] = pagePositions(along: axis).page(beside: start[axis], isForward: sign > 0)
    case .line: target[axis] += sign * ScrollStep.line
    case .page: target[axis] += sign * max(length - ScrollStep.line, ScrollStep.line)
    }
    return geometry.clamp(target)
  }
}
