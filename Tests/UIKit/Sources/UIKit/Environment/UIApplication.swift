@MainActor public final class UIApplication: UIResponder {
  public typealias State = UIApplicationState

  public static let shared = UIApplication()

  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")

  public private(set) var applicationState = State.active
  public var isIdleTimerDisabled = false

  /// How often the app has been in the background: Core Animation ends its animations there.
  private(set) var backgroundCount = 0

  /// For tests: the user leaves the app, and comes back.
  public func leaveAndComeBack() {
    interrupt {
      applicationState = .background
      backgroundCount += 1
      post(Self.didEnterBackgroundNotification)
      post(Self.willEnterForegroundNotification)
      applicationState = .inactive
    }
  }

  /// For tests: something covers the app, such as a call or Control Center, which stays on the screen:
  /// https://developer.apple.com/documentation/uikit/uiapplication/willresignactivenotification
  ///
  /// - Parameter meanwhile: What happens until the app is active again.
  public func interrupt(_ meanwhile: () -> Void) {
    // The app is still active when it is told.
    post(Self.willResignActiveNotification)
    applicationState = .inactive
    meanwhile()
    applicationState = .active
    post(Self.didBecomeActiveNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
