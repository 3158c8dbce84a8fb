extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleHeight = Self(rawValue: 16)
  }
}
