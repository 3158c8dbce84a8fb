import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

/// Who may play in a session: one class for certain, and perhaps others in the slots beside it.
nonisolated struct Cast: Sendable, CustomTestStringConvertible {
  /// The class that every session of this cast has.
  let lead: String
  /// Its slot.
  let slot: Slot

  var testDescription: String { lead }

  /// The classes of each slot; the bare footer, which does not refresh, is the last one.
  private static let classes = Slot.allCases.map { slot in
    let kinds = ComponentKind.all.filter { $0.slot == slot }
    let names = kinds.filter { $0.family != .footer } + kinds.filter { $0.family == .footer }
    return (slot: slot, names: names.map(\.name))
  }

  /// One for each class that refreshes, and for the bare footer.
  static let all = classes.flatMap { slot, names in names.map { Cast(lead: $0, slot: slot) } }

  /// Those that this run tests.
  static let tested = all.filter { cast in
    ComponentKind.tested.contains { $0.name == cast.lead }
  }

  /// The classes of one session: the lead, and in each other slot a class or none.
  func draw(_ random: inout SeededRandom) -> [Slot: String] {
    var parts = [slot: lead]
    for (slot, names) in Self.classes where slot != self.slot && random.chance(45) {
      parts[slot] = random.pick(names)
    }
    return parts
  }
}
