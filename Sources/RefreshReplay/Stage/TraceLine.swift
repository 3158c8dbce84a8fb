/// The line of a trace for one line of a script.
public nonisolated struct TraceLine: Sendable, Equatable {
  /// The number of the line's op in the script, from 0.
  public let index: Int
  /// The stage after the line.
  public let state: JSON
  /// What the components fired meanwhile.
  public let events: [String]

  /// The whole of it.
  public var full: JSON { json(state, hasEvents: true) }

  /// All but the events.
  var withoutEvents: JSON { json(state, hasEvents: false) }

  /// The number, what differs from an earlier line, and the events if there are any.
  ///
  /// - Parameter old: The earlier line; nil for none, so that the whole stage is written.
  public func changes(since old: TraceLine?) -> JSON {
    let changes = old.map { state.changes(since: $0.state) } ?? state
    return json(changes ?? [:], hasEvents: !events.isEmpty)
  }

  private func json(_ state: JSON, hasEvents: Bool) -> JSON {
    var members = [JSON.Member("i", JSON(Double(index)))] + (state.members ?? [])
    if hasEvents { members.append(JSON.Member("events", .array(events.map(JSON.string)))) }
    return .object(members)
  }
}
