import RefreshKit

extension Array {
  /// The value of `root` called `name`.
  ///
  /// - Throws: ``StatusCode/noSuchValue``, or ``StatusCode/nothing`` where it is missing at present.
  func read<Root>(_ name: String, of root: Root) throws(StatusCode) -> Double
  where Element == NamedValue<Root> {
    for value in self where value.name == name {
      if let number = value.get(root) { return number }
      if value.belongs(to: root) { throw .nothing }
    }
    throw .noSuchValue
  }

  /// Sets the value of `root` called `name`.
  ///
  /// - Throws: ``StatusCode/noSuchValue``, or ``StatusCode/badNumber`` where it may not be set to that
  ///   number, or would not be that number afterwards; then it is what it was.
  func write<Root>(_ number: Double, to name: String, of root: Root) throws(StatusCode)
  where Element == NamedValue<Root> {
    for value in self where value.name == name {
      guard value.belongs(to: root) else { continue }
      let old = value.get(root)
      guard let set = value.set else { break }
      guard value.range.contains(number) else { throw .badNumber }
      set(root, number)
      let new = value.get(root)
      // A flag that a component holds at present takes effect afterwards.
      if new == number || value.range == .flag { return }
      if new != old, let old { set(root, old) }
      throw .badNumber
    }
    throw .noSuchValue
  }

  /// Sets no value of `root` called `name`.
  ///
  /// - Throws: ``StatusCode/noSuchValue``, also where there always is one.
  func clear<Root>(_ name: String, of root: Root) throws(StatusCode)
  where Element == NamedValue<Root> {
    for value in self where value.name == name && value.belongs(to: root) {
      if let clear = value.clear { return clear(root) }
    }
    throw .noSuchValue
  }
}
