import RefreshKit

/// The name of an op in scripts. The cases are in the order in which messages list them.
package enum OpName: String, CaseIterable, Sendable {
  /// The first op of each script. No later op has this name.
  case stage
  case attach, detach, set, title, images, call
  case drag, scroll, decelerated, offset, touch, wheel, scrollTo, scrollStep
  case keepPosition, contentSize, inset, safeArea, sections, resize, window, paging, reordering
  case advance, after, on, expect
  case report, pull, track, decelerate, layout

  /// The names that a script may use after its `stage`.
  static let afterStage = Array(allCases.dropFirst())
}

/// An op of a script: a line, or an element of a `run` list. It is read once, and can be performed
/// several times, and on several stages.
@MainActor package struct Op {
  @MainActor enum Action {
    /// An input of the list. The function makes it for a platform: a coordinate or a length that
    /// the script leaves out keeps its present value.
    case list((any StagePlatform) -> ListInput)
    case component(Slot, ComponentCall)
    /// Anything else. The function throws a mistake that depends on the stage, or a runaway.
    case other((Stage) throws(ScriptError) -> Void)
  }

  package let name: OpName
  package let fields: Fields
  /// The caption of the op in a film; nil if the script gives none.
  package let caption: String?

  package var isNested: Bool { fields.isNested }

  let action: Action

  /// The slot and the call of an op that calls a component; otherwise nil.
  package var componentCall: (slot: Slot, call: ComponentCall)? {
    if case .component(let slot, let call) = action { (slot, call) } else { nil }
  }

  init(_ name: OpName, _ fields: Fields, _ action: Action) throws(ScriptError) {
    (self.name, self.fields, self.action) = (name, fields, action)
    caption = try fields.optional("caption", .text)
  }

  /// Reads an op that is not the `stage`.
  ///
  /// - Throws: A mistake if there is no such op, or if its fields are invalid.
  package init(_ fields: Fields) throws(ScriptError) {
    guard let name = OpName(rawValue: fields.op) else {
      let names = OpName.afterStage.map(\.rawValue).joined(separator: ", ")
      throw .mistake("there is no op \"\(fields.op)\"; it must be one of \(names)")
    }
    guard name != .stage else {
      throw .mistake("the stage is set already; a script has one \"stage\", in its first line")
    }
    let action: Action
    do { action = try Self.action(name, fields) } catch { throw error.inside(fields.op) }
    try self.init(name, fields, action)
  }

  /// Reads a line of a script that is not the first.
  package init(_ line: String) throws(ScriptError) {
    try self.init(Fields(line: Array(line.utf8)))
  }

  /// Performs the op.
  ///
  /// - Throws: A mistake that depends on the stage, or a runaway.
  func perform(on stage: Stage) throws(ScriptError) {
    switch action {
    case .list(let input):
      switch name {
      case .touch, .wheel, .scrollStep, .scrollTo, .track: stage.tracesTracking = true
      default: break
      }
      stage.platform.apply(input(stage.platform))
    case .component(let slot, let call):
      stage.change(slot, part(of: call)) { component in
        if method == .endRefreshingWithNoMoreData, !(component is any NoMoreDataEnding) {
          return false
        }
        return component.apply(call)
      }
    case .other(let perform): try perform(stage)
    }
  }

  /// The words for the part that a call needs, in the warning about a component without that part.
  private func part(of call: ComponentCall) -> String {
    switch call {
    case .title: "titles"
    case .images: "images"
    case .setting(let name, _): "\"\(name)\""
    default: "\"\(method?.rawValue ?? "")\""
    }
  }

  /// The method of a `call`; nil for another op.
  private var method: MethodName? {
    name == .call ? fields["method"].flatMap(FieldType.name.read) : nil
  }
}

// MARK: The ops

extension Op {
  /// Returns the action of an op. This is the table of all ops, with their fields.
  private static func action(_ name: OpName, _ fields: Fields) throws(ScriptError) -> Action {
    switch name {
    // The actions of a user on the list.
    case .touch:
      return try .input(
        .touch(
          fields.value("phase", .touchPhase),
          Point(x: fields.value("x", .number), y: fields.value("y", .number)),
          id: fields.value("id", .integer, default: 0), time: fields.optional("time", .number)))
    case .wheel:
      return try .input(
        .wheel(
          Point(
            x: fields.value("dx", .number, default: 0), y: fields.value("dy", .number, default: 0)),
          fields.value("phase", .name, default: .moved)))
    case .scrollStep:
      let step = try fields.value("step", FieldType<ScrollStepName>.name).step
      return try .input(.scrollStep(step, animated: fields.value("animated", .flag, default: true)))
    case .drag: return try drag(fields)
    case .scroll:
      let offset = try fields.point()
      return .list { .scroll(offset($0.pulledOffset)) }
    case .decelerated: return .input(.decelerated)

    // The actions of an app on the list.
    case .offset:
      let offset = try fields.point()
      return .list { .offset(offset($0.contentOffset)) }
    case .scrollTo:
      let offset = try fields.point()
      let animated = try fields.value("animated", .flag, default: true)
      return .list { .scrollTo(offset($0.contentOffset), animated: animated) }
    case .contentSize:
      let size = try fields.size()
      return .list { .contentSize(size($0.contentSize)) }
    case .resize:
      let size = try fields.size()
      return .list { .size(size($0.frame.size)) }
    case .inset: return try .input(.inset(fields.value("value", .insets)))
    case .safeArea: return try .input(.safeArea(fields.value("value", .insets)))
    case .sections: return try .input(.rowCounts(fields.value("value", .sections)))
    case .window: return try .input(.window(fields.value("value", .flag)))
    case .paging:
      return try .input(.setting(ListInput.paging, .flag(fields.value("value", .flag))))
    case .reordering:
      return try .input(.setting(ListInput.reordering, .flag(fields.value("value", .flag))))
    case .set where fields["slot"] == nil:
      let name = try fields.value("name", .text)
      return try .input(.setting(name, Property.value(of: fields["value"], forListsAs: name)))

    // The reports of a driver.
    case .report:
      let offset = try fields.point()
      let cause = try fields.value("by", .name, default: ScrollCause.app)
      return .list { .report(.offset(offset($0.contentOffset), cause)) }
    case .pull: return try .input(.report(.pull(fields.value("value", .insets))))
    case .track: return try .input(.report(.tracks(fields.value("value", .flag))))
    case .decelerate: return try .input(.report(.decelerates(fields.value("value", .flag))))
    case .layout: return .input(.report(.layout))

    // Components.
    case .attach: return try .attach(fields)
    case .detach: return try .detach(fields)
    case .set:
      let slot: Slot = try fields.value("slot", .name)
      let name = try fields.value("name", .text)
      return try .component(slot, .setting(name, Property.value(of: fields["value"], for: name)))
    case .title:
      return try .component(
        fields.value("slot", .name),
        .title(fields.value("state", .name), fields.value("text", .textOrNull)))
    case .images: return try .component(fields.value("slot", .name), images(fields))
    case .call: return try .component(fields.value("slot", .name), call(fields))

    // The script itself.
    case .keepPosition: return try .keepPosition(fields)
    case .advance: return try .advance(fields)
    case .after: return try .after(fields)
    case .on: return try .on(fields)
    case .expect: return try .expect(fields)
    case .stage: return .other { _ in }
    }
  }

