import RefreshKit

/// One phase of a drag, at offsets that the script gives.
struct Drag: TypedOp {
  static let name = "drag"

  private enum Phase: String, CaseIterable {
    case began, moved, ended, cancelled
  }

  private let phase: Phase
  private let target: Partial<Point>
  private let decelerates: Bool

  init(_ fields: Fields) throws(ScriptError) {
    phase = try fields.value("phase", .name)
    target = try Partial(fields)
    decelerates = try fields.value("decelerate", .flag, default: false)
    for (name, owner) in [("x", Phase.moved), ("y", .moved), ("decelerate", .ended)]
    where owner != phase && fields[name] != nil {
      fields.warn(
        "op \"drag\" has \"\(name)\" only where its phase is \"\(owner.rawValue)\"; "
          + "this one is \"\(phase.rawValue)\"")
    }
  }

  func perform(on stage: Stage) {
    let platform = stage.platform
    switch phase {
    case .began: platform.beginDragging()
    case .moved: platform.drag(to: target.completed(by: platform.pulledOffset))
    case .ended: platform.endDragging(decelerate: decelerates)
    case .cancelled: platform.cancelDragging()
    }
  }
}

/// One frame of a deceleration or a bounce.
struct Scroll: TypedOp {
  static let name = "scroll"

  private let target: Partial<Point>

  init(_ fields: Fields) throws(ScriptError) {
    target = try Partial(fields)
  }

  func perform(on stage: Stage) {
    stage.platform.decelerate(to: target.completed(by: stage.platform.pulledOffset))
  }
}

/// The end of a deceleration.
struct Decelerated: TypedOp {
  static let name = "decelerated"

  init(_ fields: Fields) {}

  func perform(on stage: Stage) {
    stage.platform.endDecelerating()
  }
}
