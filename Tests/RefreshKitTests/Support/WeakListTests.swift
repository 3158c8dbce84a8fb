import Testing

@testable import RefreshKit

@MainActor struct WeakListTests {
  @MainActor private final class Number {
    let value: Int

    init(_ value: Int) { self.value = value }
  }

  private func values(in list: WeakList<Number>) -> [Int] {
    var values: [Int] = []
    list.visit { values.append($0.value) }
    return values
  }

  @Test
  func `released objects are removed before the ninth is added, and when the list has doubled`() {
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

  /// In proportion to the square of their number, this would take minutes, not less than a second.
  @Test func `adding many objects takes time in proportion to their number`() {
    var list = WeakList<Number>()
    let numbers = (0..<30_000).map(Number.init)
    let time = ContinuousClock().measure { for number in numbers { list.add(number) } }
    #expect(time < .seconds(10))
    #expect(list.references.count == numbers.count)
  }
}
