import Testing

@testable import RefreshKit

struct BoxedTests {
  @Test func `a box is empty, then has the value that was set last`() {
    var box = Boxed<[Int]>()
    #expect(box.value == nil)
    box.value = [1]
    box.value?.append(2)
    #expect(box.value == [1, 2])
    box.value = nil
    #expect(box.value == nil)
  }

  @Test func `a value is changed in place, where there is one`() {
    var box = Boxed<[Int]>()
    #expect(box.change { $0.count } == nil)
    #expect(box.value == nil)
    box.value = [1]
    let copy = box
    let count = box.change {
      $0.append(2)
      return $0.count
    }
    #expect(count == 2)
    #expect(box.value == [1, 2])
    #expect(copy.value == [1])
  }

  @Test func `a copy has a value of its own`() {
    var box = Boxed<[Int]>()
    box.value = [1]
    var copy = box
    copy.value?.append(2)
    #expect(box.value == [1])
    box.value = nil
    #expect(copy.value == [1, 2])
  }

  @Test func `a box has the size of a pointer`() {
    #expect(MemoryLayout<Boxed<ScrollSnapshot>>.size == MemoryLayout<Int>.size)
  }
}
