/// Finds the ops that continue or end a drag, a finger or a wheel, although no op before them
/// begins it.
///
/// Only the text of a script counts: all ops of the lines so far, including those of `run` lists.
/// The text does not say when a `run` list runs, or whether the kit itself begins or ends a drag.
struct Beginnings {
  private var hasDrag = false
  private var fingers: Set<Int> = []
  private var hasWheel = false
  private var hasDeceleration = false

  /// Whether an op has put a finger down.
  ///
  /// A scroll view has only one drag, whether a `touch` op or a `drag` op has begun it. So a `drag`
  /// op may continue or end the drag of a `touch` op, and vice versa.
  private var hasFinger: Bool { !fingers.isEmpty }

  /// Reads an op and the ops of its `run` list. Returns a message for each of them that continues
  /// or ends something that has not begun.
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

  /// Whether a `wheel` op has a distance. Then it begins the wheel, even if it also ends it.
  private func moves(_ op: JSON) -> Bool {
    ["dx", "dy"].contains {
      if case .number(let distance)? = op[$0] { distance != 0 } else { false }
    }
  }
}
