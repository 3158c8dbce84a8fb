/// An input of an app or a user for one component.
package nonisolated enum ComponentCall {
  case beginRefreshing
  case endRefreshing(RefreshResult)
  case resetNoMoreData
  case tap
  case refreshIfExpired(after: Double)
  case openSecondLevel
  case closeSecondLevel
  /// A set of a property of the component, by its name.
  case setting(String, SettingValue)
  case title(RefreshState, String?)
  case images(RefreshState, [Image], duration: Double?)
}
