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

  /// The number of times that the app went to the background. Core Animation ends its animations
  /// there.
  private(set) var backgroundCount = 0

  /// For tests: the user leaves the app and comes back.
  public func leaveAndComeBack() {
    interrupt {
      applicationState = .background
      backgroundCount += 1
      post(Self.didEnterBackgroundNotification)
      post(Self.willEnterForegroundNotification)
      applicationState = .inactive
    }
  }

  /// For tests: a call or Control Center covers the app, which stays on the screen:
  /// https://developer.apple.com/documentation/uikit/uiapplication/willresignactivenotification
  ///
  /// - Parameter meanwhile: Called while the app is inactive.
  public func interrupt(_ meanwhile: () -> Void) {
    // The app is still active during this notification.
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

/// One of the windows of an app that the user sees beside others, and can leave alone:
/// https://developer.apple.com/documentation/uikit/uiscene
@MainActor open class UIScene: UIResponder {
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")

  /// How often the scene has been in the background: Core Animation ends its animations there.
  fileprivate var backgroundCount = 0

  /// For tests: the user leaves the scene, and comes back. The app is in the foreground meanwhile, if another scene is:
  /// https://developer.apple.com/documentation/uikit/uiscene/willenterforegroundnotification
  public func leaveAndComeBack() {
    backgroundCount += 1
    NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
  }
}

@MainActor public final class UIWindowScene: UIScene {}

extension UIView {
  /// How often the view has been in the background, with its scene or the app.
  var backgroundCount: Int {
    UIApplication.shared.backgroundCount + (windowOfTree?.windowScene?.backgroundCount ?? 0)
  }
}
