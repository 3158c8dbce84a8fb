import RefreshKit

nonisolated extension Slot {
  /// The number of the slot for hosts, from 1; 0 is the list itself.
  var number: Int32 {
    switch self {
    case .header: 1
    case .footer: 2
    case .trailer: 3
    case .leader: 4
    }
  }

  /// The index of the slot in an array.
  var index: Int { Int(number) - 1 }

  /// The slot of a number.
  ///
  /// - Throws: ``StatusCode/noSuchSlotOrClass``.
  init(number: Int32) throws(StatusCode) {
    guard let slot = Slot.allCases.first(where: { $0.number == number }) else {
      throw .noSuchSlotOrClass
    }
    self = slot
  }
}

nonisolated extension RefreshState {
  /// The state of a number: ``number``.
  ///
  /// - Throws: ``StatusCode/badNumber``.
  init(number: Int32) throws(StatusCode) {
    guard let state = RefreshState.allCases.first(where: { $0.number == Int(number) }) else {
      throw .badNumber
    }
    self = state
  }
}

extension ComponentKind {
  /// The class called `name`.
  ///
  /// - Throws: ``StatusCode/noSuchSlotOrClass`` if there is none that belongs into `slot`.
  static func named(_ name: String, for slot: Slot) throws(StatusCode) -> ComponentKind {
    for kind in all where kind.slot == slot {
      if kind.name == name || kind.shortName == name { return kind }
    }
    throw .noSuchSlotOrClass
  }

  /// The short names of the classes that belong into a slot, separated by commas.
  static func shortNames(for slot: Slot) -> String {
    var text = ""
    for kind in all where kind.slot == slot {
      text += text.isEmpty ? kind.shortName : ", " + kind.shortName
    }
    return text
  }

  /// The name without `Refresh` and the slot: `auto-normal` of `RefreshAutoNormalFooter`.
  private var shortName: String {
    let family =
      switch family {
      case .autoHeader, .autoFooter: "auto"
      case .backFooter: "back"
      case .header, .footer, .trailer, .leader: ""
      }
    let style =
      switch style {
      case .normal: "normal"
      case .ring: "ring"
      case .gif: "gif"
      case .indicator: "indicator"
      case .control: "control"
      case .state: "state"
      case .bare: ""
      }
    if family.isEmpty { return style.isEmpty ? "plain" : style }
    return style.isEmpty ? family : family + "-" + style
  }
}

nonisolated extension ListEvent {
  /// The event of a component's callback.
  init(_ callback: ComponentEvent.Callback) {
    switch callback {
    case .refreshing: self = .refreshing
    case .began: self = .began
    case .endAnimationBegan: self = .endAnimationBegan
    case .secondLevelOpened: self = .secondLevelOpened
    case .secondLevelClosed: self = .secondLevelClosed
    case .ended: self = .ended
    }
  }
}
