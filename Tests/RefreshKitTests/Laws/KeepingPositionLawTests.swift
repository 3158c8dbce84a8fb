import RefreshKit
import Testing

/// Law: `keepingPosition` moves no visible row by more than a thousandth of a point, in every phase, and
/// begins nothing.
///
/// Two lists do the same, one with rows in front: what the other shows is where its rows are to be.
struct KeepingPositionLawTests {
  /// How the content moves, from rest in the middle.
  nonisolated enum Course: CaseIterable {
    case rest, touch, drag, hostDrag, thrownInwards, thrownOutwards, bounce, pulled, returning
    case animated, animatedToEdge, wheel
  }

  /// The component pulls along an axis from an edge; `way` is positive outwards.
  private func bring(_ bench: Bench, to course: Course) {
    let list = bench.list
    var middle = bench.offset(pulledBy: 0)
    middle[bench.edge.axis] += 300 * bench.inwards
    list.contentOffset =
      [.bounce, .pulled, .returning, .wheel].contains(course)
      ? bench.offset(pulledBy: 0) : middle
    switch course {
    case .rest: break
    case .touch: bench.touch(.began)
    case .drag: bench.fingerPulls(by: 80)
    case .hostDrag:
      list.beginDragging()
      list.drag(to: Point(x: middle.x, y: middle.y))
    case .thrownInwards:
      bench.fingerPulls(by: -150)
      bench.touch(.ended)
    case .thrownOutwards:
      bench.fingerPulls(by: 150)
      bench.touch(.ended)
    case .bounce, .pulled:
      bench.fingerPulls(by: 60)
      if course == .bounce { bench.touch(.ended) }
    case .returning:
      bench.fingerPulls(by: 60)
      bench.wait(0.3)
      bench.touch(.ended)
      bench.wait(0.05)
    case .animated:
      var target = middle
      target[bench.edge.axis] += 200 * bench.inwards
      list.setContentOffset(target, animated: true)
      bench.wait(0.1)
    case .animatedToEdge:
      list.setContentOffset(bench.offset(pulledBy: 0), animated: true)
      bench.wait(0.1)
    case .wheel:
      list.allowsWheelPull = true
      var distance = Point.zero
      distance[bench.edge.axis] = -50 * bench.inwards
      list.scrollWheel(dx: distance.x, dy: distance.y)
    }
  }

  /// Adds rows in front along the component's axis.
  private func grow(_ bench: Bench, by distance: Double) {
    bench.list.keepingPosition { bench.list.contentSize[bench.edge.axis] += distance }
  }

  /// Where the content is shown.
  private func shown(_ bench: Bench) -> Double {
    bench.list.scrollPresentation.contentOffset[bench.edge.axis]
  }

  @Test(arguments: Kind.all, Course.allCases)
  func `rows stay where they would be, however the content moves`(kind: Kind, course: Course) {
    let (with, without) = (Bench(kind), Bench(kind))
    for bench in [with, without] { bring(bench, to: course) }
    let log = with.log
    grow(with, by: 440)
    #expect(with.log.filter { $0 != "pulling>idle" } == log)
    #expect(abs(shown(with) - 440 - shown(without)) < 1e-6)
    // Content that is thrown to its beginning, or let go there, moves on into the new rows.
    let isThrown = course == (with.inwards > 0 ? .thrownOutwards : .thrownInwards)
    if isThrown { return #expect(with.list.isDecelerating) }
    for _ in 0..<(course == .wheel ? 14 : 200) {
      for bench in [with, without] { bench.wait(0.01) }
      guard with.component.state == without.component.state else { return }
      #expect(abs(shown(with) - 440 - shown(without)) < 1e-3)
    }
  }

  @Test(arguments: Kind.all, Phase.allCases)
  func `rows stay in every phase of a refresh, and the refresh does too`(kind: Kind, phase: Phase) {
    let (with, without) = (Bench(kind), Bench(kind))
    for bench in [with, without] {
      bench.rest()
      bench.bring(to: phase)
    }
    let log = with.log
    grow(with, by: 440)
    #expect(with.log.filter { $0 != "pulling>idle" } == log)
    // An overshoot that a host leaves at rest ends with each change of size.
    if phase == .released, with.inwards < 0 { return #expect(with.isInRange) }
    #expect(abs(shown(with) - 440 - shown(without)) < 1e-6)
    // What is pulled or released at the beginning is pulled no more; what waits opens at the new beginning.
    guard ![.pulling, .released, .waiting].contains(phase) else { return }
    // A header that is out of sight moves nothing when it closes.
    let rests = with.inwards > 0 && [.ending, .showing].contains(phase)
    let place = shown(with)
    for _ in 0..<100 {
      for bench in [with, without] { bench.wait(0.01) }
      #expect(abs(shown(with) - (rests ? place : shown(without) + 440)) < 1e-3)
    }
    #expect(with.component.state == without.component.state && with.log == without.log)
    if with.component.isRefreshing { with.end() }
    with.wait(2)
    #expect(with.isInRange && with.component.state == .idle)
  }

  @Test(arguments: Kind.all, Course.allCases)
  func `rows that are removed in front leave the others where they are`(
    kind: Kind, course: Course
  ) {
    let bench = Bench(kind, contentSize: Size(width: 3_000, height: 3_000))
    bring(bench, to: course)
    grow(bench, by: 500)
    let before = shown(bench)
    grow(bench, by: -400)
    #expect(abs(shown(bench) + 400 - before) < 1e-6)
    bench.touch(.ended)
    bench.list.cancelDragging()
    bench.wait(5)
    if course != .hostDrag { #expect(bench.isInRange) }
  }
}
