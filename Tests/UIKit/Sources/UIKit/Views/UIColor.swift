public final class UIColor: NSObject, @unchecked Sendable {
  private let components: (UITraitCollection) -> [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = { _ in [red, green, blue, alpha] }
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    components = { dynamicProvider($0).components($0) }
  }

  private convenience init(light: CGFloat, dark: CGFloat, alpha: CGFloat = 1) {
    self.init { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? dark : light, alpha: alpha)
    }
  }

  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let parts = components(traits)
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor { [self] traits in
      let parts = components(traits)
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
  }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components(.current)
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }

  public var cgColor: CGColor {
    let parts = components(.current)
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return [UIUserInterfaceStyle.light, .dark].allSatisfy {
      let traits = UITraitCollection(userInterfaceStyle: $0)
      return components(traits) == other.components(traits)
    }
  }

  public override var hash: Int { components(.current).hashValue }

  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let systemBlue = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  public static let systemGray = UIColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)
  public static let label = UIColor(light: 0, dark: 1)
  public static let secondaryLabel = UIColor(light: 0.24, dark: 0.92, alpha: 0.6)
  public static let tertiaryLabel = UIColor(light: 0.24, dark: 0.92, alpha: 0.3)
  public static let systemBackground = UIColor(light: 1, dark: 0)
  public static let secondarySystemBackground = UIColor(light: 0.95, dark: 0.11)
}
