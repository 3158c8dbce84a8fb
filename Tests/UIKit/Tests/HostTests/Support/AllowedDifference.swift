/// A script whose trace on UIKit differs from the one without a platform.
nonisolated struct AllowedDifference: Sendable {
  /// The folder and the name of the script.
  let script: String
  /// The first line that differs: its `i`.
  let line: Int
  /// The law of the host, by its number in the guide, and what follows from it.
  let law: Int

  /// All of them, in the order of their names.
  ///
  /// Law 4: content is not moved from under a finger; what UIKit makes of a requested offset is true; a
  /// request ends UIKit's own motion, along both axes, and an animated move that the app has asked for,
  /// which UIKit does not report as one; what is held beside the offset returns by the list's own motion,
  /// not by frames of UIKit.
  static let all = [
    AllowedDifference(script: "improvements/D2-4-end-stops-an-animated-scroll", line: 8, law: 4),
    AllowedDifference(script: "improvements/D3-1-rounding-clamps-across", line: 6, law: 4),
    AllowedDifference(script: "improvements/H2-held-returns-as-a-bounce", line: 19, law: 4),
    AllowedDifference(script: "reference-traces/header-50-begin-while-dragging", line: 5, law: 4),
  ]
}
