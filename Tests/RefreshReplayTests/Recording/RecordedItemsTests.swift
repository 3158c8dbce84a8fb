import TestSupport
import Testing

@testable import RefreshKit
@testable import RefreshReplay

@Suite struct RecordedItemsTests {
  /// Random items; those of a kind often come one after the other, with numbers that are the same.
  private static func items(_ count: Int, seed: UInt64) -> [RecordedItem] {
    var random = SeededRandom(seed: seed)
    let numbers = [0, -0.0, 1.0 / 128, 1e300, -54.3, .infinity, .nan]
    return (0..<count).map { _ in
      let point = Point(x: random.pick(numbers), y: random.pick(numbers))
      return switch random.below(13) {
      case 0...2: .list(.drag(.moved(point)))
      case 3...5: .advance(random.pick(numbers))
      case 6: .list(.scroll(point))
      case 7: .list(.touch(.moved, point, id: 0, time: nil))
      case 8: .list(.touch(.moved, point, id: random.below(2), time: random.chance(50) ? 1 : nil))
      case 9: .list(.touch(random.pick([.began, .ended, .cancelled]), point, id: 0, time: nil))
      case 10: .list(.offset(point))
      case 11: .list(.drag(random.pick([.began, .cancelled, .ended(decelerate: true)])))
      default: .list(.setting("pixel", .number(point.x)))
      }
    }
  }

  @Test(arguments: 1...3)
  func `a session, and each copy of one, has the items that were appended until then, in order`(
    seed: UInt64
  ) {
    let all = Self.items(4_000, seed: seed)
    var items = RecordedItems()
    #expect(items.count == 0 && Array(items).isEmpty)
    var copies: [RecordedItems] = []
    for item in all {
      copies.append(items)
      items.append(item)
    }
    #expect(items.count == all.count)
    #expect(items.map { "\($0)" } == all.map { "\($0)" })
    for number in stride(from: 0, to: all.count, by: 397) {
      #expect(copies[number].map { "\($0)" } == all.prefix(number).map { "\($0)" })
    }
  }
}
