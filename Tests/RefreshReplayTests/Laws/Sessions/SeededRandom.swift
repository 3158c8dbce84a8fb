/// Random numbers that are the same in every run: SplitMix64.
nonisolated struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Whether something happens that happens in `percent` of all cases.
  mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  /// One of several, each as likely as the others.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  /// One of several, each as likely as its weight says.
  mutating func pick<Value>(_ weighted: [(weight: Int, value: Value)]) -> Value {
    var left = Int.random(in: 0..<weighted.reduce(0) { $0 + $1.weight }, using: &self)
    for (weight, value) in weighted {
      left -= weight
      if left < 0 { return value }
    }
    return weighted[weighted.count - 1].value
  }

  /// A number with at most two decimals.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &self) * 100).rounded() / 100
  }
}
