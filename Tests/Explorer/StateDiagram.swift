import RefreshKit
import RefreshReplay

/// The picture of the states of a component and of what leads from one to the next. The arrows are those
/// that an exploration has found; only where they are drawn, and their words, is written down.
struct StateDiagram {
  /// What makes a step, by its color.
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

extension StateDiagram {
  static let all = [header, autoFooter]

  /// A header: it is pulled, opens and closes.
  private static let header = StateDiagram(
    name: "header-states", kind: "RefreshHeader",
    title: "The states of a header, and what leads from one to the next",
    size: Size(width: 860, height: 560),
    boxes: [
      Box(
        title: "idle", subtitle: "out of sight", center: Point(x: 125, y: 170),
        places: [.init(.idle, "rest")]),
      Box(
        title: "pulling", subtitle: "letting go refreshes", center: Point(x: 430, y: 76),
        places: [.init(.pulling, "rest"), .init(.pulling, "closing")]),
      Box(
        title: "refreshing", subtitle: "opens", center: Point(x: 735, y: 170),
        places: [.init(.refreshing, "opening")]),
      Box(
        title: "refreshing", subtitle: "the app loads", center: Point(x: 735, y: 440),
        places: [.init(.refreshing, "running")]),
      Box(
        title: "idle", subtitle: "closes", center: Point(x: 125, y: 440),
        places: [.init(.idle, "closing")]),
      Box(
        title: "willRefresh", subtitle: "waits for a window", center: Point(x: 430, y: 268),
        places: [.init(.willRefresh, "waiting")]),
    ],
    arrows: [
      Arrow(from: 0, to: 1, words: "pulled far enough", cause: .gesture, bend: 14),
      Arrow(from: 1, to: 0, words: "pulled back", cause: .gesture, bend: 14),
      Arrow(from: 1, to: 2, words: "let go", cause: .gesture),
      Arrow(from: 0, to: 2, words: "begin", cause: .call, wordsAt: 0.62),
      Arrow(from: 2, to: 3, words: "0.25 s: callback", cause: .time),
      Arrow(from: 3, to: 4, words: "end", cause: .call),
      Arrow(from: 4, to: 0, words: "0.4 s: end blocks", cause: .time),
      Arrow(from: 2, to: 4, words: "end", cause: .call, bend: 84),
      Arrow(from: 4, to: 2, words: "begin", cause: .call, bend: -52),
      Arrow(from: 0, to: 5, words: "begin", cause: .call, wordsAt: 0.6),
      Arrow(from: 1, to: 5, words: "let go", cause: .gesture, wordsAt: 0.72),
      Arrow(from: 5, to: 2, words: "in a window", cause: .window),
      Arrow(from: 4, to: 5, words: "begin", cause: .call, bend: 12, wordsAt: 0.62),
      Arrow(from: 5, to: 4, words: "end", cause: .call, bend: 12, wordsAt: 0.62),
      Arrow(from: 4, to: 1, words: "pulled", cause: .gesture, bend: 10, wordsAt: 0.3),
      Arrow(from: 1, to: 4, words: "back", cause: .gesture, bend: 10, wordsAt: 0.76),
    ])

  /// An auto footer: it is always shown, loads at the end of the list, and knows the end of the data.
  private static let autoFooter = StateDiagram(
    name: "auto-footer-states", kind: "RefreshAutoFooter",
    title: "The states of an auto footer, and what leads from one to the next",
    size: Size(width: 860, height: 430),
    boxes: [
      Box(
        title: "idle", subtitle: "there may be more", center: Point(x: 125, y: 90),
        places: [.init(.idle, "rest")]),
      Box(
        title: "refreshing", subtitle: "the app loads", center: Point(x: 735, y: 90),
        places: [.init(.refreshing, "running")]),
      Box(
        title: "noMoreData", subtitle: "the end of the data", center: Point(x: 735, y: 320),
        places: [.init(.noMoreData, "rest")]),
      Box(
        title: "willRefresh", subtitle: "waits for a window", center: Point(x: 125, y: 320),
        places: [.init(.willRefresh, "waiting")]),
    ],
    arrows: [
      Arrow(from: 0, to: 1, words: "the end is reached, begin", cause: .gesture, bend: 14),
      Arrow(from: 1, to: 0, words: "end", cause: .call, bend: 14),
      Arrow(from: 1, to: 2, words: "no more data", cause: .call, bend: 14, wordsAt: 0.4),
      Arrow(from: 2, to: 1, words: "begin", cause: .call, bend: 14, wordsAt: 0.4),
      Arrow(from: 0, to: 2, words: "no more data", cause: .call, bend: 12, wordsAt: 0.3),
      Arrow(from: 2, to: 0, words: "reset, end, hidden", cause: .call, bend: 12, wordsAt: 0.3),
      Arrow(from: 0, to: 3, words: "begin", cause: .call, bend: 14, wordsAt: 0.4),
      Arrow(from: 3, to: 0, words: "end", cause: .call, bend: 14, wordsAt: 0.4),
      Arrow(from: 3, to: 1, words: "in a window", cause: .window, wordsAt: 0.28),
      Arrow(from: 3, to: 2, words: "no more data", cause: .call, bend: 14),
      Arrow(from: 2, to: 3, words: "begin", cause: .call, bend: 14),
    ])
}
