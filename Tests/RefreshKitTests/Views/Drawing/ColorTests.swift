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

  @Test func `a number that is not finite makes a share of 0`() {
    let none = Color(red: 0, green: 0, blue: 0, alpha: 0)
    #expect(Color(red: .nan, green: .infinity, blue: .nan, alpha: .nan) == none)
  }
}
