/// The position and length of a pulled component while the content moves; see
/// ``RefreshComponent/style``.
public nonisolated enum RefreshStyle: String, Sendable, CaseIterable {
  /// The component is at the edge of the content, and moves with the content.
  case follow
  /// The component is at the edge of the view, behind the content, and the pull uncovers it.
  case behind
  /// The component is in front of the content. The pull moves it into the view until it is fully
  /// visible, and it stays there during a refresh. It reserves no inset, and the content returns to
  /// rest.
  case front
  /// The component is at the edge of the view, behind the content. A pull longer than the component
  /// stretches it.
  case stretch
}

extension RefreshComponent {
  /// The position of the component while the content moves; ``RefreshStyle/follow`` by default, and
  /// always ``RefreshStyle/front`` for a ``RefreshRingHeader``.
  ///
  /// Setting it moves the component at once. Thresholds and states are the same in every style.
  /// Whether a refresh reserves an inset is decided when it begins. The property has no effect on
  /// components that are not pulled: auto headers, auto footers, and a bare ``RefreshFooter``.
  public final var style: RefreshStyle {
    get { placement.style }
    set {
      guard machine.traits.fixedStyle == nil, newValue != placement.style else { return }
      set("style", to: newValue) {
        placement.choose($0)
        depth = placement.depth
        updateOffsetFollowers()
        if $0 != .stretch { endStretching() }
        placeAgain()
      }
    }
  }
}

nonisolated extension RefreshStyle: SettingRepresentable {}
