// These functions use only operations that every processor rounds in the same way. A motion is
// therefore the same to the last bit on every machine, and needs no C library.

/// e to the power of `x`, to within one unit in the last place.
nonisolated func exponential(_ x: Double) -> Double {
  guard !x.isNaN else { return x }
  let limit = 800.0  // beyond it the power is 0, or infinite
  let x = x.clamped(to: -limit...limit)
  // e^x = 2^n e^r, with the r that is nearest to 0.
  let n = (x / Ln2.whole).rounded(.toNearestOrEven)
  let r = (x - n * Ln2.high) - n * Ln2.low
  var sum = 0.0
  var k = 14.0
  while k > 1 {
    sum = (1 + sum) * r / k
    k -= 1
  }
  return Double(sign: .plus, exponent: Int(n), significand: 1 + (r + r * sum))
}

/// The natural logarithm of `x`, to within one unit in the last place; NaN below 0.
nonisolated func logarithm(_ x: Double) -> Double {
  guard x > 0 else { return x == 0 ? -.infinity : .nan }
  guard x.isFinite else { return x }
  // ln x = n ln 2 + ln (1 + f), with 1 + f between the root of a half and that of 2.
  let isUpper = x.significand > 2.0.squareRoot()
  let n = Double(x.exponent) + (isUpper ? 1 : 0)
  let f = (isUpper ? x.significand / 2 : x.significand) - 1
  // ln (1 + f) = 2 artanh s = f - s (f - rest).
  let s = f / (2 + f)
  var rest = 0.0
  for k in (1...11).reversed() { rest = (rest + 2 / Double(2 * k + 1)) * s * s }
  let half = f * f / 2
  return n * Ln2.high - ((half - (s * (half + rest) + n * Ln2.low)) - f)
}

/// The natural logarithm of 2.
private nonisolated enum Ln2 {
  static var whole: Double { 0x1.62e42fefa39efp-1 }
  /// Its first 32 bits. A product with a whole number up to 1,100 is exact.
  static var high: Double { 0x1.62e42feep-1 }
  /// The rest of it.
  static var low: Double { 0x1.a39ef35793c76p-33 }
}
