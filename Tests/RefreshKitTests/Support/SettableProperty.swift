import RefreshKit
import RefreshPaging
import RefreshReplay
import TestSupport

/// A property that clients can set, for tests of every property.
@MainActor struct SettableProperty {
  /// A number that is a property's value, or part of it.
  @MainActor struct Number {
    /// The numbers that are accepted.
    let range: NumberRange
    let fullName: String
    /// Whether the number is part of a frame or a center, which the kit may change.
    let isPlace: Bool
    /// Nil if the object does not have the property, or the optional value is nil.
    let get: (AnyObject) -> Double?
    /// Sets the number, if the object has the property.
    let set: (AnyObject, Double) -> Void
    /// Whether an object has the property.
    let belongs: (AnyObject) -> Bool

    /// The number after it was set to `value`. A fraction is clamped to 0...1.
    func result(of value: Double, before: Double?) -> Double? {
      if range == .fraction, value.isFinite { return min(max(value, 0), 1) }
      return range.contains(value) ? value : before
    }
  }

  /// The class or value type that declares the property.
  let owner: String
  let name: String
  /// Whether every set has an effect, by rule D5 or as in the original.
  let actsEachTime: Bool
  /// The numbers that the value consists of.
  let numbers: [Number]
  /// Sets the property to its present value, if the object has the property.
  let setAgain: (AnyObject) -> Void
  /// The value as text; nil if the object does not have the property.
  let value: (AnyObject) -> String?

