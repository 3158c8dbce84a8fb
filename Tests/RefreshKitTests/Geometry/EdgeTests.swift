import RefreshKit
import Testing

struct EdgeTests {
  @Test(arguments: Axis.allCases)
  func `an axis crosses both of its edges`(axis: Axis) {
    #expect(axis.leadingEdge.axis == axis)
    #expect(axis.trailingEdge.axis == axis)
  }
}
