import RefreshKit

nonisolated extension Slot {
  /// The number that a host knows the slot by, from 1: 0 is the list itself.
  var number: Int32 {
    switch self {
    case .header: 1
    case .footer: 2
    case .trailer: 3
    case .leader: 4
    }
  }

  /// The place of the slot in an array.
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
  /// - Throws: ``StatusCode/noSuchSlotOrClass`` where there is none that belongs into `slot`.
  static func named(_ name: String, for slot: Slot) throws(StatusCode) -> ComponentKind {
    guard let kind = named(name), kind.slot == slot else { throw .noSuchSlotOrClass }
    return kind
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
