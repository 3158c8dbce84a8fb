import RefreshKit

@testable import RefreshReplay

/// A line of a session, while it is played.
struct Line {
  /// Its number, from 1.
  let number: Int
  /// What it does.
  let op: String
  /// The scroll view as the line found it.
  let view: ScrollSnapshot
  /// Where the content was shown then.
  let shown: Point
  /// Whether content was moving by itself.
  let hadMotion: Bool
  /// Whether a second level was in sight.
  var hadLevel = false

  /// What was done so far, ops of lists included.
  var deeds: Set<OpName> = []
  /// How much the components have fired.
  var eventCount = 0
  /// Whether a refresh has opened.
  var hasOpened = false

  /// Whether nothing is left to do in the moment after it.
  var isTurn: Bool { op == OpName.advance.rawValue }
}
