#if UIKIT
  import UIKit

  /// Counts the moves of the kit's views in the trees of UIKit. A host visits the views of its list
  /// again after such a move. The count is that of all lists, because a needless visit changes
  /// nothing.
  @MainActor package enum TreeChanges {
    package private(set) static var count = 0

    static func note() { count += 1 }
  }
#endif
