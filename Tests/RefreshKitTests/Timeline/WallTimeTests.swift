import RefreshKit
import Testing

struct WallTimeTests {
  @Test func `an earlier moment is less`() {
    #expect(WallTime(secondsSince1970: -1) < WallTime(secondsSince1970: 0))
    #expect(!(WallTime(secondsSince1970: 1) < WallTime(secondsSince1970: 1)))
  }

  @Test func `what is no number is no time`() {
    var time = WallTime(secondsSince1970: .nan)
    #expect(time.secondsSince1970 == 0)
    time.secondsSince1970 = 5
    for number in [Double.nan, .infinity, -.infinity] { time.secondsSince1970 = number }
    #expect(time.secondsSince1970 == 5)
  }
}
