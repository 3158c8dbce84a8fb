public final class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let regular = Self(rawValue: 0)
    public static let medium = Self(rawValue: 0.23)
    public static let semibold = Self(rawValue: 0.3)
    public static let bold = Self(rawValue: 0.4)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let body = Self(rawValue: "UICTFontTextStyleBody")
    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
  }

  public let pointSize: CGFloat
  public let fontName: String
  let weight: Weight
  /// The font from which `UIFontMetrics` made this one; nil for other fonts.
  let base: UIFont?

  init(_ name: String, _ size: CGFloat, _ weight: Weight = .regular, base: UIFont? = nil) {
    self.base = base
    fontName = name
    pointSize = size
    self.weight = weight
  }

  public convenience init?(name: String, size: CGFloat) { self.init(name, size) }

  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(".SFUI", size) }

  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFUI", size, weight)
  }

  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(".SFUI", size, .bold) }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(".SFUI", 17) }

  public func withSize(_ size: CGFloat) -> UIFont { UIFont(fontName, size, weight, base: base) }

  public var lineHeight: CGFloat { pointSize * 1.2 }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
  }

  public override var hash: Int { pointSize.hashValue }

  /// The width of a line. Letters of the stub are 0.6 of the font size wide, and wider in bold.
  func width(of text: String) -> CGFloat {
    CGFloat(text.unicodeScalars.count) * pointSize * (weight == .bold ? 0.65 : 0.6)
  }
}

public final class UIFontMetrics: NSObject, @unchecked Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle style: UIFont.TextStyle) {}

  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    precondition(
      font.base == nil,
      "A scaled font returned by UIFontMetrics should not be used to create another scaled font.")
    let size = scaledValue(for: font.pointSize, compatibleWith: traits)
    return UIFont(font.fontName, size, font.weight, base: font)
  }

  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat
  {
    (value * (traits ?? .current).preferredContentSizeCategory.factor).rounded()
  }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    (self as String? ?? "").size(withAttributes: attributes)
  }
}

extension String {
  /// The size of one line in the font of the attributes.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    return CGSize(width: font.width(of: self), height: font.lineHeight)
  }
}

extension NSAttributedString {
  public func size() -> CGSize {
    guard length > 0 else { return .zero }
    return string.size(withAttributes: attributes(at: 0, effectiveRange: nil))
  }
}
