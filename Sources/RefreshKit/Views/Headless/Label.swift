#if !UIKIT
  /// A view that shows one line of text.
  public final class Label: View {
    /// Makes a label that shows a text.
    public convenience init(_ text: String) {
      self.init()
      _text = text
    }

    /// The text, or nil (the default) for none.
    public var text: String? {
      get { _text }
      set {
        guard newValue != _text else { return }
        input(setting: "text", to: newValue) { show($0) }
      }
    }

    private var _text: String?

    /// Sets a text that the kit has chosen, without notifying the observer.
    func show(_ text: String?) {
      guard text != _text else { return }
      _text = text
      textDidChange()
    }

    /// The size of the font, in points; 14 by default. A number that is negative or not finite is
    /// refused.
    public var fontSize: Double {
      get { _fontSize }
      set {
        let new = newValue.notNegative(or: _fontSize)
        guard new != _fontSize else { return }
        input(setting: "fontSize", to: new) {
          _fontSize = $0
          textDidChange()
        }
      }
    }

    private var _fontSize = 14.0

    /// The color of the text; ``Color/text`` by default.
    public var textColor = Color.text

    /// The side of the label at which its text is; ``TextAlignment/center`` by default. An upright
    /// text, as in a leader or trailer, is always in the middle.
    ///
    /// Only the text moves: an arrow or an activity indicator keeps the position that it has beside
    /// a centered title.
    public var textAlignment = TextAlignment.center

    /// The function that measures the width of texts in this label. On UIKit, the label's font
    /// measures them; elsewhere the default is ``measureByScalars(_:fontSize:)``. A host with fonts
    /// sets it for each label that it shows, before the first layout. A width that is negative or
    /// not finite counts as 0.
    public var measure: TextMeasuring = { Label.defaultMeasure($0, $1) } {
      didSet { measureDidChange(from: oldValue) }
    }

    /// Measures texts in labels without a ``measure`` of their own. Only tests set it.
    package static var defaultMeasure: TextMeasuring = { measureByScalars($0, fontSize: $1) }

    /// The width of the present text, in points; 0 if there is none. Each text is measured once.
    public var textWidth: Double {
      if let _measuredWidth { return _measuredWidth }
      guard let text else { return 0 }
      var width = 0.0
      client {
        width = measure(text, fontSize).notNegative(or: 0)
        _measuredWidth = width
        return .width(self)
      }
      return width
    }

    /// The width of the present text, in points; nil before it is measured.
    package var measuredWidth: Double? { _measuredWidth }

    private var _measuredWidth: Double?

    /// Asks for layout if the width of the text changes. The widths are compared, because functions
    /// cannot be compared.
    private func measureDidChange(from old: TextMeasuring) {
      guard let text else { return }
      let width = measuredWidth ?? old(text, fontSize).notNegative(or: 0)
      _measuredWidth = nil
      if textWidth != width { parent?.use { $0.setNeedsLayout() } }
    }

    private func textDidChange() {
      _measuredWidth = nil
      parent?.use { $0.setNeedsLayout() }
    }

    public override func draw(in context: inout DisplayContext) {
      guard let text else { return }
      context.draw(
        text, in: context.bounds, fontSize: fontSize, color: textColor, alignment: textAlignment)
    }

    override var accessibilityText: AccessibilityText { AccessibilityText(label: text) }

    /// The width of the text, in points; 0 if the label is not shown, because it then takes no
    /// space.
    var visibleTextWidth: Double { isShown ? textWidth : 0 }
  }
#endif
