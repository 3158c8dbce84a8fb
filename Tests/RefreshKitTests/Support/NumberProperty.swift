import RefreshKit
import Testing

/// A number that clients can set, and what it may be by rule D5.
struct NumberProperty: CustomTestStringConvertible {
  /// What a number may be.
  nonisolated enum Range {
    /// A number in a range of the table of settings.
    case number(NumberRange)
    /// A finite number above 0.
    case positive
    /// A number that is not negative, or infinity.
    case withoutEnd

    static let finite = Range.number(.finite)
    static let notNegative = Range.number(.notNegative)
    /// From 0 to 1; what is finite and outside becomes 0 or 1.
    static let fraction = Range.number(.fraction)

    /// What a property is after it was set to `value`.
    func result(of value: Double, before: Double?) -> Double? {
      switch self {
      case .number(.fraction): value.isFinite ? min(max(value, 0), 1) : before
      case .number(let range): range.contains(value) ? value : before
      case .positive: value.isFinite && value > 0 ? value : before
      case .withoutEnd: value >= 0 ? value : before
      }
    }
  }

  /// The class or the value that declares it.
  let owner: String
  /// The property, and in a composed one the part of it.
  let path: String
  let range: Range
  /// The number of an object; nil where that has none.
  let get: (AnyObject) -> Double?
  /// Sets the number of an object that has it.
  let set: (AnyObject, Double) -> Void
  /// Whether an object has it.
  let belongs: (AnyObject) -> Bool

  /// The name of the property.
  var name: String { String(path.prefix { $0 != "." }) }

  var testDescription: String { "\(owner).\(path)" }

  private init<Owner: AnyObject>(
    _ path: String, _ range: Range, _ number: ReferenceWritableKeyPath<Owner, Double>
  ) {
    (owner, self.path, self.range) = (String("\(Owner.self)".prefix { $0 != "<" }), path, range)
    get = { ($0 as? Owner)?[keyPath: number] }
    set = { ($0 as? Owner)?[keyPath: number] = $1 }
    belongs = { $0 is Owner }
  }

  /// A number of a value.
  private init<Value>(
    _ path: String, _ range: Range, of start: Value, _ number: WritableKeyPath<Value, Double>
  ) {
    (owner, self.path, self.range) = ("\(Value.self)", path, range)
    get = { ($0 as? Cell<Value>)?.value[keyPath: number] }
    set = { ($0 as? Cell<Value>)?.value[keyPath: number] = $1 }
    belongs = { $0 is Cell<Value> }
  }

  /// A number in the table of settings.
  private init?<Root>(_ setting: NamedValue<Root>) {
    let range: NumberRange
    let isOptional: Bool
    switch setting.kind {
    case .number(let numbers): (range, isOptional) = (numbers, false)
    case .optional(.number(let numbers)): (range, isOptional) = (numbers, true)
    default: return nil
    }
    guard let set = setting.set, !setting.name.contains("."), !Self.tested.contains(setting.name)
    else { return nil }
    (owner, path) = ("\(Root.self)", setting.swiftName)
    self.range = Self.withoutEnd.contains(path) ? .withoutEnd : .number(range)
    get = { ($0 as? Root).flatMap(setting.get)?.number }
    self.set = { if let root = $0 as? Root { set(root, .number($1)) } }
    belongs = { object in
      guard let value = (object as? Root).flatMap(setting.get) else { return false }
      return isOptional || value != .nothing
    }
  }

  /// Numbers of the table with tests of their own.
  private static let tested = ["frameRate", "decelerationRate"]

  /// Durations of the table that may also be infinite, which C and scripts cannot say.
  private static let withoutEnd = ["minimumRefreshingDuration", "refreshingTimeout"]

  /// Keeps a value.
  final class Cell<Value> {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  /// Numbers that must have no other effect than that of the range.
  static let strange = [
    Double.nan, .infinity, -.infinity, -1, -1e300, 0, -0.0, 1e-300, 0.5, 1e300,
  ]

