import BenchC
import Foundation
import RefreshIndicators
import RefreshKit
import RefreshReplay

/// A client's subclass, five levels below the base, that observes the state.
private final class Client: RefreshNormalHeader {
  var changes = 0

  override var state: RefreshState {
    didSet {
      guard state != oldValue else { return }
      changes += 1
    }
  }
}

extension Measure {
  static let stateChange = Measure(
    name: "state-change", per: "change to pulling and back", repetitions: 20_000
  ) { count in
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let header = Client()
    list.header = header
    list.timeline.advance(by: 0)
    // The first idle state counts as a change, too.
    header.changes = 0
    let cost = time(count) {
      header.state = .pulling
      header.state = .idle
    }
    precondition(header.changes == 2 * (count + min(5, count)))
    return cost
  }

  static let refresh = Measure(
    name: "refresh", per: "refresh, from its begin to the end of its closing", budget: 4_000,
    repetitions: 5_000
  ) { count in
    let list = usualList()
    var (callbacks, ends) = (0, 0)
    let header = RefreshNormalHeader { callbacks += 1 }
    header.endRefreshingCompletionBlock = { ends += 1 }
    list.header = header
    list.timeline.advance(by: 0)
    let cost = time(count) {
      header.beginRefreshing()
      list.timeline.advance(by: 0.5)
      header.endRefreshing()
      list.timeline.advance(by: 0.5)
    }
    precondition(callbacks == count + min(5, count) && ends == callbacks)
    precondition(header.state == .idle && list.contentOffset == .zero)
    return cost
  }

  static let attach = Measure(
    name: "attach", per: "header that is made, attached and laid out", budget: 4_000,
    repetitions: 2_000
  ) { count in
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    return time(count) {
      list.header = RefreshNormalHeader {}
      list.timeline.advance(by: 0)
    }
  }

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

  /// A frame of a list that is scrolled while its header refreshes, so that each frame changes its
  /// range.
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

  /// A change of the offset that pulls a header, in six lists with the indicators of the gallery.
  static let indicatorPull = Measure(
    name: "indicator-pull", per: "pull of six indicators", repetitions: 20_000
  ) { count in
    let indicators: [any RefreshIndicator] = [
      MaterialIndicator(), DropIndicator(), DotsIndicator(), WaveIndicator(), LineIndicator(),
      FlipIndicator(),
    ]
    let lists = indicators.map { indicator in
      let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
      list.contentSize = Size(width: 375, height: 4_000)
      list.addPullRefresh(indicator) {}
      list.timeline.advance(by: 0)
      list.beginDragging()
      return list
    }
    var step = 0
    return time(count) {
      step += 1
      for list in lists {
        list.drag(to: Point(x: 0, y: -1.5 * Double(step % 60)))
        list.timeline.advance(by: 1.0 / 128)
      }
    }
  }

  /// A session that was recorded from MJRefresh, one of the tests' fixtures.
  static let replay = Measure(
    name: "replay", per: "op of a reference trace", budget: 6_000, repetitions: 20
  ) {
    count in
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../RefreshReplayTests/Fixtures/reference-traces")
    let script = tests.appending(path: "session-001.jsonl")
    guard let bytes = try? Data(contentsOf: script) else { return .nan }
    var ops = 0
    let cost = time(count) {
      let replay = Replay(name: "session", trace: { _ in ops += 1 }, report: { _ in })
      replay.read(bytes)
      precondition(replay.finish() == .done)
    }
    return cost * Double(count + min(5, count)) / Double(ops)
  }

  static let heap = Measure(
    name: "heap", per: "scroll view with header and footer", unit: "bytes", budget: 8_000,
    repetitions: 1_000
  ) { count in
    var lists = [usualList()]
    lists.reserveCapacity(count + 1)
    let before = heap_bytes_in_use()
    for _ in 0..<count { lists.append(usualList()) }
    return withExtendedLifetime(lists) { Double(heap_bytes_in_use() - before) / Double(count) }
  }
}
