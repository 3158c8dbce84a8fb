import RefreshKit
import Testing

struct EdgeTests {
  @Test func `each axis begins and ends at its own edges`() {
    #expect(Axis.vertical.leadingEdge == .top)
    #expect(Axis.vertical.trailingEdge == .bottom)
    #expect(Axis.horizontal.leadingEdge == .left)
    #expect(Axis.horizontal.trailingEdge == .right)
  }

  @Test(arguments: Axis.allCases)
  func `an axis crosses both of its edges`(axis: Axis) {
    #expect(axis.leadingEdge.axis == axis)
    #expect(axis.trailingEdge.axis == axis)
  }
}
