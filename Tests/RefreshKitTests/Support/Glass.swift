import RefreshKit

/// A list with touches, and a log of its delegate calls: 375 x 667 points with 2,000 of content.
final class Glass: ScrollViewDelegate {
  let list: ScrollView
  /// The calls of the delegate, in order; an offset as its rounded y.
  private(set) var log: [String] = []
  /// The target content offset that the delegate sets.
  var target: Point?
  /// The same, along the vertical axis alone.
  var targetY: Double?
  /// What the delegate does with each offset.
  var whenScrolled: ((ScrollView) -> Void)?
  /// What the delegate does inside a call, by that call's entry in the log.
  var answers: [String: (ScrollView) -> Void] = [:]
  /// How often the attached components have loaded.
  private(set) var loads = 0
  private(set) var velocity = Point.zero
  private(set) var announced = Point.zero

  init(contentHeight: Double = 2_000, rate: Double = 60) {
    list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize = Size(width: 375, height: contentHeight)
    list.frameRate = rate
    list.delegate = self
  }

  var y: Double { list.contentOffset.y }

  /// Puts a component into its slot, and counts its loads; `endsAtOnce` ends each as it begins.
  func attach(_ component: RefreshComponent, endsAtOnce: Bool = false) {
    component.refreshingBlock = { [unowned self, unowned component] in
      loads += 1
      if endsAtOnce { component.endRefreshing() }
    }
    list[Slot(component.edge)] = component
  }

  func clearLog() { log = [] }

  func wait(_ time: Double) {
    list.timeline.advance(by: time)
  }

  func down(_ y: Double, x: Double = 100) {
    list.touch(.began, at: Point(x: x, y: y))
  }

  func move(_ y: Double, x: Double = 100) {
    list.touch(.moved, at: Point(x: x, y: y))
  }

  func up(_ y: Double = 0, x: Double = 100) {
    list.touch(.ended, at: Point(x: x, y: y))
  }

  /// Moves the finger from `start` by `step` points each hundredth of a second and lifts it.
  func flick(from start: Double, by step: Double, times: Int) {
    down(start)
    for count in 1...times {
      wait(0.01)
      move(start + step * Double(count))
    }
    up()
  }

  private func note(_ entry: String) {
    log.append(entry)
    answers[entry]?(list)
  }

  // MARK: The delegate

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    note(Int(exactly: y.rounded()).map(String.init) ?? "\(y)")
    whenScrolled?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    note("will drag")
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    self.velocity = velocity
    announced = targetContentOffset
    if let target { targetContentOffset = target }
    if let targetY { targetContentOffset.y = targetY }
    note("will end")
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    note(decelerate ? "did end, with speed" : "did end")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    note("will decelerate")
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    note("at rest")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    note("arrived")
  }
}
