import Testing
import UIKit

/// The tree of views: its order, and what views notice of it.
@Suite(.serialized) struct UIViewTreeTests {
  private let root = UIView(frame: .zero)
  private let views = (0..<4).map { _ in UIView(frame: .zero) }

  private var order: [Int] { root.subviews.map(\.tag) }

  init() {
    UIView.manners = ViewManners()
    for (tag, view) in views.enumerated() {
      view.tag = tag
      root.addSubview(view)
    }
  }

  // https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:belowsubview:)
  @Test func `a view that is moved has its place among the others`() {
    root.insertSubview(views[0], belowSubview: views[2])
    #expect(order == [1, 0, 2, 3])
    root.insertSubview(views[1], aboveSubview: views[2])
    #expect(order == [0, 2, 1, 3])
    root.insertSubview(views[3], at: 1)
    #expect(order == [0, 3, 2, 1])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order == [1, 3, 2, 0])
    root.bringSubviewToFront(views[3])
    root.sendSubviewToBack(views[0])
    #expect(order == [0, 1, 2, 3])
    root.addSubview(views[1])
    #expect(order == [0, 2, 3, 1])
    UIView(frame: .zero).bringSubviewToFront(views[2])
    #expect(views[2].superview === root && root.viewWithTag(3) === views[3])
  }

  /// A view that notices what happens to it.
  private final class Noticing: UIView {
    var log: [String] = []

    override func willMove(toSuperview view: UIView?) {
      log.append("will \(view?.tag ?? -1), in \(superview?.tag ?? -1)")
    }

    override func didMoveToSuperview() { log.append("in \(superview?.tag ?? -1)") }

    override func willMove(toWindow window: UIWindow?) {
      log.append(window == nil ? "will leave" : "will enter")
    }

    override func didMoveToWindow() { log.append(window == nil ? "left" : "entered") }

    override func didAddSubview(_ view: UIView) { log.append("added \(view.tag)") }

    override func willRemoveSubview(_ view: UIView) {
      log.append("removes \(view.tag) of \(subviews.count)")
    }
  }

