/// https://developer.apple.com/documentation/uikit/uivisualeffectview
@MainActor open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor open class UIVisualEffect: NSObject {}

@MainActor public final class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
  }

  public let style: Style

  public init(style: Style) { self.style = style }
}
