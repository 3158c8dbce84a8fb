import RefreshKit
import Testing

/// What is shown of a view during an animation of two seconds.
@MainActor struct TransitionTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  private let box = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))

  init() {
    list.addSubview(box)
  }

  private func change() {
    box.frame = Rect(x: 110, y: -180, width: 330, height: 0)
    box.alpha = 0.1
    box.rotation = 3
  }

  @Test func `frame, alpha and rotation are animated`() {
    list.timeline.animate(2, change)
    for fraction in [0, 0.15625, 0.5, 0.84375, 1, 1] {
      let shown = box.presentation
      let numbers = [
        shown.frame.x, shown.frame.y, shown.frame.width, shown.frame.height, shown.alpha,
        shown.rotation,
      ]
      let (start, way) = ([10.0, 20, 30, 40, 1, 0], [100.0, -200, 300, -40, -0.9, 3])
      for (number, (start, way)) in zip(numbers, zip(start, way)) {
        #expect(abs(number - (start + way * fraction)) < 1e-9, "\(fraction)")
      }
      list.timeline.advance(by: 0.5)
    }
  }

  @Test func `after an animation, outside one and without a duration, everything is as it was set`()
  {
    change()
    #expect(box.presentation.alpha == 0.1)
    list.timeline.animate(0) { box.alpha = 0.9 }
    #expect(box.presentation.alpha == 0.9)
    list.timeline.animate(2, change)
    list.timeline.advance(by: 2)
    #expect(box.presentation.alpha == 0.1)
    #expect(box.presentation.frame == box.frame)
  }

  @Test func `an animation that interrupts another begins at its present values`() {
    list.timeline.animate(2, change)
    list.timeline.advance(by: 1)
    list.timeline.animate(2) { box.rotation = 0 }
    #expect(abs(box.presentation.rotation - 1.5) < 1e-9)
    box.alpha = 0.7
    #expect(box.presentation.alpha == 0.7)
  }

  #if !UIKIT
    // The kit adds a view to a list once; an app moves views inside a scroll view of UIKit.
    @Test func `in another list or timeline an animation has ended`() {
      Timeline().animate(2) { box.alpha = 0.3 }
      #expect(box.presentation.alpha == 0.3)
      list.timeline.advance(by: 100)
      list.timeline.animate(2, change)
      let other = ScrollView(frame: list.frame)
      other.addSubview(box)
      other.timeline.advance(by: 50)
      #expect(box.presentation.frame == box.frame)
      #expect(box.presentation.alpha == 0.1)
      #expect(box.presentation.rotation == 3)
    }

    @Test func `a view that is moved to the front continues its animation`() {
      list.timeline.animate(2, change)
      list.timeline.advance(by: 1)
      list.addSubview(View())
      list.addSubview(box)
      #expect(abs(box.presentation.alpha - 0.55) < 1e-9)
      list.timeline.animate(2) {
        box.alpha = 1
        list.insertSubview(box, at: 0)
      }
      #expect(abs(box.presentation.alpha - 0.55) < 1e-9)
    }
  #endif
}
