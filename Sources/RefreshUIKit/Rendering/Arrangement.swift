#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// The views that the host has put into a superview, which may have others.
  struct Arrangement {
    private(set) var views: [UIView] = []

    /// Puts views behind the others of a superview, in order, and removes earlier ones that are not
    /// among them.
    mutating func arrange(_ wanted: [UIView], in superview: UIView) {
      let isDone = wanted.allSatisfy { $0.superview === superview }
      guard !isDone || !wanted.elementsEqual(views, by: ===) else { return }
      for view in views where view.superview === superview {
        if !wanted.contains(where: { $0 === view }) { view.removeFromSuperview() }
      }
      for view in wanted.reversed() { superview.insertSubview(view, at: 0) }
      views = wanted
    }
  }
#endif
