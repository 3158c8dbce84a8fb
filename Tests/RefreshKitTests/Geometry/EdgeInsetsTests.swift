import RefreshKit
import Testing

struct EdgeInsetsTests {
  @Test func `a side is read by its edge`() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(Edge.allCases.map { insets[$0] } == [1, 2, 3, 4])
  }

  @Test(arguments: Edge.allCases)
  func `a side is set by its edge, the others stay`(edge: Edge) {
    var insets = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    insets[edge] = 9
    for other in Edge.allCases { #expect(insets[other] == (other == edge ? 9 : 1)) }
  }

  @Test func `a side that is left out is 0`() {
    #expect(EdgeInsets(left: 2) == EdgeInsets(top: 0, left: 2, bottom: 0, right: 0))
    #expect(EdgeInsets() == .zero)
  }

  @Test func `a sum is made side by side`() {
    var insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let more = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(insets + more == EdgeInsets(top: 11, left: 22, bottom: 33, right: 44))
    insets += more
    #expect(insets == EdgeInsets(top: 11, left: 22, bottom: 33, right: 44))
  }
}
