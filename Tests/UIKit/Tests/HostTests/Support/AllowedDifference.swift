/// A script whose trace on UIKit differs from the one without a platform.
nonisolated struct AllowedDifference: Sendable {
  /// The manner in which it differs from the first trace on UIKit; nil if that differs.
  let manner: Manner?
  /// The folder and the name of the script.
  let script: String
  /// The first line that differs: its `i`.
  let line: Int
  /// The law of the host that the difference follows from, by its number.
  let law: Int

  private init(_ script: String, _ line: Int, law: Int, in manner: Manner? = nil) {
    (self.script, self.line, self.law, self.manner) = (script, line, law, manner)
  }

  /// All of them.
  ///
  /// Law 1: the offset is UIKit's, which a scroll wheel does not pull beyond an edge.
  ///
  /// Law 2: geometry comes first, so the list is in a window from its first layout there.
  ///
  /// Law 4: content is not moved from under a finger. A request ends UIKit's own motion, along both axes,
  /// and so an animated move that the app has asked for, which UIKit does not report as one. What is held
  /// beside the offset returns by the list's own motion, not by frames of UIKit. What UIKit makes of a
  /// requested offset is true, rounding included: a pull of a third more may reach a threshold, and a
  /// bounce may begin elsewhere. While a collection view moves with each frame, an app that sets the offset that is seen
  /// changes nothing (law 1), and a drag begins at the list's offset, to which the content jumps under the finger. A move
  /// from beyond an edge to that edge is taken for UIKit's own.
  static let all = [
    AllowedDifference("films/wheel", 4, law: 1),
    AllowedDifference("fuzz/done-22", 9, law: 4, in: .pixels),
    AllowedDifference("fuzz/done-59", 4, law: 4, in: .frames),
    AllowedDifference("improvements/A14-an-old-closing-and-a-newer-pull", 3, law: 4),
    AllowedDifference("improvements/A22-a-pull-at-the-end-of-a-closing", 5, law: 4),
    AllowedDifference("improvements/D2-4-end-stops-an-animated-scroll", 8, law: 4),
    AllowedDifference("improvements/D3-1-rounding-clamps-across", 6, law: 4),
    AllowedDifference("improvements/H2-held-returns-as-a-bounce", 19, law: 4),
    AllowedDifference("reference-traces/back-footer-22-deceleration", 23, law: 4, in: .frames),
    AllowedDifference("reference-traces/header-50-begin-while-dragging", 5, law: 4),
    AllowedDifference("reference-traces/header-51-begin-when-scrolled", 13, law: 1, in: .frames),
    AllowedDifference("reference-traces/session-012", 50, law: 4, in: .pixels),
    AllowedDifference("regressions/D3-throw-under-a-refreshing-header", 4, law: 4, in: .frames),
    AllowedDifference("regressions/S1-1-sight-out-of-the-window", 11, law: 2),
    AllowedDifference("regressions/one-release-begins-once", 10, law: 4),
  ]

  /// The one of a script in a manner.
  static func of(_ script: Script, in manner: Manner?) -> AllowedDifference? {
    all.first { $0.manner == manner && $0.script == script.testDescription }
  }
}
