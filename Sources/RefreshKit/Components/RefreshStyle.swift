/// Where a component that is pulled is, and how long, while the content moves; see
/// ``RefreshComponent/style``.
public nonisolated enum RefreshStyle: String, Sendable, CaseIterable {
  /// At the edge of the content: it moves with the content.
  case follow
  /// At the edge of the view, behind the content: the pull uncovers it.
  case behind
  /// In front of the content: the pull moves it in from outside of the view, up to the view's edge, and it
  /// stays there while it refreshes. It reserves no inset, and the content returns to rest.
  case front
  /// At the edge of the view, behind the content: a pull that is longer than the component stretches it.
  case stretch
}

extension RefreshComponent {
  /// Where the component is while the content moves; ``RefreshStyle/follow`` by default, and always
  /// ``RefreshStyle/front`` for a ``RefreshRingHeader``.
  ///
  /// Setting it moves the component at once. Thresholds and states are the same in every style. Whether a
  /// refresh reserves an inset is decided when it begins. It has no effect on components that are not
  /// pulled: auto footers, and a bare ``RefreshFooter``.
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
