import RefreshKit
import RefreshReplay

/// The lines of a script, of which the first sets the stage.
package struct Session: Sendable {
  package var lines: [JSON]

  package init(lines: [JSON]) { self.lines = lines }

  /// The text of the script, as in a file.
  package var script: String {
    lines.map(\.description).joined(separator: "\n")
  }
}

extension Session {
  /// Plays the session until a law is broken.
  ///
  /// - Returns: The breach; nil if every law holds.
  /// - Throws: A mistake if the session is not a script.
  @MainActor package func breach(of laws: [Law]) throws(ScriptError) -> Law.Breach? {
    try Onlooker.breach(of: laws, in: self)
  }
}

/// The classes that may be in a session: a class that is always there, and perhaps classes in other
/// slots.
package struct Cast: Sendable {
  /// The class that every session of this cast has.
  package let lead: String
  /// Its slot.
  package let slot: Slot

  /// The classes of each slot. The bare footer, which does not refresh, is the last one of its
  /// slot.
  private static let classes = Slot.allCases.map { slot in
    let kinds = ComponentKind.all.filter { $0.slot == slot }
    let names = kinds.filter { $0.family != .footer } + kinds.filter { $0.family == .footer }
    return (slot: slot, names: names.map(\.name))
  }

  /// One cast for each class that refreshes, and one for the bare footer.
  package static let all = classes.flatMap { slot, names in names.map { Cast(lead: $0, slot: slot) }
  }

  /// The classes of one session: the lead, and in each other slot a class or none.
  package func draw(_ random: inout SeededRandom) -> [Slot: String] {
    var classNames = [slot: lead]
    for (slot, names) in Self.classes where slot != self.slot && random.chance(45) {
      classNames[slot] = random.pick(names)
    }
    return classNames
  }
}

/// Lines of a script, as a test writes them.
extension JSON {
  /// An op: its name first, then its fields.
  package static func op(_ name: String, _ fields: KeyValuePairs<String, JSON> = [:]) -> JSON {
    .object([Member("op", .string(name))] + fields.map { Member($0.key, $0.value) })
  }

  /// This object with another value for `key`.
  package func with(_ key: String, _ value: JSON) -> JSON {
    .object((members ?? []).map { $0.key == key ? Member(key, value) : $0 })
  }

  package func adding(_ key: String, _ value: JSON) -> JSON {
    .object((members ?? []) + [Member(key, value)])
  }
}

/// Shortens a session that breaks a law, as far as the session still breaks that law.
@MainActor package struct Shrinker {
  /// Whether a session still breaks the law.
  private let isBroken: (Session) -> Bool

  package init(isBroken: @escaping (Session) -> Bool) { self.isBroken = isBroken }

  /// Returns the shortest session that was found.
  package func shrink(_ session: Session) -> Session {
    var lines = session.lines
    var count = -1
    while count != size(of: lines) {
      count = size(of: lines)
      lines = dropChunks(of: lines)
      lines = simplifyLists(in: lines)
      lines = plain(lines)
    }
    return Session(lines: lines)
  }

  private func size(of lines: [JSON]) -> Int {
    lines.reduce(0) { $0 + $1.description.utf8.count }
  }

  private func isBroken(_ lines: [JSON]) -> Bool { isBroken(Session(lines: lines)) }

  /// Leaves out runs of lines, long ones first; the stage stays.
  private func dropChunks(of lines: [JSON]) -> [JSON] {
    lines.prefix(1)
      + Self.dropChunks(of: Array(lines.dropFirst())) { isBroken(lines.prefix(1) + $0) }
  }

  /// Leaves out runs of elements, long ones first, as long as the others break the law.
  package static func dropChunks<Element>(
    of elements: [Element], while isBroken: ([Element]) -> Bool
  ) -> [Element] {
    var (elements, length) = (elements, max(1, elements.count / 2))
    while true {
      var end = elements.count
      while end > 0 {
        var shorter = elements
        shorter.removeSubrange(max(0, end - length)..<end)
        if isBroken(shorter) { elements = shorter }
        end = min(end - length, elements.count)
      }
      if length == 1 { return elements }
      length /= 2
    }
  }

  /// Leaves out single ops of `run` lists. If the `run` list of a line has only one op, that op
  /// replaces the line.
  private func simplifyLists(in lines: [JSON]) -> [JSON] {
    var lines = lines
    for index in lines.indices {
      var run = lines[index]["run"]?.elements ?? []
      for position in run.indices.reversed() where run.count > 1 {
        var shorter = run
        shorter.remove(at: position)
        if replace(&lines, index, lines[index].with("run", .array(shorter))) { run = shorter }
      }
      if run.count == 1 { _ = replace(&lines, index, run[0]) }
    }
    return lines
  }

  /// Leaves out fields and settings without which the session still breaks the law.
  private func plain(_ lines: [JSON]) -> [JSON] {
    var lines = lines
    for index in lines.indices {
      for member in lines[index].members ?? [] {
        if let settings = member.value.elements, member.key == "set" {
          var remaining = settings
          for position in settings.indices.reversed() {
            var fewer = remaining
            fewer.remove(at: position)
            if replace(&lines, index, lines[index].with("set", .array(fewer))) { remaining = fewer }
          }
        }
        let shorter = JSON.object((lines[index].members ?? []).filter { $0.key != member.key })
        if member.key != "op" { _ = replace(&lines, index, shorter) }
      }
    }
    return lines
  }

  private func replace(_ lines: inout [JSON], _ index: Int, _ line: JSON) -> Bool {
    var changed = lines
    changed[index] = line
    guard isBroken(changed) else { return false }
    lines = changed
    return true
  }
}
