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

struct AxisTests {
  @Test(arguments: Axis.allCases)
  func `a point and a size are read and set by axis, and the other number stays`(axis: Axis) {
    let isHorizontal = axis == .horizontal
    var (point, size) = (Point(x: 3, y: 5), Size(width: 3, height: 5))
    #expect(point[axis] == (isHorizontal ? 3 : 5))
    #expect(size[axis] == (isHorizontal ? 3 : 5))
    point[axis] = 7
    size[axis] = 9
    #expect(point == (isHorizontal ? Point(x: 7, y: 5) : Point(x: 3, y: 7)))
    #expect(size == (isHorizontal ? Size(width: 9, height: 5) : Size(width: 3, height: 9)))
  }
}
