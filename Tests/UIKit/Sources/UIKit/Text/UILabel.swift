@MainActor open class UILabel: UIView {
  private var content: NSAttributedString?
  private var plainText: String?

  open var text: String? {
    get { content?.string ?? plainText }
    set {
      guard newValue != plainText || content != nil else { return }
      (plainText, content) = (newValue, nil)
      invalidateIntrinsicContentSize()
    }
  }

  /// The text with its attributes. Setting it also sets the text:
  /// https://developer.apple.com/documentation/uikit/uilabel/attributedtext
  open var attributedText: NSAttributedString? {
    get {
      content
        ?? plainText.map {
          NSAttributedString(string: $0, attributes: [.font: font!, .foregroundColor: textColor!])
        }
    }
    set {
      (plainText, content) = (newValue?.string, newValue)
      invalidateIntrinsicContentSize()
    }
  }

  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      // https://developer.apple.com/documentation/uikit/uilabel/font
      if font == nil { font = .systemFont(ofSize: 17) }
      if font != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  open var textColor: UIColor! = .label { didSet { if textColor == nil { textColor = .label } } }
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    turnOffInteraction()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    turnOffInteraction()
  }

  /// The stub never draws.
  open func drawText(in rect: CGRect) {}

  // MARK: Size

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let line = content?.size() ?? text.size(withAttributes: [.font: font as Any])
    var lines = numberOfLines == 1 || size.width <= 0 ? 1 : (line.width / size.width).rounded(.up)
    if numberOfLines > 0 { lines = min(lines, CGFloat(numberOfLines)) }
    return CGSize(
      width: lines > 1 ? min(size.width, line.width) : line.width, height: line.height * lines)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  override func contentSize(in width: CGFloat) -> CGSize {
    width > 0 && numberOfLines != 1
      ? sizeThatFits(CGSize(width: width, height: 0)) : intrinsicContentSize
  }

  // MARK: Text size

  /// Whether a font of `UIFontMetrics` or of a text style follows the user's text size:
  /// https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting
  open var adjustsFontForContentSizeCategory = false

  override func adjustToTraits(_ traits: UITraitCollection) {
    super.adjustToTraits(traits)
    guard adjustsFontForContentSizeCategory, let base = font.base else { return }
    font = UIFontMetrics.default.scaledFont(for: base, compatibleWith: traits)
  }

  // MARK: Accessibility

  private var setLabel: String?
  private var setTraits: UIAccessibilityTraits?
  private var setIsElement: Bool?

  /// The text, unless another accessibility label is set. Labels are accessibility elements by
  /// default: https://developer.apple.com/documentation/uikit/supporting-voiceover-in-your-app
  open override var accessibilityLabel: String? {
    get { setLabel ?? text }
    set { setLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { setTraits ?? .staticText }
    set { setTraits = newValue }
  }

  open override var isAccessibilityElement: Bool {
    get { setIsElement ?? true }
    set { setIsElement = newValue }
  }
}
