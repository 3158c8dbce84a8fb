import Testing

@testable import RefreshKit

/// At which positions content with paging comes to rest.
@MainActor struct PagePositionsTests {
  /// Content of five pages of 320 points, with insets.
  private func pages(
    content: Double = 1_600, leading: Double = 0, trailing: Double = 0
  ) -> PagePositions {
    let end = max(-leading, content + trailing - 320)
    return PagePositions(length: 320, contentLength: content, range: -leading...end)
  }

  @Test(arguments: [
    (100.0, 400.0, 0.0), (100, 700, 320), (200, -50, 320), (350, 9_000, 640),
    (350, -9_000, 320), (320, 9_000, 320), (-50, 9_000, 0), (1_300, -9_000, 1_280),
    (0, -9_000, 0), (0, 9_000, 0), (1_280, -9_000, 1_280), (1_280, 9_000, 1_280),
  ])
  func `content moves on by one page at most`(position: Double, velocity: Double, page: Double) {
    #expect(pages().target(from: position, velocity: velocity) == page)
  }

  /// A content length with insets, and the page at which each position comes to rest.
  @MainActor private struct Case {
    let why: String
    let content, leading, trailing: Double
    let rests: [(Double, Double)]

    init(
      _ why: String, content: Double = 1_600, leading: Double = 0, trailing: Double = 0,
      _ rests: [(Double, Double)]
    ) {
      (self.why, self.content, self.rests) = (why, content, rests)
      (self.leading, self.trailing) = (leading, trailing)
    }
  }

  private let cases: [Case] = [
    Case(
      "the first and the last page are the ends of the range", leading: 47, trailing: 34,
      [
        (-60.0, -47.0), (-47, -47), (-1, -47), (0, -47), (130, -47), (140, 320), (320, 320),
        (790, 640), (800, 960), (1_100, 960), (1_136, 960), (1_137, 1_314), (1_280, 1_314),
        (1_314, 1_314), (1_400, 1_314),
      ]),
    Case(
      "an inset of half a page and more has pages of its own", leading: 560, trailing: 500,
      [
        (-600.0, -560.0), (-500, -560), (-400, -320), (-330, -320), (-100, 0), (1_500, 1_600),
        (1_650, 1_600), (1_700, 1_780), (9_999, 1_780),
      ]),
    Case(
      "an inset of less than half a page only moves the first one", leading: 119, trailing: 0,
      [(-10, -119)]),
    Case("the same, just less", leading: 159, trailing: 0, [(-10, -159)]),
    Case("half a page", leading: 160, trailing: 0, [(-10, 0)]),
    Case("more than a page", leading: 400, trailing: 0, [(-300, -400)]),
    Case("two pages", leading: 640, trailing: 0, [(-330, -320)]),
    Case("a negative inset", leading: -200, trailing: 0, [(270, 320)]),
    Case(
      "the last page rests before a trailing inset of half a page", leading: 0, trailing: 160,
      [(1_290, 1_280)]),
    Case("a smaller trailing inset", leading: 0, trailing: 119, [(1_290, 1_399)]),
    Case("a little less than half a page", leading: 0, trailing: 159, [(1_290, 1_439)]),
    Case(
      "a last page that is shorter begins where the range ends", content: 740,
      [(0.0, 0.0), (161, 320), (350, 320), (370, 420), (420, 420)]),
    Case("half a point more is no page", content: 960.4, [(600, 960.4 - 320), (400, 320)]),
    Case("half a point less is no page", content: 959.6, [(600, 959.6 - 320), (400, 320)]),
    Case("more than half a point is a page", content: 960.7, [(639, 640)]),
    Case(
      "content of one page rests at both ends of its range", content: 320, leading: 47,
      trailing: 34,
      [(-47.0, -47.0), (-10, -47), (0, 34), (34, 34)]),
    Case(
      "content of one page is its last page", content: 320, leading: 200, trailing: 34, [(5, 34)]),
    Case("content that fits has one page", content: 0, [(-50, 0), (0, 0), (50, 0)]),
    Case("shorter content", content: 100, [(-50, 0), (0, 0), (50, 0)]),
    Case("content as long as the view", content: 320, [(-50, 0), (0, 0), (50, 0)]),
  ]

  @Test func `a position comes to rest at the nearest page, and pages follow content and insets`() {
    for item in cases {
      let pages = pages(content: item.content, leading: item.leading, trailing: item.trailing)
      for (position, page) in item.rests {
        let rest = pages.target(from: position, velocity: 0)
        #expect(rest == page, "\(item.why): \(position)")
      }
    }
  }

  @Test(arguments: [
    (-20.0, true, 320.0), (-20, false, -47), (319.3, true, 320), (319.6, true, 640),
    (320.7, false, 320), (320.4, false, -47), (1_000, true, 1_314), (1_300, false, 960),
    (1_300, true, 1_314), (1_314.5, false, 1_314),
  ])
  func `the page beside a position is the next one that is half a point away or more`(
    position: Double, isForward: Bool, page: Double
  ) {
    let pages = pages(leading: 47, trailing: 34)
    #expect(pages.page(beside: position, isForward: isForward) == page)
  }

  @Test func `negative insets remove pages, and lengths of 0 and of a point work`() {
    for inset in [-500, -1_000.0] {
      let pages = pages(leading: inset, trailing: 0)
      for position in stride(from: -1_000, through: 2_000, by: 50.0) {
        #expect(pages.range.contains(pages.target(from: position, velocity: 0)))
      }
      #expect(pages.target(from: 0, velocity: 0) == pages.range.lowerBound)
    }
    let none = PagePositions(length: 0, contentLength: 10, range: 0...10)
    #expect(none.target(from: 5, velocity: 300) == 5)
    #expect(none.target(from: 12, velocity: 0) == 10)
    for isForward in [false, true] {
      #expect(none.page(beside: 5, isForward: isForward) == 5)
    }
    let points = PagePositions(length: 1, contentLength: 11, range: 0...10)
    #expect(points.target(from: 0.7, velocity: 0) == 1)
    #expect(points.page(beside: 3, isForward: true) == 4)
  }

  @Test(arguments: [1e-300, 1e-5, 1, 320, 1e300], [-1e308, -3, 0, 3, 1e308])
  func `every page is a number in the range, and none is minus zero`(
    length: Double, position: Double
  ) {
    for range in [0...0, -3...1_280, -1e300...1e300] {
      for velocity in [-1e308, 0, 1e308] {
        let page = PagePositions(length: length, contentLength: 1_600, range: range)
          .target(from: position, velocity: velocity)
        #expect(range.contains(page) && (page != 0 || page.sign == .plus))
      }
    }
  }
}
