/// A decimal number with so few digits that a `Double` holds them exactly, and the power of ten of its fraction:
/// their quotient is the nearest `Double`, and no text has to be made of the digits to convert it.
nonisolated struct ShortDecimal {
  /// The most bytes, digits and point, of such a number: 2^53 has 16 digits.
  static let maximumLength = 15

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// The number.
  let value: Double

  /// The number that digits mean, of which the last `fraction` are behind a point.
  ///
  /// - Parameter text: ASCII, at most ``maximumLength`` bytes; what is no digit is a point.
  init(_ text: Slice<UnsafeBufferPointer<UInt8>>, fraction: Int) {
    var whole = 0
    for byte in text where byte != UInt8(ascii: ".") {
      whole = 10 * whole + Int(byte - UInt8(ascii: "0"))
    }
    value = fraction == 0 ? Double(whole) : Double(whole) / Self.powers[fraction]
  }
}
