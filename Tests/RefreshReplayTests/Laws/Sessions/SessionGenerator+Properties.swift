import RefreshKit

@testable import RefreshReplay

/// What an app sets on a component.
nonisolated extension SessionGenerator {
  /// A property with a value that makes a difference; what hinders a session is set less often than
  /// it is taken back.
  mutating func property(of slot: Slot) -> JSON {
    let common: [(weight: Int, value: String)] = [
      (20, "isHidden"), (12, "isUserInteractionEnabled"), (6, "height"), (2, "pullingPercent"),
      (8, "isAutomaticallyChangeAlpha"), (6, "holdsContentWhilePulled"),
      (4, "fastAnimationDuration"), (4, "slowAnimationDuration"), (3, "labelLeftInset"),
      (3, "stateLabel.isHidden"), (6, "style"), (8, "secondLevelThreshold"),
      (5, "resultDisplayDuration"),
    ]
    let own: [(weight: Int, value: String)] =
      switch slot {
      case .header:
        [
          (10, "isCollectionViewAnimationBug"), (3, "ignoredScrollViewContentInsetTop"),
          (2, "lastUpdatedTimeKey"), (3, "lastUpdatedTimeLabel.isHidden"),
          (2, "isAutomaticallyRefresh"), (2, "triggerAutomaticallyRefreshPercent"),
          (2, "autoTriggerTimes"), (1, "isRefreshingTitleHidden"),
        ]
      case .footer:
        [
          (3, "ignoredScrollViewContentInsetBottom"), (5, "isAutomaticallyRefresh"),
          (5, "triggerAutomaticallyRefreshPercent"), (6, "autoTriggerTimes"),
          (4, "isRefreshingTitleHidden"), (4, "hidesWhileEmpty"), (4, "hidesWhileContentFits"),
        ]
      case .trailer:
        [
          (3, "ignoredScrollViewContentInsetRight"), (2, "hidesWhileEmpty"),
          (2, "hidesWhileContentFits"),
        ]
      case .leader:
        [
          (3, "ignoredScrollViewContentInsetLeft"), (2, "hidesWhileEmpty"),
          (2, "hidesWhileContentFits"),
        ]
      }
    let property = random.pick(common + own)
    return set(slot, property, value(of: property, in: slot))
  }

  private mutating func value(of property: String, in slot: Slot) -> JSON {
    switch property {
    case "isHidden", "stateLabel.isHidden", "lastUpdatedTimeLabel.isHidden":
      return .bool(random.chance(35))
    case "isUserInteractionEnabled", "isAutomaticallyRefresh":
      return .bool(random.chance(65))
    case "holdsContentWhilePulled":
      return .bool(random.chance(70))
    case "style":
      return .string(random.pick(["follow", "behind", "front", "stretch"]))
    case "secondLevelThreshold":
      return .number(random.pick([1.2, 1.9, 3]))
    case "resultDisplayDuration":
      return .number(random.pick([0, 0.2, 1]))
    case "hidesWhileEmpty", "hidesWhileContentFits",
      "isAutomaticallyChangeAlpha", "isCollectionViewAnimationBug", "isRefreshingTitleHidden":
      return .bool(random.chance(50))
    case "height":
      let height = random.pick([54, 44, 60, 30, 80.5, 0.1, 0])
      if !Scenery.isHorizontal(slot) { scenery.lengths[slot] = height }
      return .number(height)
    case "fastAnimationDuration", "slowAnimationDuration":
      return .number(random.pick([0, 0, 0.1, 0.25, 0.4, 1]))
    case "pullingPercent":
      return .number(random.pick([0, 0.5, 1, 2, -1]))
    case "triggerAutomaticallyRefreshPercent":
      return .number(random.pick([1, 0, 0.5, -1, -10, 2]))
    case "autoTriggerTimes":
      return .number(random.pick([1, -1, 0, 2]))
    case "lastUpdatedTimeKey":
      return .string(random.pick(["one", "two"]))
    default:
      return .number(random.pick([0, 10, 33.3, -20, 60]))
    }
  }
}
