/// What an app or a user does to a component itself.
package nonisolated enum ComponentCall {
  case beginRefreshing
  case endRefreshing(RefreshResult)
  case resetNoMoreData
  case tap
  case refreshIfExpired
  case openSecondLevel
  case closeSecondLevel
  /// A property of the component, by its name.
  case setting(String, SettingValue)
  case title(RefreshState, String?)
  case images(RefreshState, [Image], duration: Double?)
}
