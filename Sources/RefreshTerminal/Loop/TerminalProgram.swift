import RefreshKit

/// A program that a ``TerminalLoop`` shows in a terminal.
///
/// The loop calls it on the main actor and outside of the timeline's `advance(by:)`. Between the calls
/// the main actor is free, so that tasks continue: async actions, a `Pager`, the app's own. A change by
/// a task is shown if it schedules work on the timeline, as the end of a refresh and a layout do; after
/// any other change the task calls `setNeedsLayout()` on a view.
@MainActor public protocol TerminalProgram: AnyObject {
  /// The timeline of the program; only the loop advances it.
  var timeline: Timeline { get }

  /// Whether the program has finished; the loop reads it after each event.
  var isFinished: Bool { get }

  /// Called before the first frame with the size of the screen, and after each change of the size.
  func screenDidChange(to size: CellSize)

  /// Called with each event of the user, except for the keys that the loop handles itself: Ctrl-C,
  /// Ctrl-\, Ctrl-Z and Ctrl-L.
  func handle(_ event: TerminalEvent)

  /// Draws the present state into a blank canvas, which is shown when this function returns.
  func draw(in frame: inout Frame)
}
