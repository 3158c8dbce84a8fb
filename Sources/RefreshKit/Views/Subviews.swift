/// The subviews of a view, from the back to the front.
///
/// A view that is taken out leaves an empty place, and the places are closed up when more than half
/// of them are empty or when all views are asked for: to take out n views costs in the order of n.
struct Subviews {
  /// What fills an empty place.
  private static let empty = View()

  private var places: [View] = []
  private var emptyCount = 0

  /// How many places have been written or looked at so far; a test compares it with the number of
  /// views that came and went.
  private(set) var steps = 0

  /// How many views there are.
  var count: Int { places.count - emptyCount }

  /// All views, in order.
  var all: [View] {
    mutating get {
      closeUp()
      return places
    }
  }

  /// Adds a view so that `index` of the others are behind it; in front of all where there are fewer.
  mutating func insert(_ view: View, at index: Int) {
    closeUp()
    let index = Swift.min(index, places.count)
    places.insert(view, at: index)
    number(from: index)
  }

  /// Takes out a view that is one of these.
  mutating func remove(_ view: View) {
    places[view.indexInSuperview] = Self.empty
    emptyCount += 1
    steps += 1
    while let last = places.last, last === Self.empty {
      places.removeLast()
      emptyCount -= 1
      steps += 1
    }
    if 2 * emptyCount > places.count { closeUp() }
  }

  private mutating func closeUp() {
    guard emptyCount > 0 else { return }
    steps += places.count
    places.removeAll { $0 === Self.empty }
    emptyCount = 0
    number(from: 0)
  }

  private mutating func number(from index: Int) {
    for place in index..<places.count { places[place].indexInSuperview = place }
    steps += places.count - index
  }
}
