/// What a recorder asks of a list.
extension ScrollView {
  /// The accessories, in the order in which they were attached.
  package final var attachedAccessories: [ScrollAccessory] { accessories.all.map { $0 } }

  /// Whether a change is being made at present.
  package final var isChanging: Bool {
    timeline.isAdvancing || offsetChangeDepth > 0 || keeping != nil
  }

  /// Whether the content moves by itself.
  package final var isContentMoving: Bool { isDecelerating || motion != nil }

  /// Whether an offset that was restored waits for content.
  package final var awaitsOffset: Bool { awaitedOffset != nil }
}
