#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Stops with status 1 and a message with the expectation, unless it holds.
func check(_ holds: Bool, _ what: String, line: Int = #line) {
  guard !holds else { return }
  print("FAILED: \(what) (line \(line))")
  exit(1)
}

/// Stops with status 1 unless both are equal.
func check<Value: Equatable>(
  _ value: Value, is expected: Value, _ what: String, line: Int = #line
) {
  check(value == expected, "\(what) is \(value), not \(expected)", line: line)
}
