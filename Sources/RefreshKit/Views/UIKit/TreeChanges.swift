#if UIKIT
  import UIKit

  /// Counts the changes of the view trees of all lists: a view is added or removed, or a label
  /// starts or stops adjusting its font. After a change, a host visits the views of its list
  /// again. One count is enough for all lists, because a needless visit changes nothing.
  @MainActor package enum TreeChanges {
    package private(set) static var count = 0

    static func note() { count += 1 }
  }
#endif
