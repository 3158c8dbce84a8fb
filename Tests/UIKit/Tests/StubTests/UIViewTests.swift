import Testing
import UIKit

/// The views of the stub.
@Suite struct UIViewTests {
  @Test func `a rotated view has the frame of the box around it`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(abs(view.frame.width - 40) < 1e-9)
    #expect(abs(view.frame.minX - 5) < 1e-9)
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
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

  @Test func `points are converted by layers, also where a subclass has another center`() {
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

  @Test func `a flexible view grows with its superview`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let leaf = UIView(frame: CGRect(x: 10, y: 5, width: 80, height: 40))
    leaf.autoresizingMask = .flexibleWidth
    view.addSubview(leaf)
    view.frame.size = CGSize(width: 150, height: 90)
    #expect(leaf.frame == CGRect(x: 10, y: 5, width: 130, height: 40))
    leaf.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame.size = CGSize(width: 20, height: 70)
    #expect(leaf.frame == CGRect(x: 10, y: 5, width: 0, height: 20))
  }

  @Test func `what is in a window is laid out by the commit, from its root on`() {
    final class Leaf: UIView {
      var log: (String) -> Void = { _ in }

      override func layoutSubviews() { log("\(tag)") }
    }
    var log: [String] = []
    let (window, views) = (UIWindow(frame: .zero), [Leaf(frame: .zero), Leaf(frame: .zero)])
    for (tag, view) in views.enumerated() {
      view.tag = tag
      view.log = { log.append($0) }
    }
    views[0].addSubview(views[1])
    MainRunLoop.shared.turn()
    #expect(log == [])
    window.addSubview(views[0])
    MainRunLoop.shared.turn()
    #expect(log == ["0", "1"])
    views[1].setNeedsLayout()
    views[0].setNeedsLayout()
    MainRunLoop.shared.turn()
    #expect(log == ["0", "1", "0", "1"])
    // Other traits are no reason for a layout.
    window.overrideUserInterfaceStyle = .dark
    MainRunLoop.shared.turn()
    #expect(log.count == 4)
  }

  @Test func `a tree notices its window and its traits`() {
    final class Leaf: UIView {
      var log: [String] = []

      override func didMoveToWindow() { log.append(window == nil ? "out" : "in") }

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        log.append("\(traitCollection.userInterfaceStyle)")
      }
    }
    let (window, middle, leaf) = (UIWindow(frame: .zero), UIView(frame: .zero), Leaf(frame: .zero))
    middle.addSubview(leaf)
    window.addSubview(middle)
    window.overrideUserInterfaceStyle = .dark
    middle.removeFromSuperview()
    #expect(leaf.log == ["in", "dark", "out"])
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

  @Test func `colors follow the traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
    #expect(color != .black)
  }
}
