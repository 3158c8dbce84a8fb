import Testing

@testable import RefreshKit

/// What a ring does, one thing after the other.
struct RingViewTests {
  private let ring = RingView()

  @Test func `a ring is made with a thin stroke in the colour of texts`() {
    #expect(ring.lineWidth == 2.5)
    #expect(ring.color == .text)
    #expect(!ring.isSpinning)
    #expect(ring.shape(at: 7) == RingCurve().pulled(0))
  }

  @Test func `it spins from where it is, and glides to its place meanwhile`() {
    ring.spin(at: 1, droppingFrom: 10, in: 2)
    #expect(ring.isSpinning)
    #expect([1, 2, 3, 4].map { ring.shape(at: $0).drop } == [10, 5, 0, 0])
    #expect(ring.shape(at: 2).rotation == .pi)
  }

  @Test func `without time to glide it is at its place at once`() {
    ring.spin(at: 1, droppingFrom: 10)
    #expect(ring.shape(at: 1).drop == 0)
  }

  @Test func `without a drop it has no way to glide`() {
    ring.spin(at: 1, in: 2)
    #expect(ring.shape(at: 1).drop == 0)
  }

  @Test func `a drop that is no number is none`() {
    ring.spin(at: 1, droppingFrom: .infinity, in: 2)
    #expect(ring.shape(at: 1).drop == 0)
  }

  @Test func `it is drawn in each frame while it shrinks, and its shadow shrinks with it`() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    ring.frame = Rect(x: 100, y: 10, width: 30, height: 30)
    ring.shadowOffset = Point(x: 4, y: 2)
    list.addSubview(ring)
    ring.pull(to: 1)
    ring.shrink(at: 0)
    list.timeline.advance(by: 0.15)
    let display = list.displayList()
    #expect(display.nextChange == 0.15)
    guard case .ring(let drawn)? = display.items.first?.content else {
      Issue.record("the ring is not drawn")
      return
    }
    #expect(abs((drawn.disc?.shadowOffset.x ?? 0) - 2) < 1e-9)
    #expect(abs((drawn.disc?.shadowOffset.y ?? 0) - 1) < 1e-9)
  }

  @Test func `it shrinks from its present shape`() {
    ring.spin(at: 1)
    let shape = ring.shape(at: 1.5)
    ring.shrink(at: 1.5)
    #expect(!ring.isSpinning && ring.isShrinking)
    #expect(ring.shape(at: 1.5) == shape)
    #expect(ring.shape(at: 1.8).scale == 0)
    #expect(ring.shape(at: 1.8).strokeEnd == shape.strokeEnd)
  }

  @Test func `it has a white disc with a soft shadow`() {
    #expect(ring.discColor == Color(white: 1))
    #expect(ring.discMargin == 5)
    #expect(ring.shadowColor == Color(white: 0, alpha: 0.2))
    #expect(ring.shadowRadius == 4)
    #expect(ring.shadowOffset == Point(x: 0, y: 1))
  }

  @Test(arguments: [-1, Double.infinity, -.infinity, .nan])
  func `numbers that are no lengths are refused`(number: Double) {
    ring.lineWidth = number
    ring.discMargin = number
    ring.shadowRadius = number
    ring.shadowOffset = Point(x: .nan, y: number)
    #expect(ring.lineWidth == 2.5 && ring.discMargin == 5 && ring.shadowRadius == 4)
    #expect(ring.shadowOffset == Point(x: 0, y: number.isFinite ? number : 1))
  }

  @Test func `its shape is finite for all numbers`() {
    let numbers = [0, 1, -1, 1e300, -1e300, Double.infinity, -.infinity, .nan]
    for a in numbers {
      for b in numbers {
        for time in numbers {
          ring.spin(at: time, droppingFrom: a, in: b)
          #expect(ring.shape(at: a).isFinite && ring.shape(at: b).isFinite)
          ring.shrink(at: b)
          #expect(ring.shape(at: a).isFinite)
          ring.pull(to: a)
          #expect(ring.shape(at: time).isFinite)
        }
      }
    }
  }
}
