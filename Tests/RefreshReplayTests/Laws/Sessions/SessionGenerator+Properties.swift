import RefreshKit
import TestSupport

@testable import RefreshReplay

/// What an app sets on a component: the settings of the kit's tables.
extension SessionGenerator {
  /// A setting of a class.
  private typealias Setting = (name: String, kind: SettingKind)

  /// What no line sets here: the state has lines of its own; the alpha, and whether images are seen, are
  /// the kit's to set, and laws compare them.
  private static let others = ["state", "alpha", "gifView.isHidden"]

  /// The settings of each class.
  private static let settings = Dictionary(
    uniqueKeysWithValues: ComponentKind.all.map { kind in
      let component = kind.make()
      let parts = ComponentPart.allCases.filter { component.view($0) != nil }
      let settings =
        settings(in: NamedValue.ofViews, of: component)
        + settings(in: NamedValue.ofComponents, of: component)
        + parts.map { ($0.settingOfHiding, .flag) }
      return (kind.name, settings.filter { !others.contains($0.name) })
    })

  private static func settings<Root>(in table: [NamedValue<Root>], of root: Root) -> [Setting] {
    table.filter { $0.set != nil && $0.get(root) != nil }.map { ($0.settingName, $0.kind) }
  }

  /// How often settings are played; the others have the weight 4.
  private static let weights = [
    "isHidden": 20, "isUserInteractionEnabled": 12, "isAutomaticallyChangeAlpha": 8,
    "secondLevelThreshold": 8, "isCollectionViewAnimationBug": 8, "autoTriggerTimes": 6,
    "holdsContentWhilePulled": 6, "height": 6, "style": 6, "pullingPercent": 2,
  ]

  /// In how many percent of the lines a flag is set to true, if not in half of them: what hinders a
  /// session is set less often than it is taken back.
  private static let chances = [
    "isHidden": 35, "isUserInteractionEnabled": 65, "isAutomaticallyRefresh": 65,
    "holdsContentWhilePulled": 70,
  ]

  /// A setting of the component in a slot, with a value that makes a difference.
  mutating func property(of slot: Slot) -> JSON {
    let settings = Self.settings[parts[slot] ?? ""] ?? []
    let (name, kind) = random.pick(settings.map { (Self.weights[$0.name] ?? 4, $0) })
    return set(slot, name, value(of: name, kind, in: slot))
  }

  private mutating func value(of name: String, _ kind: SettingKind, in slot: Slot) -> JSON {
    if kind == .flag {
      let ownName = name.split(separator: ".").last.map(String.init) ?? name
      return .bool(random.chance(Self.chances[ownName] ?? 50))
    }
    let heights: [SettingValue] = [54, 44, 60, 30, 80.5, 0.1, 0].map { .number($0) }
    let value = random.pick(name == "height" ? heights : kind.examples(of: name))
    // Gestures reach the threshold.
    let isLength = name == "height" && !Scenery.isHorizontal(slot)
    if isLength || name == "pullTriggerDistance", case .number(let length) = value {
      scenery.lengths[slot] = length
    }
    return JSON(value)
  }
}

nonisolated extension JSON {
  /// The value of a setting.
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
