import RefreshKit

/// Writes ops as JSON, which `Op` reads.
extension JSON {
  /// An op; a field without a value is left out.
  static func op(_ name: OpName, _ fields: KeyValuePairs<String, JSON?>) -> JSON {
    .object([Member("op", .string(name.rawValue))] + (JSON(members: fields).members ?? []))
  }

  init(_ value: SettingValue) {
    self =
      switch value {
      case .number(let number): JSON(number)
      case .flag(let flag): .bool(flag)
      case .text(let text): .string(text)
      case .nothing: .null
      }
  }
}

extension ListInput {
  // The settings that have an op of their own.
  package static var paging: String { "isPagingEnabled" }
  package static var reordering: String { "isReordering" }

  var op: JSON {
    switch self {
    case .touch(let phase, let point, let id, let time):
      .op(
        .touch,
        [
          "phase": .string(phase.nameInScripts), "x": JSON(point.x), "y": JSON(point.y),
          "id": id == 0 ? nil : JSON(Double(id)),
          "time": time.flatMap { $0.isFinite ? JSON($0) : nil },
        ])
    case .wheel(let distance, let phase):
      .op(
        .wheel,
        [
          "dx": distance.x == 0 ? nil : JSON(distance.x),
          "dy": distance.y == 0 ? nil : JSON(distance.y),
          "phase": phase == .moved ? nil : .string(phase.rawValue),
        ])
    case .scrollStep(let step, let animated):
      .op(
        .scrollStep,
        [
          "step": JSON(ScrollStepName.allCases.first { $0.step == step }?.rawValue),
          "animated": animated ? nil : .bool(false),
        ])
    case .scrollTo(let offset, let animated):
      .op(
        .scrollTo,
        ["x": JSON(offset.x), "y": JSON(offset.y), "animated": animated ? nil : .bool(false)])
    case .offset(let offset): .op(.offset, offset)
    case .drag(.began): .op(.drag, ["phase": .string("began")])
    case .drag(.moved(let offset)):
      .op(.drag, ["phase": .string("moved"), "x": JSON(offset.x), "y": JSON(offset.y)])
    case .drag(.ended(let decelerate)):
      .op(.drag, ["phase": .string("ended"), "decelerate": decelerate ? .bool(true) : nil])
    case .drag(.cancelled): .op(.drag, ["phase": .string("cancelled")])
    case .scroll(let offset): .op(.scroll, offset)
    case .decelerated: .op(.decelerated, [:])
    case .contentSize(let size): .op(.contentSize, size)
    case .inset(let insets): .op(.inset, ["value": JSON(insets)])
    case .safeArea(let insets): .op(.safeArea, ["value": JSON(insets)])
    case .size(let size): .op(.resize, size)
    case .window(let isInWindow): .op(.window, ["value": .bool(isInWindow)])
    case .rowCounts(let counts): .op(.sections, ["value": JSON(counts.map(Double.init))])
    case .report(.offset(let offset, let cause)):
      .op(
        .report,
        [
          "x": JSON(offset.x), "y": JSON(offset.y),
          "by": cause == .app ? nil : .string(cause.rawValue),
        ])
    case .report(.pull(let overshoot)): .op(.pull, ["value": JSON(overshoot)])
    case .report(.tracks(let isTracking)): .op(.track, ["value": .bool(isTracking)])
    case .report(.decelerates(let decelerates)): .op(.decelerate, ["value": .bool(decelerates)])
    case .report(.layout): .op(.layout, [:])
    case .setting(Self.paging, let value): .op(.paging, ["value": JSON(value)])
    case .setting(Self.reordering, let value): .op(.reordering, ["value": JSON(value)])
    case .setting(let name, let value): .op(.set, ["name": .string(name), "value": JSON(value)])
    }
  }
}

extension ComponentCall {
  /// The op that makes this call on the component in `slot`.
  func op(of slot: Slot) -> JSON {
    let slot = JSON.string(slot.rawValue)
    switch self {
    case .setting(let name, let value):
      return .op(.set, ["slot": slot, "name": .string(name), "value": JSON(value)])
    case .title(let state, let text):
      return .op(.title, ["slot": slot, "state": .string(state.rawValue), "text": JSON(text)])
    case .images(let state, let images, let duration):
      return .op(
        .images,
        [
          "slot": slot, "state": .string(state.rawValue), "count": JSON(Double(images.count)),
          "size": JSON(images.first?.size ?? .zero),
          "duration": duration.flatMap { $0.isFinite ? JSON($0) : nil },
        ])
    case .endRefreshing(let result):
      return .op(
        .call,
        [
          "slot": slot, "method": .string(MethodName.endRefreshing.rawValue),
          "result": result.kind == .success ? nil : .string(result.kind.rawValue),
        ])
    case .endOlderLoad:
      return .op(
        .call,
        [
          "slot": slot, "method": .string(MethodName.endRefreshingWithNoMoreData.rawValue),
          "ofOlderLoad": .bool(true),
        ])
    case .beginRefreshing: return Self.op(.beginRefreshing, of: slot)
    case .resetNoMoreData: return Self.op(.resetNoMoreData, of: slot)
    case .tap: return Self.op(.tap, of: slot)
    case .refreshIfExpired(let seconds):
      return .op(
        .call,
        [
          "slot": slot, "method": .string(MethodName.refreshIfExpired.rawValue),
          "seconds": JSON(seconds),
        ])
    case .openSecondLevel: return Self.op(.openSecondLevel, of: slot)
    case .closeSecondLevel: return Self.op(.closeSecondLevel, of: slot)
    }
  }

  private static func op(_ method: MethodName, of slot: JSON) -> JSON {
    .op(.call, ["slot": slot, "method": .string(method.rawValue)])
  }
}

extension InputAttachment {
  /// The op that attaches the component to a slot.
  func op(in slot: Slot) -> JSON {
    .op(
      .attach,
      [
        "slot": .string(slot.rawValue), "class": .string(className),
        // Without this field, a replay makes a header with the indicator `normal`.
        "indicator": indicator == "normal" ? nil : indicator.map(JSON.string),
        "set": values.isEmpty ? nil : .array(values.map { [.string($0.name), JSON($0.value)] }),
        "beginFirst": beginsFirst ? .bool(true) : nil,
      ])
  }
}

extension JSON {
  fileprivate static func op(_ name: OpName, _ offset: Point) -> JSON {
    .op(name, ["x": JSON(offset.x), "y": JSON(offset.y)])
  }

  fileprivate static func op(_ name: OpName, _ size: Size) -> JSON {
    .op(name, ["width": JSON(size.width), "height": JSON(size.height)])
  }
}
