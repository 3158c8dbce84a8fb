import RefreshKit
import RefreshUIKit
import UIKit

/// A scroll view with a row in a window.
@MainActor final class Screen {
  static let frame = CGRect(x: 0, y: 0, width: 375, height: 667)

  let window = UIWindow(frame: Screen.frame)
  let view: UIScrollView
  let row = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))

  var host: RefreshHost { view.refresh }

  init(_ view: UIScrollView = UIScrollView(frame: Screen.frame)) {
    self.view = view
    if (view as? UITableView)?.dataSource == nil {
      view.contentSize = CGSize(width: 375, height: 2_000)
    }
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

  /// Rotates the device.
  func rotate() {
    let size = view.frame.size
    view.frame.size = CGSize(width: size.height, height: size.width)
    run()
  }

  /// Drags the content to an offset with a finger that stays down.
  func pull(to y: CGFloat) {
    view.drag(to: CGPoint(x: view.contentOffset.x, y: y))
  }

  /// Lifts the finger that drags the content.
  func lift(decelerates: Bool = false) {
    view.lift(decelerates: decelerates)
  }

  /// Taps a point of a view, its center by default.
  ///
  /// - Returns: The view that gets the touch.
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

extension UIScrollView {
  /// Drags the content to an offset with a finger that stays down. The pan gesture reports the drag
  /// before the scroll view does.
  func drag(to offset: CGPoint) {
    if !isDragging { beginDragging() }
    let (old, way) = (contentOffset, panGestureRecognizer.translation(in: self))
    panDidChange(translation: CGPoint(x: way.x + old.x - offset.x, y: way.y + old.y - offset.y))
    showDrag(at: offset)
  }

  /// Lifts the finger that drags the content, or cancels the drag.
  func lift(decelerates: Bool = false, isLift: Bool = true) {
    panDidEnd(isLift: isLift)
    endDragging(willDecelerate: decelerates)
  }
}

extension RefreshComponent {
  /// Begins a refresh, and waits until the component is open.
  func open() {
    beginRefreshing()
    MainRunLoop.shared.run(for: 1)
  }

  /// Ends the refresh, and waits until the component is closed.
  func close() {
    endRefreshing()
    MainRunLoop.shared.run(for: 1)
  }
}

@MainActor extension UIColor {
  /// The amount of red in light or dark mode, from 0 to 1.
  func red(in style: UIUserInterfaceStyle) -> Double {
    var red: CGFloat = 0
    resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      .getRed(&red, green: nil, blue: nil, alpha: nil)
    return Double(red)
  }
}

extension UIView {
  /// Runs code with other behavior of UIKit's views.
  static func withManners(_ set: (inout ViewManners) -> Void, run body: () -> Void) {
    defer { manners = ViewManners() }
    set(&manners)
    body()
  }
}

@MainActor extension MainRunLoop {
  /// Runs the run loop for some time.
  ///
  /// - Returns: The value in each frame.
  func frames<Value>(for interval: Double = 1, _ value: @escaping () -> Value) -> [Value] {
    var frames: [Value] = []
    willShowFrame = { frames.append(value()) }
    run(for: interval)
    willShowFrame = nil
    return frames
  }
}

@MainActor extension CGRect {
  /// The size of the intersection of two rectangles; not above 0 without one.
  func overlap(with other: CGRect) -> CGSize {
    CGSize(
      width: min(maxX, other.maxX) - max(minX, other.minX),
      height: min(maxY, other.maxY) - max(minY, other.minY))
  }
}

@MainActor extension CGSize {
  var isEmptyOverlap: Bool { width <= 0 || height <= 0 }
}

/// A view with a layout function set by a test.
final class Container: UIView {
  var layout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    layout()
  }
}