  private init<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>,
    _ range: NumberRange = .finite, actsEachTime: Bool = false
  ) {
    let owner = String("\(Owner.self)".prefix { $0 != "<" })
    (self.owner, self.name, self.actsEachTime) = (owner, name, actsEachTime)
    numbers = parts(of: Value.self).map { part, number in
      let path = path.appending(path: number)
      return Number(
        range: range, fullName: "\(owner).\(name)\(part)",
        isPlace: ["frame", "center"].contains(name),
        get: { ($0 as? Owner)?[keyPath: path] }, set: { ($0 as? Owner)?[keyPath: path] = $1 },
        belongs: { $0 is Owner })
    }
    setAgain = { object in
      guard let object = object as? Owner else { return }
      let value = object[keyPath: path]
      object[keyPath: path] = value
    }
    value = { ($0 as? Owner).map { "\($0[keyPath: path])" } }
  }

  /// Makes a property of a value type. Its owner is a cell that holds the value.
  private init<Value>(
    in value: Value, _ name: String, _ path: WritableKeyPath<Value, Double>, _ range: NumberRange
  ) {
    let row = SettableProperty(name, (\Cell<Value>.value).appending(path: path), range)
    owner = "\(Value.self)"
    (self.name, actsEachTime, numbers) = (name, false, row.numbers)
    (setAgain, self.value) = (row.setAgain, row.value)
  }

  /// Makes a property for a setting in the table.
  private init?<Root>(_ setting: NamedValue<Root>) {
    guard let set = setting.set, !setting.name.contains(".") else { return nil }
    // With UIKit's views, the views of the kit share a protocol.
    let owner = Root.self == Part.self ? "View" : "\(Root.self)"
    self.owner = owner
    name = setting.name == "pixel" ? "pixelLength" : setting.name
    actsEachTime = setting.actsEachTime || ["state", "pullingPercent"].contains(setting.name)
    numbers =
      Self.range(of: setting.kind).map { range, isOptional in
        Number(
          range: range, fullName: "\(owner).\(setting.name)", isPlace: false,
          get: { object in
            guard case .number(let number)? = (object as? Root).flatMap(setting.get) else {
              return nil
            }
            return number
          },
          set: { if let root = $0 as? Root { set(root, .number($1)) } },
          belongs: { object in
            guard let value = (object as? Root).flatMap(setting.get) else { return false }
            return isOptional || value != .nothing
          })
      }.flatMap { Self.tested.contains(setting.name) ? [] : [$0] } ?? []
    setAgain = { object in
      if let root = object as? Root, let value = setting.get(root) { set(root, value) }
    }
    value = { ($0 as? Root).flatMap(setting.get).map { "\($0)" } }
  }

  private static func range(of kind: SettingKind) -> (NumberRange, isOptional: Bool)? {
    switch kind {
    case .number(let range): (range, false)
    case .optional(.number(let range)): (range, true)
    default: nil
    }
  }

  /// Numbers of the table that have tests of their own.
  private static let tested = ["frameRate", "decelerationRate"]

  /// The settings in the table, and all other properties.
  static let all =
    NamedValue.ofViews.compactMap { SettableProperty($0) }
    + NamedValue.ofScrollViews.compactMap { SettableProperty($0) }
    + NamedValue.ofComponents.compactMap { SettableProperty($0) }
    + views + scrollViews + components + others + values

  private static let views = [
    SettableProperty("accessibilityHint", \View.accessibilityHint),
    SettableProperty("accessibilityLabel", \View.accessibilityLabel),
    SettableProperty("accessibilityValue", \View.accessibilityValue),
    SettableProperty("center", \View.center),
    SettableProperty("clipsToBounds", \View.clipsToBounds),
    SettableProperty("frame", \View.frame),
    SettableProperty("layoutDirection", \View.layoutDirection),
    SettableProperty("rotation", \View.rotation),
    SettableProperty("tapAction", \View.tapAction),
    SettableProperty("fontSize", \Label.fontSize, .notNegative),
    SettableProperty("measure", \Label.measure),
    SettableProperty("text", \Label.text),
    SettableProperty("textAlignment", \Label.textAlignment),
    SettableProperty("textColor", \Label.textColor),
    SettableProperty("animationDuration", \ImageView.animationDuration, .notNegative),
    SettableProperty("animationImages", \ImageView.animationImages),
    SettableProperty("contentMode", \ImageView.contentMode),
    SettableProperty("image", \ImageView.image),
    SettableProperty("tintColor", \ImageView.tintColor),
    SettableProperty("color", \ActivityIndicator.color),
    SettableProperty("color", \RingView.color),
    SettableProperty("discColor", \RingView.discColor),
    SettableProperty("discMargin", \RingView.discMargin, .notNegative),
    SettableProperty("curve", \RingView.curve),
    SettableProperty("lineWidth", \RingView.lineWidth, .notNegative),
    SettableProperty("shadowColor", \RingView.shadowColor),
    SettableProperty("shadowOffset", \RingView.shadowOffset),
    SettableProperty("shadowRadius", \RingView.shadowRadius, .notNegative),
    SettableProperty("diameter", \RingIndicator.diameter, .notNegative),
  ]

  private static let scrollViews = [
    SettableProperty("contentInset", \ScrollView.contentInset),
    SettableProperty("contentOffset", \ScrollView.contentOffset, actsEachTime: true),
    SettableProperty("contentSize", \ScrollView.contentSize, actsEachTime: true),
    SettableProperty("delegate", \ScrollView.delegate),
    SettableProperty("driver", \ScrollView.driver),
    SettableProperty("footer", \ScrollView.footer),
    SettableProperty("header", \ScrollView.header),
    SettableProperty("lastUpdatedTimes", \ScrollView.lastUpdatedTimes),
    SettableProperty("rowCounts", \ScrollView.rowCounts),
    SettableProperty("safeAreaInsets", \ScrollView.safeAreaInsets),
    SettableProperty("trailer", \ScrollView.trailer),
    SettableProperty("leader", \ScrollView.leader),
  ]

  private static let components = [
    SettableProperty("additionalFlippedViews", \RefreshComponent.additionalFlippedViews),
    SettableProperty(
      "beginRefreshingCompletionBlock", \RefreshComponent.beginRefreshingCompletionBlock),
    SettableProperty(
      "endRefreshingAnimationBeginAction", \RefreshComponent.endRefreshingAnimationBeginAction),
    SettableProperty(
      "endRefreshingCompletionBlock", \RefreshComponent.endRefreshingCompletionBlock),
    SettableProperty(
      "flipsHorizontallyInOppositeLayoutDirection",
      \RefreshComponent.flipsHorizontallyInOppositeLayoutDirection),
    SettableProperty("secondLevel", \RefreshComponent.secondLevel),
    SettableProperty("secondLevelDidClose", \RefreshComponent.secondLevelDidClose),
    SettableProperty("secondLevelDidOpen", \RefreshComponent.secondLevelDidOpen),
    SettableProperty("refreshingBlock", \RefreshComponent.refreshingBlock),
    SettableProperty("refreshingTarget", \RefreshComponent.refreshingTarget),
    SettableProperty(
      "lastUpdatedTimeText", \RefreshStateHeader.lastUpdatedTimeText, actsEachTime: true),
    SettableProperty("indicator", \RefreshIndicatorHeader.indicator),
    SettableProperty("defaultPullHeight", \RefreshIndicatorHeader.heightOfAll, .notNegative),
    SettableProperty("makeDefault", \RefreshIndicatorHeader.makerOfAll),
  ]

  private static let others = [
    SettableProperty("closingDistance", \SecondLevel.closingDistance, .notNegative),
    SettableProperty("content", \SecondLevel.content),
    SettableProperty("duration", \SecondLevel.duration, .notNegative),
    SettableProperty("threshold", \SecondLevel.threshold, .aboveOne),
    SettableProperty("title", \SecondLevel.title),
    SettableProperty("language", \RefreshConfig.language),
    SettableProperty("languageCode", \RefreshConfig.languageCode),
    SettableProperty("layoutDirection", \RefreshConfig.layoutDirection),
    SettableProperty("ownLanguages", \RefreshConfig.ownLanguages),
    SettableProperty("preferredLanguages", \RefreshConfig.preferredLanguages),
    SettableProperty(
      "failureDisplayDuration", \RefreshConfig.failureDisplayDuration, .notNegative),
    SettableProperty(
      "resetsNoMoreDataAfterHeaderRefresh", \RefreshConfig.resetsNoMoreDataAfterHeaderRefresh),
    SettableProperty("nextDueDidChange", \Timeline.nextDueDidChange),
    SettableProperty("secondsFromGMT", \Timeline.secondsFromGMT),
    SettableProperty("start", \Timeline.start),
    SettableProperty("didChange", \Pager<Int>.didChange),
    SettableProperty("items", \Pager<Int>.items),
    SettableProperty("keepsDuplicates", \Pager<Int>.keepsDuplicates),
    SettableProperty("preloadItems", \Pager<Int>.preloadItems),
  ]

  /// A cell for each value type.
  static let cells: [AnyObject] = [
    Cell(Color.text), Cell(RingCurve()), Cell(WallTime(secondsSince1970: 5)),
  ]

  private static let values =
    colors + [
      SettableProperty(in: RingCurve(), "lapDuration", \.lapDuration, .positive),
      SettableProperty(in: RingCurve(), "turnDuration", \.turnDuration, .positive),
      SettableProperty(in: RingCurve(), "shrinkDuration", \.shrinkDuration, .notNegative),
      SettableProperty(
        in: WallTime(secondsSince1970: 5), "secondsSince1970", \.secondsSince1970, .finite),
    ]

  #if UIKIT
    /// Empty, because the numbers of UIKit's colors cannot be set.
    private static let colors: [SettableProperty] = []
  #else
    private static let colors = [
      SettableProperty(in: Color.text, "red", \.red, .fraction),
      SettableProperty(in: Color.text, "green", \.green, .fraction),
      SettableProperty(in: Color.text, "blue", \.blue, .fraction),
      SettableProperty(in: Color.text, "alpha", \.alpha, .fraction),
    ]
  #endif
}

