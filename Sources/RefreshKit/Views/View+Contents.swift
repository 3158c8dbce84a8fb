// Not in Embedded Swift.

/// What one view draws by ``View/draw(in:)``, for a host that shows each view by a view of its
/// platform.
package nonisolated struct ViewContents: Sendable, Equatable {
  /// The items, from the back to the front. Frames are in the view's own coordinates, before its
  /// rotation and opacity.
  package var items: [DisplayItem]
  /// The next time at which the contents change by themselves, in seconds of the timeline; nil if
  /// they do not.
  package var nextChange: Double?
}

extension View {
  /// What the view itself draws at the present time, without its subviews and at the end of its
  /// animations.
  package final var contents: ViewContents {
    var context = DisplayContext(
      time: timeline?.now ?? 0, reducesMotion: enclosingScrollView?.reducesMotion ?? false,
      placement: Placement(
        size: frame.size, alpha: 1, layoutDirection: resolvedLayoutDirection),
      view: ObjectIdentifier(self))
    draw(in: &context)
    return ViewContents(items: context.items, nextChange: context.nextChange)
  }
}
