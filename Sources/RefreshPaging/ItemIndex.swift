/// Finds the items of a list by their identity, so that none is added twice.
///
/// Items have an identity if their type is `Identifiable`, which is found at run time: an overload
/// of each initializer would not be chosen where another parameter has a default argument.
struct ItemIndex<Item> {
  /// Returns the identity of an item; nil if it has none. Nil if no item has one.
  let id: ((Item) -> AnyHashable?)?

  /// The first place of each identity: the index of its item plus ``start``.
  private var places: [AnyHashable: Int] = [:]
  /// The place of the first item. It decreases when items are added in front, so that the other
  /// places stay.
  private var start = 0
  /// Whether the places are those of the present items.
  private var isCurrent: Bool

  /// - Parameter isCurrent: Whether there are no items.
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

  /// What a page does to a list.
  struct Changes {
    /// The items that stand at an index of the list in place of those with the same identities.
    fileprivate(set) var replaced: [(index: Int, item: Item)] = []
    /// The items that are added to the list, in order.
    fileprivate(set) var added: [Item] = []
    /// Whether two items of the page have the same identity.
    fileprivate(set) var hasDuplicates = false
  }

  /// Returns what a page does to the items that were passed last, unless the app has edited them
  /// since.
  mutating func changes(by page: [Item], to items: [Item]) -> Changes {
    var changes = Changes()
    guard let id else {
      changes.added = page
      return changes
    }
    if !isCurrent { index(items) }
    /// The indices in the changes.
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

  /// Adds items to the index, and to the list.
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

  /// The app has edited the items.
  mutating func wasEdited() { isCurrent = false }

  /// Takes other items, in which none has the identity of another one.
  mutating func removeAll() { (places, start, isCurrent) = ([:], 0, true) }

  private mutating func index(_ items: [Item]) {
    removeAll()
    guard let id else { return }
    for (index, item) in items.enumerated() {
      if let id = id(item), places[id] == nil { places[id] = index }
    }
  }

  /// Whether two items are known to be equal.
  static func areEqual(_ item: Item, _ other: Item) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other as? Value }
    return (item as? any Equatable).map { isEqual($0) } ?? false
  }
}

/// An optional, as the type of an identity: nil is none.
private protocol NilIdentity {
  var isNil: Bool { get }
}

extension Optional: NilIdentity {
  fileprivate var isNil: Bool {
    map { ($0 as? any NilIdentity)?.isNil ?? false } ?? true
  }
}
