/// A sequence `ESC [ parameters final`, and its event.
nonisolated struct ControlSequence {
  private static let letters: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down,
    UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
  ]

  private static let numbers: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]

  /// The bytes between the bracket and the last byte.
  let parameters: ArraySlice<UInt8>
  /// The last byte, which selects the meaning.
  let final: UInt8

  /// The event, or nil if the sequence is unknown.
  ///
  /// A key together with a modifier has one more number, which is ignored.
  var event: TerminalEvent? {
    if parameters.first == UInt8(ascii: "<") { return mouse }
    guard let numbers = numbers(in: parameters) else { return nil }
    if final == UInt8(ascii: "~") {
      return numbers.first.flatMap { Self.numbers[$0] }.map { .key($0) }
    }
    return Self.letters[final].map { .key($0) }
  }

  /// `ESC [ < code ; column ; row M`, or `m` for the release of a button; cells count from 1.
  private var mouse: TerminalEvent? {
    guard let numbers = numbers(in: parameters.dropFirst()), numbers.count == 3 else { return nil }
    guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
    return MouseReport(
      code: numbers[0], column: numbers[1], row: numbers[2], isRelease: final == UInt8(ascii: "m")
    ).event
  }

  /// The numbers between semicolons; nil if there is another character.
  private func numbers(in bytes: ArraySlice<UInt8>) -> [Int]? {
    var numbers: [Int] = []
    for part in bytes.split(separator: UInt8(ascii: ";")) {
      guard let number = Int(String(decoding: part, as: UTF8.self)) else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}

/// A terminal's report of its mouse, in the terminal's numbers.
nonisolated struct MouseReport {
  /// The bits of ``code`` for the modifier keys.
  private static let modifiers = 4 | 8 | 16

  /// The button and the kind of the event: 32 is a move, 64 the mouse wheel.
  let code: Int
  /// The cell's column, from 1 on.
  let column: Int
  /// The cell's row, from 1 on.
  let row: Int
  /// Whether a button was released.
  let isRelease: Bool

  /// The event of the left button or the mouse wheel; nil for others.
  var event: TerminalEvent? {
    guard column > 0, row > 0, let action else { return nil }
    return .mouse(Mouse(action, column: column - 1, row: row - 1))
  }

  private var action: Mouse.Action? {
    switch code & ~Self.modifiers {
    case 0: isRelease ? .release : .press
    case 3 where isRelease: .release
    case 32 where !isRelease: .drag
    case 64 where !isRelease: .wheel(-1)
    case 65 where !isRelease: .wheel(1)
    default: nil
    }
  }
}
