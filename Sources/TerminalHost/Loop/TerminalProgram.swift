import RefreshKit

/// What is shown in a terminal, by a ``TerminalLoop``.
///
/// All of it is called on the main actor and outside of the timeline's turns. Between the calls the main
/// actor is free, so that tasks go on: async actions, a `Pager`, the app's own. What a task changes is
/// shown when it touches the timeline, as a component's end and a layout do; after another change it
/// calls `setNeedsDisplay()` on a view.
@MainActor public protocol TerminalProgram: AnyObject {
  /// The time that the program lives in; only the loop moves it on.
  var timeline: Timeline { get }

  /// Whether the program has come to its end; the loop asks after each event.
  var isFinished: Bool { get }

  /// The screen has this size: called before the first frame, and whenever it has another one.
  func screenDidChange(to size: CellSize)

  /// The user does something. Keys that terminals have for themselves (Ctrl-C, Ctrl-\, Ctrl-Z and
  /// Ctrl-L) are not passed on.
  func handle(_ event: TerminalEvent)

  /// Draws the present moment. The canvas is blank, and shown when this returns.
  func draw(in frame: inout Frame)
}
