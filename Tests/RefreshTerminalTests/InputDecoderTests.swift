import RefreshTerminal
import TestSupport
import Testing

/// The events for sequences of bytes, complete or in pieces.
struct InputDecoderTests {
  /// A sequence of bytes, and its events.
  struct Row: Sendable, CustomTestStringConvertible {
    let bytes: Bytes
    let events: [TerminalEvent]

    var testDescription: String { bytes.testDescription }
  }

  private static let table = [
    ("q", [.key(.character("q"))]),
    ("é漢😀", [.key(.character("é")), .key(.character("漢")), .key(.character("😀"))]),
    ("\r\n\t", [.key(.enter), .key(.enter), .key(.tab)]),
    ("\u{7F}\u{8}", [.key(.backspace), .key(.backspace)]),
    ("\u{3}\u{1A}\u{1C}\0", ["c", "z", "\\", "@"].map { .key(.control($0)) }),
    ("\u{1B}[A\u{1B}[B", [.key(.up), .key(.down)]),
    ("\u{1B}OC\u{1B}OD", [.key(.right), .key(.left)]),
    ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~", [.key(.home), .key(.end), .key(.home), .key(.end)]),
    ("\u{1B}[5~\u{1B}[6~", [.key(.pageUp), .key(.pageDown)]),
    ("\u{1B}[2~\u{1B}[3~", [.key(.insert), .key(.delete)]),
    ("\u{1B}[1;5A\u{1B}[5;2~", [.key(.up), .key(.pageUp)]),
    ("\u{1B}[<0;1;1M", [.mouse(Mouse(.press, column: 0, row: 0))]),
    ("\u{1B}[<32;300;80M", [.mouse(Mouse(.drag, column: 299, row: 79))]),
    ("\u{1B}[<0;12;5m", [.mouse(Mouse(.release, column: 11, row: 4))]),
    ("\u{1B}[<64;1;2M", [.mouse(Mouse(.wheel(-1), column: 0, row: 1))]),
    ("\u{1B}[<65;1;2M", [.mouse(Mouse(.wheel(1), column: 0, row: 1))]),
    ("\u{1B}[<20;2;2M", [.mouse(Mouse(.press, column: 1, row: 1))]),
    ("\u{1B}q", [.key(.escape), .key(.character("q"))]),
    ("\u{1B}\u{1B}[A", [.key(.escape), .key(.up)]),
  ].map { (row: (Bytes, [TerminalEvent])) in Row(bytes: row.0, events: row.1) }

  /// Unknown sequences, which are ignored.
  private static let unknown = [
    "\u{1B}[<1;5;5M", "\u{1B}[<2;5;5m", "\u{1B}[<35;5;5M", "\u{1B}[<66;1;1M", "\u{1B}[<0;0;5M",
    "\u{1B}[<0;5M", "\u{1B}[<0;5;5;5M", "\u{1B}[<:;1;1M", "\u{1B}[<99999999999999999999;1;1M",
    "\u{1B}[?62;1c", "\u{1B}[99~", "\u{1B}[~", "\u{1B}[I", "\u{1B}OP", "\u{1B}[Z",
  ].map { Row(bytes: $0, events: []) }

  @Test(arguments: table + unknown)
  func `a sequence has the same events wherever it is split`(row: Row) {
    for cut in 0...row.bytes.utf8.count {
      var decoder = InputDecoder()
      let first = decoder.decode(row.bytes.utf8.prefix(cut))
      #expect(first + decoder.decode(row.bytes.utf8.dropFirst(cut)) == row.events)
      #expect(decoder.decode("x".utf8) == [.key(.character("x"))])
    }
  }

  @Test(arguments: [[0x80, 0xBF], [0xFF], [0xC3], [0xE2, 0x82], [0xF8, 0x88], [0xC0, 0x80]])
  func `bytes that are no text are ignored`(bytes: [UInt8]) {
    var decoder = InputDecoder()
    #expect(decoder.decode(bytes + [0x78]) == [.key(.character("x"))])
  }

  @Test func `a sequence that never ends is ignored`() {
    var decoder = InputDecoder()
    #expect(decoder.decode(("\u{1B}[" + String(repeating: "1", count: 100)).utf8) == [])
    #expect(decoder.decode("x".utf8) == [.key(.character("x"))])
  }

  @Test func `an escape is pending until it is flushed`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.holdsEscape)
    #expect(decoder.flush() == [.key(.escape)])
    #expect(!decoder.holdsEscape)
    #expect(decoder.flush() == [])
  }

  @Test func `no input stops the decoder`() {
    var random = SeededRandom(seed: 7)
    var decoder = InputDecoder()
    for _ in 0..<2_000 {
      _ = decoder.decode((0..<8).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
    _ = decoder.decode(String(repeating: "x", count: 80).utf8)
    #expect(decoder.decode("q".utf8) == [.key(.character("q"))])
  }
}
