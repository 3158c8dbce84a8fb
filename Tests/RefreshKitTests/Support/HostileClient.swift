import RefreshKit
import TestSupport

/// An app that answers each callback of a scroll view with a call that is drawn at random, until it has
/// made as many as it may.
final class HostileClient {
  let list: ScrollView
  /// How many calls it may still make.
  var callsLeft: Int
  /// Whether it also makes the calls of a host that has physics of its own.
  let drives: Bool
  let delegate = CountingDelegate()

  private var random: SeededRandom

  init(_ list: ScrollView, calls: Int, drives: Bool = false, seed: UInt64) {
    self.list = list
    callsLeft = calls
    self.drives = drives
    random = SeededRandom(seed: seed)
    list.delegate = delegate
    delegate.act = { [unowned self] in answer() }
    delegate.target = { [unowned self] in
      callsLeft > 0 && roll(4) == 0 ? point(-500...2_500) : nil
    }
  }

  // MARK: Dice

  /// One of 0..<`count`.
  func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  /// A number between two others.
  func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }

  func point(_ range: ClosedRange<Double>) -> Point { Point(x: number(range), y: number(range)) }

  // MARK: Calls

  /// Makes a call, or none.
  func answer() {
    guard callsLeft > 0, roll(3) == 0 else { return }
    callsLeft -= 1
    switch roll(drives ? 6 : 5) {
    case 0: changeGeometry()
    case 1: move()
    case 2: touch()
    case 3: refresh()
    case 4: useFeature()
    default: drive()
    }
  }

  private func changeGeometry() {
    switch roll(7) {
    case 0: list.contentInset.top = number(-30...60)
    case 1: list.contentInset.bottom = number(-30...60)
    case 2:
      list.safeAreaInsets = EdgeInsets(
        top: number(0...50), left: number(0...9), right: number(0...9))
    case 3: list.contentSize.height = number(0...3_000)
    case 4: list.contentSize.width = number(100...1_500)
    case 5: list.frame.size = Size(width: list.frame.height, height: list.frame.width)
    default: list.bounces.toggle()
    }
  }

  /// The app moves the content to somewhere in its range.
  private func move() {
    let place = list.geometry.clamp(point(-300...2_500))
    switch roll(6) {
    case 0: list.contentOffset = place
    case 1, 2: list.setContentOffset(place, animated: true)
    case 3: list.scrollWheel(dx: number(-50...50), dy: number(-200...200))
    case 4: list.scrollRectToVisible(Rect(origin: place, size: .zero), animated: roll(2) == 0)
    default: list.isPagingEnabled.toggle()
    }
  }

  private func touch() {
    switch roll(5) {
    case 0: list.touch(.began, at: point(0...600))
    case 1, 2: list.touch(.moved, at: point(0...600))
    case 3: list.touch(.ended, at: point(0...600))
    default: list.touch(.cancelled, at: point(0...600))
    }
  }

  private func refresh() {
    guard let component = list[Slot.allCases[roll(4)]] else { return }
    switch roll(11) {
    case 0, 1: component.beginRefreshing()
    case 2, 3: component.endRefreshing()
    case 4: component.state = .idle
    case 5: component.state = .refreshing
    case 6: component.isHidden.toggle()
    case 7: component.isUserInteractionEnabled.toggle()
    case 8: list.isUserInteractionEnabled.toggle()
    case 9: component.holdsContentWhilePulled.toggle()
    default: component.frame.size.height += number(-5...5)
    }
  }

  /// Uses what the kit has and MJRefresh has not, and ends the drag of a finger as a host does.
  private func useFeature() {
    let component = list[Slot.allCases[roll(4)]]
    switch roll(12) {
    case 0: if list.isTracking, list.isDragging { list.endDragging() }
    case 1: list.allowsWheelPull.toggle()
    case 2:
      list.scroll(by: ScrollStep.allCases[roll(ScrollStep.allCases.count)], animated: roll(2) == 0)
    case 3: list.keepingPosition { list.contentSize.height = number(0...3_000) }
    case 4: list.keepingPosition { list.contentSize.width = number(100...1_500) }
    case 5: list.maximumOverscroll = [nil, 0, 60, 1_000][roll(4)]
    case 6: component?.style = RefreshStyle.allCases[roll(RefreshStyle.allCases.count)]
    case 7: component?.resultDisplayDuration = [0, 0.2][roll(2)]
    case 8: component?.secondLevel = roll(3) == 0 ? nil : SecondLevel()
    case 9: component?.openSecondLevel()
    case 10: component?.closeSecondLevel()
    default: (component as? any SelfHiding)?.hidesWhileContentFits.toggle()
    }
  }

  private func drive() {
    switch roll(7) {
    case 0: list.beginDragging()
    case 1: list.drag(to: point(-100...2_000))
    case 2: list.endDragging()
    case 3: list.endDragging(decelerate: true)
    case 4: list.cancelDragging()
    case 5: list.decelerate(to: point(-100...2_000))
    default: list.endDecelerating()
    }
  }

  // MARK: A session

  /// Where the finger was last.
  private var finger = Point.zero

  /// A step of a user: a touch, some time, or a call.
  func play() {
    switch roll(12) {
    case 0, 1:
      finger = point(0...600)
      list.touch(.began, at: finger)
    case 2...6:
      finger = Point(x: finger.x + number(-60...60), y: finger.y + number(-120...120))
      list.touch(.moved, at: finger)
      list.timeline.advance(by: 0.016)
    case 7: list.touch(.ended, at: finger)
    case 8: list.touch(roll(4) == 0 ? .cancelled : .ended, at: finger)
    case 9, 10: list.timeline.advance(by: [0, 0.016, 0.05, 0.3, 1][roll(5)])
    default: answer()
    }
  }

  /// Lifts the finger, ends what a host began, and waits until nothing moves any more.
  func settle() {
    callsLeft = 0
    list.touch(.ended, at: finger)
    if list.isDragging { list.endDragging() }
    list.timeline.advance(by: 20)
    if drives { list.endDecelerating() }
  }

  // MARK: A bench

  /// A list with a component of the kind, others in the other slots, and a client that answers each
  /// callback, each override and each call of the delegate.
  static func withBench(
    _ kind: Kind, calls: Int, drives: Bool = false, seed: UInt64
  ) -> (client: HostileClient, bench: Bench) {
    let bench = Bench(kind.makeMisbehaving())
    let list = bench.list
    let client = HostileClient(list, calls: calls, drives: drives, seed: seed)
    if list.header == nil { list.header = MisbehavingNormalHeader() }
    if list.footer == nil { list.footer = MisbehavingBackNormalFooter() }
    if list.trailer == nil { list.trailer = MisbehavingNormalTrailer() }
    if list.leader == nil { list.leader = MisbehavingNormalLeader() }
    for case let component as any Misbehaving in list.subviews {
      component.misbehaviour.act = { [weak client] _, _ in client?.answer() }
    }
    bench.onEntry = { [unowned client] in client.answer() }
    list.alwaysBounceVertical = true
    list.bounces = client.roll(4) > 0
    list.isPagingEnabled = client.roll(4) == 0
    list.isDirectionalLockEnabled = client.roll(4) == 0
    list.pixelLength = [0, 0, 0.5, 1][client.roll(4)]
    return (client, bench)
  }
}
