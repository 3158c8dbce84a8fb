import Foundation

/// The whole number in an environment variable, for tests that can be told to search longer.
///
/// - Parameters:
///   - name: The variable.
///   - default: The number if the variable is not set, or is not a whole number.
public nonisolated func environmentNumber(_ name: String, default: Int) -> Int {
  ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? `default`
}
