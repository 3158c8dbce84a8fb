import RefreshKit
import Testing

struct ColorTests {
  @Test func `a grey has equal shares and is opaque`() {
    let grey = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    #expect(Color(white: 0.5) == grey)
    #expect(Color(red: 0.5, green: 0.5, blue: 0.5) == grey)
    #expect(Color.text == Color(white: 90.0 / 255))
    #expect(Color(white: 0, alpha: 0.5).alpha == 0.5)
  }
}
