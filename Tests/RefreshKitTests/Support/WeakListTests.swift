import Testing

@testable import RefreshKit

struct WeakListTests {
  private final class Number {
    let value: Int

    init(_ value: Int) { self.value = value }
  }

  private func values(in list: WeakList<Number>) -> [Int] {
    var values: [Int] = []
    list.visit { values.append($0.value) }
    return values
  }

  @Test func `objects that live are visited in the order in which they were added`() {
    var list = WeakList<Number>()
    #expect(list.isEmpty)
    var numbers = (0..<20).map(Number.init)
    for number in numbers { list.add(number) }
    numbers.removeAll { $0.value % 3 == 0 }
    #expect(values(in: list) == numbers.map(\.value))
  }

  @Test func `an object that is released or added during a visit is not visited`() {
    var list = WeakList<Number>()
    var numbers = (0..<4).map(Number.init)
    for number in numbers { list.add(number) }
    var visited: [Int] = []
    list.visit {
      visited.append($0.value)
      if $0.value == 1 { numbers.remove(at: 2) }
      if $0.value == 3 {
        numbers.append(Number(9))
        list.add(numbers[3])
      }
    }
    #expect(visited == [0, 1, 3])
    #expect(values(in: list) == [0, 1, 3, 9])
  }

  @Test func `released objects are removed when they may be half of all`() {
    var list = WeakList<Number>()
    let first = Number(0)
    list.add(first)
    for value in 1...1_000 { list.add(Number(value)) }
    #expect(list.references.count <= 8)
    #expect(values(in: list) == [0])
  }

  @Test func `they are removed before the ninth, and then each time the list has doubled`() {
    var list = WeakList<Number>()
    for count in [9, 8] {
      for _ in 1...count { list.add(Number(0)) }
      #expect(list.references.count == 1)
    }
    let numbers = (0..<8).map(Number.init)
    list = WeakList()
    for number in numbers { list.add(number) }
    for _ in 1...9 { list.add(Number(0)) }
    #expect(list.references.count == 9)
    #expect(values(in: list) == numbers.map(\.value))
  }

  /// With the square of the number it would be minutes, and is less than a second.
  @Test func `adding many takes time in proportion to their number`() {
    var list = WeakList<Number>()
    let numbers = (0..<30_000).map(Number.init)
    let time = ContinuousClock().measure { for number in numbers { list.add(number) } }
    #expect(time < .seconds(10))
    #expect(list.references.count == numbers.count)
  }
}
