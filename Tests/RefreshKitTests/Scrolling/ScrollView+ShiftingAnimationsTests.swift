import Testing

@testable import RefreshKit

/// Moves of a finger or a wheel in a closing.
struct ShiftingAnimationsTests {
  private let bench = Bench(.normalHeader)
  private var list: ScrollView { bench.list }

  init() {
    bench.refresh()
    bench.close(for: 0.2)
  }

  private var shown: Double { list.scrollPresentation.contentOffset.y }

  @Test func `a wheel in a closing moves the content by its distance`() {
    let before = shown
    #expect(before > -54 && before < 0)
    list.shiftingAnimations { list.scrollWheel(dy: 100) }
    #expect(shown == before + 100)
    bench.wait(1)
    #expect(shown == 100)
  }

  @Test func `a finger in a closing moves the content by its distance`() {
    let before = shown
    list.touch(.began, at: Point(x: 100, y: 300))
    list.shiftingAnimations { list.touch(.moved, at: Point(x: 100, y: 200)) }
    let distance = list.contentOffset.y
    #expect(distance > 50)
    #expect(shown == before + distance)
  }

  @Test func `an offset that the app sets ends a closing`() {
    list.contentOffset = Point(x: 0, y: 100)
    #expect(shown == 100)
  }
}
