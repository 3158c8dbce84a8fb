import RefreshKit

/// What a subclass of the app has seen in its overrides.
@MainActor final class Record {
  var prepared = 0
  var placed = 0
  var states: [RefreshState] = []
  var percents: [Double] = []
}

/// A component of the app that keeps a record.
@MainActor protocol Recording: RefreshComponent {
  var record: Record { get }
}
