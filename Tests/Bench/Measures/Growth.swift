import BenchC
import RefreshKit
import RefreshReplay

/// Costs that must not grow with their surroundings: those of one event among many views, pending
/// items, sections, or ops.
extension Measure {
  static let growth = [
    views(1), views(1_000), turns(1), turns(1_000), pending(10), pending(10_000), sections(0),
    sections(100_000), ops(10_000), ops(1_000_000),
  ]

  private static func views(_ number: Int) -> Measure {
    drag(name: "views-\(number)", among: "views on the timeline: \(number)") {
      let timeline = Timeline()
      let lists = (0..<number).map { _ in usualList(on: timeline) }
      timeline.advance(by: 0)
      return lists
    }
  }

  /// Measures an offset change of each of a number of lists in turn, so that the next list is not in the
  /// processor's caches.
  private static func turns(_ number: Int) -> Measure {
    Measure(
      name: "turns-\(number)", per: "offset change, lists in turn: \(number)", repetitions: 100
    ) { count in
      let lists = (0..<number).map { _ in usualList() }
      let rounds = 10_000 / number
      for list in lists { list.beginDragging() }
      return time(count) {
        for round in 0..<rounds {
          for list in lists { list.drag(to: Point(x: 0, y: Double(10 + round % 100))) }
        }
      } / Double(rounds * number)
    }
  }

  private static func sections(_ number: Int) -> Measure {
    drag(name: "sections-\(number)", among: "sections: \(number)") {
      let list = usualList(on: Timeline())
      list.rowCounts = Array(repeating: 3, count: number)
      list.timeline.advance(by: 0)
      precondition(list.totalDataCount == 3 * number)
      return [list]
    }
  }

  /// Measures an offset change of one list among others.
  private static func drag(
    name: String, among others: String, lists: @escaping () -> [ScrollView]
  ) -> Measure {
    Measure(name: name, per: "offset change, \(others)", repetitions: 200) { count in
      let lists = lists()
      return withExtendedLifetime(lists) {
        let list = lists[lists.count / 2]
        return time(count) { drag(list) } / 200
      }
    }
  }

  private static func drag(_ list: ScrollView) {
    let timeline = list.timeline
    list.beginDragging()
    for step in 1...200 {
      list.drag(to: Point(x: 0, y: Double(10 * step)))
      timeline.advance(by: 1.0 / 128)
    }
    list.endDragging()
  }

  private static func pending(_ number: Int) -> Measure {
    Measure(
      name: "pending-\(number)", per: "item that is scheduled and run, pending: \(number)",
      repetitions: 100_000
    ) { count in
      let timeline = Timeline()
      for item in 0..<number { timeline.after(1e9 + Double(item * 7_919 % number)) {} }
      return time(count) {
        timeline.after(0.5) {}
        timeline.advance(by: 1)
      }
    }
  }

  /// Measures the growth of the heap from the beginning of a script to its end.
  private static func ops(_ number: Int) -> Measure {
    Measure(
      name: "ops-\(number)", per: "replay of ops: \(number)", unit: .bytes, repetitions: 1
    ) { _ in
      let replay = Replay(name: "growth", trace: { _ in }, report: { _ in })
      for op in [
        #"{"op":"stage","width":375,"height":667}"#,
        #"{"op":"attach","slot":"header","class":"RefreshNormalHeader"}"#,
      ] { replay.read(Array("\(op)\n".utf8)) }
      let ops = [-60, 0].map { Array(#"{"op":"scroll","y":\#($0)}\#n"#.utf8) }
      for op in ops { replay.read(op) }
      let before = heap_bytes_in_use()
      for _ in 0..<number / 2 { for op in ops { replay.read(op) } }
      precondition(replay.status == .done)
      return Double(heap_bytes_in_use() - before)
    }
  }
}
