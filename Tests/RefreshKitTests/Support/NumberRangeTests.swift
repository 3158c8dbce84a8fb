import RefreshKit
import Testing

@MainActor struct NumberRangeTests {
  @Test(arguments: [
    (NumberRange.positiveFraction, [0.5, 1], [-0.5, 0, 1.5]),
    (.properFraction, [0.5], [-0.5, 0, 1, 1.5]),
    (.fraction, [0, 0.5, 1], [-0.5, 1.5]),
    (.positive, [0.5, 2], [-0.5, 0]),
    (.notNegative, [0, 2], [-0.5]),
    (.whole, [-3, 0, 2], [0.5]),
    (.finite, [-1e300, 1e300], []),
  ])
  func `a range contains its numbers, and no others`(
    range: NumberRange, numbers: [Double], others: [Double]
  ) {
    #expect(numbers.allSatisfy(range.contains))
    #expect(!others.contains(where: range.contains))
    #expect(![.infinity, .nan].contains(where: range.contains))
  }
}
