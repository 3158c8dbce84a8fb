/// `UIAction` as a handler for the events of a control:
/// https://developer.apple.com/documentation/uikit/uiaction
@MainActor public final class UIAction: NSObject {
  let handler: (UIAction) -> Void

  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.handler = handler
    super.init()
  }
}

/// `UIControl` with actions, but without selectors, which Linux does not have.
@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchUpInside = Self(rawValue: 1 << 6)
    public static let valueChanged = Self(rawValue: 1 << 12)
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
  }

  open var isEnabled = true

  private var actions: [(action: UIAction, events: Event)] = []

  open func addAction(_ action: UIAction, for events: Event) {
    actions.append((action, events))
  }

  open func sendActions(for events: Event) {
    for (action, wanted) in actions where !wanted.isDisjoint(with: events) {
      action.handler(action)
    }
  }
}
