@testable import RefreshKit

#if UIKIT
  import UIKit
#endif

// The tests of the kit also run where its views are those of UIKit: Tests/UIKit/Package.swift says how. This file has
// what tests need of a list that is no view there.

extension PlatformView {
  /// The view and all that are in it.
  var tree: [PlatformView] { [self] + subviews.flatMap(\.tree) }

  /// Whether the view was put into a list.
  func isIn(_ list: ScrollView) -> Bool { list.subviews.contains { $0 === self } }

  /// Whether exactly these are the subviews, from the back to the front.
  func holds(_ views: PlatformView...) -> Bool {
    subviews.map(ObjectIdentifier.init) == views.map(ObjectIdentifier.init)
  }
}

extension ScrollView {
  /// The list and all that is in it.
  var objects: [AnyObject] { [self] + subviews.flatMap(\.tree) }
}

extension RefreshComponent {
  /// Ends the refresh. In an async function, `endRefreshing()` is another one where views are UIKit's.
  func endNow() { endRefreshing() }
}

#if UIKIT
  extension ScrollView {
    var subviews: [UIView] { views }

    func addSubview(_ view: UIView) { insertSubview(view, at: views.count) }

    /// Puts a view to the back, or to the front.
    func insertSubview(_ view: UIView, at index: Int) {
      if let list = (view as? any Part)?.storage.list, list !== self { list.remove(view) }
      insert(view, atBack: index == 0)
    }

    func holds(_ views: UIView...) -> Bool {
      subviews.map(ObjectIdentifier.init) == views.map(ObjectIdentifier.init)
    }
  }

  nonisolated extension NSTextAlignment {
    static let leading = NSTextAlignment.natural
    static let trailing = NSTextAlignment.right
  }
#endif
