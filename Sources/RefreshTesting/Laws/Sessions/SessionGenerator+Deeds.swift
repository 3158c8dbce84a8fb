import RefreshKit
import RefreshReplay

/// The actions of an app on its list and its components.
extension SessionGenerator {
  /// An action of an app.
  mutating func deed() -> JSON {
    random.chance(65) ? componentDeed(on: slot()) : listDeed()
  }

  private mutating func componentDeed(on slot: Slot) -> JSON {
    switch random.pick([(40, 0), (8, 1), (40, 2), (4, 3), (6, 4), (6, 5)]) {
    case 0: call(on: slot)
    case 1: set(slot, "state", .string(random.pick(Self.states)))
    case 2: property(of: slot)
    case 3: title(of: slot)
    case 4: images(of: slot)
    default: random.chance(60) ? attachment(to: slot) : .op("detach", ["slot": name(slot)])
    }
  }

  static var states: [String] { ["idle", "pulling", "refreshing", "willRefresh", "noMoreData"] }

  func name(_ slot: Slot) -> JSON { .string(slot.rawValue) }

  mutating func call(on slot: Slot) -> JSON {
    let method = random.pick([
      (8, "beginRefreshing"), (12, "endRefreshing"), (4, "endRefreshingWithNoMoreData"),
      (4, "resetNoMoreData"), (3, "tap"), (3, "openSecondLevel"), (3, "closeSecondLevel"),
    ])
    return .op("call", ["slot": name(slot), "method": .string(method)])
  }

  func set(_ slot: Slot, _ property: String, _ value: JSON) -> JSON {
    .op("set", ["slot": name(slot), "name": .string(property), "value": value])
  }

  private mutating func title(of slot: Slot) -> JSON {
    .op(
      "title",
      [
        "slot": name(slot), "state": .string(random.pick(Self.states)),
        "text": random.chance(25) ? .null : .string(random.pick(["", "one", "a longer title"])),
      ])
  }

  private mutating func images(of slot: Slot) -> JSON {
    let side = JSON.number(random.pick([20, 20, 20, 70]))
    return .op(
      "images",
      [
        "slot": name(slot), "state": .string(random.pick(Self.states)),
        "count": .number(random.pick([0, 1, 1, 2, 5])), "size": [side, side],
      ])
  }

  /// A new component for a slot, set up as apps do. If `staysIdle` is true, it does not refresh at
  /// once.
  mutating func attachment(to slot: Slot, staysIdle: Bool = false) -> JSON {
    var settings: [JSON] = []
    if random.chance(30) { settings.append(["isAutomaticallyChangeAlpha", true]) }
    if random.chance(30), slot == .header {
      settings.append(["isCollectionViewAnimationBug", true])
    }
    if random.chance(10) { settings.append(["isHidden", true]) }
    if !staysIdle, random.chance(5) {
      settings.append(["state", .string(random.pick(Self.states))])
    }
    if random.chance(10) { settings.append(["height", 80.5]) }
    if loads(in: slot), random.chance(30) { settings.append(["loadsUntilFilled", true]) }
    return .op(
      "attach",
      [
        "slot": name(slot), "class": .string(classNames[slot] ?? ""), "set": .array(settings),
        "beginFirst": .bool(!staysIdle && random.chance(8)),
      ])
  }

  // MARK: The list

  private mutating func listDeed() -> JSON {
    switch random.pick([(12, 0), (8, 1), (4, 2), (4, 3), (6, 4), (2, 5), (1, 6)]) {
    case 0: contentSize()
    case 1:
      inset("inset", \.inset)
    case 2:
      inset("safeArea", \.safeArea)
    case 3: resize()
    case 4: .op("window", ["value": .bool(random.chance(65))])
    case 5: .op("paging", ["value": .bool(random.chance(40))])
    default: .op("sections", ["value": [.number(random.pick([0, 10, 20]))]])
    }
  }

  private mutating func contentSize() -> JSON {
    if hasHorizontalSlot, random.chance(40) {
      scenery.contentWidth = random.pick([0, 200, 375, 376, 1_000, 1_000, 1_500])
      return .op("contentSize", ["width": .number(scenery.contentWidth)])
    }
    if random.chance(40) { return rowsInFront() }
    scenery.contentHeight = random.pick([0, 1, 300, 623, 667, 700, 1_000, 2_000, 2_500, 3_000])
    return .op("contentSize", ["height": .number(scenery.contentHeight)])
  }

  /// Adds or removes rows in front of the other rows.
  private mutating func rowsInFront() -> JSON {
    let growth = random.pick([440, 100, 0.5, -100, -300])
    scenery.contentHeight = max(0, scenery.contentHeight + growth)
    let op = JSON.op("contentSize", ["height": .number(scenery.contentHeight)])
    return .op("keepPosition", ["run": [op]])
  }

  private mutating func inset(
    _ op: String, _ path: WritableKeyPath<Scenery, [Double]>
  ) -> JSON {
    scenery[keyPath: path] = insets()
    return .op(op, ["value": .array(scenery[keyPath: path].map(JSON.number))])
  }

  private mutating func resize() -> JSON {
    if random.chance(50) { (scenery.width, scenery.height) = (scenery.height, scenery.width) }
    if random.chance(20) { scenery.height = random.pick([100, 500, 667.5]) }
    return .op(
      "resize", ["width": .number(scenery.width), "height": .number(scenery.height)])
  }
}

