/// The accessories of a scroll view, in the order in which they were attached.
///
/// Observers may attach and detach accessories while all are notified. Until that is over, each has its
/// place: the place of one that is detached is empty, and the accessory stays alive; one that is attached
/// has a place behind all others.
struct Accessories {
  /// All that are attached.
  private(set) var all: [any EdgeComponent] = []

  /// The edges at which one of them holds pulls, stored for each change of offset.
  var holdingEdges = EdgeSet()

  /// See HotPath.md.
  private var places: [Unmanaged<ScrollAccessory>?] = []
  /// What was detached since the empty places were removed.
  private var detached: [ScrollAccessory] = []
  /// How many notifications are under way inside each other.
  private var notifications = 0

  /// How many places there are, empty ones included.
  var count: Int { places.count }

  /// The accessory at a place, unretained; nil if the place is empty.
  subscript(place: Int) -> Unmanaged<ScrollAccessory>? { places[place] }

  /// The accessory at an edge, or nil.
  subscript(edge: Edge) -> (any EdgeComponent)? {
    for index in all.indices where all[index].edge == edge { return all[index] }
    return nil
  }

  /// These with an accessory at the place behind all others.
  func adding(_ accessory: any EdgeComponent) -> Accessories {
    var result = self
    result.all.append(accessory)
    result.places.append(.passUnretained(accessory))
    return result
  }

  /// These without an accessory.
  func removing(_ accessory: ScrollAccessory) -> Accessories {
    var result = self
    for index in all.indices where all[index] === accessory { result.all.remove(at: index) }
    guard notifications > 0 else { return result.removingEmptyPlaces() }
    for place in places.indices where places[place]?.toOpaque() == Self.address(accessory) {
      result.places[place] = nil
      result.detached.append(accessory)
    }
    return result
  }

  private static func address(_ accessory: ScrollAccessory) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(accessory).toOpaque()
  }

  /// Calls `body` with each accessory, from the first on or from the last. The value keeps them alive. See
  /// HotPath.md.
  @inline(__always)
  func visit(fromLast: Bool = false, _ body: (ScrollAccessory) -> Void) {
    for index in places.indices {
      places[fromLast ? places.count - 1 - index : index]?.use(body)
    }
    extendLifetime(self)
  }

  // MARK: Notifying

  /// Begins a notification: the places stay until ``endNotification()``.
  mutating func beginNotification() {
    notifications += 1
  }

  /// Ends a notification.
  mutating func endNotification() {
    notifications -= 1
  }

  /// Whether there are empty places, and no notification needs them.
  var canRemoveEmptyPlaces: Bool { notifications == 0 && !detached.isEmpty }

  /// These without empty places.
  func removingEmptyPlaces() -> Accessories {
    var result = self
    result.places = all.map { .passUnretained($0) }
    result.detached = []
    return result
  }
}
