import Testing

@testable import RefreshKit

struct PullGeometryTests {
  /// A view of 100 x 200 with insets of 10 and 20 along each axis, and reserved insets that count for nothing.
  private func geometry(content: Double = 1_000) -> ScrollGeometry {
    ScrollGeometry(
      size: Size(width: 100, height: 200), contentSize: Size(width: content, height: content),
      inset: EdgeInsets(top: 10, left: 10, bottom: 20, right: 20),
      reserved: EdgeInsets(top: 54, left: 54, bottom: 54, right: 54))
  }

  private func pull(at edge: Edge, content: Double = 1_000) -> PullGeometry {
    PullGeometry(edge: edge, rest: geometry(content: content).rest(at: edge))
  }

  private func reservedInset(at edge: Edge, content: Double = 1_000) -> Double {
    pull(at: edge, content: content).openReservedInset(for: 50, in: geometry(content: content))
  }

  @Test func `the pull begins where the content ends`() {
    #expect(pull(at: .top).rest == -10)
    #expect(pull(at: .left).rest == -10)
    #expect(pull(at: .bottom).rest == 820)
    #expect(pull(at: .right).rest == 920)
  }

  @Test(arguments: Edge.allCases)
  func `behind content that is shorter than the view it begins at the start`(edge: Edge) {
    #expect(pull(at: edge, content: 30).rest == -10)
  }

  @Test func `the distance grows away from the content`() {
    let offset = Point(x: 930, y: 830)
    #expect(pull(at: .bottom).distance(of: offset) == 10)
    #expect(pull(at: .right).distance(of: offset) == 10)
    #expect(pull(at: .top).distance(of: offset) == -840)
    #expect(pull(at: .top).distance(of: Point(x: 0, y: -35)) == 25)
    #expect(pull(at: .left).distance(of: Point(x: -35, y: 0)) == 25)
  }

  @Test func `the percent is the share of the length`() {
    #expect(pull(at: .top).percent(at: 25, of: 50) == 0.5)
    #expect(pull(at: .top).percent(at: 100, of: 50) == 2)
    #expect(pull(at: .top).percent(at: 0.25, of: 0.5) == 0.5)
    #expect(pull(at: .top).percent(at: 0, of: 0) == 0)
    #expect(pull(at: .top).percent(at: 1, of: 0) == 1)
  }

  @Test func `open, the content is one length further`() {
    #expect(pull(at: .top).openOffset(by: 50) == -60)
    #expect(pull(at: .left).openOffset(by: 50) == -60)
    #expect(pull(at: .bottom).openOffset(by: 50) == 870)
    #expect(pull(at: .right).openOffset(by: 50) == 970)
  }

  @Test func `the room is one length, and fills the gap behind short content`() {
    #expect(reservedInset(at: .top) == 50)
    #expect(reservedInset(at: .bottom) == 50)
    #expect(reservedInset(at: .top, content: 30) == 50)
    #expect(reservedInset(at: .bottom, content: 30) == 50 + 140)
    #expect(reservedInset(at: .right, content: 30) == 50 + 40)
    #expect(reservedInset(at: .left, content: 30) == 50)
  }
}
