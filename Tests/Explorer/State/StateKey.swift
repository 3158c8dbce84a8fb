/// The state of a stage as a number of 128 bits: equal states have equal keys.
nonisolated struct StateKey: Hashable {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x9e37_79b9_7f4a_7c15

  mutating func add(word: UInt64) {
    first = (first ^ word) &* 0x0000_0100_0000_01b3
    first ^= first >> 29
    second = (second ^ word) &* 0xd6e8_feb8_6659_fd93
    second ^= second >> 32
  }

  mutating func add(_ text: String) {
    var word: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count % 8 == 0 { add(word: word) }
    }
    add(word: word)
    add(word: UInt64(count))
  }

  /// Adds a number, rounded to a millionth: the same times and offsets may have been reached by other
  /// sums.
  mutating func add(_ number: Double) {
    let rounded = (number * 1e6).rounded() + 0
    add(word: rounded.isFinite ? rounded.bitPattern : number.bitPattern)
  }
}
