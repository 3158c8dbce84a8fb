// Names of an earlier version. The compiler says what to use instead.

extension RefreshHeader {
  @available(
    *, unavailable, message: "Call refreshIfExpired(after: seconds) when the list appears."
  )
  public final var expirationInterval: Double? {
    get { fatalError() }
    set { fatalError() }
  }

  @available(
    *, unavailable, message: "Say after how many seconds: refreshIfExpired(after: seconds)."
  )
  public final func refreshIfExpired() -> Never { fatalError() }
}

extension ScrollView {
  @available(
    *, unavailable, message: "Store the pager's restorationState, and contentOffset as numbers."
  )
  public var restorationState: ScrollRestorationState { fatalError() }

  @available(
    *, unavailable, message: "Restore the pager, and set contentOffset once the rows are there."
  )
  public func restore(_ state: ScrollRestorationState, resuming: Bool = false) -> Never {
    fatalError()
  }
}

@available(
  *, unavailable, message: "Store the pager's restorationState, and contentOffset as numbers."
)
public struct ScrollRestorationState {}

@available(*, unavailable, message: "A list restores no results: lastResult is nil at first.")
public struct RestoredFailure {}

@available(*, unavailable, message: "What stands at an edge of a list is a RefreshComponent.")
@MainActor open class ScrollAccessory {}
