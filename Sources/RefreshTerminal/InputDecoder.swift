/// Converts the bytes of a terminal in raw mode to events, even if a sequence is split between
/// reads.
///
/// Unknown sequences are left out as a whole.
package struct InputDecoder: Sendable {
  /// The sequence or character at the head of the bytes.
  private enum Head {
    /// The number of bytes, and their event. The event is nil if the bytes are unknown.
    case found(Int, TerminalEvent?)
    /// The beginning of a sequence or a character.
    case incomplete
  }

  /// How many bytes after `ESC [` may wait for the end of their sequence. If there are more, all of
  /// them are left out.
  private static let maximumPendingBytes = 64
  private static let escape: UInt8 = 0x1B

  private var bytes: [UInt8] = []

  package init() {}

  /// Whether a single escape waits, which may begin a sequence.
  ///
  /// If no input follows for a while, the user has pressed the escape key: call ``flush()``.
  package var holdsEscape: Bool { bytes == [Self.escape] }

  /// Decodes bytes. An incomplete sequence waits for the bytes of the next call.
  package mutating func decode(_ new: some Sequence<UInt8>) -> [TerminalEvent] {
    bytes += new
    var events: [TerminalEvent] = []
    var position = 0
    while position < bytes.count, case .found(let count, let event) = head(bytes[position...]) {
      if let event { events.append(event) }
      position += count
    }
    bytes.removeFirst(position)
    return events
  }

  /// Decodes a waiting escape as the escape key.
  package mutating func flush() -> [TerminalEvent] {
    guard holdsEscape else { return [] }
    bytes = []
    return [.key(.escape)]
  }

  private func head(_ bytes: ArraySlice<UInt8>) -> Head {
    let first = bytes[bytes.startIndex]
    guard first == Self.escape else { return character(bytes) }
    guard let second = bytes.dropFirst().first else { return .incomplete }
    switch second {
    case UInt8(ascii: "["): return controlSequence(bytes)
    case UInt8(ascii: "O"): return singleShift(bytes)
    default: return .found(1, .key(.escape))
    }
  }

  // MARK: Sequences

  /// `ESC [ parameters final`
  private func controlSequence(_ bytes: ArraySlice<UInt8>) -> Head {
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return body.count > Self.maximumPendingBytes ? .found(bytes.count, nil) : .incomplete
    }
    let length = end - bytes.startIndex + 1
    guard (0x40...0x7E).contains(bytes[end]) else { return .found(length - 1, nil) }
    return .found(length, ControlSequence(parameters: body[..<end], final: bytes[end]).event)
  }

  /// `ESC O letter`
  private func singleShift(_ bytes: ArraySlice<UInt8>) -> Head {
    guard let letter = bytes.dropFirst(2).first else { return .incomplete }
    return .found(3, ControlSequence(parameters: [], final: letter).event)
  }

  // MARK: Characters

  private func character(_ bytes: ArraySlice<UInt8>) -> Head {
    let first = bytes[bytes.startIndex]
    switch first {
    case 0x08, 0x7F: return .found(1, .key(.backspace))
    case 0x09: return .found(1, .key(.tab))
    case 0x0A, 0x0D: return .found(1, .key(.enter))
    case ..<0x20:
      let letter = Character(Unicode.Scalar(first < 27 && first > 0 ? first + 0x60 : first + 0x40))
      return .found(1, .key(.control(letter)))
    case ..<0x80: return .found(1, .key(.character(Character(Unicode.Scalar(first)))))
    default: return multibyte(bytes)
    }
  }

  private func multibyte(_ bytes: ArraySlice<UInt8>) -> Head {
    let length = Self.length(startingWith: bytes[bytes.startIndex])
    let tail = bytes.dropFirst().prefix(while: { $0 & 0xC0 == 0x80 }).prefix(length - 1)
    guard length > 1, tail.count == length - 1 else {
      let isIncomplete = length > 1 && tail.count + 1 == bytes.count
      return isIncomplete ? .incomplete : .found(1 + tail.count, nil)
    }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    let isValid = text.utf8.elementsEqual(bytes.prefix(length))
    return .found(length, isValid ? text.first.map { .key(.character($0)) } : nil)
  }

  /// The number of bytes of a character that begins with `byte`; 1 if no character begins with that
  /// byte.
  private static func length(startingWith byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}

/// A sequence `ESC [ parameters final`, and its event.
private struct ControlSequence {
  private static let letters: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down,
    UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
  ]

  private static let numbers: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]

  /// The bits of the mouse's code for the modifier keys.
  private static let modifiers = 4 | 8 | 16

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
    guard let numbers = numbers(in: parameters.dropFirst()), numbers.count == 3, numbers[1] > 0,
      numbers[2] > 0, let action = action(numbers[0])
    else { return nil }
    return .mouse(Mouse(action, column: numbers[1] - 1, row: numbers[2] - 1))
  }

  /// The action of the left button or the mouse wheel; nil for others. In the code, 32 is a move,
  /// and 64 the mouse wheel.
  private func action(_ code: Int) -> Mouse.Action? {
    switch (code & ~Self.modifiers, final) {
    case (0, UInt8(ascii: "M")): .press
    case (32, UInt8(ascii: "M")): .drag
    case (64, UInt8(ascii: "M")): .wheel(-1)
    case (65, UInt8(ascii: "M")): .wheel(1)
    case (0, UInt8(ascii: "m")), (3, UInt8(ascii: "m")): .release
    default: nil
    }
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
