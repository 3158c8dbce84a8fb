/// Returns a text that a host sent, in UTF-8 up to a 0; empty if there is none.
func string(_ text: UnsafePointer<CChar>?) -> String {
  text.map { String(cString: $0) } ?? ""
}

/// Writes a text to a buffer of a host: as much of its UTF-8 as fits, with a 0 behind it if that
/// fits too.
///
/// - Returns: The number of bytes of the whole text, without the 0.
func write(_ text: String, to buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int32) -> Int32 {
  var count = 0
  for byte in text.utf8 {
    if count < Int(capacity) { buffer?[count] = CChar(bitPattern: byte) }
    count += 1
  }
  if count < Int(capacity) { buffer?[count] = 0 }
  return Int32(count)
}
