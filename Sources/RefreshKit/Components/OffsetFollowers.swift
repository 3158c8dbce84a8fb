/// What follows each change of the offset in a component that is pulled, beside the pull itself.
///
/// It is stored, so that a pull asks a single question if nothing else follows.
nonisolated struct OffsetFollowers: OptionSet {
  let rawValue: UInt8

  /// The offset places the component: its style does, or its class.
  static let placement = OffsetFollowers(rawValue: 1)
  /// There is a second level, which a longer pull arms.
  static let secondLevel = OffsetFollowers(rawValue: 2)
  /// The second level is in sight: it opens, is open, or closes.
  static let openLevel = OffsetFollowers(rawValue: 4)
}

extension RefreshComponent {
  /// Called when the style, the second level or its phase has changed.
  final func updateOffsetFollowers() {
    offsetFollowers = secondLevel?.followers ?? []
    if placement.followsOffset { offsetFollowers.insert(.placement) }
    reservesLevel = showsSecondLevel
    quietOffsetsMayChange()
  }

  /// Whether the offset places the component.
  final var followsOffset: Bool { offsetFollowers.contains(.placement) }
}
