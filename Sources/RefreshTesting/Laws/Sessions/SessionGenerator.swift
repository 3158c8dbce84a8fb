import RefreshKit
import RefreshReplay

/// Writes random sessions: gestures, calls, settings and time, in any order. The same seed and cast
/// give the same session.
@MainActor package struct SessionGenerator {
  var random: SeededRandom
  /// The stage after the lines so far, as the generator estimates it.
  var scenery = Scenery()
  /// The name of the class in each slot.
  let classNames: [Slot: String]
  /// The role of the answers to events in this session. There is only one, because answers of two
  /// roles could cause each other endlessly.
  let role: Role
  /// Whether the session has touches, scroll wheels and animated moves.
  let hasFingers: Bool

  /// The slots of ``classNames``, in order.
  let slots: [Slot]

  /// The settings of the app's class, by the name of the class; empty if only classes of the kit
  /// are checked.
  let settingsOfAppClass: [String: [Setting]]

  private var lines: [JSON] = []
  private let length: Int

  /// Makes a generator for a session of about `length` lines.
  init(seed: UInt64, cast: Cast, length: Int) {
    var random = SeededRandom(seed: cast.lead.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) })
    classNames = cast.draw(&random)
    slots = Slot.allCases.filter(classNames.keys.contains)
    role = Role(&random)
    settingsOfAppClass = ComponentKind.ofApp.map { [$0.name: Self.settings(of: $0.make())] } ?? [:]
    hasFingers = random.chance(30)
    self.random = random
    self.length = length
  }

  package static func session(seed: UInt64, cast: Cast, length: Int) -> Session {
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
    case 3: add(lineWithLaterOps())
    default: writePages()
    }
  }

  // MARK: Lines

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

  /// Writes a line that advances the time.
  mutating func advance() {
    let by = random.pick([
      0, 0, 1.0 / 60, 0.05, 0.1, 0.2, 0.249_99, 0.25, 0.25, 0.3, 0.4, 0.4, 0.41, 0.65, 1, 3,
    ])
    add(.op("advance", ["by": .number(by)]))
  }

  /// Whether a component is pulled horizontally.
  var hasHorizontalSlot: Bool { slots.contains(where: Scenery.isHorizontal) }

  /// Whether the component in a slot loads by itself when its end of the list is reached.
  func loads(in slot: Slot) -> Bool {
    guard let name = classNames[slot] else { return false }
    if let ofApp = ComponentKind.ofApp, ofApp.name == name { return ofApp.loadsAtEnd }
    return name.hasPrefix("RefreshAuto")
  }

  /// A slot that has a component in this session.
  mutating func slot() -> Slot { random.pick(slots) }

  /// Usual insets, and unusual ones.
  mutating func insets() -> [Double] {
    (0..<4).map { side in
      if side % 2 == 1, random.chance(60) { return 0 }
      return random.pick([0, 0, 20, 64, 88, 0.1, 20.3, 33.333, 1.0 / 3, 0.7 + 0.1, 300, -10])
    }
  }
}

extension SessionGenerator {
  /// The generator's estimate of the stage, so that gestures reach edges and thresholds.
  ///
  /// It is not exact: it does not follow the actions of lists and components.
  struct Scenery {
    var width = 375.0
    var height = 667.0
    var contentWidth = 375.0
    var contentHeight = 2_000.0
    var inset = [0.0, 0, 0, 0]
    var safeArea = [0.0, 0, 0, 0]
    var lengths: [Slot: Double] = [.header: 54, .footer: 44, .trailer: 60, .leader: 60]
    var isInWindow = true
    var isDragging = false

    var top: Double { inset[0] + safeArea[0] }
    var left: Double { inset[1] + safeArea[1] }
    var bottom: Double { inset[2] + safeArea[2] }
    var right: Double { inset[3] + safeArea[3] }

    /// The offset at which the component in `slot` is pulled out by a fraction of its length.
    func offset(of slot: Slot, pulledBy fraction: Double) -> Double {
      let distance = (lengths[slot] ?? 0) * fraction
      return switch slot {
      case .header: -top - distance
      case .footer: max(-top, contentHeight + bottom - height) + distance
      case .trailer: max(-left, contentWidth + right - width) + distance
      case .leader: -left - distance
      }
    }

    /// Whether the component in `slot` is pulled horizontally.
    static func isHorizontal(_ slot: Slot) -> Bool { slot == .trailer || slot == .leader }

    /// The coordinate of the offset along which the component in `slot` is pulled: `x` or `y`.
    func axis(of slot: Slot) -> String {
      Self.isHorizontal(slot) ? "x" : "y"
    }
  }
}

extension SessionGenerator {
  /// Whether the answers to events begin or end refreshes, throughout a session.
  ///
  /// An app that ends each refresh at its beginning, and begins another one at each end, never
  /// stops. That is a mistake of the app. So a session has only one role, and one deed for it.
  enum Role {
    /// Answers end refreshes, by this method or this state.
    case ending(Deed)
    /// Answers begin refreshes, by this method or this state.
    case beginning(Deed)

    /// The method that an answer calls, or the state that it sets.
    enum Deed: Equatable {
      case call(String)
      case state(String)

      func op(on slot: Slot) -> JSON {
        switch self {
        case .call(let method):
          .op("call", ["slot": .string(slot.rawValue), "method": .string(method)])
        case .state(let state):
          .op("set", ["slot": .string(slot.rawValue), "name": "state", "value": .string(state)])
        }
      }
    }

    init(_ random: inout SeededRandom) {
      if random.chance(50) {
        self = .ending(
          random.pick([
            .call("endRefreshing"), .call("endRefreshing"), .call("endRefreshingWithNoMoreData"),
            .call("resetNoMoreData"), .state("idle"), .state("noMoreData"), .state("pulling"),
          ]))
      } else {
        self = .beginning(
          random.pick([
            .call("beginRefreshing"), .call("beginRefreshing"), .call("tap"), .state("refreshing"),
            .state("willRefresh"),
          ]))
      }
    }

    /// The deed of each answer.
    var deed: Deed {
      switch self {
      case .ending(let deed), .beginning(let deed): deed
      }
    }

    /// The events that may be answered, without their slot.
    var events: [String] {
      switch self {
      case .ending(let deed) where deed == .state("pulling"):
        ["refreshing", "began", "state refreshing", "state willRefresh", "ended"]
      case .ending:
        ["refreshing", "began", "state refreshing", "state willRefresh", "state pulling", "ended"]
      case .beginning:
        ["ended", "endAnimationBegan", "state idle", "state pulling", "state noMoreData"]
      }
    }
  }
}
