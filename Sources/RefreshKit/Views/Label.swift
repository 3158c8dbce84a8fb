/// A view that shows one line of text.
public final class Label: View {
  /// The text, or nil (the default) for none.
  public var text: String? {
    didSet {
      if text != oldValue { textDidChange() }
    }
  }

  /// The size of the font, in points; 14 by default.
  public var fontSize: Double = 14 {
    didSet {
      if fontSize != oldValue { textDidChange() }
    }
  }

  /// The colour of the text; ``Color/text`` by default.
  public var textColor = Color.text

  /// How wide texts are in this label; by scalars until a host that has fonts sets its own.
  public var measure: TextMeasuring = { measureByScalars($0, fontSize: $1) } {
    didSet { textDidChange() }
  }

  /// The width of the present text, in points; 0 without one. A text is measured once.
  public var textWidth: Double {
    if let measured { return measured }
    guard let text else { return 0 }
    let width = measure(text, fontSize)
    measured = width
    return width
  }

  private var measured: Double?

  private func textDidChange() {
    measured = nil
    superview?.setNeedsLayout()
  }

  public override func draw(in context: inout DisplayContext) {
    guard let text else { return }
    context.draw(text, in: context.bounds, fontSize: fontSize, color: textColor)
  }

  override var speech: Speech { Speech(label: text) }

  /// The width of the text that is seen: 0 for a hidden label, which takes no room.
  var visibleTextWidth: Double { isHidden ? 0 : textWidth }
}
