import Foundation
import RefreshKit
import RefreshReplay

/// How much the tests cover.
public nonisolated enum TestScope: Sendable {
  /// A representative of each family of classes, and few random sessions.
  case representative
  /// All classes, and many random sessions.
  case complete

  /// The scope of this run: complete if the environment variable `REFRESH_TESTS` is `all`.
  public static let current: TestScope =
    ProcessInfo.processInfo.environment["REFRESH_TESTS"] == "all" ? .complete : .representative

  /// Whether the tests of the explorer run: in the complete scope, and in `.ci/run explore`, which
  /// sets `REFRESH_EXPLORE`.
  public static let explores =
    current == .complete || ProcessInfo.processInfo.environment["REFRESH_EXPLORE"] != nil

  /// One of two values, depending on the scope.
  public static func pick<Value>(few: Value, all: Value) -> Value {
    current == .complete ? all : few
  }
}

/// The seeds for the random sessions of a law.
///
/// They are the same in every run of a scope. For a longer search, set `REFRESH_LAWS_SEEDS` to
/// their number, and `REFRESH_LAWS_FIRST` to the first one (by default 1).
///
/// - Parameters:
///   - few: The number of seeds in the representative scope.
///   - all: The number of seeds in the complete scope.
public nonisolated func lawSeeds(few: Int, all: Int) -> [UInt64] {
  let count = environmentNumber(
    "REFRESH_LAWS_SEEDS", default: TestScope.pick(few: few, all: all))
  let first = UInt64(environmentNumber("REFRESH_LAWS_FIRST", default: 1))
  return (0..<UInt64(count)).map { first + $0 }
}

nonisolated extension ComponentKind {
  /// Whether the class represents its family in tests that are about all classes of the family.
  private var isRepresentative: Bool { [.normal, .ring, .indicator, .system].contains(style) }

  /// The classes that this run tests: all of them, or the representatives of their families.
  package static let tested = all.filter {
    TestScope.current == .complete || $0.isRepresentative
  }
}

nonisolated extension Cast {
  /// The casts that this run tests.
  package static let tested = all.filter { cast in
    ComponentKind.tested.contains { $0.name == cast.lead }
  }
}
