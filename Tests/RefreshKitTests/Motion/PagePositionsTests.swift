import Testing

@testable import RefreshKit

/// The pages of a view that pages.
struct PagePositionsTests {
  /// Five pages of 320 points, with insets.
  private func pages(
    content: Double = 1_600, leading: Double = 0, trailing: Double = 0
  ) -> PagePositions {
    let end = max(-leading, content + trailing - 320)
    return PagePositions(length: 320, contentLength: content, range: -leading...end)
  }

  private func rest(_ pages: PagePositions, at position: Double) -> Double {
    pages.target(from: position, velocity: 0)
  }

  @Test(arguments: [
    (100.0, 400.0, 0.0), (100, 700, 320), (200, -50, 320), (350, 9_000, 640),
    (350, -9_000, 320), (320, 9_000, 320), (-50, 9_000, 0), (1_300, -9_000, 1_280),
    (0, -9_000, 0), (0, 9_000, 0), (1_280, -9_000, 1_280), (1_280, 9_000, 1_280),
  ])
  func `a page is at most one away`(position: Double, velocity: Double, page: Double) {
    #expect(pages().target(from: position, velocity: velocity) == page)
  }

  @Test(arguments: [
    (-60.0, -47.0), (-47, -47), (-1, -47), (0, -47), (130, -47), (140, 320), (320, 320),
    (790, 640), (800, 960), (1_100, 960), (1_136, 960), (1_137, 1_314), (1_280, 1_314),
    (1_314, 1_314), (1_400, 1_314),
  ])
  func `the first and the last page are the ends of the range`(position: Double, page: Double) {
    #expect(rest(pages(leading: 47, trailing: 34), at: position) == page)
  }

  @Test(arguments: [
    (-600.0, -560.0), (-500, -560), (-400, -320), (-330, -320), (-100, 0), (1_500, 1_600),
    (1_650, 1_600), (1_700, 1_780), (9_999, 1_780),
  ])
  func `an inset of half a page and more has pages of its own`(position: Double, page: Double) {
    #expect(rest(pages(leading: 560, trailing: 500), at: position) == page)
  }

  @Test(arguments: [
    (119.0, -10.0, -119.0), (159, -10, -159), (160, -10, 0), (400, -300, -400), (640, -330, -320),
    (-200, 270, 320),
  ])
  func `an inset of less than half a page only moves the first one`(
    leading: Double, position: Double, page: Double
  ) {
    #expect(rest(pages(leading: leading), at: position) == page)
  }

  @Test(arguments: [(119.0, 1_399.0), (159, 1_439), (160, 1_280)])
  func `the last page of the content rests before a trailing inset of half a page`(
    trailing: Double, page: Double
  ) {
    #expect(rest(pages(trailing: trailing), at: 1_290) == page)
  }

  @Test(arguments: [
    (-20.0, true, 320.0), (-20, false, -47), (319.3, true, 320), (319.6, true, 640),
    (320.7, false, 320), (320.4, false, -47), (1_000, true, 1_314), (1_300, false, 960),
    (1_300, true, 1_314), (1_314.5, false, 1_314),
  ])
  func `the page beside a position is the next one, half a point away or more`(
    position: Double, isForward: Bool, page: Double
  ) {
    let pages = pages(leading: 47, trailing: 34)
    #expect(pages.page(beside: position, isForward: isForward) == page)
  }

  @Test(arguments: [(0.0, 0.0), (161, 320), (350, 320), (370, 420), (420, 420)])
  func `a last page that is shorter begins where the range ends`(position: Double, page: Double) {
    #expect(rest(pages(content: 740), at: position) == page)
  }

  @Test(arguments: [0.4, -0.4])
  func `half a point more or less is no page`(difference: Double) {
    let pages = pages(content: 960 + difference)
    #expect(rest(pages, at: 600) == pages.range.upperBound)
    #expect(rest(pages, at: 400) == 320)
  }

  @Test func `more than half a point is a page`() {
    #expect(rest(pages(content: 960.7), at: 639) == 640)
  }

  @Test(arguments: [(-47.0, -47.0), (-10, -47), (0, 34), (34, 34)])
  func `content of one page rests at both ends of its range`(position: Double, page: Double) {
    #expect(rest(pages(content: 320, leading: 47, trailing: 34), at: position) == page)
  }

  @Test func `content of one page is its last page`() {
    #expect(rest(pages(content: 320, leading: 200, trailing: 34), at: 5) == 34)
  }

  @Test(arguments: [0.0, 100, 320])
  func `content that fits has one page`(content: Double) {
    for position in [-50, 0, 50.0] { #expect(rest(pages(content: content), at: position) == 0) }
  }

  @Test(arguments: [-500, -1_000.0])
  func `negative insets take pages away`(inset: Double) {
    let pages = pages(leading: inset, trailing: 0)
    for position in stride(from: -1_000, through: 2_000, by: 50.0) {
      #expect(pages.range.contains(rest(pages, at: position)))
    }
    #expect(rest(pages, at: 0) == pages.range.lowerBound)
  }

  @Test func `a view without a length has no pages`() {
    let pages = PagePositions(length: 0, contentLength: 10, range: 0...10)
    #expect(pages.target(from: 5, velocity: 300) == 5)
    #expect(pages.target(from: 12, velocity: 0) == 10)
    for isForward in [false, true] {
      #expect(pages.page(beside: 5, isForward: isForward) == 5)
    }
  }

  @Test func `a page may be as short as a point`() {
    let pages = PagePositions(length: 1, contentLength: 11, range: 0...10)
    #expect(pages.target(from: 0.7, velocity: 0) == 1)
    #expect(pages.page(beside: 3, isForward: true) == 4)
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
