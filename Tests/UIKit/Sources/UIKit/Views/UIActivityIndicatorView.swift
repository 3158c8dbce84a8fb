@MainActor open class UIActivityIndicatorView: UIView {
  public typealias Style = UIActivityIndicatorViewStyle

  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  open var color: UIColor! = .systemGray

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(in: style)))
    animationDidChange()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    animationDidChange()
  }

  // Not failable, as in UIKit.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    animationDidChange()
  }

  private static func size(in style: Style) -> CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }

  open override var intrinsicContentSize: CGSize { Self.size(in: style) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(in: style) }

  // MARK: Animating

  private var isTurning = false

  open var isAnimating: Bool { isTurning }

  open func startAnimating() {
    isTurning = true
    animationDidChange()
  }

  open func stopAnimating() {
    isTurning = false
    animationDidChange()
  }

  override func dealloc() {
    if Self.manners.deallocStopsAnimations { stopAnimating() }
    super.dealloc()
  }

  /// Whether ``UIView/isHidden`` hides the view while it is not animating:
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped
  open var hidesWhenStopped = true {
    didSet {
      guard hidesWhenStopped != oldValue else { return }
      if hidesWhenStopped { animationDidChange() } else { setHidden(false) }
    }
  }

  private func animationDidChange() {
    isSeenToTurn = reads(isAnimating, or: isTurning)
    if hidesWhenStopped { setHidden(!isSeenToTurn) }
  }

  /// The value of a property that a subclass can override, or the value stored by this class.
  private func reads<Value>(_ property: Value, or own: Value) -> Value {
    Self.manners.indicatorsUseOverrides ? property : own
  }

  /// For tests: whether the indicator is visibly turning, if it is not hidden.
  public private(set) var isSeenToTurn = false

  private func setHidden(_ hidden: Bool) {
    if Self.manners.indicatorsHideBySetter { isHidden = hidden } else { layer.isHidden = hidden }
  }
}
