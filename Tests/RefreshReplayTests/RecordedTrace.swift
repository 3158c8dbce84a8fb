import Foundation

@testable import RefreshReplay

/// What MJRefresh 3.7.9 made of a script: whole lines, put together from the changes form.
struct RecordedTrace {
  /// The lines, in full.
  let lines: [JSON]

  init(_ data: Data) throws {
    var stage = JSON.object([])
    lines = try data.split(separator: UInt8(ascii: "\n")).map { text in
      let changes = try JSONParser.parse(Array(text))
      let events = JSON.object([JSON.Member("events", changes["events"] ?? [])])
      stage = stage.applying(changes).applying(events)
      return stage
    }
  }
}

extension JSON {
  /// This value with the leaves that `changes` has; the inverse of ``changes(since:)``.
  func applying(_ changes: JSON) -> JSON {
    guard let members, let changed = changes.members,
      changes["class"] == nil || changes["class"] == self["class"]
    else { return changes }
    let updated = members.map { member in
      JSON.Member(member.key, changes[member.key].map(member.value.applying) ?? member.value)
    }
    return .object(updated + changed.filter { self[$0.key] == nil })
  }
}
