import TestSupport
import Testing

@testable import RefreshKit

@Suite struct InputTapeTests {
  /// Random inputs; those of a kind often come one after the other, with numbers that are the same.
  private static func inputs(_ count: Int, seed: UInt64) -> [RecordedItem] {
    var random = SeededRandom(seed: seed)
    let numbers = [0, -0.0, 1.0 / 128, 1e300, -54.3, .infinity, .nan]
    return (0..<count).map { _ in
      let point = Point(x: random.pick(numbers), y: random.pick(numbers))
      return switch random.below(12) {
      case 0...2: .list(.drag(.moved(point)))
      case 3...5: .advance(random.pick(numbers))
      case 6: .list(.scroll(point))
      case 7: .list(.touch(.moved, point, id: 0, time: nil))
      case 8: .list(.touch(.moved, point, id: random.below(2), time: random.chance(50) ? 1 : nil))
      case 9: .list(.touch(random.pick([.began, .ended, .cancelled]), point, id: 0, time: nil))
      case 10: .list(.drag(random.pick([.began, .cancelled, .ended(decelerate: true)])))
      default: .list(.setting("pixel", .number(point.x)))
      }
    }
  }

  @Test(arguments: 1...3)
  func `a tape has the inputs that were appended`(seed: UInt64) {
    let inputs = Self.inputs(4_000, seed: seed)
    var tape = InputTape()
    for input in inputs { tape.append(input) }
    #expect(tape.count == inputs.count)
    #expect(tape.map { "\($0)" } == inputs.map { "\($0)" })
  }

  @Test func `an empty tape has none`() {
    #expect(InputTape().count == 0)
    #expect(Array(InputTape()).isEmpty)
  }

  @Test func `a copy has what was appended until then`() {
    let inputs = Self.inputs(1_000, seed: 6)
    var tape = InputTape()
    var copies: [InputTape] = []
    for input in inputs {
      copies.append(tape)
      tape.append(input)
    }
    for number in stride(from: 0, to: inputs.count, by: 97) {
      #expect(copies[number].map { "\($0)" } == inputs.prefix(number).map { "\($0)" })
    }
  }

  @Test func `a move along y takes nine bytes, and a repeated advance one`() {
    var tape = InputTape()
    for number in 0..<100 {
      tape.append(FrequentInput.drag(Point(x: 0, y: Double(number))))
      tape.append(FrequentInput.advance(0.5))
    }
    #expect(tape.length == 100 * 10 + 8)
  }
}