/// Holds a value, so that its numbers have an object as owner.
@MainActor private final class Cell<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension RefreshIndicatorHeader {
  /// The static ``defaultPullHeight`` as a property of each header.
  fileprivate var heightOfAll: Double {
    get { Self.defaultPullHeight }
    set { Self.defaultPullHeight = newValue }
  }

  /// The static ``makeDefault`` as a property of each header.
  fileprivate var makerOfAll: () -> any RefreshIndicator {
    get { Self.makeDefault }
    set { Self.makeDefault = newValue }
  }
}

/// The names and key paths of the numbers in a value of this type.
@MainActor private func parts<Value>(of type: Value.Type) -> [(
  String, WritableKeyPath<Value, Double>
)] {
  let parts: [(String, AnyKeyPath)] =
    switch type {
    case is Double.Type: [("", \Double.self)]
    case is Point.Type: [(".x", \Point.x.asDouble), (".y", \Point.y.asDouble)]
    case is Size.Type: [(".width", \Size.width.asDouble), (".height", \Size.height.asDouble)]
    case is Rect.Type:
      [
        (".x", \Rect.origin.x.asDouble), (".y", \Rect.origin.y.asDouble),
        (".width", \Rect.size.width.asDouble), (".height", \Rect.size.height.asDouble),
      ]
    case is EdgeInsets.Type:
      [
        (".top", \EdgeInsets.top.asDouble), (".left", \EdgeInsets.left.asDouble),
        (".bottom", \EdgeInsets.bottom.asDouble), (".right", \EdgeInsets.right.asDouble),
      ]
    default: []
    }
  return parts.compactMap { name, path in
    (path as? WritableKeyPath<Value, Double>).map { (name, $0) }
  }
}

extension BinaryFloatingPoint {
  /// The number as a `Double`; UIKit uses another type for some.
  fileprivate var asDouble: Double {
    get { Double(self) }
    set { self = Self(newValue) }
  }
}