/// The actions of an app inside a callback, or some time later.
extension SessionGenerator {
  /// A line that prepares the answer to an event, or a line with a list of ops that run later.
  mutating func lineWithLaterOps() -> JSON {
    if random.chance(45) {
      let by = random.pick([0, 0.05, 0.1, 0.25, 0.3, 0.4, 1])
      return .op("after", ["by": .number(by), "run": .array(laterOps())])
    }
    let event = random.pick(role.events)
    return .op(
      "on",
      [
        "event": .string("\(slot().rawValue).\(event)"),
        "run": .array(answer(to: event)),
      ])
  }

  private mutating func laterOps() -> [JSON] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in deed() }
  }

  /// The ops that answer an event. The deed of the role does not cause the same event again by
  /// itself. A setting may, such as a new component, so `Onlooker` limits that. The answer to the
  /// beginning of a load may be a call some time later, like the call of an app that has loaded.
  private mutating func answer(to event: String) -> [JSON] {
    var ops = (0..<Int.random(in: 1...2, using: &random)).map { _ in
      random.chance(60)
        ? role.deed.op(on: slot())
        : setting(keepsOffset: event.hasPrefix("state") || role.deed == .state("pulling"))
    }
    if event == "refreshing", random.chance(60) {
      let by = JSON.number(random.pick([0.05, 0.3, 0.5]))
      ops[0] = .op("after", ["by": by, "run": [call(on: slot())]])
    }
    return ops
  }

  /// An op by which an app sets something in a callback. If `keepsOffset` is true, it does not set
  /// the offset: an app does not scroll while a state changes.
  private mutating func setting(keepsOffset: Bool) -> JSON {
    let slot = slot()
    return switch random.pick([(4, 0), (2, 1), (3, 2), (2, 3), (2, 4), (1, 5), (1, 6), (1, 7)]) {
    case 0: set(slot, "isHidden", .bool(random.chance(60)))
    case 1: set(slot, "isUserInteractionEnabled", .bool(random.chance(40)))
    case 2: .op("detach", ["slot": name(slot)])
    case 3: .op("contentSize", ["height": .number(random.pick([0, 300, 1_000, 2_500]))])
    case 4: .op("inset", ["value": .array(insets().map(JSON.number))])
    case 5: .op("window", ["value": .bool(random.chance(50))])
    case 6 where !keepsOffset: .op("offset", ["y": .number(random.pick([-200, 0, 500, 3_000]))])
    default: attachment(to: slot, staysIdle: true)
    }
  }
}

/// The settings of components, from the kit's tables.
extension SessionGenerator {
  typealias Setting = (name: String, kind: SettingKind)

  /// The settings that ``property(of:)`` leaves out. The state is set by other lines. The alpha and
  /// the visibility of images are set by the kit itself, and laws check both.
  private static let excludedSettings = ["state", "alpha", "gifView.isHidden"]

  /// The settings of each class.
  private static let settings = Dictionary(
    uniqueKeysWithValues: ComponentKind.all.map { ($0.name, settings(of: $0.make())) })

  static func settings(of component: RefreshComponent) -> [Setting] {
    let parts = ComponentPart.allCases.filter { component.view($0) != nil }
    let settings =
      settings(in: NamedValue.ofViews, of: component)
      + settings(in: NamedValue.ofComponents, of: component)
      + parts.map { ($0.settingOfHiding, .flag) }
    return settings.filter { !excludedSettings.contains($0.name) }
  }

  private static func settings<Root>(in table: [NamedValue<Root>], of root: Root) -> [Setting] {
    table.filter { $0.set != nil && $0.get(root) != nil }.map { ($0.settingName, $0.kind) }
  }

  /// The weights by which settings are picked. A setting that is not here has the weight 4.
  private static let weights = [
    "isHidden": 20, "isUserInteractionEnabled": 12, "isAutomaticallyChangeAlpha": 8,
    "secondLevelThreshold": 8, "isCollectionViewAnimationBug": 8, "autoTriggerTimes": 6,
    "holdsContentWhilePulled": 6, "height": 6, "style": 6, "pullingPercent": 2,
  ]

  /// The percentage of lines that set a flag to true; 50 for a flag that is not here. A value that
  /// hinders a session is set less often than the other value.
  private static let chances = [
    "isHidden": 35, "isUserInteractionEnabled": 65, "isAutomaticallyRefresh": 65,
    "holdsContentWhilePulled": 70,
  ]

  /// A random setting of the component in a slot, with a random value.
  mutating func property(of slot: Slot) -> JSON {
    let name = classNames[slot] ?? ""
    let settings = settingsOfAppClass[name] ?? Self.settings[name] ?? []
    let (setting, kind) = random.pick(settings.map { (Self.weights[$0.name] ?? 4, $0) })
    return set(slot, setting, value(of: setting, kind, in: slot))
  }

  private mutating func value(of name: String, _ kind: SettingKind, in slot: Slot) -> JSON {
    if kind == .flag {
      let ownName = name.split(separator: ".").last.map(String.init) ?? name
      return .bool(random.chance(Self.chances[ownName] ?? 50))
    }
    let heights: [SettingValue] = [54, 44, 60, 30, 80.5, 0.1, 0].map { .number($0) }
    let value = random.pick(name == "height" ? heights : kind.examples(of: name))
    // The length is noted, so that gestures reach the threshold.
    let isLength = name == "height" && !Scenery.isHorizontal(slot)
    if isLength || name == "pullTriggerDistance", case .number(let length) = value {
      scenery.lengths[slot] = length
    }
    return JSON(value)
  }
}

extension JSON {
  fileprivate init(_ value: SettingValue) {
    self =
      switch value {
      case .number(let number): .number(number)
      case .flag(let flag): .bool(flag)
      case .text(let text): .string(text)
      case .nothing: .null
      }
  }
}