  /// All of them: those of the table of settings, and others. Value types (`Point`, `Rect`, `Image`, a snapshot) take any
  /// number; it is refused where they are set on an object.
  static let all =
    NamedValue.ofViews.compactMap { NumberProperty($0) }
    + NamedValue.ofScrollViews.compactMap { NumberProperty($0) }
    + NamedValue.ofComponents.compactMap { NumberProperty($0) }
    + views + scrollViews + others + values

  private static let views =
    rects("frame", \View.frame) + points("center", \View.center)
    + points("shadowOffset", \RingView.shadowOffset) + [
      NumberProperty("rotation", .finite, \View.rotation),
      NumberProperty("fontSize", .notNegative, \Label.fontSize),
      NumberProperty("animationDuration", .notNegative, \ImageView.animationDuration),
      NumberProperty("lineWidth", .notNegative, \RingView.lineWidth),
      NumberProperty("discMargin", .notNegative, \RingView.discMargin),
      NumberProperty("shadowRadius", .notNegative, \RingView.shadowRadius),
      NumberProperty("diameter", .notNegative, \RingIndicator.diameter),
    ]

  private static let scrollViews =
    insets("contentInset", \ScrollView.contentInset)
    + insets("safeAreaInsets", \ScrollView.safeAreaInsets)
    + points("contentOffset", \ScrollView.contentOffset) + [
      NumberProperty("contentSize.width", .finite, \ScrollView.contentSize.width),
      NumberProperty("contentSize.height", .finite, \ScrollView.contentSize.height),
    ]

  private static let others = [
    NumberProperty("defaultPullHeight", .notNegative, \RefreshIndicatorHeader.pullHeightOfAll),
    NumberProperty("retryDelay", .notNegative, \Pager<Int>.retryDelay),
    NumberProperty("closingDistance", .notNegative, \SecondLevel.closingDistance),
    NumberProperty("duration", .notNegative, \SecondLevel.duration),
    NumberProperty("threshold", .number(.aboveOne), \SecondLevel.threshold),
  ]

  private static let values = [
    NumberProperty("red", .fraction, of: Color.text, \.red),
    NumberProperty("green", .fraction, of: Color.text, \.green),
    NumberProperty("blue", .fraction, of: Color.text, \.blue),
    NumberProperty("alpha", .fraction, of: Color.text, \.alpha),
    NumberProperty("lapDuration", .positive, of: RingCurve(), \.lapDuration),
    NumberProperty("turnDuration", .positive, of: RingCurve(), \.turnDuration),
    NumberProperty("shrinkDuration", .notNegative, of: RingCurve(), \.shrinkDuration),
    NumberProperty(
      "secondsSince1970", .finite, of: WallTime(secondsSince1970: 5), \.secondsSince1970),
  ]

  private static func rects<Owner: View>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Rect>
  ) -> [NumberProperty] {
    points("\(name).origin", path.appending(path: \.origin)) + [
      NumberProperty("\(name).size.width", .finite, path.appending(path: \.size.width)),
      NumberProperty("\(name).size.height", .finite, path.appending(path: \.size.height)),
    ]
  }

  private static func points<Owner: View>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Point>
  ) -> [NumberProperty] {
    [
      NumberProperty("\(name).x", .finite, path.appending(path: \.x)),
      NumberProperty("\(name).y", .finite, path.appending(path: \.y)),
    ]
  }

  private static func insets<Owner: View>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, EdgeInsets>
  ) -> [NumberProperty] {
    [
      NumberProperty("\(name).top", .finite, path.appending(path: \.top)),
      NumberProperty("\(name).left", .finite, path.appending(path: \.left)),
      NumberProperty("\(name).bottom", .finite, path.appending(path: \.bottom)),
      NumberProperty("\(name).right", .finite, path.appending(path: \.right)),
    ]
  }
}

extension RefreshIndicatorHeader {
  /// ``defaultPullHeight``, as if each header had it.
  fileprivate var pullHeightOfAll: Double {
    get { Self.defaultPullHeight }
    set { Self.defaultPullHeight = newValue }
  }
}

nonisolated extension SettingValue {
  /// The number that the value is; nil if it is none.
  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
}
