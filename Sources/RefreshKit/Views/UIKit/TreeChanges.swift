#if UIKIT
  import UIKit

  /// Counts the moves of the kit's views in the trees of UIKit, so that a host visits the views of
  /// its list again only if another view may be there. The count is that of all lists: a visit that
  /// finds nothing new does no harm.
  @MainActor package enum TreeChanges {
    package private(set) static var count = 0

    static func note() { count += 1 }
  }
#endif
