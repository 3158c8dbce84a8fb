/// The parts of a pulled component, apart from the pull itself, that follow each change of the
/// offset.
///
/// The set is stored, so that a pull makes a single test if the set is empty.
nonisolated struct OffsetFollowers: OptionSet {
  let rawValue: UInt8

  /// The frame of the component, which depends on the offset because of the style or the class.
  static let placement = OffsetFollowers(rawValue: 1)
  /// The second level, which a longer pull arms.
  static let secondLevel = OffsetFollowers(rawValue: 2)
  /// The second level while it is opening, open, or closing.
  static let levelInSight = OffsetFollowers(rawValue: 4)
}

extension RefreshComponent {
  /// Called when the style, the second level or its phase has changed.
  final func updateOffsetFollowers() {
    offsetFollowers = secondLevel?.followers ?? []
    if placement.followsOffset { offsetFollowers.insert(.placement) }
    reservesLevel = showsSecondLevel
    quietOffsetsMayChange()
  }

  /// Whether the frame depends on the offset.
  final var followsOffset: Bool { offsetFollowers.contains(.placement) }
}
