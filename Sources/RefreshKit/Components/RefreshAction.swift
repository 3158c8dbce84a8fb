/// Work that starts with a refresh and is stopped when that ends in another way.
protocol RefreshAction: AnyObject {
  /// The component refreshes.
  func start(for component: RefreshComponent)

  /// The refresh is over, whoever ended it.
  func cancel()
}
