import RefreshKit

/// What a subclass of the app has seen in its overrides.
@MainActor final class Record {
  /// How often each override was called.
  var calls: [String: Int] = [:]
  var states: [RefreshState] = []
  var percents: [Double] = []
}

/// A view of the app that keeps a record.
protocol Recording: View {
  var record: Record { get }
}

extension Recording {
  /// Counts a call of the override from which it is called.
  func note(_ member: String = #function) {
    record.calls[member, default: 0] += 1
  }

  /// Prints a line for each override that was called: the class that the app subclasses, and the
  /// member. `.ci/client` compares them with what is open.
  func printOverrides() {
    guard let base = Mirror(reflecting: self).superclassMirror?.subjectType else { return }
    for member in record.calls.keys.sorted() { print("override \(base).\(member)") }
  }
}