  @MainActor private enum DragPhase: String, CaseIterable {
    case began, moved, ended, cancelled
  }

  private static func drag(_ fields: Fields) throws(ScriptError) -> Action {
    let phase = try fields.value("phase", FieldType<DragPhase>.name)
    let offset = try fields.point()
    let decelerates = try fields.value("decelerate", .flag, default: false)
    if phase != .moved {
      for name in ["x", "y"] {
        fields.warn(of: name, unless: "phase", is: "moved", not: phase.rawValue)
      }
    }
    if phase != .ended {
      fields.warn(of: "decelerate", unless: "phase", is: "ended", not: phase.rawValue)
    }
    switch phase {
    case .began: return .input(.drag(.began))
    case .moved: return .list { .drag(.moved(offset($0.pulledOffset))) }
    case .ended: return .input(.drag(.ended(decelerate: decelerates)))
    case .cancelled: return .input(.drag(.cancelled))
    }
  }

  /// Makes the call that sets images. The images are called `STATE#0`, `STATE#1`, and so on.
  private static func images(_ fields: Fields) throws(ScriptError) -> ComponentCall {
    let state: RefreshState = try fields.value("state", .name)
    let count = try fields.value("count", .count(upTo: 10_000))
    let size = try fields.value("size", .size)
    let images = (0..<count).map { Image.scripted("\(state.rawValue)#\($0)", size: size) }
    return try .images(state, images, duration: fields.optional("duration", .number))
  }

  private static func call(_ fields: Fields) throws(ScriptError) -> ComponentCall {
    let method = try fields.value("method", FieldType<MethodName>.name)
    let result = try fields.value("result", .name, default: RefreshResult.Kind.success)
    let isOfOlderLoad = try fields.value("ofOlderLoad", .flag, default: false)
    let expiring = MethodName.refreshIfExpired
    let ending = MethodName.endRefreshingWithNoMoreData
    if method != ending {
      fields.warn(of: "ofOlderLoad", unless: "method", is: ending.rawValue, not: method.rawValue)
    }
    if method != expiring {
      fields.warn(of: "seconds", unless: "method", is: expiring.rawValue, not: method.rawValue)
    }
    return switch method {
    case .beginRefreshing: .beginRefreshing
    case .endRefreshing: .endRefreshing(RefreshResult(result, failure: ScriptedFailure()))
    case .endRefreshingWithNoMoreData: isOfOlderLoad ? .endOlderLoad : .endRefreshing(.noMoreData)
    case .resetNoMoreData: .resetNoMoreData
    case .tap: .tap
    case .refreshIfExpired: try .refreshIfExpired(after: fields.value("seconds", .number))
    case .openSecondLevel: .openSecondLevel
    case .closeSecondLevel: .closeSecondLevel
    }
  }

  private struct ScriptedFailure: Error {}
}

extension Op.Action {
  fileprivate static func input(_ input: ListInput) -> Self { .list { _ in input } }
}

/// The method of a `call` in scripts.
enum MethodName: String, CaseIterable {
  case beginRefreshing, endRefreshing, endRefreshingWithNoMoreData, resetNoMoreData, tap
  case refreshIfExpired, openSecondLevel, closeSecondLevel
}

extension Fields {
  /// Reads the fields `x` and `y`. Returns a function that takes the present point and returns the
  /// new one: a coordinate that the script leaves out does not change.
  fileprivate func point() throws(ScriptError) -> (@autoclosure () -> Point) -> Point {
    let (x, y) = (try optional("x", .number), try optional("y", .number))
    return { present in Point(x: x ?? present().x, y: y ?? present().y) }
  }

  /// Reads the fields `width` and `height`, and returns a function as ``point()`` does.
  fileprivate func size() throws(ScriptError) -> (@autoclosure () -> Size) -> Size {
    let (width, height) = (try optional("width", .length), try optional("height", .length))
    return { present in
      Size(width: width ?? present().width, height: height ?? present().height)
    }
  }
}
