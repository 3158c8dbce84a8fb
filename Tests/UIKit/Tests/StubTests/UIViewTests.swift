import Testing
import UIKit

/// The views of the stub: their tree, its notifications, their geometry and their layout.
@MainActor @Suite(.serialized) struct UIViewTests {
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
  @Test func `a view that is moved has its position among the others`() {
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

  /// A view that records its notifications.
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

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      log.append("\(traitCollection.userInterfaceStyle)")
    }
  }

  // https://developer.apple.com/documentation/uikit/uiview/willmove(towindow:)
  @Test(arguments: [false, true])
  func `a view is told about its superview and its window`(windowIsFirst: Bool) {
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
    window.overrideUserInterfaceStyle = .dark
    #expect(leaf.log.suffix(3) == ["will enter", "entered", "dark"])
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

  @Test func `colors follow the traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
    #expect(color != .black)
  }

  // https://developer.apple.com/documentation/uikit/uiview/tintcolordidchange()
  @Test func `a tint color is inherited, and its changes are reported to inheriting views`() {
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

  @Test func `hidden, clipsToBounds and alpha are those of the layer`() {
    let view = views[0]
    view.isHidden = true
    view.clipsToBounds = true
    view.alpha = 0.3
    #expect(view.layer.isHidden && view.layer.masksToBounds)
    #expect(view.layer.opacity == 0.3 && view.alpha == CGFloat(Float(0.3)) && view.alpha != 0.3)
  }

  // MARK: Geometry

  // https://developer.apple.com/documentation/quartzcore/calayer/frame
  @Test func `a frame sets the bounds' size and the center, and encloses a transformed view`() {
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
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    view.transform = .identity
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(abs(view.frame.width - 40) < 1e-9 && abs(view.frame.minX - 5) < 1e-9)
  }

  // https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property
  @Test func `flexible margins and sizes share the growth of the superview`() {
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
    views[3].autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.frame.size = CGSize(width: 170, height: 90)
    #expect(views[3].frame == CGRect(x: 10, y: 20, width: 0, height: 0))
  }

  @Test func `points are converted through scrolled views`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
    let leaf = UIView(frame: CGRect(x: 5, y: 200, width: 10, height: 10))
    scrollView.addSubview(leaf)
    scrollView.contentSize.height = 500
    scrollView.contentOffset.y = 180
    #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 5, y: 70))
    #expect(scrollView.hitTest(CGPoint(x: 6, y: 201), with: nil) === leaf)
  }

  @Test func `layers convert points, also if a subclass overrides the center`() {
    final class Displaced: UIView {
      override var center: CGPoint {
        get { .zero }
        set { super.center = newValue }
      }
    }
    let (root, leaf) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), Displaced())
    root.addSubview(leaf)
    leaf.frame = CGRect(x: 30, y: 40, width: 10, height: 10)
    #expect(leaf.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 31, y: 41))
    #expect(root.hitTest(CGPoint(x: 35, y: 45), with: nil) === leaf)
  }

  @Test func `the accessibility frame is the frame on the screen, unless it is set`() {
    root.frame.origin = CGPoint(x: 5, y: 6)
    views[0].frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(views[0].accessibilityFrame == CGRect(x: 6, y: 8, width: 3, height: 4))
    views[0].accessibilityFrame = .zero
    #expect(views[0].accessibilityFrame == .zero)
  }

  // Rectangles of Core Graphics, which Foundation on Linux and the stub follow.

  private let rect = CGRect(x: 10, y: 10, width: -4, height: 6)

  // https://developer.apple.com/documentation/corefoundation/cgrect/width
  @Test func `the width of a rectangle is never negative, but that of its size can be`() {
    #expect(rect.width == 4 && rect.size.width == -4)
    #expect(rect.minX == 6 && rect.midX == 8 && rect.maxX == 10)
    #expect(rect.standardized.origin == CGPoint(x: 6, y: 10) && rect == rect.standardized)
  }

  // https://developer.apple.com/documentation/corefoundation/cgrect/insetby(dx:dy:)
  @Test func `a rectangle excludes its far edges, and is null when too much is cut off`() {
    #expect(rect.contains(CGPoint(x: 6, y: 10)) && !rect.contains(CGPoint(x: 10, y: 10)))
    #expect(rect.insetBy(dx: 1, dy: 1) == CGRect(x: 7, y: 11, width: 2, height: 4))
    #expect(rect.insetBy(dx: 3, dy: 0).isNull && !rect.isEmpty)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let inner = CGRect(x: 0, y: 0, width: 20, height: 20).inset(by: insets)
    #expect(inner == CGRect(x: 2, y: 1, width: 14, height: 16))
  }

  // https://developer.apple.com/documentation/corefoundation/cgrect/applying(_:)
  @Test func `a transformed rectangle is the box around it`() {
    let turned = CGAffineTransform(rotationAngle: .pi / 2)
    let box = CGRect(x: 1, y: 2, width: 3, height: 4).applying(turned)
    let isTurned = zip(
      [box.minX, box.minY, box.width, box.height], [-6, 1, 4, 3] as [CGFloat]
    ).allSatisfy { abs($0 - $1) < 1e-9 }
    #expect(isTurned)
    let size = CGSize(width: 3, height: 4).applying(CGAffineTransform(scaleX: -2, y: 1))
    #expect(size == CGSize(width: -6, height: 4))
    #expect(CGVector(dx: 0, dy: 0) == .zero)
  }

  // MARK: Layout

  /// A view that reports its layouts.
  private final class Leaf: UIView {
    var log: (Int) -> Void = { _ in }

    override func layoutSubviews() {
      super.layoutSubviews()
      log(tag)
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `a commit lays out marked or all views, from the root or in the order of marks`(
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
    // A change of traits does not cause a layout.
    window.overrideUserInterfaceStyle = .dark
    MainRunLoop.shared.turn()
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

  @Test func `associated objects end with the object`() {
    let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    defer { key.deallocate() }
    var view: UIView? = UIView(frame: .zero)
    var token: Log? = Log()
    weak let object = token
    objc_setAssociatedObject(view!, key, token, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    token = nil
    #expect(objc_getAssociatedObject(view!, key) != nil)
    view = nil
    #expect(object == nil)
  }
}
