import RefreshIndicators
import RefreshKit

/// An indicator in a list, on a clock of its own.
@MainActor struct Sample {
  let list = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 400))
  let indicator: any RefreshIndicator

  /// Makes a sample with an indicator that is 200 points wide.
  init(
    _ indicator: any RefreshIndicator, height: Double = 60,
    direction: LayoutDirection = .leftToRight, reducesMotion: Bool = false
  ) {
    self.indicator = indicator
    indicator.frame = Rect(x: 0, y: 0, width: 200, height: height)
    list.addSubview(indicator)
    (list.layoutDirection, list.reducesMotion) = (direction, reducesMotion)
  }

  /// The present drawing.
  var contents: ViewContents { indicator.contents }
  var items: [DisplayItem] { contents.items }

  /// The shapes in the present drawing.
  var shapes: [DisplayItem.Shape] {
    items.compactMap { if case .shape(let shape) = $0.content { shape } else { nil } }
  }
  /// The rings in the present drawing.
  var rings: [DisplayItem.Ring] {
    items.compactMap { if case .ring(let ring) = $0.content { ring } else { nil } }
  }

  func pull(_ percent: Double) { indicator.pullDidMove(to: percent) }

  /// Pulls to 1 for a second, and then refreshes for `time`.
  func refresh(for time: Double) {
    pull(1)
    list.timeline.advance(by: 1)
    indicator.refreshStateDidChange(to: .refreshing)
    list.timeline.advance(by: time)
  }

  /// Shows a result for `time`.
  func show(_ result: RefreshResult, for time: Double) {
    indicator.refreshDidEnd(with: result)
    list.timeline.advance(by: time)
  }

  func end() { indicator.refreshStateDidChange(to: .idle) }
}

@MainActor extension RefreshResult {
  static var failed: RefreshResult { .failure(RefreshTimeout(limit: 1)) }
}

@MainActor extension DisplayItem.Shape {
  /// The points of the path, with the control points of its curves.
  var points: [Point] {
    path.elements.flatMap { element in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let point, let control1, let control2): [control1, control2, point]
      case .close: [Point]()
      }
    }
  }

  /// The rectangle around the points.
  var box: Rect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: x, y: y, width: (xs.max() ?? x) - x, height: (ys.max() ?? y) - y)
  }
}
