import RefreshKit
import Testing

/// A number that clients can set, and what it may be by rule D5.
struct NumberProperty: CustomTestStringConvertible {
  /// What a number may be.
  nonisolated enum Range {
    /// Any finite number.
    case finite
    /// A finite number that is not negative.
    case notNegative
    /// A finite number above 0.
    case positive
    /// A finite number above 1.
    case aboveOne
    /// Above 0, and at most 1.
    case positiveFraction
    /// 0...1; what is finite and outside becomes 0 or 1.
    case fraction
    /// A number that is not negative, or infinity.
    case withoutEnd

    /// What a property is after it was set to `value`.
    func result(of value: Double, before: Double?) -> Double? {
      switch self {
      case .finite: value.isFinite ? value : before
      case .notNegative: value.isFinite && value >= 0 ? value : before
      case .positive: value.isFinite && value > 0 ? value : before
      case .aboveOne: value.isFinite && value > 1 ? value : before
      case .positiveFraction: value > 0 && value <= 1 ? value : before
      case .fraction: value.isFinite ? min(max(value, 0), 1) : before
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

  private init<Owner: AnyObject>(
    optional path: String, _ range: Range, _ number: ReferenceWritableKeyPath<Owner, Double?>
  ) {
    (owner, self.path, self.range) = ("\(Owner.self)", path, range)
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

  /// All of them. Value types (`Point`, `Rect`, `Image`, a snapshot) take any
  /// number; it is refused where they are set on an object.
  static let all = views + scrollViews + components + values

  private static let views =
    rects("frame", \View.frame) + points("center", \View.center)
    + points("shadowOffset", \RingView.shadowOffset) + [
      NumberProperty("alpha", .fraction, \View.alpha),
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
      NumberProperty("pixelLength", .notNegative, \ScrollView.pixelLength),
      NumberProperty(optional: "maximumOverscroll", .notNegative, \ScrollView.maximumOverscroll),
      NumberProperty(
        "rubberBandCoefficient", .positiveFraction, \ScrollView.rubberBandCoefficient),
    ]

  private static let components = [
    NumberProperty(
      "fastAnimationDuration", .notNegative, \RefreshComponent.fastAnimationDuration),
    NumberProperty(
      "slowAnimationDuration", .notNegative, \RefreshComponent.slowAnimationDuration),
    NumberProperty(
      "minimumRefreshingDuration", .withoutEnd, \RefreshComponent.minimumRefreshingDuration),
    NumberProperty(
      optional: "refreshingTimeout", .withoutEnd, \RefreshComponent.refreshingTimeout),
    NumberProperty("pullingPercent", .finite, \RefreshComponent.pullingPercent),
    NumberProperty(
      optional: "expirationInterval", .withoutEnd, \RefreshHeader.expirationInterval),
    NumberProperty(
      "ignoredScrollViewContentInsetTop", .finite, \RefreshHeader.ignoredScrollViewContentInsetTop),
    NumberProperty(
      "ignoredScrollViewContentInsetBottom", .finite,
      \RefreshFooter.ignoredScrollViewContentInsetBottom),
    NumberProperty(
      "ignoredScrollViewContentInsetRight", .finite,
      \RefreshTrailer.ignoredScrollViewContentInsetRight),
    NumberProperty(
      "ignoredScrollViewContentInsetLeft", .finite,
      \RefreshLeader.ignoredScrollViewContentInsetLeft),
    NumberProperty("labelLeftInset", .finite, \RefreshStateHeader.labelLeftInset),
    NumberProperty("labelLeftInset", .finite, \RefreshAutoStateFooter.labelLeftInset),
    NumberProperty("labelLeftInset", .finite, \RefreshAutoStateHeader.labelLeftInset),
    NumberProperty("preloadDistance", .notNegative, \RefreshAutoHeader.preloadDistance),
    NumberProperty(
      "triggerAutomaticallyRefreshPercent", .finite,
      \RefreshAutoHeader.triggerAutomaticallyRefreshPercent),
    NumberProperty("labelLeftInset", .finite, \RefreshBackStateFooter.labelLeftInset),
    NumberProperty("labelLeftInset", .finite, \RefreshStateTrailer.labelLeftInset),
    NumberProperty("labelLeftInset", .finite, \RefreshStateLeader.labelLeftInset),
    NumberProperty(
      "resultDisplayDuration", .notNegative, \RefreshComponent.resultDisplayDuration),
    NumberProperty("preloadDistance", .notNegative, \RefreshAutoFooter.preloadDistance),
    NumberProperty(
      "triggerAutomaticallyRefreshPercent", .finite,
      \RefreshAutoFooter.triggerAutomaticallyRefreshPercent),
    NumberProperty("diameter", .notNegative, \RefreshRingHeader.diameter),
    NumberProperty("restingDistance", .notNegative, \RefreshRingHeader.restingDistance),
    NumberProperty("triggerDistance", .notNegative, \RefreshRingHeader.triggerDistance),
    NumberProperty("defaultPullHeight", .notNegative, \RefreshIndicatorHeader.pullHeightOfAll),
    NumberProperty("retryDelay", .notNegative, \Pager<Int>.retryDelay),
    NumberProperty("closingDistance", .notNegative, \SecondLevel.closingDistance),
    NumberProperty("duration", .notNegative, \SecondLevel.duration),
    NumberProperty("threshold", .aboveOne, \SecondLevel.threshold),
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
