nonisolated extension JSON {
  /// What of this value is not in `old`; nil if all of it is.
  ///
  /// Objects are compared member by member, so that the result has only the leaves that
  /// differ; an object of another `class` is whole, and so does everything else that differs.
  public func changes(since old: JSON) -> JSON? {
    guard let members, old.members != nil, self["class"] == old["class"] else {
      return self == old ? nil : self
    }
    let changed = members.compactMap { member in
      guard let before = old[member.key] else { return member }
      return member.value.changes(since: before).map { Member(member.key, $0) }
    }
    return changed.isEmpty ? nil : .object(changed)
  }
}
