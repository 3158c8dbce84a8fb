extension RefreshComponent {
  /// Whether the content stays at rest while a finger, or a host's drag, pulls beyond the
  /// component's edge; false by default, and true for a ``RefreshRingHeader``.
  ///
  /// The overshoot is not shown, but counted as ``ScrollView/heldOverscroll``. ``pullingPercent``,
  /// the threshold and the component's views follow it as they would follow an offset, even if
  /// ``ScrollView/bounces`` is false. A finger that moves back reduces the held overscroll first,
  /// and then scrolls the content. After the release it returns to 0 like a bounce. The component
  /// does not move either, unless its ``style`` is ``RefreshStyle/front``, as in a
  /// ``RefreshRingHeader``.
  ///
  /// Holding begins only if the content is at rest: if a finger catches a visible overshoot, the
  /// overshoot returns first. While the component is hidden or its interaction is off, no
  /// overscroll is held. The property has no effect on a ``RefreshSystemHeader``, nor on components
  /// that are not pulled: auto headers, auto footers, and a bare ``RefreshFooter``. Setting it to
  /// false during a pull releases the held overscroll.
  public final var holdsContentWhilePulled: Bool {
    get { settings.holdsContentWhilePulled }
    set { set(.holdsContentWhilePulled, to: newValue) }
  }

  package final var holdsContent: Bool { mayHoldContent && isInteractive }

  /// Whether the settings and the class let the component hold the content during a pull.
  /// ``holdsContent`` also requires that the component is shown and that its interaction is
  /// enabled.
  final var mayHoldContent: Bool {
    settings.holdsContentWhilePulled && machine.traits.isPulled && !machine.traits.beginsUnderFinger
  }

  final func holdingMayChange() { scrollView?.holdingDidChange() }
}
