extension JSON {
  /// A place where a value is not what it should be.
  public struct Mismatch: Sendable, Equatable, CustomStringConvertible {
    /// The names that lead to the place, with dots between them.
    public let path: String
    /// The expected value.
    public let expected: JSON
    /// The value; nil for none.
    public let found: JSON?

    /// `path: expected X, found Y`.
    public var description: String {
      "\(path): expected \(expected), found \(found?.description ?? "nothing")"
    }
  }

  /// Numbers that differ by less than this agree.
  public static let tolerance = 0.001

  /// The leaves of this value with which `found` does not agree. This value may be a part of
  /// `found`.
  ///
  /// Every leaf of this value must be in `found`, and an array with all its elements. Other members
  /// of `found` are ignored.
  ///
  /// - Parameters:
  ///   - found: The value to compare; nil if there is none, which is one mismatch.
  ///   - path: The names that lead to the two values; none by default.
  /// - Returns: One entry for each leaf that disagrees; none if all agree.
  public func mismatches(in found: JSON?, path: String = "") -> [Mismatch] {
    guard let members, let found, found.members != nil else {
      return found.map(agrees) == true
        ? [] : [Mismatch(path: path, expected: self, found: found)]
    }
    return members.flatMap { member in
      member.value.mismatches(
        in: found[member.key], path: path.isEmpty ? member.key : "\(path).\(member.key)")
    }
  }

  /// Whether two values are equal. Numbers may differ by less than ``tolerance``.
  private func agrees(with other: JSON) -> Bool {
    switch (self, other) {
    case (.number(let lhs), .number(let rhs)): abs(lhs - rhs) < Self.tolerance
    case (.array(let lhs), .array(let rhs)):
      lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0.agrees(with: $1) }
    default: self == other
    }
  }

  // MARK: Changes

  /// The part of this value that differs from `old`; nil if nothing differs.
  ///
  /// Objects are compared member by member, so that the result has only the leaves that differ. An
  /// object of another `class` is whole, and so is every array that differs.
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
