import RefreshKit

/// The actions of the ops that make no input of a list and no call of a component.
extension Op.Action {
  // MARK: Components

  /// The part of the script's allowance that making a component takes.
  private static let chargeOfAttaching = 10

  static func attach(_ fields: Fields) throws(ScriptError) -> Self {
    let slot: Slot = try fields.value("slot", .name)
    let kind = try ComponentKind.named(fields.value("class", .text), for: slot)
    let indicator = try indicator(fields, ofClass: kind.name)
    var settings: [(name: String, value: SettingValue)] = []
    for (name, json) in try fields.value("set", .pairs, default: []) {
      settings.append((name, try Property.value(of: json, for: name)))
    }
    let beginsFirst = try fields.value("beginFirst", .flag, default: false)
    return .other { [settings] stage throws(ScriptError) in
      try stage.charge(chargeOfAttaching + settings.count)
      let component = kind.make(indicator: indicator)
      if let measure = stage.measure { component.measureLabels(by: measure) }
      if !stage.hidesEventsOfNewComponents { stage.record(component, in: slot) }
      for (name, value) in settings where !component.apply(.setting(name, value)) {
        stage.warn("\(kind.name) has no \"\(name)\"; it is not set")
      }
      if beginsFirst { component.beginRefreshing() }
      if stage.hidesEventsOfNewComponents { stage.record(component, in: slot) }
      if slot == .leader { stage.tracesLeader = true }
      stage.platform[slot] = component
    }
  }

  private static func indicator(
    _ fields: Fields, ofClass className: String
  ) throws(ScriptError) -> String? {
    let indicator = try fields.optional("indicator", .text)
    if className != "RefreshIndicatorHeader" {
      fields.warn(of: "indicator", unless: "class", is: "RefreshIndicatorHeader", not: className)
    }
    let names = RefreshIndicatorHeader.indicatorNames
    guard let indicator, !names.contains(indicator) else { return indicator }
    throw .mistake(
      "there is no indicator \(JSON.string(indicator)); it must be one of "
        + names.joined(separator: ", "))
  }

  static func detach(_ fields: Fields) throws(ScriptError) -> Self {
    let slot: Slot = try fields.value("slot", .name)
    return .other { $0.platform[slot] = nil }
  }

  // MARK: Lists of ops

  /// Runs a list of ops, and keeps the position of the visible content while they change the
  /// content before it.
  static func keepPosition(_ fields: Fields) throws(ScriptError) -> Self {
    let ops = try fields.run()
    return .other { stage in stage.platform.keepingPosition { stage.run(ops) } }
  }

  /// Lets a list of ops run inside each later event of one name, or only inside the next `times` of
  /// them.
  static func on(_ fields: Fields) throws(ScriptError) -> Self {
    let event = try fields.value("event", EventName.trigger)
    let times = try fields.optional("times", .positiveCount)
    let ops = try fields.run()
    return .other { stage in
      if stage.scrollView.driver == nil,
        DriverRequest.allCases.contains(where: { $0.name == event })
      {
        stage.warn("the stage has no driver; the op does nothing")
      }
      stage.setList(ops, for: event, times: times)
    }
  }

  static func after(_ fields: Fields) throws(ScriptError) -> Self {
    let interval = try fields.value("by", .length)
    let ops = try fields.run()
    return .other { stage in
      stage.timeline.schedule(after: interval) { [weak stage] in stage?.run(ops) }
    }
  }

  // MARK: Time

  static func advance(_ fields: Fields) throws(ScriptError) -> Self {
    let interval = try fields.value("by", .length)
    let runs = try fields.value("runs", .flag, default: true)
    guard !runs || !fields.isNested else {
      throw .mistake("time moves only between the lines of a script; write it outside of \"run\"")
    }
    return .other { stage throws(ScriptError) in
      guard (stage.platform.now + interval).isFinite else {
        throw .mistake("\"by\" leads beyond the end of time; it must be smaller")
      }
      guard runs else { return stage.platform.advanceTime(by: interval) }
      let before = stage.timeline.runCount
      do {
        try stage.platform.advance(by: interval, limit: stage.limitOfAdvance)
      } catch {
        throw .runaway(
          "something feeds itself: more than \(stage.limitOfAdvance) entries of the main queue, "
            + "or due items, ran in this advance")
      }
      try stage.charge(stage.timeline.runCount - before)
    }
  }

  // MARK: Expectations

  /// The part of the script's allowance that one comparison with the stage takes.
  private static let chargeOfExpecting = 20

