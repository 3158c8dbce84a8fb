import RefreshKit
import Testing

struct WallTimeTests {
  @Test func `an earlier moment is less`() {
    #expect(WallTime(secondsSince1970: -1) < WallTime(secondsSince1970: 0))
    #expect(!(WallTime(secondsSince1970: 1) < WallTime(secondsSince1970: 1)))
  }
}
