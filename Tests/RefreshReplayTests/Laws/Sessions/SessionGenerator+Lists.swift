import RefreshKit

@testable import RefreshReplay

/// What an app does from inside a callback, or some time later.
extension SessionGenerator {
  /// An answer to an event, or a list that runs later.
  mutating func list() -> JSON {
    if random.chance(45) {
      let by = random.pick([0, 0.05, 0.1, 0.25, 0.3, 0.4, 1])
      return .op("after", ["by": .number(by), "run": .array(plan())])
    }
    let event = random.pick(role.events)
    return .op(
      "on",
      [
        "event": .string("\(slot().rawValue).\(event)"),
        "run": .array(answer(to: event)),
      ])
  }

  private mutating func plan() -> [JSON] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in deed() }
  }

  /// Ops that cannot lead back to the event that they answer; what loads has its result some time
  /// later.
  private mutating func answer(to event: String) -> [JSON] {
    var ops = (0..<Int.random(in: 1...2, using: &random)).map { _ in
      random.chance(60)
        ? role.deed.op(on: slot())
        : setting(isCalm: event.hasPrefix("state") || role.deed == .state("pulling"))
    }
    if event == "refreshing", random.chance(60) {
      let by = JSON.number(random.pick([0.05, 0.3, 0.5]))
      ops[0] = .op("after", ["by": by, "run": [call(on: slot())]])
    }
    return ops
  }

  /// A property that an app sets; while a state changes, the app does not scroll.
  private mutating func setting(isCalm: Bool) -> JSON {
    let slot = slot()
    return switch random.pick([(4, 0), (2, 1), (3, 2), (2, 3), (2, 4), (1, 5), (1, 6), (1, 7)]) {
    case 0: set(slot, "isHidden", .bool(random.chance(60)))
    case 1: set(slot, "isUserInteractionEnabled", .bool(random.chance(40)))
    case 2: .op("detach", ["slot": name(slot)])
    case 3: .op("contentSize", ["height": .number(random.pick([0, 300, 1_000, 2_500]))])
    case 4: .op("inset", ["value": .array(insets().map(JSON.number))])
    case 5: .op("window", ["value": .bool(random.chance(50))])
    case 6 where !isCalm: .op("offset", ["y": .number(random.pick([-200, 0, 500, 3_000]))])
    default: attachment(to: slot, isCalm: true)
    }
  }
}
