import RefreshKit
import TestSupport

@testable import RefreshReplay

/// Writes random sessions: gestures, calls, settings and time, in any order, the
/// same for the same seed and cast.
struct SessionGenerator {
  /// The random numbers.
  var random: SeededRandom
  /// The stage as it is by now, as far as the author knows.
  var scenery = Scenery()
  /// Who plays, slot by slot.
  let parts: [Slot: String]
  /// What answers to events do in this session; one role, so that answers cannot feed each other.
  let role: Role
  /// Whether the session has touches, scroll wheels and animated moves.
  let hasFingers: Bool

  /// The slots of ``parts``, in order.
  let slots: [Slot]

  private var lines: [JSON] = []
  private let length: Int

  /// An author with a seed, for a session of about `length` lines.
  init(seed: UInt64, cast: Cast, length: Int) {
    var random = SeededRandom(seed: cast.lead.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) })
    parts = cast.draw(&random)
    slots = Slot.allCases.filter(parts.keys.contains)
    role = Role(&random)
    hasFingers = random.chance(30)
    self.random = random
    self.length = length
  }

  /// Writes the session.
  static func session(seed: UInt64, cast: Cast, length: Int) -> Session {
    var generator = SessionGenerator(seed: seed, cast: cast, length: length)
    generator.write()
    return Session(lines: generator.lines)
  }

  private mutating func write() {
    setStage()
    for slot in slots { add(attachment(to: slot)) }
    if random.chance(85) { advance() }
    while lines.count < length { writeScene() }
    add(.op("advance", ["by": 5.0]))
  }

  private mutating func setStage() {
    if random.chance(20) { scenery.contentHeight = random.pick([0, 1, 300, 623, 667, 668]) }
    if hasHorizontalSlot, random.chance(85) { scenery.contentWidth = 1_000 }
    if random.chance(40) { scenery.inset = insets() }
    if random.chance(20) { scenery.safeArea = insets() }
    scenery.isInWindow = random.chance(90)
    let pulls = hasFingers && random.chance(50)
    var stage = JSON.op(
      "stage",
      [
        "width": .number(scenery.width), "height": .number(scenery.height),
        "contentWidth": .number(scenery.contentWidth),
        "contentHeight": .number(scenery.contentHeight),
        "inset": .array(scenery.inset.map(JSON.number)),
        "safeArea": .array(scenery.safeArea.map(JSON.number)),
        "inWindow": .bool(scenery.isInWindow), "paging": .bool(random.chance(10)),
      ])
    if pulls {
      stage = stage.adding("allowsWheelPull", .bool(random.chance(70)))
        .adding("maximumOverscroll", .number(random.pick([0, 50, 90, 1_000])))
        .adding("rubberBandCoefficient", .number(random.pick([0.1, 0.55, 1])))
    }
    add(stage)
  }

  private mutating func writeScene() {
    let pages = slots.contains(where: loads) ? 1 : 0
    switch random.pick([(5, 0), (6, 1), (4, 2), (1, 3), (pages, 4)]) {
    case 0: writeGesture()
    case 1:
      let op = deed()
      add(op)
    case 2: advance()
    case 3: add(list())
    default: writePages()
    }
  }

  // MARK: Lines

  /// Writes a line.
  mutating func add(_ line: JSON) {
    lines.append(line)
  }

  /// Writes a line, and sometimes another one after it.
  mutating func addStep(_ line: JSON) {
    add(line)
    if random.chance(12) {
      let op = deed()
      add(op)
    }
    if random.chance(15) { advance() }
  }

  /// Advances the time.
  mutating func advance() {
    let by = random.pick([
      0, 0, 1.0 / 60, 0.05, 0.1, 0.2, 0.249_99, 0.25, 0.25, 0.3, 0.4, 0.4, 0.41, 0.65, 1, 3,
    ])
    add(.op("advance", ["by": .number(by)]))
  }

  /// Whether a component is pulled horizontally.
  var hasHorizontalSlot: Bool { slots.contains(where: Scenery.isHorizontal) }

  /// Whether the component in a slot loads at the end of the list.
  func loads(in slot: Slot) -> Bool { parts[slot]?.contains("Auto") == true }

  /// A slot that has a component in this session.
  mutating func slot() -> Slot { random.pick(slots) }

  /// Insets as apps have them, and as they should not have them.
  mutating func insets() -> [Double] {
    (0..<4).map { side in
      if side % 2 == 1, random.chance(60) { return 0 }
      return random.pick([0, 0, 20, 64, 88, 0.1, 20.3, 33.333, 1.0 / 3, 0.7 + 0.1, 300, -10])
    }
  }
}
