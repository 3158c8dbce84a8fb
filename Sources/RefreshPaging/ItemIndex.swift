/// Finds the items of a list by their identity, so that none is added twice.
///
/// Items have an identity if their type is `Identifiable`. This is found out at run time. Overloads
/// of the pager's initializers for identifiable items would not work: the compiler does not choose
/// them where another parameter has a default argument.
struct ItemIndex<Item> {
  /// Returns the identity of an item, or nil if the item has none. The function itself is nil if
  /// the items of this list have no identities, or if the list keeps duplicates.
  let id: ((Item) -> AnyHashable?)?

  /// The place of the first item with each identity: the index of the item plus ``start``.
  private var places: [AnyHashable: Int] = [:]
  /// The place of the first item of the list. It decreases when items are added in front, so that
  /// the other places stay right.
  private var start = 0
  /// Whether ``places`` is right for the present items; false after the app has edited them.
  private var isCurrent: Bool

  /// - Parameter isCurrent: Whether the list has no items, so that an empty index is right for it.
  init(keepsDuplicates: Bool, isCurrent: Bool = true) {
    self.isCurrent = isCurrent
    if !keepsDuplicates, let type = Item.self as? any Identifiable.Type {
      id = Self.id(of: type)
    } else {
      id = nil
    }
  }

  private static func id<Identified: Identifiable>(
    of type: Identified.Type
  ) -> (Item) -> AnyHashable? {
    let mayBeNil = Identified.ID.self is any NilIdentity.Type
    return { item in
      guard let id = (item as? Identified)?.id else { return nil }
      if mayBeNil, (id as? any NilIdentity)?.isNil == true { return nil }
      return AnyHashable(id)
    }
  }

  /// What a page changes in a list.
  struct Changes {
    /// The items of the page that replace an item with the same identity, each with the index of
    /// the replaced item.
    fileprivate(set) var replaced: [(index: Int, item: Item)] = []
    /// The items to add to the list, in order.
    fileprivate(set) var added: [Item] = []
    /// Whether two items of the page have the same identity.
    fileprivate(set) var hasDuplicates = false
  }

  /// Returns what a page changes in `items`. They must be the items after the last call of
  /// ``add(_:inFront:to:)``, unless ``wasEdited()`` was called since.
  mutating func changes(by page: [Item], to items: [Item]) -> Changes {
    var changes = Changes()
    guard let id else {
      changes.added = page
      return changes
    }
    if !isCurrent { index(items) }
    /// The indices in `changes`, by identity.
    var (added, replaced): ([AnyHashable: Int], [AnyHashable: Int]) = ([:], [:])
    for item in page {
      guard let id = id(item) else {
        changes.added.append(item)
        continue
      }
      if let index = added[id] {
        (changes.added[index], changes.hasDuplicates) = (item, true)
      } else if let index = replaced[id] {
        (changes.replaced[index].item, changes.hasDuplicates) = (item, true)
      } else if let place = places[id] {
        replaced[id] = changes.replaced.count
        changes.replaced.append((place - start, item))
      } else {
        added[id] = changes.added.count
        changes.added.append(item)
      }
    }
    return changes
  }

  /// Adds items to the index and to `items`.
  mutating func add(_ added: [Item], inFront: Bool, to items: inout [Item]) {
    if inFront { start -= added.count }
    let first = inFront ? start : start + items.count
    if let id {
      for (offset, item) in added.enumerated() {
        if let id = id(item) { places[id] = first + offset }
      }
    }
    items.insert(contentsOf: added, at: inFront ? 0 : items.count)
  }

  mutating func wasEdited() { isCurrent = false }

  /// Forgets all items, before others are added.
  mutating func removeAll() { (places, start, isCurrent) = ([:], 0, true) }

  private mutating func index(_ items: [Item]) {
    removeAll()
    guard let id else { return }
    for (index, item) in items.enumerated() {
      if let id = id(item), places[id] == nil { places[id] = index }
    }
  }

  /// Whether two items are known to be equal; false if their type is not `Equatable`.
  static func areEqual(_ item: Item, _ other: Item) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other as? Value }
    return (item as? any Equatable).map { isEqual($0) } ?? false
  }
}

/// An optional as the type of an identity: nil means no identity.
private protocol NilIdentity {
  var isNil: Bool { get }
}

extension Optional: NilIdentity {
  fileprivate var isNil: Bool {
    map { ($0 as? any NilIdentity)?.isNil ?? false } ?? true
  }
}
