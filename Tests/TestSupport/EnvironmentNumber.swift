import Foundation

/// The whole number that a variable of the environment has, for tests that may be asked to look further.
///
/// - Parameters:
///   - name: The variable.
///   - default: The number without the variable, or if its value is not a whole number.
public nonisolated func environmentNumber(_ name: String, default: Int) -> Int {
  ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? `default`
}
