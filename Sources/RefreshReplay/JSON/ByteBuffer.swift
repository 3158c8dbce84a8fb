/// Bytes that are written one after the other, in memory that is used again for the next text.
nonisolated struct ByteBuffer: ~Copyable {
  private var start = UnsafeMutablePointer<UInt8>.allocate(capacity: 1_024)
  private var capacity = 1_024
  private var count = 0

  deinit { start.deallocate() }

  /// The bytes, which are UTF-8, as text.
  var text: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  mutating func removeAll() { count = 0 }

  /// Appends some bytes.
  ///
  /// - Parameters:
  ///   - limit: How many there are at most.
  ///   - write: Writes them from an address on, and moves that behind the last one.
  @inline(__always)
  mutating func append(atMost limit: Int, _ write: (inout UnsafeMutablePointer<UInt8>) -> Void) {
    if capacity - count < limit { grow(by: limit) }
    var end = start + count
    write(&end)
    count = end - start
  }

  @inline(never)
  private mutating func grow(by length: Int) {
    capacity = 2 * (count + length)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }
}

nonisolated extension UnsafeMutablePointer<UInt8> {
  /// Writes a byte.
  @inline(__always)
  mutating func write(byte: UInt8) {
    pointee = byte
    self += 1
  }

  /// Writes bytes.
  @inline(__always)
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    update(from: first, count: bytes.count)
    self += bytes.count
  }

  /// Writes a text.
  @inline(__always)
  mutating func write(_ text: StaticString) {
    write(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The length of the greatest number.
  private static var mostDigits: Int { 19 }

  /// Writes the decimal digits of a number: at most 20 bytes.
  mutating func write(_ number: Int64) {
    if number < 0 { write("-") }
    var rest = number.magnitude
    var length = 1
    var limit: UInt64 = 10
    while rest >= limit, length < Self.mostDigits {
      length += 1
      limit &*= 10
    }
    self += length
    for place in 1...length {
      (self - place).pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }
}
