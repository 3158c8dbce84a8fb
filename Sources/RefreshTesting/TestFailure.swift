import Foundation

/// The error that `TestList`, `TestModel`, `checkComponent` and `checkPager` throw.
///
/// Swift Testing and XCTest print its message.
public struct TestFailure: Error, Hashable, CustomStringConvertible, LocalizedError {
  /// What went wrong, where and when, and the last entries of the list's inspector.
  public let message: String

  /// The message.
  public var description: String { message }

  /// The message.
  public var errorDescription: String? { message }

  init(_ message: String) { self.message = message }
}
