import RefreshKit
import Testing

/// Rule D4 where an observer puts down another finger while it is notified that a drag ends: content that the
/// second finger leaves, without a drag of its own, returns as after the first.
struct SuccessiveTouchesTests {
  private final class Observer: RefreshNormalHeader {
    var answers: [PanState: (ScrollView) -> Void] = [:]

    override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
      super.scrollViewPanStateDidChange(change)
      if let scrollView { answers[change.new]?(scrollView) }
    }
  }

  private let glass = Glass()
  private let header = Observer()

  init() {
    glass.list.header = header
    glass.wait(0)
  }

  private func putDownSecondFinger(at state: PanState) {
    header.answers[state] = { $0.touch(.began, at: .zero, id: 1) }
  }

  @Test(arguments: [TouchPhase.ended, .cancelled])
  func `content that the first has stopped in an animated move`(phase: TouchPhase) {
    glass.list.setContentOffset(Point(x: 0, y: 1_000), animated: true)
    glass.wait(0.1)
    glass.list.contentSize.height = 300
    glass.wait(0.02)
    header.answers[.began] = { $0.touch(.cancelled, at: .zero) }
    putDownSecondFinger(at: .cancelled)
    glass.down(300)
    glass.move(280)
    #expect(glass.list.isTracking && !glass.list.isDragging && glass.y > 100)
    glass.list.touch(phase, at: .zero, id: 1)
    glass.wait(5)
    #expect(glass.y == 0)
  }

  @Test(arguments: [TouchPhase.ended, .cancelled])
  func `what the first has left held, beside an offset of the app's`(phase: TouchPhase) {
    glass.list.contentSize.width = 1_000
    header.holdsContentWhilePulled = true
    putDownSecondFinger(at: .ended)
    glass.down(100)
    glass.move(200)
    glass.list.contentOffset.x = 50
    glass.up()
    #expect(glass.list.isTracking && glass.list.heldOverscroll.top > 0)
    glass.list.touch(phase, at: .zero, id: 1)
    glass.wait(5)
    #expect(glass.list.heldOverscroll == .zero && glass.list.contentOffset == Point(x: 50, y: 0))
  }
}
