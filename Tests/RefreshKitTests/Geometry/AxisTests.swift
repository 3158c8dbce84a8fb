import RefreshKit
import Testing

struct AxisTests {
  @Test func `each axis begins and ends at its own edges`() {
    #expect(Axis.vertical.leadingEdge == .top)
    #expect(Axis.vertical.trailingEdge == .bottom)
    #expect(Axis.horizontal.leadingEdge == .left)
    #expect(Axis.horizontal.trailingEdge == .right)
  }
}
