import RefreshKit
import Testing

/// Indicators that are known by a name.
struct RefreshIndicatorHeaderNamesTests {
  private final class Bars: View, RefreshIndicator {
    func refreshStateDidChange(to state: RefreshState) {}
    func pullDidMove(to percent: Double) {}
  }

  @Test func `the kit registers its own`() {
    #expect(RefreshIndicatorHeader.indicatorNames.prefix(2) == ["normal", "ring"])
    #expect(RefreshIndicatorHeader.makeIndicator(named: "normal") is NormalIndicator)
    let (one, other) = (
      RefreshIndicatorHeader.makeIndicator(named: "ring"),
      RefreshIndicatorHeader.makeIndicator(named: "ring")
    )
    #expect(one is RingIndicator && one !== other)
    #expect(RefreshIndicatorHeader.makeIndicator(named: "Ring") == nil)
  }

  @Test func `an app registers its own, and replaces what has the name`() {
    let name = "indicator of this test"
    let header = RefreshIndicatorHeader()
    #expect(header.indicatorName == "normal")
    header.indicator = Bars()
    #expect(header.indicatorName == nil)
    RefreshIndicatorHeader.register(name) { RingIndicator() }
    header.indicator = RingIndicator()
    #expect(header.indicatorName == "ring", "the first name of its class")
    RefreshIndicatorHeader.register(name) { Bars() }
    #expect(RefreshIndicatorHeader.indicatorNames.filter { $0 == name }.count == 1)
    #expect(RefreshIndicatorHeader.makeIndicator(named: name) is Bars)
    header.indicator = Bars()
    #expect(header.indicatorName == name)
  }
}
