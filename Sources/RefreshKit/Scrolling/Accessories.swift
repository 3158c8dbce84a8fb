/// The accessories of a scroll view, in the order in which they were attached.
///
/// Observers may attach and detach accessories during a notification. The indices of the entries
/// stay valid until it ends: the entry of a detached accessory becomes empty, and the accessory
/// stays alive; the entry of an attached one is added at the end.
struct Accessories {
  /// All attached accessories.
  private(set) var all: [any EdgeComponent] = []

  /// The edges at which an accessory holds pulls. They are stored because each change of the offset
  /// reads them.
  var holdingEdges = EdgeSet()

  /// The accessories, unretained; nil in an empty entry. See HotPath.md.
  private var entries: [Unmanaged<ScrollAccessory>?] = []
  /// The accessories that were detached since the empty entries were removed.
  private var detached: [ScrollAccessory] = []
  /// The number of nested notifications that are under way.
  private var notificationDepth = 0

  /// The number of entries, including the empty ones.
  var count: Int { entries.count }

  /// The accessory at an index, unretained; nil if the entry is empty.
  subscript(index: Int) -> Unmanaged<ScrollAccessory>? { entries[index] }

  /// The accessory at an edge, or nil.
  subscript(edge: Edge) -> (any EdgeComponent)? {
    for index in all.indices where all[index].edge == edge { return all[index] }
    return nil
  }

  /// A copy with another accessory at the end.
  func adding(_ accessory: any EdgeComponent) -> Accessories {
    var result = self
    result.all.append(accessory)
    result.entries.append(.passUnretained(accessory))
    return result
  }

  /// A copy without an accessory.
  func removing(_ accessory: ScrollAccessory) -> Accessories {
    var result = self
    for index in all.indices where all[index] === accessory { result.all.remove(at: index) }
    guard notificationDepth > 0 else { return result.removingEmptyEntries() }
    for index in entries.indices where entries[index]?.toOpaque() == Self.address(accessory) {
      result.entries[index] = nil
      result.detached.append(accessory)
    }
    return result
  }

  private static func address(_ accessory: ScrollAccessory) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(accessory).toOpaque()
  }

  /// Calls `body` with each accessory, in order or in reverse order. This value keeps them alive
  /// meanwhile. See HotPath.md.
  @inline(__always)
  func visit(fromLast: Bool = false, _ body: (ScrollAccessory) -> Void) {
    for index in entries.indices {
      entries[fromLast ? entries.count - 1 - index : index]?.use(body)
    }
    extendLifetime(self)
  }

  // MARK: Notifying

  /// Begins a notification. Indices stay valid until ``endNotification()``.
  mutating func beginNotification() {
    notificationDepth += 1
  }

  /// Ends a notification.
  mutating func endNotification() {
    notificationDepth -= 1
  }

  /// Whether there are empty entries that no notification needs.
  var canRemoveEmptyEntries: Bool { notificationDepth == 0 && !detached.isEmpty }

  /// A copy without empty entries.
  func removingEmptyEntries() -> Accessories {
    var result = self
    result.entries = all.map { .passUnretained($0) }
    result.detached = []
    return result
  }
}
