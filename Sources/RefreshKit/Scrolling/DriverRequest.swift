/// The reason why a driver is called.
package nonisolated enum DriverRequest: String, Sendable, CaseIterable {
  /// Components have reserved other insets.
  case reservedInset
  /// The edges at which components hold the content have changed.
  case heldEdges
  /// Components have disabled the interaction, or enabled it again.
  case interaction
  /// The edges at which content bounces have changed.
  case bouncing
  /// A component waits for the next layout.
  case layout
  /// The content must move.
  case offset
  /// The content has grown at its beginning.
  case shift
  /// Changes must be animated.
  case animation
  /// The changes of an animation have been made, and the driver continues.
  case animated

  /// The name of the call among the events of a script.
  package var name: String { "driver.\(rawValue)" }
}
