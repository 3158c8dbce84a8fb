#if UIKIT
  import UIKit

  /// A label of UIKit whose text takes part in the kit's layout.
  public final class Label: UILabel, Part {
    package let storage = ViewStorage()

    /// Makes a label without a text.
    public override init(frame: CGRect = .zero) {
      super.init(frame: frame.finite(or: .zero))
      takeTouchesByDefault()
      textAlignment = .center
      textColor = .text
      // UIKit's initializer may have set a font, which must not count as the app's.
      labelFont = LabelFont()
      showFont()
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      takeTouchesByDefault()
      alignment = super.textAlignment
      showFont()
    }

    /// Makes a label that shows a text.
    public convenience init(_ text: String) {
      self.init()
      super.text = text
    }

    // MARK: Text

    /// The text, or nil (the default) for none.
    public override var text: String? {
      get { super.text }
      set {
        guard newValue != text || hasAttributes else { return }
        input(setting: "text", to: newValue) { write(text: $0) }
      }
    }

    /// Sets a text that the kit has chosen, without notifying the observer.
    func show(_ text: String?) {
      if text != super.text { write(text: text) }
    }

    private func write(text: String?) {
      hasAttributes = false
      isInUIKit = true
      super.text = text
      isInUIKit = false
      textDidChange()
    }

    /// Whether UIKit's setter of ``text`` or ``font`` is running. If ``attributedText`` is set
    /// meanwhile, UIKit sets it, and not the app.
    private var isInUIKit = false

    /// The text with its attributes, by which it is measured.
    public override var attributedText: NSAttributedString? {
      get { super.attributedText }
      set {
        if isInUIKit {
          super.attributedText = newValue
          return
        }
        hasAttributes = newValue != nil
        super.attributedText = newValue
        textDidChange()
      }
    }

    private var hasAttributes = false

    private func textDidChange() {
      measuredWidth = nil
      showUpright()
      partAround?.setNeedsLayout()
    }

    // MARK: Font

    /// The size of the font, in points; 14 by default. A number that is negative or not finite is
    /// refused. It has no effect on a ``font`` that was set.
    public var fontSize: Double {
      get { _fontSize }
      set {
        let new = newValue.notNegative(or: _fontSize)
        guard new != _fontSize else { return }
        input(setting: "fontSize", to: new) {
          _fontSize = $0
          showFont()
          textDidChange()
        }
      }
    }

    private var _fontSize = 14.0

    /// The font; by default the bold system font of ``fontSize``. If the host of the list adjusts
    /// fonts, the font is scaled for the text size that the user prefers. So set the font with its
    /// size at the default text size: a scaled font would be scaled again.
    public override var font: UIFont! {
      get { super.font }
      set {
        labelFont.customFont = newValue
        fontDidChange()
      }
    }

    /// Sets the text size for which the font is scaled; nil for the font's own size. A font that
    /// UIKit adjusts by itself is not scaled.
    package func setTextSize(_ textSize: UIContentSizeCategory?) {
      followsTextSize = textSize != nil
      let textSize = adjustsFontForContentSizeCategory ? nil : textSize
      guard textSize != labelFont.textSize else { return }
      labelFont.textSize = textSize
      fontDidChange()
    }

    public override var adjustsFontForContentSizeCategory: Bool {
      didSet { if adjustsFontForContentSizeCategory != oldValue { TreeChanges.note() } }
    }

    public override func didMoveToSuperview() {
      super.didMoveToSuperview()
      TreeChanges.note()
    }

    /// Whether fonts follow a text size that the user has chosen in place of the default size.
    private var followsTextSize = false {
      didSet { if followsTextSize != oldValue { partAround?.setNeedsLayout() } }
    }

    /// The height of the line, in points; 0 if the label is hidden, has constraints of the app, or
    /// does not follow a text size.
    var neededHeight: Double {
      guard followsTextSize, isShown, isPlacedByKit else { return 0 }
      return font.lineHeight.rounded(.up)
    }

    // UIKit still calls this method, although it is deprecated. The override is deprecated, too, so
    // that the call of super causes no warning.
    @available(iOS, deprecated: 17)
    public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      guard adjustsFontForContentSizeCategory else { return }
      measuredWidth = nil
      partAround?.setNeedsLayout()
    }

    private var labelFont = LabelFont()

    private func showFont() {
      isInUIKit = true
      super.font = labelFont.font(ofSize: _fontSize)
      isInUIKit = false
      showUpright()
    }

    private func fontDidChange() {
      let width = measuredWidth
      showFont()
      measuredWidth = nil
      if text != nil, textWidth != width { partAround?.setNeedsLayout() }
    }

    // MARK: Measuring

    /// The function that measures the width of texts in this label; by default, texts are measured
    /// in its font, as they are drawn. A width that is negative or not finite counts as 0.
    public var measure: TextMeasuring {
      get { _measure ?? fontMeasure }
      set {
        let old = text.map { measuredWidth ?? width(of: $0) }
        _measure = newValue
        measuredWidth = nil
        if let old, textWidth != old { partAround?.setNeedsLayout() }
      }
    }

    private var _measure: TextMeasuring?

    /// Measures labels that use the kit's font and have no ``measure`` of their own.
    package static var defaultMeasure: TextMeasuring = { LabelFont().width(of: $0, fontSize: $1) }

    /// The width of the present text, in points; 0 if there is none. Each text is measured once.
    public var textWidth: Double {
      if let measuredWidth { return measuredWidth }
      guard let text else { return 0 }
      var width = 0.0
      client {
        width = self.width(of: text)
        measuredWidth = width
        return .width(self)
      }
      return width
    }

    private func width(of text: String) -> Double {
      (_measure ?? usualMeasure)(text, fontSize).notNegative(or: 0)
    }

    private var usualMeasure: TextMeasuring {
      if hasAttributes, let text = attributedText { return { _, _ in text.size().width } }
      if adjustsFontForContentSizeCategory, let font {
        return { text, _ in NSString(string: text).size(withAttributes: [.font: font]).width }
      }
      return fontMeasure
    }

    private var fontMeasure: TextMeasuring {
      guard labelFont != LabelFont() else { return { Label.defaultMeasure($0, $1) } }
      return { [labelFont] in labelFont.width(of: $0, fontSize: $1) }
    }

    /// The width of the present text, in points; nil before it is measured.
    package private(set) var measuredWidth: Double?

    /// The width of the text, in points; 0 if the label is not shown, because it then takes no
    /// space.
    var visibleTextWidth: Double { isShown ? textWidth : 0 }

    // MARK: Upright texts

    /// The side of the frame at which the text is; in the middle by default. Glyphs that are in a
    /// column are in the middle.
    public override var textAlignment: NSTextAlignment {
      get { super.textAlignment }
      set {
        alignment = newValue
        super.textAlignment = isUpright ? .center : newValue
      }
    }

    /// The alignment of a text that is not upright.
    private var alignment = NSTextAlignment.center

    /// Whether the glyphs are in a column, because the frame is too narrow for two of them side by
    /// side.
    private var isUpright = false

    private func showUpright() {
      let size = frame.size
      let isUpright =
        size.width > 0 && size.width < 2 * _fontSize && size.width < size.height
      guard isUpright != self.isUpright else { return }
      self.isUpright = isUpright
      numberOfLines = isUpright ? 0 : 1
      lineBreakMode = isUpright ? .byCharWrapping : .byTruncatingTail
      super.textAlignment = isUpright ? .center : alignment
    }

    package func frameDidChange(from old: CGRect) { showUpright() }

    // MARK: The properties of a view of the kit

    public override var frame: CGRect {
      get { partFrame }
      set { setPartFrame(newValue) }
    }

    public override var bounds: CGRect {
      get { CGRect(origin: super.bounds.origin, size: partFrame.size) }
      set { setPartBounds(newValue) }
    }

    public override var center: CGPoint {
      get { partFrame.center }
      set { setPartCenter(newValue) }
    }

    public override var alpha: CGFloat {
      get { partAlpha }
      set { setPartAlpha(newValue) }
    }

    public override var isHidden: Bool {
      get { isPartHidden }
      set { setPartHidden(newValue) }
    }

    public override var isUserInteractionEnabled: Bool {
      get { isPartInteractionEnabled }
      set { setPartInteractionEnabled(newValue) }
    }

    /// The action of a tap on the label; nil by default. The component around it performs it.
    public var tapAction: (() -> Void)? {
      get { storage.tapAction }
      set { storage.tapAction = newValue }
    }

    /// Touches reach the label itself once the app has set `isUserInteractionEnabled`, as in UIKit.
    /// Until then the component receives them, and performs the ``tapAction``.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.isUserInteractionEnabled ? super.hitTest(point, with: event) : nil
    }

    public override func setNeedsLayout() {
      super.setNeedsLayout()
      setNeedsPartLayout()
    }

    package func write(_ change: PartChange) {
      switch change {
      case .geometry(let geometry):
        super.bounds.size = geometry.size
        super.center = geometry.center
      case .alpha(let alpha): super.alpha = alpha
      case .isHidden(let isHidden): super.isHidden = isHidden
      case .isUserInteractionEnabled(let isEnabled): super.isUserInteractionEnabled = isEnabled
      case .transform(let transform): super.transform = transform
      }
    }

    package var written: ExactGeometry.Written {
      ExactGeometry.Written(size: super.bounds.size, center: super.center)
    }
  }

  private struct LabelFont: Equatable {
    /// The font that the app has set; nil for the bold system font.
    var customFont: UIFont?
    /// The text size for which the font is scaled; nil if it is not scaled.
    var textSize: UIContentSizeCategory?

    func font(ofSize fontSize: Double) -> UIFont {
      (customFont ?? .boldSystemFont(ofSize: fontSize)).scaled(for: textSize)
    }

    func width(of text: String, fontSize: Double) -> Double {
      NSString(string: text).size(withAttributes: [.font: font(ofSize: fontSize)]).width
    }
  }

  extension UIFont {
    /// Returns the font, scaled for a text size. If that is nil, returns the font unchanged.
    package func scaled(for textSize: UIContentSizeCategory?) -> UIFont {
      guard let textSize else { return self }
      // UIFontMetrics raises an exception for a font that it has scaled already, so scale the size
      // instead.
      return withSize(
        UIFontMetrics.default.scaledValue(
          for: pointSize,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: textSize)))
    }
  }
#endif
