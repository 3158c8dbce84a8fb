import TestSupport
import UIKit

@testable import RefreshReplay

/// A way in which a script is played on UIKit once more, to be compared with the first one.
nonisolated enum Manner: CaseIterable, Sendable {
  /// Observers are notified after the delegate.
  case later
  /// An offset is notified of once more at the end of a drag.
  case again
  /// On a collection view, which moves with each frame.
  case frames
  /// Offsets are on pixels.
  case pixels
  /// In a layout that begins at the right, on a collection view, compared with another layout there.
  case flipped

  /// The manners in which a script is played in this run: all of them if the scope is complete, else one by turns; and
  /// that of a listed difference.
  static func played(of script: Script, at place: Int) -> [Self] {
    allCases.enumerated().filter { index, manner in
      TestScope.current == .complete || place % allCases.count == index
        || AllowedDifference.of(script, in: manner) != nil
    }.map(\.element)
  }
}

extension Script {
  /// The lines of the trace in a manner, and those that it is compared with, which are the first ones if it names no
  /// others; nil if the script is not played in that manner.
  @MainActor func traces(in manner: Manner, first: [JSON]) -> (found: [JSON], expected: [JSON])? {
    switch manner {
    case .later: (trace { $0.observersAreFirst = false }, first)
    case .again: (trace { $0.moveInPanEnd = 0 }, first)
    case .frames: (trace(on: UICollectionView.self), first)
    case .pixels: (trace { $0.scale = 3 }, first)
    case .flipped: tracesInBothDirections().map { ($0.flipped, $0.plain) }
    }
  }
}
