/// The subviews of a view, from the back to the front.
///
/// Removing a view leaves an empty place. Empty places are removed when they are more than half of all
/// and when all views are read.
struct Subviews {
  /// The view in an empty place.
  private static let empty = View()

  private var places: [View] = []
  private var emptyCount = 0

  /// How many views there are.
  var count: Int { places.count - emptyCount }

  /// All views, in order.
  var all: [View] {
    mutating get {
      removeEmptyPlaces()
      return places
    }
  }

  /// Adds a view so that `index` of the others are behind it; in front of all where there are fewer.
  mutating func insert(_ view: View, at index: Int) {
    removeEmptyPlaces()
    let index = Swift.min(index, places.count)
    places.insert(view, at: index)
    number(from: index)
  }

  /// Removes a view that is one of these.
  ///
  /// - Complexity: Amortized O(1).
  mutating func remove(_ view: View) {
    places[view.indexInSuperview] = Self.empty
    emptyCount += 1
    while let last = places.last, last === Self.empty {
      places.removeLast()
      emptyCount -= 1
    }
    if 2 * emptyCount > places.count { removeEmptyPlaces() }
  }

  @inline(__always)
  private mutating func removeEmptyPlaces() {
    if emptyCount > 0 { closeUp() }
  }

  private mutating func closeUp() {
    places.removeAll { $0 === Self.empty }
    emptyCount = 0
    number(from: 0)
  }

  private mutating func number(from index: Int) {
    for place in index..<places.count { places[place].indexInSuperview = place }
  }
}

extension RandomAccessCollection where Element: View {
  /// Calls `body` with each view. The collection keeps them alive. See HotPath.md.
  @inline(__always)
  func visit(_ body: (Element) -> Void) {
    for index in indices { Unmanaged.passUnretained(self[index]).use(body) }
    extendLifetime(self)
  }
}
