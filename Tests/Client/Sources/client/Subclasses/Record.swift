import RefreshKit

/// What a subclass of the app has seen in its overrides.
@MainActor final class Record {
  /// How often each override was called.
  var calls: [String: Int] = [:]
  var states: [RefreshState] = []
  var percents: [Double] = []
}

/// A view of the app that keeps a record.
@MainActor protocol Recording: View {
  var record: Record { get }
}

@MainActor extension Recording {
  /// Calls super, and counts the call of the override from which it is called.
  func note(_ member: String = #function, super callSuper: () -> Void = {}) {
    callSuper()
    record.calls[member, default: 0] += 1
  }

  /// The override of `state` was set.
  func note(_ state: RefreshState, from old: RefreshState, member: String = #function) {
    note(member)
    if state != old { record.states.append(state) }
  }

  /// The override of `pullingPercent` was set.
  func note(_ percent: Double, member: String = #function) {
    note(member)
    record.percents.append(percent)
  }

  /// Prints a line for each override that was called: the class that the app subclasses, and the
  /// member. `.ci/package client` compares them with what is open.
  func printOverrides() {
    guard let base = Mirror(reflecting: self).superclassMirror?.subjectType else { return }
    for member in record.calls.keys.sorted() { Swift.print("override \(base).\(member)") }
  }
}
