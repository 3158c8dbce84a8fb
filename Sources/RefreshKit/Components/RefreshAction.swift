/// Work that starts with a refresh, and is cancelled if the refresh ends before the work does.
protocol RefreshAction: AnyObject {
  /// Called when the component refreshes, after its blocks.
  func start(for component: RefreshComponent)

  /// Called when the refresh has ended for any reason.
  func cancel()
}
