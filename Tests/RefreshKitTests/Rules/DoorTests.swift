import RefreshKit
import RefreshReplay
import TestSupport
import Testing

/// Rule A27: a value that is refused, or equal to the present one, passes no door, so it is not
/// recorded.
@MainActor struct DoorTests {
  private nonisolated static let refused = [
    Double.nan, .infinity, -.infinity, -1, -1e300, 0, 0.5, 1,
  ]

  /// Logs the inputs that pass the doors of a list.
  private final class Doorkeeper: DoorObserver {
    private(set) var inputs: [String] = []
    private var depth = 0

    func willPerform(_ input: Input) -> Place? {
      // A layout, for example, has no operation in scripts, so no recording contains it.
      if depth == 0, "\(input)" != "other" { inputs.append("\(input)") }
      depth += 1
      return 0
    }

    func willCall(_ code: ClientCode) -> Place? { nil }
    func didLeave(to place: Place) { depth -= 1 }
    func didReceive(_ answer: ClientAnswer) {}

    func willSchedule(
      _ work: @escaping () -> Void, after delay: Double?, isDeferred: Bool
    ) -> () -> Void { work }

    func callHadNoEffect(_ component: RefreshComponent, because obstacle: RefreshObstacle) {}
  }

  /// The inputs that pass the doors while `body` runs.
  private func inputs(_ bench: Bench, _ body: () -> Void) -> [String] {
    let doorkeeper = Doorkeeper()
    Doors.add(doorkeeper, to: bench.list)
    body()
    Doors.remove(doorkeeper, from: bench.list, on: bench.list.timeline)
    return doorkeeper.inputs
  }

  /// A list with a component that has a second level and images, so that every property can be set.
  private func bench(_ kind: Kind) -> (Bench, objects: [AnyObject]) {
    let bench = Bench(kind)
    let level = SecondLevel()
    bench.component.secondLevel = level
    (bench.component as? any GifShowing)?.setImages(
      [Image.scripted("a", size: Size(width: 9, height: 9))], duration: nil, for: .idle)
    bench.wait()
    return (bench, bench.list.objects + [level])
  }

  @Test(arguments: Kind.all)
  func `a number that is refused passes no door`(kind: Kind) {
    let (bench, objects) = bench(kind)
    for number in SettableProperty.all.flatMap(\.numbers) {
      for owner in objects where number.belongs(owner) {
        let before = number.get(owner)
        for value in Self.refused where !number.range.contains(value) {
          guard number.result(of: value, before: before) == before else { continue }
          let passed = inputs(bench) { number.set(owner, value) }
          #expect(passed == [], "\(number.fullName) = \(value)")
        }
      }
    }
  }

  @Test(arguments: Kind.all)
  func `an equal value passes no door, unless the property acts on every set`(kind: Kind) {
    let (bench, objects) = bench(kind)
    for property in SettableProperty.all where !property.actsEachTime {
      for owner in objects {
        let passed = inputs(bench) { property.setAgain(owner) }
        #expect(passed == [], "\(property.owner).\(property.name)")
      }
    }
  }

  private nonisolated static let nowhere = Point(x: Double.nan, y: .infinity)

  /// Calls with numbers that are refused, and accessors whose setting has another name in the
  /// table.
  private nonisolated static let calls: [(String, @MainActor @Sendable (Bench) -> Void)] = [
    ("contentOffset", { $0.list.contentOffset = nowhere }),
    ("contentOffset.x", { $0.list.contentOffset.x = .nan }),
    ("setContentOffset", { $0.list.setContentOffset(nowhere, animated: true) }),
    ("drag", { $0.list.drag(to: nowhere) }),
    ("decelerate", { $0.list.decelerate(to: nowhere) }),
    ("driverDidScroll", { $0.list.driverDidScroll(to: nowhere, by: .app) }),
    ("scrollWheel", { $0.list.scrollWheel(dx: 0, dy: .nan) }),
    ("touch", { $0.list.touch(.began, at: nowhere) }),
    ("contentSize", { $0.list.contentSize = Size(width: Double.nan, height: .nan) }),
    ("contentSize.height", { $0.list.contentSize.height = .infinity }),
    ("contentInset.top", { $0.list.contentInset.top = .nan }),
    ("rowCounts", { $0.list.rowCounts = $0.list.rowCounts }),
    ("isInWindow", { $0.list.isInWindow = true }),
    ("interaction", { $0.list.isUserInteractionEnabled = true }),
    ("alpha", { $0.component.alpha = .nan }),
    ("alpha beyond 1", { $0.component.alpha = 2 }),
    ("isHidden", { $0.component.isHidden = false }),
    ("component's interaction", { $0.component.isUserInteractionEnabled = true }),
    ("height", { $0.component.frame.size.height = .nan }),
    ("threshold", { $0.component.secondLevel?.threshold = 1 }),
    ("closingDistance", { $0.component.secondLevel?.closingDistance = -1 }),
    ("duration", { $0.component.secondLevel?.duration = .infinity }),
    ("title", { $0.component.secondLevel?.title = nil }),
    ("pullingPercent", { $0.component.pullingPercent = .nan }),
    ("refreshIfExpired", { ($0.component as? RefreshHeader)?.refreshIfExpired(after: .nan) }),
  ]

  @Test(arguments: calls)
  func `a call with refused numbers passes no door`(
    name: String, call: @MainActor @Sendable (Bench) -> Void
  ) {
    let (bench, _) = bench(.normalHeader)
    #expect(inputs(bench) { call(bench) } == [])
  }

  @Test func `settings of an attached level pass the doors, and a detached level keeps its own`() {
    let (bench, _) = bench(.normalHeader)
    let level = bench.component.secondLevel
    let passed = inputs(bench) {
      level?.threshold = 2
      level?.closingDistance = 10
      level?.duration = 1
      level?.title = "Up"
    }
    #expect(passed.count == 4)
    let alone = SecondLevel()
    (alone.threshold, alone.closingDistance, alone.duration) = (3, -5, 2)
    alone.title = "Up"
    #expect(alone.threshold == 3 && alone.closingDistance == 70 && alone.duration == 2)
    #expect(alone.title == "Up")
  }

  @Test func `a setting with a refused number makes no second level`() {
    let header = RefreshNormalHeader()
    for value in [1, .nan, -.infinity] as [Double] {
      _ = header.apply(.setting("secondLevelThreshold", .number(value)))
    }
    #expect(header.secondLevel == nil)
    _ = header.apply(.setting("secondLevelThreshold", .number(2)))
    #expect(header.secondLevel?.threshold == 2)
  }

  @Test func `a recording contains no refused value`() {
    let (bench, _) = bench(.normalHeader)
    let recorder = SessionRecorder(bench.list)
    let script = recorder.script
    bench.component.alpha = .nan
    bench.component.isHidden = false
    bench.list.contentOffset.y = .nan
    bench.list.contentInset.top = .infinity
    bench.component.secondLevel?.duration = -1
    #expect(recorder.script == script)
    bench.component.alpha = 0.5
    #expect(recorder.script != script)
  }
}
