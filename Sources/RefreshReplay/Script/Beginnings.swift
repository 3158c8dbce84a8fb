/// Whether the drags, fingers and wheels of a script have begun, by its text alone: the lines up to the present one, with
/// the ops of their lists. When a list runs, and what the kit itself begins and ends, no text says.
struct Beginnings {
  private var hasDrag = false
  private var fingers: Set<Int> = []
  private var hasWheel = false
  private var hasDeceleration = false

  /// A finger's drag and a host's count for each other, and both may decelerate.
  private var hasFinger: Bool { !fingers.isEmpty }

  /// Reads an op and its list, and returns what continues or ends in it without a beginning in the text before.
  mutating func read(_ op: JSON) -> [String] {
    guard case .string(let text)? = op["op"], let name = OpName(rawValue: text) else { return [] }
    var mistakes = [mistake(name, op)].compactMap { $0 }.map { "\(text): \($0)" }
    begin(name, op)
    for (index, nested) in (op["run"]?.elements ?? []).enumerated() {
      mistakes += read(nested).map { "\(text): run[\(index)]: \($0)" }
    }
    return mistakes
  }

  private func mistake(_ name: OpName, _ op: JSON) -> String? {
    let phase = phase(of: op)
    switch name {
    case .drag where phase != "began" && !hasDrag && !hasFinger && !hasWheel:
      return "no drag has begun before this \"\(phase)\"; a \"began\" must come first"
    case .touch where phase != "down" && !hasDrag && !fingers.contains(finger(of: op)):
      return
        "no finger \(finger(of: op)) is down before this \"\(phase)\"; a \"down\" must come first"
    case .wheel where phase != "moved" && !hasWheel && !moves(op):
      return "no wheel has moved before this \"\(phase)\"; a \"moved\" must come first"
    case .decelerated where !hasDrag && !hasFinger && !hasWheel && !hasDeceleration:
      return
        "nothing has moved that could decelerate; a drag, a touch or a \"scroll\" must come first"
    default: return nil
    }
  }

  private mutating func begin(_ name: OpName, _ op: JSON) {
    let phase = phase(of: op)
    switch name {
    case .drag where phase == "began": hasDrag = true
    case .touch where phase == "down": fingers.insert(finger(of: op))
    case .wheel where phase == "moved" || moves(op): hasWheel = true
    case .scroll, .scrollTo, .scrollStep, .decelerate: hasDeceleration = true
    default: break
    }
  }

  private func phase(of op: JSON) -> String {
    if case .string(let phase)? = op["phase"] { phase } else { "moved" }
  }

  private func finger(of op: JSON) -> Int {
    if case .number(let id)? = op["id"] { Int(exactly: id) ?? 0 } else { 0 }
  }

  /// Whether the last event of a wheel has a distance.
  private func moves(_ op: JSON) -> Bool {
    ["dx", "dy"].contains {
      if case .number(let distance)? = op[$0] { distance != 0 } else { false }
    }
  }
}
