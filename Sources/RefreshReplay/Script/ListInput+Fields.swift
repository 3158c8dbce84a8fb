import RefreshKit

/// The ops that are inputs of a list.
extension ListInput {
  /// The name of the op.
  package var op: OpName {
    switch self {
    case .touch: .touch
    case .wheel: .wheel
    case .scrollStep: .scrollStep
    case .scrollTo: .scrollTo
    case .offset: .offset
    case .drag: .drag
    case .scroll: .scroll
    case .decelerated: .decelerated
    case .contentSize: .contentSize
    case .inset: .inset
    case .safeArea: .safeArea
    case .size: .resize
    case .window: .window
    case .rowCounts: .sections
    case .report(let report): report.op
    case .setting(Self.paging, _): .paging
    case .setting: .set
    }
  }

  /// The setting that has an op of its own.
  package static var paging: String { "isPagingEnabled" }

  /// Reads the fields of the op, or writes them. The input that reads is any one with the same op.
  package mutating func code<Coder: FieldCoder>(with coder: inout Coder) throws(Coder.Failure) {
    switch self {
    case .touch(let phase, var point, var id, var time):
      var name = TouchName(phase)
      try coder.choice("phase", &name, default: nil)
      try coder.number("x", &point.x, default: nil)
      try coder.number("y", &point.y, default: nil)
      try coder.whole("id", &id, default: 0)
      try coder.number("time", &time)
      self = .touch(name.phase, point, id: id, time: time)
    case .wheel(var distance, let phase):
      var name = WheelName(phase)
      try coder.number("dx", &distance.x, default: 0)
      try coder.number("dy", &distance.y, default: 0)
      try coder.choice("phase", &name, default: .moved)
      self = .wheel(distance, name.phase)
    case .scrollStep(let step, var animated):
      var name = ScrollStepName(step)
      try coder.choice("step", &name, default: nil)
      try coder.flag("animated", &animated, default: true)
      self = .scrollStep(name.step, animated: animated)
    case .scrollTo(var offset, var animated):
      try coder.parts(&offset)
      try coder.flag("animated", &animated, default: true)
      self = .scrollTo(offset, animated: animated)
    case .offset(var offset):
      try coder.parts(&offset)
      self = .offset(offset)
    case .drag(var drag):
      try drag.code(with: &coder)
      self = .drag(drag)
    case .scroll(var offset):
      try coder.parts(&offset)
      self = .scroll(offset)
    case .decelerated:
      break
    case .contentSize(var size):
      try coder.parts(&size)
      self = .contentSize(size)
    case .inset(var insets):
      try coder.insets("value", &insets)
      self = .inset(insets)
    case .safeArea(var insets):
      try coder.insets("value", &insets)
      self = .safeArea(insets)
    case .size(var size):
      try coder.parts(&size)
      self = .size(size)
    case .window(var isInWindow):
      try coder.flag("value", &isInWindow, default: nil)
      self = .window(isInWindow)
    case .rowCounts(var counts):
      try coder.counts("value", &counts)
      self = .rowCounts(counts)
    case .report(var report):
      try report.code(with: &coder)
      self = .report(report)
    case .setting(Self.paging, let value):
      var isPaging = value == .flag(true)
      try coder.flag("value", &isPaging, default: nil)
      self = .setting(Self.paging, .flag(isPaging))
    case .setting(var name, var value):
      try coder.setting(&name, &value, ofComponent: false)
      self = .setting(name, value)
    }
  }
}

extension DriverReport {
  /// The name of the op.
  fileprivate var op: OpName {
    switch self {
    case .offset: .report
    case .pull: .pull
    case .tracks: .track
    case .decelerates: .decelerate
    case .layout: .layout
    }
  }

  fileprivate mutating func code<Coder: FieldCoder>(
    with coder: inout Coder
  ) throws(Coder.Failure) {
    switch self {
    case .offset(var offset, let cause):
      var name = CauseName(cause)
      try coder.parts(&offset)
      try coder.choice("by", &name, default: .app)
      self = .offset(offset, name.cause)
    case .pull(var overshoot):
      try coder.insets("value", &overshoot)
      self = .pull(overshoot)
    case .tracks(var isTracking):
      try coder.flag("value", &isTracking, default: nil)
      self = .tracks(isTracking)
    case .decelerates(var decelerates):
      try coder.flag("value", &decelerates, default: nil)
      self = .decelerates(decelerates)
    case .layout:
      break
    }
  }
}

extension DragInput {
  fileprivate mutating func code<Coder: FieldCoder>(
    with coder: inout Coder
  ) throws(Coder.Failure) {
    var phase = DragName(self)
    var offset: Point? = if case .moved(let offset) = self { offset } else { nil }
    var decelerates = if case .ended(let decelerates) = self { decelerates } else { false }
    try coder.choice("phase", &phase, default: nil)
    try coder.parts(&offset)
    try coder.flag("decelerate", &decelerates, default: false)
    if phase != .moved {
      coder.ignore("x", unless: "phase", is: "moved", not: phase.rawValue)
      coder.ignore("y", unless: "phase", is: "moved", not: phase.rawValue)
    }
    if phase != .ended {
      coder.ignore("decelerate", unless: "phase", is: "ended", not: phase.rawValue)
    }
    switch phase {
    case .began: self = .began
    case .moved: self = .moved(offset ?? .zero)
    case .ended: self = .ended(decelerate: decelerates)
    case .cancelled: self = .cancelled
    }
  }
}
