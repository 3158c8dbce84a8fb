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
    let scrollView = stage.scrollView
    switch phase {
    case .began: scrollView.beginDragging()
    case .moved: scrollView.drag(to: target.completed(by: scrollView.pulledOffset))
    case .ended: scrollView.endDragging(decelerate: decelerates)
    case .cancelled: scrollView.cancelDragging()
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
    stage.scrollView.decelerate(to: target.completed(by: stage.scrollView.pulledOffset))
  }
}

/// The end of a deceleration.
struct Decelerated: TypedOp {
  static let name = "decelerated"

  init(_ fields: Fields) {}

  func perform(on stage: Stage) {
    stage.scrollView.endDecelerating()
  }
}
