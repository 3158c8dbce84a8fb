import RefreshKit
import RefreshTerminal
import Testing

/// The glyphs of an arrow in all directions.
struct ArrowTests {
  private func picture(of image: Image, eighths: Double, glyphs: Glyphs = .unicode) -> String {
    let view = ImageView(image: image)
    view.frame = Rect(center: Point(x: 40.5, y: 45), size: image.size)
    view.rotation = eighths * .pi / 4
    return draw([view], rows: 5, glyphs: glyphs)
  }

  @Test func `the arrow of headers points down, and up when rotated by half a circle`() {
    #expect(picture(of: .arrow, eighths: 0) == "\n    │\n    │\n    ↓\n")
    #expect(picture(of: .arrow, eighths: 1) == "\n     ╱\n    ╱\n   ↙\n")
    #expect(picture(of: .arrow, eighths: 2) == "\n\n  ←────\n\n")
    #expect(picture(of: .arrow, eighths: 3) == "\n   ↖\n    ╲\n     ╲\n")
    #expect(picture(of: .arrow, eighths: 4) == "\n    ↑\n    │\n    │\n")
  }

  @Test func `the arrow of trailers points to the left`() {
    #expect(picture(of: .trailArrow, eighths: 0) == "\n\n   ←──\n\n")
    #expect(picture(of: .trailArrow, eighths: 4) == "\n\n   ──→\n\n")
  }

  @Test(arguments: [-8.0, 8, 7.6, 800, -0.4])
  func `rotations by whole circles have no effect`(eighths: Double) {
    #expect(picture(of: .arrow, eighths: eighths) == picture(of: .arrow, eighths: 0))
  }

  @Test func `an arrow has ASCII glyphs too`() {
    #expect(picture(of: .arrow, eighths: 0, glyphs: .ascii) == "\n    |\n    |\n    v\n")
  }
}