  static func expect(_ fields: Fields) throws(ScriptError) -> Self {
    let object = FieldType("an object") { $0.members == nil ? nil : $0 }
    if fields["that"] == nil, fields["fired"] == nil {
      fields.warn("op \"expect\" has neither \"that\" nor \"fired\"; it expects nothing")
    }
    let part = try fields.value("that", object, default: [:])
    var counts: [(event: String, count: Int)] = []
    for member in try fields.value("fired", object, default: [:]).members ?? [] {
      let event = try EventName.traced.value(of: .string(member.key), name: "fired")
      counts.append((event, try FieldType.count(upTo: .max).value(of: member.value, name: event)))
    }
    return .other { [counts] stage throws(ScriptError) in
      let line = stage.traceLine
      let reportsEvents = part["events"] != nil
      try stage.charge(chargeOfExpecting + (reportsEvents ? line.events.count : 0))
      var mismatches = part.mismatches(in: reportsEvents ? line.full : line.withoutEvents)
      for (event, expected) in counts {
        let found = stage.fired[event, default: 0]
        guard found != expected else { continue }
        mismatches.append(
          JSON.Mismatch(
            path: "fired.\(event)", expected: .number(Double(expected)),
            found: .number(Double(found))))
      }
      try stage.charge(chargeOfExpecting * mismatches.count)
      stage.addMismatches(mismatches)
    }
  }
}

// MARK: Names

extension ComponentKind {
  /// The class called `name`, for a component of `slot`.
  ///
  /// - Throws: A mistake if there is no such class, or if it belongs to another slot.
  @MainActor fileprivate static func named(
    _ name: String, for slot: Slot
  ) throws(ScriptError) -> ComponentKind {
    var names: String { all.filter { $0.slot == slot }.map(\.name).joined(separator: ", ") }
    let ofApp = ofApp.flatMap { $0.name == name ? $0 : nil }
    guard let found = ofApp ?? named(name) else {
      throw .mistake("there is no class \"\(name)\"; a \(slot.rawValue) is one of \(names)")
    }
    guard found.slot == slot else {
      throw .mistake("\(name) is a \(found.slot.rawValue); a \(slot.rawValue) is one of \(names)")
    }
    return found
  }
}

/// The names of events. Events of components are `SLOT.CALLBACK`, and `SLOT.state OLD>NEW` in a
/// trace or `SLOT.state NEW` in an `on` op. An `on` op can also name a request to the driver.
enum EventName {
  private static let callbacks = names(
    ComponentEvent.Callback.allCases.map(ComponentEvent.callback))

  private static func names(_ events: [ComponentEvent]) -> [String] {
    Slot.allCases.flatMap { slot in events.map { $0.name(in: slot) } }
  }

  /// The names of the events to which an `on` op can react.
  static let triggers =
    callbacks
    + Slot.allCases.flatMap { slot in
      RefreshState.allCases.map { ComponentEvent.state(Change(old: $0, new: $0)).trigger(in: slot) }
    } + DriverRequest.allCases.map(\.name)

  private static let changes = Set(
    callbacks
      + names(
        RefreshState.allCases.flatMap { old in
          RefreshState.allCases.map { .state(Change(old: old, new: $0)) }
        }))

  /// The type of the field that names the event of an `on`.
  static let trigger = type(
    "state NEW", Set(triggers),
    "; or one of \(DriverRequest.allCases.map(\.name).joined(separator: ", "))")

  /// The type of the name of an event as a trace has it.
  static let traced = type("state OLD>NEW", changes)

  private static func type(
    _ state: String, _ names: Set<String>, _ others: String = ""
  ) -> FieldType<String> {
    let forms = [state] + ComponentEvent.Callback.allCases.map(\.rawValue)
    return FieldType(
      "one of \(forms.map { "SLOT.\($0)" }.joined(separator: ", ")), "
        + "where SLOT is one of \(Slot.allCases.map(\.rawValue).joined(separator: ", ")) "
        + "and a state one of \(RefreshState.allCases.map(\.rawValue).joined(separator: ", "))"
        + others
    ) { FieldType<String>.text.read($0).flatMap { names.contains($0) ? $0 : nil } }
  }
}

extension FieldType<[(String, JSON)]> {
  /// The type of a field whose value is a list of properties, each as a name and a value.
  fileprivate static var pairs: Self {
    let pair = FieldType<(String, JSON)>("[name, value]") {
      guard let elements = $0.elements, elements.count == 2,
        let name = FieldType<String>.text.read(elements[0])
      else { return nil }
      return (name, elements[1])
    }
    return .list("a list of [name, value]", of: pair)
  }
}
