import RefreshKit
import Testing

struct PageTests {
  @Test func `an empty page is the last one, and another is not, unless it is made so`() {
    #expect(!Page([1]).isLast)
    #expect(Page([Int]()).isLast)
    #expect(Page([Int](), isLast: nil).isLast)
    #expect(Page([1], isLast: true).isLast)
    #expect(!Page([Int](), isLast: false).isLast)
  }

  @Test func `a page without a next cursor is the last one`() {
    #expect(!Page([1], next: "b").isLast)
    #expect(Page([1], next: nil as String?).isLast)
    #expect(Page([1], next: nil).isLast)
    #expect(Page([1], next: "b").items == [1])
  }
}
