/// For a host that shows each view by a view of its platform.
package nonisolated struct ViewContents: Sendable, Equatable {
  /// From the back to the front, in the view's own coordinates, without its rotation and opacity.
  package var items: [DisplayItem]
  /// When the contents change by themselves, in seconds of the timeline; nil if they do not.
  package var nextChange: Double?
}

extension View {
  /// Without the subviews, and at the end of the animations.
  package final var contents: ViewContents {
    var context = DisplayContext(
      time: timeline?.now ?? 0, reducesMotion: enclosingScrollView?.reducesMotion ?? false,
      space: DrawingSpace(
        size: frame.size, alpha: 1, layoutDirection: resolvedLayoutDirection),
      view: ObjectIdentifier(self))
    draw(in: &context)
    return ViewContents(items: context.items, nextChange: context.nextChange)
  }
}
