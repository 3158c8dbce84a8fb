extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = Self(rawValue: 1)
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleRightMargin = Self(rawValue: 4)
    public static let flexibleTopMargin = Self(rawValue: 8)
    public static let flexibleHeight = Self(rawValue: 16)
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }

  /// Resizes the view after a change of its superview's size, along the axes in which a part of it
  /// is flexible:
  /// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property
  final func superviewDidGrow(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    var frame = frame
    let mask = autoresizingMask
    (frame.origin.x, frame.size.width) = resized(
      frame.minX, frame.width, old.width, new.width,
      [
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin),
      ])
    (frame.origin.y, frame.size.height) = resized(
      frame.minY, frame.height, old.height, new.height,
      [
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin),
      ])
    if frame != self.frame { self.frame = frame }
  }

  /// The start and the length along one axis. The flexible parts share the growth of the superview
  /// in proportion to their lengths.
  private func resized(
    _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ isFlexible: [Bool]
  ) -> (CGFloat, CGFloat) {
    let growth = new - old
    let parts = zip([start, length, old - start - length], isFlexible).map { $1 ? max($0, 0) : 0 }
    let (sum, count) = (parts.reduce(0, +), isFlexible.count { $0 })
    guard growth != 0, count > 0 else { return (start, length) }
    func share(_ index: Int) -> CGFloat {
      guard isFlexible[index] else { return 0 }
      if count == 1 { return growth }
      return sum > 0 ? growth * parts[index] / sum : growth / CGFloat(count)
    }
    return (start + share(0), length + share(1))
  }
}