  // https://developer.apple.com/documentation/uikit/uiview/willmove(towindow:)
  @Test(arguments: [false, true])
  func `a view notices its superview and its window`(windowIsFirst: Bool) {
    UIView.manners.windowComesFirst = windowIsFirst
    defer { UIView.manners = ViewManners() }
    let (window, view, leaf) = (
      UIWindow(frame: .zero), Noticing(frame: .zero), Noticing(frame: .zero)
    )
    (window.tag, leaf.tag) = (8, 9)
    view.addSubview(leaf)
    window.addSubview(view)
    let entries = ["in 8", "entered"]
    #expect(
      view.log == ["added 9", "will enter", "will 8, in -1"]
        + (windowIsFirst ? entries.reversed() : entries))
    #expect(leaf.log.suffix(2) == ["will enter", "entered"])
    view.log = []
    // A move inside the window.
    window.addSubview(root)
    root.tag = 7
    root.addSubview(view)
    #expect(view.log == ["will 7, in 8", "in 7"])
    view.log = []
    leaf.removeFromSuperview()
    view.removeFromSuperview()
    let ends = ["in -1", "left"]
    #expect(
      view.log == ["removes 9 of 1", "will leave", "will -1, in 7"]
        + (windowIsFirst ? ends.reversed() : ends))
  }

  // https://developer.apple.com/documentation/uikit/uiview/tintcolordidchange()
  @Test func `a color of a tint is inherited, and so is the news of it`() {
    final class Tinted: UIView {
      var count = 0

      override func tintColorDidChange() { count += 1 }
    }
    let (own, inheriting) = (Tinted(frame: .zero), Tinted(frame: .zero))
    own.tintColor = .red
    views[0].addSubview(own)
    views[0].addSubview(inheriting)
    root.tintColor = .green
    #expect(own.tintColor == .red && inheriting.tintColor == .green)
    #expect(own.count == 1 && inheriting.count == 1)
  }

  @Test func `what a view shows is its layer's`() {
    let view = views[0]
    view.isHidden = true
    view.clipsToBounds = true
    view.alpha = 0.3
    #expect(view.layer.isHidden && view.layer.masksToBounds)
    #expect(view.layer.opacity == 0.3 && view.alpha == CGFloat(Float(0.3)) && view.alpha != 0.3)
  }

  // https://developer.apple.com/documentation/quartzcore/calayer/frame
  @Test func `a frame sets the size of the bounds, and the center by the anchor point`() {
    let view = views[0]
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 10, y: 60))
    #expect(view.convert(CGPoint(x: 3, y: 4), to: root) == CGPoint(x: 10, y: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 10, y: -20, width: 60, height: 80))
    view.transform = CGAffineTransform(translationX: 5, y: 6)
    #expect(view.frame == CGRect(x: 15, y: 26, width: 30, height: 40))
  }

  // https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property
  @Test func `flexible margins and sizes share what the superview grows by`() {
    root.frame.size = CGSize(width: 100, height: 100)
    for view in views { view.frame = CGRect(x: 10, y: 20, width: 30, height: 40) }
    views[0].autoresizingMask = .flexibleLeftMargin
    views[1].autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    views[2].autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin]
    root.frame.size = CGSize(width: 200, height: 130)
    #expect(views[0].frame == CGRect(x: 110, y: 20, width: 30, height: 40))
    #expect(views[1].frame == CGRect(x: 20, y: 20, width: 60, height: 40))
    #expect(views[2].frame == CGRect(x: 10, y: 30, width: 30, height: 40))
    #expect(views[3].frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `the rectangle of a view for accessibility is that on the screen, unless it was set`()
  {
    root.frame.origin = CGPoint(x: 5, y: 6)
    views[0].frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(views[0].accessibilityFrame == CGRect(x: 6, y: 8, width: 3, height: 4))
    views[0].accessibilityFrame = .zero
    #expect(views[0].accessibilityFrame == .zero)
  }

  // MARK: Layout

  /// A view that notices its layouts.
  private final class Leaf: UIView {
    var log: (Int) -> Void = { _ in }

    override func layoutSubviews() {
      super.layoutSubviews()
      log(tag)
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `the commit lays out from the root or in the order of marks, marked views or all`(
    byMarks: Bool, isWhole: Bool
  ) {
    UIView.manners.laysOutInOrderOfMarks = byMarks
    UIView.manners.laysOutUnmarkedViews = isWhole
    defer { UIView.manners = ViewManners() }
    var log: [Int] = []
    let (window, leaves) = (UIWindow(frame: .zero), (0..<3).map { _ in Leaf(frame: .zero) })
    var last: UIView = window
    for (tag, leaf) in leaves.enumerated() {
      leaf.tag = tag
      last.addSubview(leaf)
      last = leaf
    }
    MainRunLoop.shared.turn()
    for leaf in leaves { leaf.log = { log.append($0) } }
    leaves[1].setNeedsLayout()
    leaves[0].setNeedsLayout()
    MainRunLoop.shared.turn()
    let expected =
      switch (byMarks, isWhole) {
      case (false, false): [0, 1]
      case (false, true): [0, 1, 2]
      case (true, false): [1, 0]
      case (true, true): [1, 2, 0, 1, 2]
      }
    #expect(log == expected)
  }

  // https://developer.apple.com/documentation/uikit/uiview/updateconstraints()
  @Test func `constraints are updated before a layout`() {
    final class Updating: UIView {
      var count = 0

      override func updateConstraints() {
        super.updateConstraints()
        count += 1
      }
    }
    let view = Updating(frame: .zero)
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.count == 1)
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    view.layoutIfNeeded()
    #expect(view.count == 2 && !view.needsUpdateConstraints())
  }
}
