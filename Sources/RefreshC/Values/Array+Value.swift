import RefreshKit

extension Array {
  /// The number of `root` called `name`.
  ///
  /// - Throws: ``StatusCode/noSuchValue``, or ``StatusCode/nothing`` if it is missing at present.
  func read<Root>(_ name: String, of root: Root) throws(StatusCode) -> Double
  where Element == NamedValue<Root> {
    for value in self where value.name == name {
      guard let present = value.get(root) else { continue }
      if let number = value.kind.number(present) { return number }
      if present == .nothing, !value.kind.isText { throw .nothing }
    }
    throw .noSuchValue
  }

  /// Sets the number of `root` called `name`.
  ///
  /// - Throws: ``StatusCode/noSuchValue``, or ``StatusCode/badNumber`` if that number is refused or
  ///   would be clamped; then the value does not change.
  func write<Root>(_ number: Double, to name: String, of root: Root) throws(StatusCode)
  where Element == NamedValue<Root> {
    for value in self where value.name == name && !value.kind.isText {
      guard let old = value.get(root) else { continue }
      guard let set = value.set else { break }
      guard let wanted = value.kind.value(number) else { throw .badNumber }
      set(root, wanted)
      let new = value.get(root)
      // A flag that a component overrides at present takes effect when the component no longer
      // does.
      if new == wanted || value.kind == .flag { return }
      if new != old, old != .nothing { set(root, old) }
      throw .badNumber
    }
    throw .noSuchValue
  }

  /// The text of `root` called `name`; nil if it is missing at present.
  ///
  /// - Throws: ``StatusCode/noSuchValue``.
  func readText<Root>(_ name: String, of root: Root) throws(StatusCode) -> String?
  where Element == NamedValue<Root> {
    for value in self where value.name == name && value.kind.isText {
      switch value.get(root) {
      case .text(let text): return text
      case .nothing: return nil
      default: continue
      }
    }
    throw .noSuchValue
  }

  /// Sets the text of `root` called `name`.
  ///
  /// - Throws: ``StatusCode/noSuchValue``.
  func write<Root>(_ text: String, to name: String, of root: Root) throws(StatusCode)
  where Element == NamedValue<Root> {
    for value in self where value.name == name && value.kind.isText {
      guard value.get(root) != nil, let set = value.set else { continue }
      return set(root, .text(text))
    }
    throw .noSuchValue
  }

  /// Removes the number of `root` called `name`.
  ///
  /// - Throws: ``StatusCode/noSuchValue``, also if the number cannot be nil.
  func clear<Root>(_ name: String, of root: Root) throws(StatusCode)
  where Element == NamedValue<Root> {
    for value in self where value.name == name && !value.kind.isText {
      guard case .optional = value.kind, value.get(root) != nil, let set = value.set else {
        continue
      }
      return set(root, .nothing)
    }
    throw .noSuchValue
  }
}

nonisolated extension SettingKind {
  /// Whether the values are texts, which have calls of their own.
  fileprivate var isText: Bool {
    switch self {
    case .text: true
    case .optional(let kind): kind.isText
    case .number, .flag, .choice: false
    }
  }
}
