import Testing
import UIKit

/// What was recorded elsewhere, shown by a scroll view.
@MainActor struct UIScrollViewFactsTests {
  @Test func `recorded facts are shown, and nothing else moves`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
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
