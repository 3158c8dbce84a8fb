/// A direction in which content scrolls.
public enum Axis: Sendable, CaseIterable {
  /// Along x, from the left to the right.
  case horizontal
  /// Along y, from the top to the bottom.
  case vertical

  var other: Axis { self == .vertical ? .horizontal : .vertical }

  /// The edge at which content along this axis begins: left or top.
  public var leadingEdge: Edge { self == .vertical ? .top : .left }

  /// The edge at which content along this axis ends: right or bottom.
  public var trailingEdge: Edge { self == .vertical ? .bottom : .right }
}

struct PerAxis<Value> {
  var x: Value
  var y: Value

  init(_ value: (Axis) -> Value) {
    (x, y) = (value(.horizontal), value(.vertical))
  }

  subscript(axis: Axis) -> Value {
    get { axis == .vertical ? y : x }
    set {
      if axis == .vertical { y = newValue } else { x = newValue }
    }
  }
}

extension PerAxis: Equatable where Value: Equatable {}

/// A side of a rectangle.
public enum Edge: Sendable, CaseIterable {
  /// The side with the least y.
  case top
  /// The side with the least x.
  case left
  /// The side with the greatest y.
  case bottom
  /// The side with the greatest x.
  case right

  /// The axis that crosses this edge.
  public var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

  package var isLeading: Bool { self == .top || self == .left }
}

struct EdgeSet: OptionSet, Sendable, Hashable {
  static let all = EdgeSet(rawValue: 15)

  let rawValue: UInt8

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(_ edge: Edge) {
    switch edge {
    case .top: rawValue = 1
    case .left: rawValue = 2
    case .bottom: rawValue = 4
    case .right: rawValue = 8
    }
  }

  func contains(anyOf axis: Axis) -> Bool {
    contains(EdgeSet(axis.leadingEdge)) || contains(EdgeSet(axis.trailingEdge))
  }
}

/// The direction in which text is read and views are laid out.
public enum LayoutDirection: Sendable, Hashable {
  /// As in English: the first item is at the left.
  case leftToRight
  /// As in Arabic: the first item is at the right.
  case rightToLeft
}

extension LayoutDirection: SettingRepresentable {
  package static var settingKind: SettingKind { .choice(["leftToRight", "rightToLeft"]) }

  package var settingValue: SettingValue {
    .text(self == .leftToRight ? "leftToRight" : "rightToLeft")
  }

  package init?(settingValue: SettingValue) {
    switch settingValue {
    case .text("leftToRight"): self = .leftToRight
    case .text("rightToLeft"): self = .rightToLeft
    default: return nil
    }
  }
}

/// `accepted(or:)` returns the value that a setter stores. A number that is not finite is refused,
/// and the number of `old` is kept. Returns nil if a number was refused and all others equal those
/// of `old`: then there is nothing to store.
extension Point {
  func accepted(or old: Point) -> Point? {
    if x.isFinite, y.isFinite { return self }
    let new = finite(or: old)
    return new == old ? nil : new
  }
}

extension Size {
  func accepted(or old: Size) -> Size? {
    if width.isFinite, height.isFinite { return self }
    let new = finite(or: old)
    return new == old ? nil : new
  }
}
