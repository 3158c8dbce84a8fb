/// What stands at the edges of a scroll view, in the order in which it came.
///
/// Those who are told something may come and go meanwhile. Until everybody has been told, places stay
/// as they are: one that is left stays empty, and its accessory alive; who comes stands at the end.
struct Accessories {
  /// Those who are all.
  private(set) var all: [ScrollAccessory] = []

  private var places: [Unmanaged<ScrollAccessory>?] = []
  private var leavers: [ScrollAccessory] = []
  private var notificationsUnderWay = 0

  /// How many places there are, empty ones included.
  var count: Int { places.count }

  /// Who stands at a place, without being kept alive; nil where the place is empty.
  subscript(place: Int) -> Unmanaged<ScrollAccessory>? { places[place] }

  /// Who stands at an edge, or nil.
  subscript(edge: Edge) -> ScrollAccessory? {
    for accessory in all where accessory.side == edge { return accessory }
    return nil
  }

  /// These with an accessory at the place behind all others.
  func with(_ accessory: ScrollAccessory) -> Accessories {
    var result = self
    result.all.append(accessory)
    result.places.append(Unmanaged.passUnretained(accessory))
    return result
  }

  /// These without an accessory.
  func without(_ accessory: ScrollAccessory) -> Accessories {
    guard let index = all.firstIndex(where: { $0 === accessory }) else { return self }
    var result = self
    result.leavers.append(result.all.remove(at: index))
    for place in places.indices where places[place]?.toOpaque() == Self.address(accessory) {
      result.places[place] = nil
    }
    return result.needsTidying ? result.tidied() : result
  }

  private static func address(_ accessory: ScrollAccessory) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(accessory).toOpaque()
  }

  /// Holds the places until ``endNotifying()``.
  mutating func beginNotifying() {
    notificationsUnderWay += 1
  }

  /// Everybody has been told.
  mutating func endNotifying() {
    notificationsUnderWay -= 1
  }

  /// Whether there are places that nobody needs any more.
  var needsTidying: Bool { notificationsUnderWay == 0 && !leavers.isEmpty }

  /// These without empty places.
  func tidied() -> Accessories {
    var result = self
    result.places = all.map(Unmanaged.passUnretained)
    result.leavers = []
    return result
  }
}
