import RefreshKit
import RefreshUIKit
import UIKit

/// A scroll view with a row in a window.
final class Screen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let view: UIScrollView
  let row = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))

  var host: RefreshHost { view.refresh }

  init(_ makeView: (CGRect) -> UIScrollView = { UIScrollView(frame: $0) }) {
    view = makeView(window.bounds)
    view.contentSize = CGSize(width: 375, height: 2_000)
    view.addSubview(row)
    window.addSubview(view)
  }

  /// Runs the main run loop.
  func run(for seconds: Double = 0) {
    MainRunLoop.shared.run(for: seconds)
  }

  /// Puts a header into its slot.
  func show(_ header: RefreshHeader) {
    view.refresh.header = header
    run()
  }

  /// Turns the device.
  func rotate() {
    let size = view.frame.size
    view.frame.size = CGSize(width: size.height, height: size.width)
    run()
  }

  /// Drags the content to an offset, as a finger does that stays down.
  func pull(to y: CGFloat) {
    if !view.isDragging { view.beginDragging() }
    view.contentOffset.y = y
  }

  /// Lifts the finger that drags the content.
  func lift(decelerates: Bool = false) {
    view.panDidEnd(isLift: true)
    view.endDragging(willDecelerate: decelerates)
  }

  /// Taps a point of a view, its center by default.
  ///
  /// - Returns: The view that takes the touch.
  @discardableResult
  func tap(_ target: UIView, at point: CGPoint? = nil) -> UIView? {
    let middle = CGPoint(x: target.bounds.midX, y: target.bounds.midY)
    let place = target.convert(point ?? middle, to: window)
    let taker = window.hitTest(place, with: nil)
    window.tap(at: place)
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
    return Double(red)
  }
}

extension UIView {
  /// Makes changes while UIKit's views behave in some way.
  static func withManners(_ set: (inout ViewManners) -> Void, run body: () -> Void) {
    defer { manners = ViewManners() }
    set(&manners)
    body()
  }
}
