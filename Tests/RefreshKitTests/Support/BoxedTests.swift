import Testing

@testable import RefreshKit

struct BoxedTests {
  @Test func `a box is empty or has a value, which is changed in place and copied with the box`() {
    var box = Boxed<[Int]>()
    #expect(box.value == nil && box.change { $0.count } == nil && box.value == nil)
    box.value = [1]
    let copy = box
    let count = box.change {
      $0.append(2)
      return $0.count
    }
    #expect(count == 2 && box.value == [1, 2] && copy.value == [1])
    var other = copy
    other.value?.append(3)
    #expect(copy.value == [1] && other.value == [1, 3])
    box.value = nil
    #expect(box.value == nil && copy.value == [1])
  }

  @Test func `a box has the size of a pointer`() {
    #expect(MemoryLayout<Boxed<ScrollSnapshot>>.size == MemoryLayout<Int>.size)
  }
}
