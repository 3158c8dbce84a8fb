import Testing

@testable import RefreshKit

#if UIKIT
  import UIKit
#endif

// The tests of the kit also run with the views of UIKit, as Tests/UIKit/Package.swift describes.
// The following members are for lists that are no views there.

@MainActor extension PlatformView {
  /// The view and all its descendants.
  var tree: [PlatformView] { [self] + subviews.flatMap(\.tree) }

  /// Whether the view is a subview of the list.
  func isIn(_ list: ScrollView) -> Bool { list.subviews.contains { $0 === self } }

  /// Whether the list has exactly these subviews, from back to front.
  func holds(_ views: PlatformView...) -> Bool {
    subviews.map(ObjectIdentifier.init) == views.map(ObjectIdentifier.init)
  }
}

extension ScrollView {
  /// The list and all its descendants.
  var objects: [AnyObject] { [self] + subviews.flatMap(\.tree) }
}

extension RefreshComponent {
  /// Ends the refresh. With UIKit's views, `endRefreshing()` in an async function would call
  /// another function.
  func endNow() { endRefreshing() }
}

extension ComponentSource {
  /// A source whose answers do not change. By default, its identifier is that of an object which is
  /// no pager.
  static func constant(
    _ source: AnyObject = RefreshConfig.default, filling: SourceFilling = .afterGrowth,
    isAtEnd: Bool = false
  ) -> ComponentSource {
    ComponentSource(
      source, isAtEnd: { isAtEnd }, filling: { filling }, didEnterWindow: {}, titleWasTapped: {})
  }
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

  extension NSTextAlignment {
    static let leading = NSTextAlignment.natural
    static let trailing = NSTextAlignment.right
  }
#endif

extension ScrollView {
  /// Pulls the list up by 100 points at its end, releases it, and waits.
  func pullUp() {
    let end = geometry.range(along: .vertical).upperBound
    beginDragging()
    drag(to: Point(x: 0, y: end - 100))
    drag(to: Point(x: 0, y: end + 100))
    endDragging()
    timeline.advance(by: 1)
  }
}

extension RefreshComponent {
  /// The error of the last refresh, if it has failed.
  var lastFailure: (any Error)? {
    guard case .failure(let error)? = lastResult else { return nil }
    return error
  }
}

/// A view that counts how often it was laid out.
final class Box: View {
  private(set) var layouts = 0
  /// Called in each layout.
  var didLayOut: (() -> Void)?

  override func layoutSubviews() {
    layouts += 1
    didLayOut?()
  }
}

/// Calls a closure when it is deallocated, as an object may do that the block of an app retains.
@MainActor final class LastWill {
  nonisolated(unsafe) private let will: () -> Void

  init(_ will: @escaping () -> Void) {
    self.will = will
  }

  deinit { MainActor.assumeIsolated { [will] in will() } }
}

@MainActor extension ExitTest.Result? {
  /// What the process wrote to standard error before it stopped.
  nonisolated var message: String {
    String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
  }
}

// Short descriptions of arguments, because a report of the tests has thousands of them.

extension Language: CustomTestStringConvertible {
  public var testDescription: String { code }
}

#if !UIKIT
  extension Point: CustomTestStringConvertible {
    public var testDescription: String { "(\(x), \(y))" }
  }

  extension Size: CustomTestStringConvertible {
    public var testDescription: String { "\(width) x \(height)" }
  }

  extension Rect: CustomTestStringConvertible {
    public var testDescription: String {
      "\(size.testDescription) at \(origin.testDescription)"
    }
  }
#endif
