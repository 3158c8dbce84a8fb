import RefreshKit

/// A touch, at the present time or at an earlier one.
struct Touch: TypedOp {
  static let name = "touch"

  private enum Phase: String, CaseIterable {
    case down, moved, up, cancelled

    var touchPhase: TouchPhase {
      switch self {
      case .down: .began
      case .moved: .moved
      case .up: .ended
      case .cancelled: .cancelled
      }
    }
  }

  private let phase: Phase
  private let point: Point
  private let id: Int
  private let time: Double?

  init(_ fields: Fields) throws(ScriptError) {
    phase = try fields.value("phase", .name)
    point = Point(x: try fields.value("x", .number), y: try fields.value("y", .number))
    id = try fields.value("id", .integer, default: 0)
    time = try fields.optional("time", .number)
  }

  func perform(on stage: Stage) {
    stage.tracesTracking = true
    stage.platform.touch(phase.touchPhase, at: point, id: id, timestamp: time)
  }
}

/// An event of a scroll wheel.
struct Wheel: TypedOp {
  static let name = "wheel"

  private enum Phase: String, CaseIterable {
    case moved, ended, cancelled

    var wheelPhase: WheelPhase {
      switch self {
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    }
  }

  private let dx: Double
  private let dy: Double
  private let phase: Phase

  init(_ fields: Fields) throws(ScriptError) {
    dx = try fields.value("dx", .number, default: 0)
    dy = try fields.value("dy", .number, default: 0)
    phase = try fields.value("phase", .name, default: .moved)
  }

  func perform(on stage: Stage) {
    stage.tracesTracking = true
    stage.platform.scrollWheel(dx: dx, dy: dy, phase: phase.wheelPhase)
  }
}

/// A step of a key, animated by default.
struct KeyStep: TypedOp {
  static let name = "scrollStep"

  private let step: ScrollStep
  private let isAnimated: Bool

  init(_ fields: Fields) throws(ScriptError) {
    let type = FieldType<ScrollStepName>.name
    step = try fields.value("step", type).step
    isAnimated = try fields.value("animated", .flag, default: true)
  }

  func perform(on stage: Stage) {
    stage.tracesTracking = true
    stage.platform.scroll(by: step, animated: isAnimated)
  }
}

/// A move of the content by a call, animated by default.
struct ScrollTo: TypedOp {
  static let name = "scrollTo"

  private let target: Partial<Point>
  private let isAnimated: Bool

  init(_ fields: Fields) throws(ScriptError) {
    target = try Partial(fields)
    isAnimated = try fields.value("animated", .flag, default: true)
  }

  func perform(on stage: Stage) {
    stage.tracesTracking = true
    let platform = stage.platform
    platform.setContentOffset(target.completed(by: platform.contentOffset), animated: isAnimated)
  }
}
