import RefreshKit
import Testing

struct SizeTests {
  @Test func `an extent is read by its axis`() {
    let size = Size(width: 3, height: 5)
    #expect(size[.horizontal] == 3)
    #expect(size[.vertical] == 5)
  }

  @Test func `an extent is set by its axis, the other stays`() {
    var size = Size(width: 3, height: 5)
    size[.horizontal] = 7
    #expect(size == Size(width: 7, height: 5))
    size[.vertical] = 9
    #expect(size == Size(width: 7, height: 9))
  }
}
