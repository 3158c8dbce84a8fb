/// How wide a text is: a text and a font size in points give a width in points.
public typealias TextMeasuring = (_ text: String, _ fontSize: Double) -> Double

/// The measure of a host that has no fonts: half the font size for each Unicode scalar before
/// U+1100 (where the Hangul, and with them the wide scripts, begin), the whole of it for others.
public nonisolated func measureByScalars(_ text: String, fontSize: Double) -> Double {
  text.unicodeScalars.reduce(0) { $0 + fontSize * ($1.value < 0x1100 ? 0.5 : 1) }
}
