/// A sequence `ESC [ parameters final`, and what it means.
nonisolated struct ControlSequence {
  private static let letters: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down,
    UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
  ]

  private static let numbers: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]

  /// What stands between the bracket and the last byte.
  let parameters: ArraySlice<UInt8>
  /// The last byte, which says what it is.
  let final: UInt8

  /// What the user did, or nil where nothing is known of such a sequence.
  ///
  /// A key that is pressed together with shift or the like has one more number, which is passed over.
  var event: TerminalEvent? {
    if parameters.first == UInt8(ascii: "<") { return mouse }
    guard let numbers = numbers(in: parameters) else { return nil }
    if final == UInt8(ascii: "~") {
      return numbers.first.flatMap { Self.numbers[$0] }.map { .key($0) }
    }
    return Self.letters[final].map { .key($0) }
  }

  /// `ESC [ < code ; column ; row M`, or `m` for a button that came up; cells count from 1.
  private var mouse: TerminalEvent? {
    guard let numbers = numbers(in: parameters.dropFirst()), numbers.count == 3 else { return nil }
    guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
    return MouseReport(
      code: numbers[0], column: numbers[1], row: numbers[2], isRelease: final == UInt8(ascii: "m")
    ).event
  }

  /// Numbers between semicolons; nil where anything else is there.
  private func numbers(in bytes: ArraySlice<UInt8>) -> [Int]? {
    var numbers: [Int] = []
    for part in bytes.split(separator: UInt8(ascii: ";")) {
      guard let number = Int(String(decoding: part, as: UTF8.self)) else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
