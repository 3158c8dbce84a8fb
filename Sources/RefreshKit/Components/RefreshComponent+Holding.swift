/// Pulls that move no content.
extension RefreshComponent {
  /// Whether the content stays at rest while a finger, or a host's drag, pulls beyond the component's
  /// edge; false by default, and true for a ``RefreshRingHeader``.
  ///
  /// The overshoot that would have been shown is ``ScrollView/heldOverscroll`` instead:
  /// ``pullingPercent``, the threshold and the looks follow it as they follow an offset, also where
  /// ``ScrollView/bounces`` is off. A finger that returns takes it back first, and then scrolls on.
  /// Letting go returns it by the law of a bounce. The component stays where it is; one that is to be
  /// seen while it is pulled places itself in front of the content, as the ring does.
  ///
  /// Holding begins where the content is at rest: a real overshoot that a finger catches is moved back
  /// first. A component that is hidden or has interaction off holds nothing. It has no effect on
  /// components that are not pulled: auto footers, and a bare ``RefreshFooter``. Setting it off in the
  /// middle of a pull lets go what is held.
  public final var holdsContentWhilePulled: Bool {
    get { settings.holdsContentWhilePulled }
    set {
      let old = settings.holdsContentWhilePulled
      set("holdsContentWhilePulled", to: newValue) {
        settings.holdsContentWhilePulled = $0
        if $0 != old { holdingMayChange() }
      }
    }
  }
}
