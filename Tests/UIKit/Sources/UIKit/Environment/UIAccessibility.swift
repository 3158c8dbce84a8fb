public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none = Self([])
  public static let button = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let image = Self(rawValue: 4)
  public static let adjustable = Self(rawValue: 4096)
  public static let staticText = Self(rawValue: 64)
  public static let updatesFrequently = Self(rawValue: 512)
}

@MainActor public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let announcement = Self(rawValue: 1_008)
    public static let screenChanged = Self(rawValue: 1_000)
    public static let layoutChanged = Self(rawValue: 1_001)
  }

  public static func post(notification: Notification, argument: Any?) {
    posted.append((notification, argument))
    posted.removeFirst(max(0, posted.count - 100))
  }

  /// For tests: the last notifications, at most a hundred.
  public static var posted: [(notification: Notification, argument: Any?)] = []

  /// Tests set it.
  public static var isReduceMotionEnabled: Bool {
    get {
      UIView.noteRead("isReduceMotionEnabled")
      return reducesMotion
    }
    set {
      reducesMotion = newValue
      NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
  }

  private static var reducesMotion = false

  public static var isVoiceOverRunning = false

  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}

/// `UIImpactFeedbackGenerator`.
@MainActor public final class UIImpactFeedbackGenerator: NSObject {
  public typealias FeedbackStyle = UIImpactFeedbackStyle

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    Self.count += 1
  }

  public func prepare() { Self.preparations += 1 }

  /// For tests: the number of generators.
  public static var count = 0
  /// For tests: the number of preparations of all generators.
  public static var preparations = 0

  public func impactOccurred() { impactOccurred(intensity: 1) }

  public func impactOccurred(intensity: CGFloat) {
    Self.impacts.append(style)
    Self.impacts.removeFirst(max(0, Self.impacts.count - 100))
  }

  /// For tests: the last impacts, at most a hundred.
  public static var impacts: [FeedbackStyle] = []
}
