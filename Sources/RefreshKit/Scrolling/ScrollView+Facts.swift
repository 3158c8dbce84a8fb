/// The facts that recorders, and tools that compare states, read from a list.
extension ScrollView {
  /// The accessories, in the order in which they were attached. Embedded Swift converts no array of
  /// existentials.
  package final var attachedAccessories: [ScrollAccessory] { accessories.all.map { $0 } }

  /// Whether a change is being made at present.
  package final var isChanging: Bool {
    timeline.isAdvancing || offsetChangeDepth > 0 || keeping != nil
  }

  /// Whether the timeline moves the content.
  package final var hasMotion: Bool { motion != nil }

  /// Whether the present drag, or the last one, has ended.
  package final var hasDragEnded: Bool { activity.endedDragID == _snapshot.dragID }
}
