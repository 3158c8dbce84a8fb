import Testing

@testable import RefreshKit

/// The room for a title and a view to its left, 20 points away.
struct TitleAccessoryTests {
  private func geometry(width: Double, textWidth: Double? = 100) -> TitleGeometry {
    TitleGeometry(
      bounds: Rect(x: 0, y: 0, width: width, height: 54), textWidth: textWidth, inset: 20,
      color: .text)
  }

  @Test func `both are beside each other if there is room`() {
    let wide = geometry(width: 300)
    #expect(wide.maximumTextWidth == 240)
    #expect(wide.accessoryCenter == Point(x: 80, y: 27))
    #expect(wide.accessoryFrame == Rect(x: 0, y: 0, width: 80, height: 54))
  }

  @Test func `in a narrow component the view stays inside, and the text has no width`() {
    let narrow = geometry(width: 20)
    #expect(narrow.maximumTextWidth == 0)
    #expect(narrow.accessoryCenter == Point(x: 10, y: 27))
    #expect(narrow.accessoryFrame.width == 0)
  }

  @Test func `one without room for a view has the whole text`() {
    #expect(geometry(width: 19).maximumTextWidth == .infinity)
    #expect(geometry(width: 19).accessoryCenter.x < 0)
  }

  @Test func `without a text the view is in the middle`() {
    let untitled = geometry(width: 300, textWidth: nil)
    #expect(untitled.accessoryCenter == untitled.bounds.center)
    #expect(untitled.accessoryFrame == untitled.bounds)
  }
}
