/// Converts the bytes of a terminal in raw mode to events, wherever the bytes are split.
///
/// Unknown sequences are left out as a whole.
public nonisolated struct InputDecoder: Sendable {
  /// The sequence or character at the head of the bytes.
  private enum Head {
    /// The number of bytes, and their event; nil if they are unknown.
    case found(Int, TerminalEvent?)
    /// The beginning of a sequence or a character.
    case incomplete
  }

  /// The most bytes of a sequence; a longer one is left out.
  private static let longest = 64
  private static let escape: UInt8 = 0x1B

  private var bytes: [UInt8] = []

  /// Makes a decoder without input.
  public init() {}

  /// Whether an escape waits for the rest of a sequence.
  ///
  /// If no input follows for a while, the escape was the key, and a host calls ``flush()``.
  public var holdsEscape: Bool { bytes == [Self.escape] }

  /// Decodes bytes; an incomplete sequence waits for the next ones.
  public mutating func decode(_ new: some Sequence<UInt8>) -> [TerminalEvent] {
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
  public mutating func flush() -> [TerminalEvent] {
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
      return body.count > Self.longest ? .found(bytes.count, nil) : .incomplete
    }
    let length = end - bytes.startIndex + 1
    guard (0x40...0x7E).contains(bytes[end]) else { return .found(length - 1, nil) }
    if length == 3, bytes[end] == UInt8(ascii: "M") { return plainMouse(bytes) }
    let sequence = ControlSequence(parameters: body[..<end], final: bytes[end])
    return .found(length, sequence.event)
  }

  /// `ESC [ M`, and three bytes: the mouse of older terminals.
  private func plainMouse(_ bytes: ArraySlice<UInt8>) -> Head {
    guard bytes.count >= 6 else { return .incomplete }
    let values = bytes.dropFirst(3).prefix(3).map { Int($0) - 32 }
    let report = MouseReport(
      code: values[0], column: values[1], row: values[2], isRelease: values[0] & 3 == 3)
    return .found(6, report.event)
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
    let text = String(validating: bytes.prefix(length), as: UTF8.self)
    return .found(length, text?.first.map { .key(.character($0)) })
  }

  /// The number of bytes of a character that begins with `byte`; 1 if none does.
  private static func length(startingWith byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
