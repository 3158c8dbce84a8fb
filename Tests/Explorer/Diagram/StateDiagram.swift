import RefreshKit

/// The picture of the states of a component and of what leads from one to the next. The arrows are those
/// that an exploration has found; only where they are drawn, and their words, is written down.
struct StateDiagram {
  /// What makes a step, by its colour.
  enum Cause: String {
    case gesture, call, time, window
  }

  /// A state with a place in the picture.
  struct Box {
    let title, subtitle: String
    let center: Point
    /// The states and phases that it shows.
    let places: [Situation.Place]
  }

  /// Where an arrow is drawn.
  struct Arrow {
    let from, to: Int
    let words: String
    let cause: Cause
    /// How far the middle of the arrow is beside the straight line, in points.
    var bend = 0.0
    /// Where on the arrow its words are, as a fraction.
    var wordsAt = 0.5
  }

  let name, kind, title: String
  let size: Size
  let boxes: [Box]
  let arrows: [Arrow]

  /// How many states are explored for a picture: more of them have no other arrows.
  private static let limit = 3_000

  /// The picture.
  ///
  /// - Returns: The text of an SVG file; nil if the arrows are not those that were found.
  func svg(complain: (String) -> Void) -> String? {
    guard let kind = ComponentKind.named(kind) else { return nil }
    let changes = Explorer.explore(.one(kind), limit: Self.limit).changes.keys
    var found: Set<[Int]> = []
    for change in changes {
      let ends = [change.from, change.to].map { place in
        boxes.firstIndex { $0.places.contains(place) }
      }
      guard let from = ends[0], let to = ends[1] else {
        complain("\(name): no box for \(change.from), \(change.to)")
        return nil
      }
      if from != to { found.insert([from, to]) }
    }
    let drawn = Set(arrows.map { [$0.from, $0.to] })
    guard found == drawn else {
      for pair in found.symmetricDifference(drawn) {
        let isFound = found.contains(pair)
        complain(
          "\(name): \(boxes[pair[0]].title) to \(boxes[pair[1]].title) is "
            + (isFound ? "not drawn" : "drawn, and was not found"))
      }
      return nil
    }
    return DiagramPicture(self).text
  }
}

extension Situation.Place {
  init(_ state: RefreshState, _ phase: String) {
    (self.state, self.phase) = (state, phase)
  }
}
