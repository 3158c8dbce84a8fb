import RefreshKit
import Testing

/// Where a scroll wheel moves the content, and where it does not.
struct ScrollWheelTests {
  @Test func `a scroll wheel moves the content within its range`() {
    let glass = Glass()
    glass.list.scrollWheel(dy: 100)
    #expect(glass.y == 100)
    glass.list.scrollWheel(dy: -500)
    #expect(glass.y == 0)
    glass.list.scrollWheel(dy: 1e9)
    #expect(glass.y == 1_333)
  }

  @Test func `a scroll wheel moves nothing without interaction, or under a finger`() {
    let glass = Glass()
    glass.list.isUserInteractionEnabled = false
    glass.list.scrollWheel(dy: 100)
    #expect(glass.log == [])

    glass.list.isUserInteractionEnabled = true
    glass.down(300)
    glass.list.scrollWheel(dy: 100)
    #expect(glass.log == [])
  }

  @Test(arguments: Kind.collectionHeaders)
  func `a scroll wheel moves nothing while a header holds the interaction`(kind: Kind) {
    let bench = Bench(kind)
    bench.component.beginRefreshing()
    bench.wait(0.1)
    #expect(!bench.list.isUserInteractionEnabled)
    bench.list.scrollWheel(dy: 100)
    #expect(bench.list.contentOffset == .zero)
    bench.wait(1)
    bench.list.scrollWheel(dy: 100)
    #expect(bench.list.contentOffset.y == 46)
  }
}
