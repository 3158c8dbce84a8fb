/// Random numbers that are the same for the same seed: SplitMix64.
package struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns true with a probability, which is given in percent.
  package mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  /// A whole number from 0 to `limit` - 1; 0 if `limit` is less than 1.
  package mutating func below(_ limit: Int) -> Int {
    Int.random(in: 0..<Swift.max(1, limit), using: &self)
  }

  /// One of several values, each with the same probability.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  /// One of several values, each with the probability of its weight.
  package mutating func pick<Value>(_ weighted: [(weight: Int, value: Value)]) -> Value {
    var rest = below(weighted.reduce(0) { $0 + $1.weight })
    for (weight, value) in weighted {
      rest -= weight
      if rest < 0 { return value }
    }
    return weighted[weighted.count - 1].value
  }

  /// A number with at most two decimals.
  package mutating func number(in range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &self) * 100).rounded() / 100
  }
}
