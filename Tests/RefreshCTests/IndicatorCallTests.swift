import RefreshC
import Testing

/// The indicators of the gallery by their names, and their shapes as numbers.
@Suite(.serialized)
struct IndicatorCallTests {
  /// A list with a header that has an indicator, pulled by a drag that is under way.
  private func page(_ indicator: String, pulledBy distance: Double) -> Page {
    let page = Page()
    #expect(refreshMake(page.list, 1, "RefreshIndicatorHeader") == 0)
    #expect(refreshSetIndicator(page.list, 1, indicator) == 0)
    #expect(refreshAttach(page.list, 1) == 0)
    refreshAdvance(page.list, 0)
    refreshDrive(page.list, 0, 0, 0)
    refreshDrive(page.list, 1, 0, -distance)
    return page
  }

  @Test func `a filled shape has a colour and the numbers of its path`() {
    let shapes = page("flip", pulledBy: 60).shapes
    // The back of a card of 32 points, in the middle of the header: its corners from the upper right one on.
    #expect(shapes.map(\.lineWidth) == [0])
    #expect(
      shapes.first?.path.map { $0.rounded() }
        == [0, 204, 14, 1, 172, 14, 1, 172, 46, 1, 204, 46, 3])
    #expect(shapes.map(\.color) == [[0.05, 0.3, 0.65, 1]])
  }

  @Test func `a stroke has the width of its line`() {
    let page = page("dots", pulledBy: 60)
    #expect(page.shapes.map(\.lineWidth) == [0, 0, 0])
    refreshDrive(page.list, 4, 0, 0)
    #expect(refreshSet(page.list, 1, "resultDisplayDuration", 1) == 0)
    refreshBegin(page.list, 1)
    refreshAdvance(page.list, 1)
    refreshEnd(page.list, 1, 0)
    refreshAdvance(page.list, 0.5)
    // The check mark of a success: three points.
    let marks = page.shapes.filter { $0.lineWidth > 0 }
    #expect(marks.count == 1)
    #expect(marks.first?.path.first == 0)
    #expect(marks.first?.path.count == 9)
  }

  @Test func `an oval has four curves`() throws {
    let path = try #require(page("dots", pulledBy: 60).shapes.dropFirst().first).path
    let middle = (187.5, 30.0)
    try #require(path.count == 44)
    // Its first curve leads from the top to the right.
    #expect(path[0...2] == [0, middle.0, middle.1 - 5])
    #expect(path[3...5] == [1, middle.0, middle.1 - 5])
    #expect(path[6] == 2)
    #expect(path[11...12] == [middle.0 + 5, middle.1])
  }

  @Test func `a buffer that is too small has the beginning of the path`() {
    let page = page("flip", pulledBy: 60)
    var numbers = [Double](repeating: .nan, count: 20 * 18)
    let count = refreshDraw(page.list, &numbers, 20)
    let index = (0..<count).first { numbers[18 * Int($0)] == 7 } ?? -1
    var path = [Double](repeating: -9, count: 4)
    #expect(refreshDrawPath(page.list, index, &path, 3) == 13)
    #expect(path[0] == 0 && path[2] == 14 && path[3] == -9)
    #expect(refreshDrawPath(page.list, index - 1, &path, 4) == 0)
    #expect(refreshDrawPath(page.list, count, &path, 4) == -6)
    #expect(refreshDrawPath(page.list, -1, &path, 4) == -6)
    #expect(refreshDrawPath(99, 0, &path, 4) == -1)
  }

  @Test(arguments: ["normal", "ring", "material", "drop", "dots", "wave", "line", "flip"])
  func `each name has an indicator that draws`(name: String) {
    #expect(page(name, pulledBy: 90).drawing.count > 2)
  }

  @Test func `a misspelt name and a header of another class are refused`() {
    let page = page("line", pulledBy: 0)
    #expect(page.number("frame.height", of: 1) == 40)
    #expect(refreshSetIndicator(page.list, 1, "dost") == -4)
    #expect(refreshSetIndicator(page.list, 1, nil) == -4)
    #expect(page.number("frame.height", of: 1) == 40)
    page.attach("RefreshNormalHeader", to: 1)
    #expect(refreshSetIndicator(page.list, 1, "dots") == -4)
    #expect(refreshSetIndicator(page.list, 2, "dots") == -3)
    #expect(refreshSetIndicator(99, 1, "dots") == -1)
  }
}
