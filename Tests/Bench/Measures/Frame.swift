import RefreshKit

extension Measure {
  /// A frame of a list that bounces back at its top, with a header and a footer.
  static let frame = Measure(
    name: "frame", per: "frame of a bounce", repetitions: 20_000
  ) { count in
    let list = usualList()
    let timeline = list.timeline
    let frame = 1 / list.frameRate
    var shown = 0
    var total = 0.0
    while shown < count {
      list.contentOffset.y = 0
      list.touch(.began, at: Point(x: 180, y: 100), id: 1)
      for step in 1...5 {
        timeline.advance(by: frame)
        list.touch(.moved, at: Point(x: 180, y: 100 + 12 * Double(step)), id: 1)
      }
      timeline.advance(by: frame)
      list.touch(.ended, at: Point(x: 180, y: 160), id: 1)
      precondition(list.isDecelerating)
      total += time {
        while list.isDecelerating {
          timeline.advance(by: frame)
          shown += 1
        }
      }
    }
    return total / Double(shown)
  }

  /// A frame of a list that is scrolled while its header refreshes, so that its range changes with each frame.
  static let refreshingFrame = Measure(
    name: "frame-refreshing", per: "frame of a move while a header refreshes", repetitions: 20_000
  ) { count in
    let list = usualList()
    let (timeline, frame) = (list.timeline, 1 / list.frameRate)
    list.header?.beginRefreshing()
    timeline.advance(by: 1)
    var total = 0.0
    var shown = 0
    while shown < count {
      for y in [60.0, -54] {
        list.setContentOffset(Point(x: 0, y: y), animated: true)
        total += time {
          for _ in 0..<20 { timeline.advance(by: frame) }
        }
        precondition(list.contentOffset.y == y)
        shown += 20
      }
    }
    return total / Double(shown)
  }
}
