import RefreshKit
import Testing

struct ColorNamesTests {
  /// The table of basic colours in CSS Color Module Level 4, in bytes.
  private nonisolated static let table: [(Color, red: Double, green: Double, blue: Double)] = [
    (.black, 0, 0, 0), (.silver, 192, 192, 192), (.gray, 128, 128, 128), (.white, 255, 255, 255),
    (.maroon, 128, 0, 0), (.red, 255, 0, 0), (.purple, 128, 0, 128), (.fuchsia, 255, 0, 255),
    (.green, 0, 128, 0), (.lime, 0, 255, 0), (.olive, 128, 128, 0), (.yellow, 255, 255, 0),
    (.navy, 0, 0, 128), (.blue, 0, 0, 255), (.teal, 0, 128, 128), (.aqua, 0, 255, 255),
  ]

  @Test(arguments: table)
  func `a name has the value of CSS`(color: Color, red: Double, green: Double, blue: Double) {
    #expect(color == Color(red: red / 255, green: green / 255, blue: blue / 255))
    #expect(color.alpha == 1)
  }
}
