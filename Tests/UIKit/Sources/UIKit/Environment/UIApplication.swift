@MainActor public final class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// How often the app has been in the background: Core Animation ends its animations there.
  private(set) var backgroundCount = 0

  /// For tests: the user leaves the app, and comes back.
  public func leaveAndComeBack() {
    backgroundCount += 1
    NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
    NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
  }
}
