import RefreshKit
import RefreshReplay
import TestSupport

/// What the app, an override or a delegate changes of the list and its components.
extension MisbehavingSession {
  func change(_ component: RefreshComponent?, inLayout: Bool) {
    guard let component else { return replace() }
    if inLayout { return chance(90) ? setProperty(of: component) : setAgain() }
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<30: call(component)
    case 30..<38: component.state = pick(RefreshState.allCases)
    case 38..<58: setProperty(of: component)
    case 58..<66: moveSlots(component)
    case 66..<70: component.isHidden.toggle()
    case 70..<73: component.isUserInteractionEnabled.toggle()
    case 73..<78: setAsyncAction(of: component)
    case 78..<82: setAgain()
    default: changeList()
    }
  }

  private func call(_ component: RefreshComponent) {
    let ending = component as? any NoMoreDataEnding
    switch Int.random(in: 0..<10, using: &random) {
    case 8: component.openSecondLevel()
    case 9: component.closeSecondLevel()
    case 0, 1: component.beginRefreshing()
    case 2, 3: component.endRefreshing()
    case 4: component.endRefreshing(with: .failure(Failure()))
    case 5: ending?.endRefreshingWithNoMoreData()
    case 6: ending?.resetNoMoreData()
    default: list.endHeaderRefreshing(noMoreData: chance(50), count: chance(50) ? 0 : 20)
    }
  }

  @MainActor private struct Failure: Error {}

  private func moveSlots(_ component: RefreshComponent) {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: list.header = nil
    case 1: list.footer = nil
    case 2: component.removeFromSuperview()
    case 3: attach(pick(components))
    default: replace()
    }
  }

  /// Sets a property; inside a layout this requests the next layout.
  private func setProperty(of component: RefreshComponent) {
    switch Int.random(in: 0..<24, using: &random) {
    case 0: (component as? any StateTitled)?.stateLabel.isHidden.toggle()
    case 1: (component as? any StateTitled)?.setTitle(pick(["a", nil, "b"]), for: .idle)
    case 2: (component as? any LastUpdatedTimeShowing)?.lastUpdatedTimeLabel.isHidden.toggle()
    case 3: component.frame.size.height = pick([0, 30, 44, 54, 80.5])
    case 4, 5: setSecondLevel(of: component)
    case 6:
      let image = Image.scripted("image", size: Size(width: 20, height: pick([20, 70])))
      (component as? any GifShowing)?.setImages(
        Array(repeating: image, count: pick([0, 1, 3])), duration: nil,
        for: pick(RefreshState.allCases))
    default: setSetting(of: component)
    }
  }

  /// Sets a setting of the table, except the state.
  private func setSetting(of component: RefreshComponent) {
    let settings = NamedValue.ofComponents.filter {
      $0.set != nil && $0.name != "state" && $0.get(component) != nil
    }
    let setting = pick(settings)
    setting.set?(component, pick(setting.kind.examples(of: setting.name)))
  }

  private func setSecondLevel(of component: RefreshComponent) {
    if chance(20) { component.secondLevel = nil }
    let level = component.secondLevel ?? SecondLevel()
    level.threshold = pick([1.1, 1.9])
    level.duration = pick([0, 0.6])
    level.content = chance(50) ? View() : nil
    component.secondLevel = level
  }

  private func changeList() {
    switch Int.random(in: 0..<19, using: &random) {
    case 16: touchAnywhere()
    case 17: if hosting == .alsoInsideCallbacks { driveOnce() }
    case 18:
      let target = list.geometry.clamp(Point(x: pick([0, 300]), y: pick([-300, 500, 2_500])))
      list.scrollRectToVisible(Rect(origin: target, size: .zero), animated: chance(50))
    case 12: list.scroll(by: pick(ScrollStep.allCases), animated: chance(50))
    case 13:
      let target = Point(x: 0, y: pick([0, 80, 700, 1_333]))
      list.setContentOffset(list.geometry.clamp(target), animated: true)
    case 14:
      list.isUserInteractionEnabled = false
      if list.isTracking, list.isDragging { list.endDragging() }
      list.isUserInteractionEnabled = true
    case 0, 1:
      contentInset = chance(50) ? .zero : EdgeInsets(top: 20, left: 0, bottom: 34, right: 7)
      setGeometry { $0.contentInset = contentInset }
    case 2:
      let inset = chance(50) ? EdgeInsets.zero : EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      setGeometry { $0.safeAreaInsets = inset }
    case 3, 4: setContentLength(pick([0, 1, 300, 667, 1_000, 2_000, 3_000.5]), along: .vertical)
    case 5: setContentLength(pick([0, 375, 1_000]), along: .horizontal)
    case 6:
      let size = chance(50) ? Size(width: 375, height: 667) : Size(width: 667, height: 375)
      setGeometry { $0.frame.size = size }
    case 7: list.isInWindow.toggle()
    case 8: list.bounces.toggle()
    case 9: list.isPagingEnabled.toggle()
    case 10: list.allowsWheelPull.toggle()
    case 11:
      list.maximumOverscroll = pick([nil, 0, 60, 100, 1_000])
      list.rubberBandCoefficient = pick([0.001, 0.3, 0.55, 1])
    default: list.allowsSimultaneousRefreshing.toggle()
    }
  }

  /// Sets the size of the content along an axis, in two of five cases with the rows kept in place.
  private func setContentLength(_ length: Double, along axis: Axis) {
    setGeometry { list in
      guard chance(40) else {
        list.contentSize[axis] = length
        return
      }
      list.keepingPosition { list.contentSize[axis] = length }
    }
  }

  private func setGeometry(_ set: (ScrollView) -> Void) {
    let old = list.geometry
    set(list)
    // A host's drag keeps its offset, even if the range has changed meanwhile.
    let isHostDragging = list.isDragging && !list.isTracking
    if list.geometry != old, !isHostDragging { hasOwnOffset = false }
  }

  // MARK: Gestures

  /// One action of the user, or of a host that takes the user's place.
  func gesture() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1, 2, 3: pull(lifts: chance(80))
    case 4, 5: wait(pick([0, 0.016, 0.1, 0.25, 0.5, 1, 5]))
    case 6: list.scrollWheel(dx: pick([0, 0, 40]), dy: pick([-300, -20, 20, 300]))
    case 7 where hosting != .never:
      hosting == .wholeDrags ? hostDrag() : driveOnce()
    case 8:
      list.contentOffset = target(Point(x: pick([0, 0, 50]), y: pick([-100, 0, 500, 1_400])))
    case 9:
      list.setContentOffset(target(Point(x: 0, y: pick([-100, 0, 700, 1_333]))), animated: true)
    case 10: gate.open()
    case 11, 12: turnWheel()
    case 13: list.scroll(by: pick(ScrollStep.allCases), animated: chance(50))
    default: wait(pick([0, 0.016, 0.3, 1]))
    }
  }

  /// The offset that the app sets: in range, except in sessions in which it leaves the range.
  private func target(_ point: Point) -> Point {
    hasOwnOffset = hasOwnOffset || leavesRange
    return leavesRange ? point : list.geometry.clamp(point)
  }

  /// A touch in a random phase, whatever the phase before was.
  private func touchAnywhere() {
    list.touch(
      pick([.began, .moved, .moved, .ended, .cancelled]),
      at: Point(x: pick([20, 180, 350]), y: pick([10, 200, 330, 600])))
  }

  /// One call of a host, whatever it has called before.
  private func driveOnce() {
    let place = Point(x: pick([0, 0, 60, 900]), y: pick([-100, -20, 0, 700, 2_000]))
    switch Int.random(in: 0..<7, using: &random) {
    case 0: list.beginDragging()
    case 1: list.drag(to: place)
    case 2: list.endDragging()
    case 3: list.endDragging(decelerate: true)
    case 4: list.cancelDragging()
    case 5: list.decelerate(to: place)
    default: list.endDecelerating()
    }
    hasOwnOffset = true
  }

  /// Pulls or throws the content with a finger.
  private func pull(lifts: Bool) {
    var point = Point(x: 180, y: 330)
    list.touch(.began, at: point)
    let step = Point(x: pick([0, 0, 0, -15, 15]), y: pick([-40, -15, -3, 3, 15, 30]))
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      wait(pick([0.008, 0.016, 0.05]))
      point = Point(x: point.x + step.x, y: point.y + step.y)
      list.touch(.moved, at: point)
    }
    if chance(20) { wait(0.3) }
    guard lifts else { return }
    // A tap does not change the offset.
    if list.isDragging { hasOwnOffset = false }
    list.touch(chance(85) ? .ended : .cancelled, at: point)
  }

  /// Turns a scroll wheel, sometimes for long enough to pull.
  private func turnWheel() {
    let notch = pick([-120.0, -40, -4, 40, 120])
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      list.scrollWheel(dx: pick([0, 0, 0, notch]), dy: notch)
      wait(pick([0, 0.016, 0.1]))
    }
    if chance(30) { list.scrollWheel(phase: pick([.ended, .cancelled])) }
  }

  /// Drags and throws as a host that computes the offsets itself.
  private func hostDrag() {
    guard !list.isTracking else { return }
    list.beginDragging()
    for _ in 0..<3 {
      list.drag(to: Point(x: 0, y: pick([-120, -60, -10, 0, 700, 1_400, 1_500])))
      wait(0.016)
    }
    hasOwnOffset = true
    if chance(15) { return list.cancelDragging() }
    let decelerates = chance(50)
    list.endDragging(decelerate: decelerates)
    guard decelerates else { return }
    list.decelerate(to: Point(x: 0, y: pick([-60, 0, 300])))
    list.endDecelerating()
    hasOwnOffset = false
  }

  /// Ends the ongoing drag of a finger or a host.
  func liftFinger() {
    if list.isTracking { list.touch(.ended, at: Point(x: 180, y: 330)) }
    if list.isDragging { list.endDragging() }
  }
}
