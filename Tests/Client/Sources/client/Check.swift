#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Stops the program with status 1 and a message if an expectation is not met.
func check(_ holds: Bool, _ what: String, line: Int = #line) {
  guard !holds else { return }
  print("FAILED: \(what) (line \(line))")
  exit(1)
}

/// Stops the program with status 1 if two values differ.
func check<Value: Equatable>(
  _ value: Value, is expected: Value, _ what: String, line: Int = #line
) {
  check(value == expected, "\(what) is \(value), not \(expected)", line: line)
}
