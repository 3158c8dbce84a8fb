import Testing
import UIKit

/// The visible values of views while their changes are animated.
@MainActor @Suite(.serialized) struct LayerAnimationTests {
  private let loop = MainRunLoop.shared
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  private func animate(
    _ options: UIView.AnimationOptions = [], lasting duration: Double = 1,
    _ changes: @escaping () -> Void
  ) {
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes)
    loop.turn()
  }

  @Test func `each animated property is shown with intermediate values`() {
    animate { [view] in
      view.bounds = CGRect(x: 0, y: 40, width: 200, height: 50)
      view.center = CGPoint(x: 150, y: 25)
      view.alpha = 0
      view.transform = CGAffineTransform(rotationAngle: 1)
    }
    #expect(view.layer.seen.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    loop.run(for: 0.5)
    let seen = view.layer.seen
    #expect(abs(seen.bounds.minY - 20) < 1e-6 && abs(seen.bounds.width - 150) < 1e-6)
    #expect(abs(seen.position.x - 100) < 1e-6 && abs(seen.opacity - 0.5) < 1e-6)
    #expect(abs(atan2(seen.transform.b, seen.transform.a) - 0.5) < 1e-6)
    loop.run(for: 0.5)
    #expect(view.layer.seen.bounds == view.bounds && view.layer.seen.position == view.center)
  }

  @Test func `an animation begins and ends slowly, or follows its curve`() {
    animate { [view] in view.center.x = 150 }
    loop.run(for: 0.25)
    // The cubic Bézier curve with the control points (0.42, 0) and (0.58, 1).
    #expect(abs(view.layer.seen.position.x - 62.9) < 0.1)
    animate(.curveLinear) { [view] in view.center.y = 125 }
    loop.run(for: 0.25)
    #expect(abs(view.layer.seen.position.y - 50) < 1e-6)
    // (0.42, 0) and (1, 1), and (0, 0) and (0.58, 1): each is the reverse of the other.
    animate(.curveEaseIn) { [view] in view.bounds.size.width = 200 }
    animate(.curveEaseOut) { [view] in view.bounds.origin.x = 100 }
    loop.run(for: 0.3)
    let early = view.layer.seen.bounds
    loop.run(for: 0.4)
    let late = view.layer.seen.bounds
    #expect(early.width < 120 && abs(early.width - 100 - (100 - late.minX)) < 1e-6)
    #expect(early.minX > 40 && abs(early.minX - (200 - late.width)) < 1e-6)
  }

  @Test(arguments: [false, true])
  func `an animation begins at the visible value, or at the model value`(fromCurrentState: Bool) {
    animate { [view] in view.center.x = 150 }
    loop.run(for: 0.5)
    animate(fromCurrentState ? .beginFromCurrentState : []) { [view] in view.center.x = 350 }
    #expect(abs(view.layer.seen.position.x - (fromCurrentState ? 100 : 150)) < 1e-6)
  }

  @Test func `setting a property outside an animation ends the animation of that property`() {
    animate { [view] in
      view.center.x = 150
      view.alpha = 0
    }
    loop.run(for: 0.5)
    view.center.x = 150
    #expect(view.layer.seen.position.x == 150 && view.layer.seen.opacity > 0.4)
    UIView.performWithoutAnimation { view.alpha = 0.2 }
    #expect(abs(view.layer.seen.opacity - 0.2) < 1e-6)
  }

  @Test func `nothing is animated while animations are off, not even by another block`() {
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      animate { [view] in
        view.center.x = 150
        #expect(UIView.inheritedAnimationDuration == 0)
      }
    }
    #expect(UIView.areAnimationsEnabled && view.layer.seen.position.x == 150)
  }

  @Test func `a nested animation inherits the outer duration, unless it overrides it`() {
    animate(lasting: 4) { [view] in
      UIView.animate(withDuration: 1, animations: { view.center.x = 150 })
      UIView.animate(
        withDuration: 1, delay: 0, options: .overrideInheritedDuration,
        animations: { view.center.y = 125 })
    }
    loop.run(for: 1)
    #expect(view.layer.seen.position.y == 125)
  }

  @Test func `content is shown scrolling when its offset is set inside an animation`() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.contentSize.height = 1_000
    animate(lasting: 0.5) {
      list.contentInset.top = 54
      list.setContentOffset(CGPoint(x: 0, y: -54), animated: false)
    }
    var frames: [CGFloat] = []
    loop.willShowFrame = { frames.append(list.layer.seen.bounds.minY) }
    loop.run(for: 1)
    loop.willShowFrame = nil
    #expect(list.contentOffset.y == -54 && frames.count >= 59)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 4 })
    #expect(frames.last == -54)
    animate(lasting: 0.5) { list.contentOffset.y = 0 }
    loop.run(for: 0.25)
    // Setting the same value ends the animation, too.
    list.contentOffset.y = 0
    #expect(list.layer.seen.bounds.minY == 0)
  }

  @Test func `clamping content that is on the nearest pixel does not end its animation`() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.manners.scale = 3
    list.contentInset.top = 50.4
    list.contentOffset.y = -20
    animate { list.contentOffset.y = -50.4 }
    loop.run(for: 0.5)
    list.contentSize.width = 100
    #expect(list.contentOffset.y < -50.3 && list.layer.seen.bounds.minY > -40)
  }

  @Test func `a view that leaves the window is no longer animated`() {
    let window = UIWindow(frame: .zero)
    window.addSubview(view)
    animate { [view] in view.center.x = 150 }
    view.removeFromSuperview()
    #expect(view.layer.seen.position.x == 150)
  }

  // https://developer.apple.com/documentation/quartzcore/calayer/presentation()
  @Test func `the presentation layer has the visible values`() {
    #expect(view.layer.presentation() == nil)
    let window = UIWindow(frame: .zero)
    window.addSubview(view)
    view.layer.zPosition = 3
    animate(.curveLinear) { [view] in
      view.frame = CGRect(x: 100, y: 0, width: 200, height: 50)
      view.alpha = 0
    }
    loop.run(for: 0.5)
    let seen = view.layer.presentation()
    #expect(seen?.zPosition == 3 && seen.map { abs($0.opacity - 0.5) < 1e-6 } == true)
    #expect(seen.map { abs($0.bounds.width - 150) < 1e-6 } == true)
    #expect(seen.map { abs($0.frame.minX - 50) < 1e-6 } == true)
    #expect(view.frame.minX == 100)
  }

  // https://developer.apple.com/videos/play/wwdc2014/236/
  @Test func `animations can be additive, and setting a value does not end them`() {
    UIView.manners.animationsAreAdditive = true
    defer { UIView.manners = ViewManners() }
    let close = 1e-6
    animate(.curveLinear) { [view] in
      view.center.x = 150
      view.transform = CGAffineTransform(rotationAngle: 1)
    }
    loop.run(for: 0.5)
    // This animation moves 100 points back, while the second half of the first one continues.
    animate(.curveLinear) { [view] in view.center.x = 50 }
    #expect(abs(view.layer.seen.position.x - 100) < close)
    loop.run(for: 0.25)
    #expect(abs(view.layer.seen.position.x - (50 + 75 - 25)) < close)
    view.center.x = 70
    view.transform = CGAffineTransform(rotationAngle: 2)
    #expect(abs(view.layer.seen.position.x - (70 + 75 - 25)) < close)
    let turn = view.layer.seen.transform
    #expect(abs(atan2(turn.b, turn.a) - 1.75) < close)
    view.layer.removeAnimation(forKey: "transform")
    #expect(view.layer.seen.transform == CGAffineTransform(rotationAngle: 2))
    #expect(view.layer.seen.position.x > 100)
    loop.run(for: 2)
    #expect(view.layer.seen.position.x == 70)
    view.center.x = 80
    #expect(view.layer.seen.position.x == 80)
    animate { [view] in view.center.x = 180 }
    view.center.x = 90
    view.layer.removeAllAnimations()
    #expect(view.layer.seen.position.x == 90)
  }
}
