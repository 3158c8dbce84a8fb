import RefreshKit
import RefreshUIKit
import UIKit

/// A scroll view with rows in a window.
final class Screen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let row = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))

  init() {
    window.addSubview(view)
    view.contentSize = CGSize(width: 375, height: 2_000)
    view.addSubview(row)
  }

  /// Runs the main run loop.
  func run(for seconds: Double = 0) {
    MainRunLoop.shared.run(for: seconds)
  }

  /// Attaches a component.
  func show(_ header: RefreshHeader) {
    view.refresh.header = header
    run()
  }

  /// A view of a class in the view that renders a view of the kit.
  func rendered<Content: UIView>(_ type: Content.Type, of source: View) -> Content? {
    source.uiView?.subviews.lazy.compactMap { $0 as? Content }.first
  }

  /// Ends a touch at a point of a view, where the view takes the touch.
  ///
  /// - Returns: The view that has taken the touch.
  @discardableResult
  func tap(_ target: UIView, at point: CGPoint) -> UIView? {
    let taker = window.hitTest(target.convert(point, to: window), with: nil)
    taker?.touchesEnded([UITouch(at: point, in: target)], with: nil)
    run()
    return taker
  }
}

extension UIColor {
  /// The fraction of red in light or dark mode.
  func red(in style: UIUserInterfaceStyle) -> Double {
    var red: CGFloat = 0
    resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      .getRed(&red, green: nil, blue: nil, alpha: nil)
    return red
  }
}
