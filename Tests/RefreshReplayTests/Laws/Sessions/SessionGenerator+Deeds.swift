import RefreshKit

@testable import RefreshReplay

/// What an app does with its list and its components.
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

  /// A new component for a slot, set up as apps do; a calm one does not refresh at once.
  mutating func attachment(to slot: Slot, isCalm: Bool = false) -> JSON {
    var settings: [JSON] = []
    if random.chance(30) { settings.append(["isAutomaticallyChangeAlpha", true]) }
    if random.chance(30), slot == .header {
      settings.append(["isCollectionViewAnimationBug", true])
    }
    if random.chance(10) { settings.append(["isHidden", true]) }
    if !isCalm, random.chance(5) { settings.append(["state", .string(random.pick(Self.states))]) }
    if random.chance(10) { settings.append(["height", 80.5]) }
    if loads(in: slot), random.chance(30) { settings.append(["loadsUntilFilled", true]) }
    return .op(
      "attach",
      [
        "slot": name(slot), "class": .string(parts[slot] ?? ""), "set": .array(settings),
        "beginFirst": .bool(!isCalm && random.chance(8)),
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

  /// Rows come or go in front of the others.
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
