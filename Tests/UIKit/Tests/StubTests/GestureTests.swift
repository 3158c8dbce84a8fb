import Testing
import UIKit

/// Taps and long presses.
@MainActor @Suite(.serialized) struct GestureTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let outer = Touched(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
  private let inner = Touched(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
  private let target = Target()

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  // https://developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview
  @Test func `the nearest recognizer gets a tap, and the touch is cancelled`() {
    let tap = UITapGestureRecognizer(target: target, action: Selector("outer"))
    outer.addGestureRecognizer(tap)
    #expect(window.tap(at: CGPoint(x: 35, y: 40)) === tap)
    #expect(target.log == ["outer ended"] && inner.log == ["began", "cancelled"])
    #expect(tap.location(in: outer) == CGPoint(x: 25, y: 30))
    #expect(tap.location(in: window) == CGPoint(x: 35, y: 40) && tap.state == .possible)
    let own = UITapGestureRecognizer()
    own.addTarget(target, action: "inner")
    own.cancelsTouchesInView = false
    inner.addGestureRecognizer(own)
    #expect(window.tap(at: CGPoint(x: 35, y: 40)) === own)
    #expect(target.log.last == "inner ended" && inner.log.suffix(2) == ["began", "ended"])
    own.isEnabled = false
    #expect(window.tap(at: CGPoint(x: 35, y: 40)) === tap)
    #expect(window.tap(at: CGPoint(x: 35, y: 40), count: 2) == nil)
    inner.isUserInteractionEnabled = false
    window.tap(at: CGPoint(x: 35, y: 40))
    #expect(outer.log == ["began", "cancelled"])
  }

  @Test func `a view, or the delegate, can refuse a gesture`() {
    final class Delegate: UIGestureRecognizerDelegate {
      func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
        -> Bool
      { touch.location(in: recognizer.view).x > 10 }
    }
    let (tap, delegate) = (UITapGestureRecognizer(), Delegate())
    tap.delegate = delegate
    inner.addGestureRecognizer(tap)
    #expect(window.tap(at: CGPoint(x: 35, y: 40)) == nil && inner.log == ["began", "ended"])
    #expect(window.tap(at: CGPoint(x: 45, y: 40)) === tap)
    inner.allowsGestures = false
    #expect(window.tap(at: CGPoint(x: 45, y: 40)) == nil)
  }

  // https://developer.apple.com/documentation/uikit/uigesturerecognizer/addtarget(_:action:)
  @Test func `targets are not retained, and can be removed`() {
    var other: Target? = Target()
    weak let gone = other
    let press = UILongPressGestureRecognizer(target: other, action: "press")
    press.addTarget(target, action: "press")
    other = nil
    #expect(gone == nil)
    press.begin(at: CGPoint(x: 1, y: 2))
    press.end()
    press.begin()
    press.end(isLift: false)
    let log = ["press began", "press ended", "press began", "press cancelled"]
    #expect(target.log == log)
    press.removeTarget(nil, action: "other")
    press.begin()
    press.removeTarget(target, action: nil)
    press.end()
    #expect(target.log == log + ["press began"])
  }

  // https://developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:)
  @Test func `a recognizer belongs to one view`() {
    let tap = UITapGestureRecognizer()
    outer.addGestureRecognizer(tap)
    inner.addGestureRecognizer(tap)
    #expect(outer.gestureRecognizers == [] && tap.view === inner)
    inner.removeGestureRecognizer(tap)
    #expect(inner.gestureRecognizers == [] && tap.view == nil)
  }
}

/// A target of gestures.
@MainActor private final class Target: SelectorTarget {
  var log: [String] = []

  func perform(_ selector: Selector, with argument: Any?) {
    let state = (argument as? UIGestureRecognizer).map { "\($0.state)" } ?? ""
    log.append("\(selector.name) \(state)")
  }
}

/// A view that records touches.
private final class Touched: UIView {
  var log: [String] = []
  var allowsGestures = true

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    allowsGestures
  }
}
