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

  private static let classes: [(slot: Slot, names: [String])] = [
    (
      .header,
      [
        "RefreshHeader", "RefreshStateHeader", "RefreshNormalHeader", "RefreshGifHeader",
        "RefreshRingHeader", "RefreshIndicatorHeader", "RefreshControl",
      ]
    ),
    (
      .footer,
      [
        "RefreshAutoFooter", "RefreshAutoStateFooter", "RefreshAutoNormalFooter",
        "RefreshAutoGifFooter", "RefreshBackFooter", "RefreshBackStateFooter",
        "RefreshBackNormalFooter", "RefreshBackGifFooter", "RefreshFooter",
      ]
    ),
    (.trailer, ["RefreshTrailer", "RefreshStateTrailer", "RefreshNormalTrailer"]),
  ]

  /// One for each class that refreshes, and for the bare footer.
  static let all = classes.flatMap { slot, names in names.map { Cast(lead: $0, slot: slot) } }

  /// The classes of one session: the lead, and in each other slot somebody or nobody.
  func draw(_ random: inout SeededRandom) -> [Slot: String] {
    var parts = [slot: lead]
    for (slot, names) in Self.classes where slot != self.slot && random.chance(45) {
      parts[slot] = random.pick(names)
    }
    return parts
  }
}
