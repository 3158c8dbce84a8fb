public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The size of fonts relative to that at ``large``.
  var factor: CGFloat {
    let all: [(Self, CGFloat)] = [
      (.extraSmall, 0.82), (.small, 0.88), (.medium, 0.94), (.extraLarge, 1.12),
      (.extraExtraLarge, 1.24), (.extraExtraExtraLarge, 1.35), (.accessibilityMedium, 1.65),
      (.accessibilityLarge, 1.94), (.accessibilityExtraLarge, 2.35),
      (.accessibilityExtraExtraLarge, 2.76),
      (.accessibilityExtraExtraExtraLarge, 3.12),
    ]
    return all.first { $0.0 == self }?.1 ?? 1
  }
}

public final class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// https://developer.apple.com/documentation/uikit/uitraitcollection/accessibilitycontrast
  public let accessibilityContrast: UIAccessibilityContrast
  public let displayScale: CGFloat
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  init(
    _ style: UIUserInterfaceStyle = .unspecified,
    _ category: UIContentSizeCategory = .unspecified, scale: CGFloat = 0,
    direction: UITraitEnvironmentLayoutDirection = .unspecified,
    contrast: UIAccessibilityContrast = .unspecified
  ) {
    userInterfaceStyle = style
    preferredContentSizeCategory = category
    displayScale = scale
    layoutDirection = direction
    accessibilityContrast = contrast
  }

  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) { self.init(style) }

  public convenience init(accessibilityContrast contrast: UIAccessibilityContrast) {
    self.init(.unspecified, .unspecified, contrast: contrast)
  }

  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init(.unspecified, category)
  }

  /// What applies outside of all windows.
  static let standard = UITraitCollection(
    .light, .large, scale: 3, direction: .leftToRight, contrast: .normal)

  nonisolated(unsafe) public internal(set) static var current = standard

  public func performAsCurrent(_ actions: () -> Void) {
    let last = Self.current
    Self.current = self
    actions()
    Self.current = last
  }

  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
      || accessibilityContrast != other?.accessibilityContrast
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && accessibilityContrast == other.accessibilityContrast
      && layoutDirection == other.layoutDirection && displayScale == other.displayScale
  }

  /// These, but for what a view sets itself.
  func overridden(
    _ style: UIUserInterfaceStyle, _ category: UIContentSizeCategory,
    _ contrast: UIAccessibilityContrast
  ) -> UITraitCollection {
    UITraitCollection(
      style == .unspecified ? userInterfaceStyle : style,
      category == .unspecified ? preferredContentSizeCategory : category, scale: displayScale,
      direction: layoutDirection,
      contrast: contrast == .unspecified ? accessibilityContrast : contrast)
  }
}
