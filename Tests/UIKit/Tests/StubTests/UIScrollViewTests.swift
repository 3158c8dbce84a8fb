import Testing
import UIKit

/// The configurable behavior of the stub's scroll view.
@MainActor @Suite struct UIScrollViewTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `content at rest is inside its range`() {
    view.contentSize = CGSize(width: 100, height: 300)
    view.contentOffset.y = 500
    #expect(view.contentOffset.y == 500)
    view.contentInset.bottom = 20
    #expect(view.contentOffset.y == 220)
    view.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    #expect(view.adjustedContentInset.bottom == 50)
    view.contentOffset.y = 250
    view.frame.size.height = 200
    #expect(view.contentOffset.y == 150)
  }

  @Test func `content under a finger is not moved into its range`() {
    view.contentSize = CGSize(width: 100, height: 300)
    view.beginDragging()
    view.showDrag(at: CGPoint(x: 0, y: -30))
    view.contentInset.top = 10
    #expect(view.contentOffset.y == -30)
    view.panDidEnd(isLift: true)
    view.endDragging(willDecelerate: true)
    view.contentInset.top = 20
    #expect(view.contentOffset.y == -30)
    #expect(view.isDecelerating)
    view.endDecelerating()
    #expect(view.contentOffset.y == -20)
  }

  @Test func `clamping can wait for the layout, and equal offsets can be left out`() {
    view.manners.clampsInLayout = true
    view.contentSize = CGSize(width: 100, height: 300)
    view.contentOffset.y = 200
    view.contentSize.height = 150
    #expect(view.contentOffset.y == 200)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 50)
    let log = Log()
    view.delegate = log
    for reports in [true, false] {
      view.manners.reportsEqualOffsets = reports
      view.contentOffset.y = 50
      #expect(log.lines == ["delegate"])
    }
  }

  @Test func `a growing inset can move content at its top, rounded to a pixel`() {
    view.manners.growingInsetMovesContent = true
    view.manners.scale = 3
    view.contentInset.top = 54
    #expect(view.contentOffset.y == -54)
    view.contentOffset.y = 10.2
    #expect(abs(view.contentOffset.y - 31.0 / 3) < 1e-9)
  }

  @Test func `disabling the pan gesture cancels it`() {
    view.beginDragging()
    view.panGestureRecognizer.isEnabled = false
    #expect(!view.isDragging)
    #expect(view.panGestureRecognizer.state == .cancelled)
    MainRunLoop.shared.turn()
    #expect(view.panGestureRecognizer.state == .possible)
  }

  @Test func `the origin of the bounds moves the content without notifying observers`() {
    let (scrolls, offsets) = (Log(), Log())
    view.delegate = scrolls
    let observation = view.observe(\.contentOffset) { _, _ in
      MainActor.assumeIsolated { offsets.lines.append("offset") }
    }
    view.contentSize = CGSize(width: 100, height: 300)
    view.bounds.origin.y = 40
    #expect(view.contentOffset.y == 40 && scrolls.lines.count == 1 && offsets.lines == [])
    view.contentOffset.y = 50
    #expect(scrolls.lines.count == 2 && offsets.lines.count == 1)
    observation.invalidate()
  }

  @Test func `the safe area counts along the axes that can be scrolled`() {
    view.setSafeAreaInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.adjustedContentInset == .zero)
    view.contentSize = CGSize(width: 100, height: 101)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 1, left: 0, bottom: 3, right: 0))
    view.alwaysBounceHorizontal = true
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.contentSize.height = 50
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 4))
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == .zero)
  }

  @Test func `leaving the window and turning off interaction cancel touches`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    for cancel in [{ $0.removeFromSuperview() }, { $0.isUserInteractionEnabled = false }]
      as [(UIView) -> Void]
    {
      view.touchDidBegin()
      view.beginDragging()
      cancel(view)
      #expect(!view.isDragging && !view.isTracking)
      #expect(view.panGestureRecognizer.state == .cancelled)
      window.addSubview(view)
    }
    view.isUserInteractionEnabled = true
    view.manners.interactionCancelsTouches = false
    view.beginDragging()
    view.isUserInteractionEnabled = false
    #expect(view.isDragging)
  }

  @Test(arguments: [false, true])
  func `fingers on a trackpad drag without touches`(tracks: Bool) {
    view.manners.trackpadTracks = tracks
    let pan = view.panGestureRecognizer
    view.touchDidBegin(isIndirect: true)
    #expect(view.isTracking == tracks)
    view.beginDragging()
    #expect(view.isDragging && view.isTracking == tracks)
    #expect(pan.state == .began && pan.numberOfTouches == 0)
    view.panDidEnd(isLift: true)
    view.endDragging(willDecelerate: false)
    view.touchDidEnd()
    view.touchDidBegin()
    view.beginDragging()
    #expect(view.isTracking && pan.numberOfTouches == 1)
  }

  @Test func `a wheel moves the content at once, and not out of its range`() {
    view.contentSize = CGSize(width: 100, height: 300)
    view.turnWheel(by: CGPoint(x: 0, y: 40))
    #expect(view.contentOffset.y == 40 && !view.isDragging && !view.isDecelerating)
    view.turnWheel(by: CGPoint(x: 0, y: -50))
    #expect(view.contentOffset.y == 0)
    view.turnWheel(by: CGPoint(x: 0, y: 500))
    #expect(view.contentOffset.y == 200)
  }

  @Test func `a web view commits one event later, and keeps a pull`() {
    view.contentSize = CGSize(width: 100, height: 300)
    let page = WebContent(of: view)
    page.height = 50
    #expect(view.contentSize.height == 300)
    MainRunLoop.shared.turn()
    #expect(view.contentSize.height == 50)
    view.beginDragging()
    view.showDrag(at: CGPoint(x: 0, y: -30))
    let log = Log()
    view.delegate = log
    page.height = 400
    MainRunLoop.shared.turn()
    #expect(view.contentSize.height == 400 && view.contentOffset.y == -30)
    #expect(log.lines == ["delegate"])
  }

  @Test func `recorded facts are shown, and nothing else moves the content`() {
    view.manners.clamps = false
    var states: [UIGestureRecognizer.State] = []
    let observation = view.panGestureRecognizer.observe(\.state) { recognizer, _ in
      MainActor.assumeIsolated { states.append(recognizer.state) }
    }
    view.show(pan: .began, isDragging: true, isDecelerating: false)
    view.show(pan: .began, isDragging: true, isDecelerating: false)
    view.showFrame(at: CGPoint(x: 0, y: -80))
    view.show(pan: .possible, isDragging: false, isDecelerating: false)
    view.contentSize.height = 300
    #expect(states == [.began, .possible])
    #expect(view.contentOffset == CGPoint(x: 0, y: -80))
    #expect(!view.isDragging && !view.isTracking)
    observation.invalidate()
  }
}
