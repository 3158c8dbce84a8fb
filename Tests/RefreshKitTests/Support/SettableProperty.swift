import RefreshKit
import RefreshPaging
import TestSupport

/// A property that clients can set, for laws that hold for every one of them.
struct SettableProperty {
  /// The class that declares it.
  let owner: String
  let name: String
  /// Whether setting it has an effect each time, by rule D5 or as by the original.
  let actsEachTime: Bool
  /// Sets the property of an object to the value that it has; does nothing to objects without it.
  let setAgain: (AnyObject) -> Void
  /// Sets the property of an object to other values, if some are known for its type; does nothing to objects
  /// without it.
  let change: (AnyObject) -> Void
  /// The value in words; nil of objects without the property.
  let value: (AnyObject) -> String?

  private init<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, actsEachTime: Bool = false
  ) {
    owner = String("\(Owner.self)".prefix { $0 != "<" })
    self.name = name
    self.actsEachTime = actsEachTime
    setAgain = { object in
      guard let object = object as? Owner else { return }
      let value = object[keyPath: path]
      object[keyPath: path] = value
    }
    change = { object in
      guard let object = object as? Owner else { return }
      for value in otherValues(than: object[keyPath: path]) { object[keyPath: path] = value }
    }
    value = { ($0 as? Owner).map { "\($0[keyPath: path])" } }
  }

  /// A property of a class itself.
  private init<Owner: AnyObject>(
    of type: Owner.Type, _ name: String, setAgain: @escaping () -> Void,
    value: @escaping () -> String
  ) {
    (self.owner, self.name, actsEachTime) = ("\(type)", name, false)
    self.setAgain = { if $0 is Owner { setAgain() } }
    change = { _ in }
    self.value = { $0 is Owner ? value() : nil }
  }

  /// A setting in the table.
  private init?<Root>(_ setting: NamedValue<Root>) {
    guard let set = setting.set, !setting.name.contains(".") else { return nil }
    owner = setting.owner
    name = setting.swiftName
    actsEachTime = Self.actingEachTime.contains(setting.name)
    setAgain = { object in
      if let root = object as? Root, let value = setting.get(root) { set(root, value) }
    }
    change = { object in
      guard let root = object as? Root, let present = setting.get(root) else { return }
      for value in setting.kind.examples where value != present { set(root, value) }
    }
    value = { ($0 as? Root).flatMap(setting.get).map { "\($0)" } }
  }

  /// The settings of the table that have an effect each time.
  private static let actingEachTime = [
    "state", "pullingPercent", "isAutomaticallyChangeAlpha", "lastUpdatedTimeKey",
    "ignoredScrollViewContentInsetTop",
  ]

  /// All of them: those of the table of settings, and others.
  static let all =
    NamedValue.ofViews.compactMap { SettableProperty($0) }
    + NamedValue.ofScrollViews.compactMap { SettableProperty($0) }
    + NamedValue.ofComponents.compactMap { SettableProperty($0) }
    + views + scrollViews + components + others

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
    SettableProperty("fontSize", \Label.fontSize),
    SettableProperty("measure", \Label.measure),
    SettableProperty("text", \Label.text),
    SettableProperty("textAlignment", \Label.textAlignment),
    SettableProperty("textColor", \Label.textColor),
    SettableProperty("animationDuration", \ImageView.animationDuration),
    SettableProperty("animationImages", \ImageView.animationImages),
    SettableProperty("contentMode", \ImageView.contentMode),
    SettableProperty("image", \ImageView.image),
    SettableProperty("tintColor", \ImageView.tintColor),
    SettableProperty("color", \ActivityIndicator.color),
    SettableProperty("color", \RingView.color),
    SettableProperty("discColor", \RingView.discColor),
    SettableProperty("discMargin", \RingView.discMargin),
    SettableProperty("curve", \RingView.curve),
    SettableProperty("lineWidth", \RingView.lineWidth),
    SettableProperty("shadowColor", \RingView.shadowColor),
    SettableProperty("shadowOffset", \RingView.shadowOffset),
    SettableProperty("shadowRadius", \RingView.shadowRadius),
    SettableProperty("diameter", \RingIndicator.diameter),
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
    SettableProperty(
      "lastUpdatedTimeText", \RefreshStateHeader.lastUpdatedTimeText, actsEachTime: true),
    SettableProperty("indicator", \RefreshIndicatorHeader.indicator),
    SettableProperty(
      of: RefreshIndicatorHeader.self, "defaultPullHeight",
      setAgain: {
        let height = RefreshIndicatorHeader.defaultPullHeight
        RefreshIndicatorHeader.defaultPullHeight = height
      }, value: { "\(RefreshIndicatorHeader.defaultPullHeight)" }),
    SettableProperty(
      of: RefreshIndicatorHeader.self, "makeDefault",
      setAgain: {
        let make = RefreshIndicatorHeader.makeDefault
        RefreshIndicatorHeader.makeDefault = make
      }, value: { "\(type(of: RefreshIndicatorHeader.makeDefault()))" }),
  ]

  private static let others = [
    SettableProperty("closingDistance", \SecondLevel.closingDistance),
    SettableProperty("content", \SecondLevel.content),
    SettableProperty("duration", \SecondLevel.duration),
    SettableProperty("threshold", \SecondLevel.threshold),
    SettableProperty("title", \SecondLevel.title),
    SettableProperty("language", \RefreshConfig.language),
    SettableProperty("languageCode", \RefreshConfig.languageCode),
    SettableProperty("layoutDirection", \RefreshConfig.layoutDirection),
    SettableProperty("ownLanguages", \RefreshConfig.ownLanguages),
    SettableProperty("preferredLanguages", \RefreshConfig.preferredLanguages),
    SettableProperty(
      "resetsNoMoreDataAfterHeaderRefresh", \RefreshConfig.resetsNoMoreDataAfterHeaderRefresh),
    SettableProperty("nextDueDidChange", \Timeline.nextDueDidChange),
    SettableProperty("secondsFromGMT", \Timeline.secondsFromGMT),
    SettableProperty("start", \Timeline.start),
    SettableProperty("didChange", \Pager<Int>.didChange),
    SettableProperty("items", \Pager<Int>.items),
    SettableProperty("maximumRetries", \Pager<Int>.maximumRetries),
    SettableProperty("preloadItems", \Pager<Int>.preloadItems),
    SettableProperty("retryDelay", \Pager<Int>.retryDelay),
  ]
}

extension NamedValue {
  /// The class that declares it. Where views are UIKit's, those of the kit share a protocol.
  var owner: String { Root.self == Part.self ? "View" : "\(Root.self)" }

  /// The name in Swift.
  var swiftName: String { name == "pixel" ? "pixelLength" : name }
}

/// Values that a property of a type may have, and that differ from its present one; none for functions and objects
/// of the app.
private func otherValues<Value>(than value: Value) -> [Value] {
  let others: [Any] =
    switch Value.self {
    case is Bool.Type: [value as? Bool == false]
    case is Double.Type, is Double?.Type: [0.25, 2.5]
    case is Int.Type: [3]
    case is String.Type, is String?.Type: ["other"]
    case is Point.Type: [Point(x: 3, y: 4)]
    case is Size.Type: [Size(width: 300, height: 700)]
    case is EdgeInsets.Type: [EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)]
    case is Rect.Type: [Rect(x: 1, y: 2, width: 30, height: 40)]
    case is RefreshState.Type: [RefreshState.pulling, RefreshState.idle]
    case is RefreshStyle.Type: [RefreshStyle.behind, RefreshStyle.follow]
    case is DecelerationRate.Type: [DecelerationRate.fast]
    case is LayoutDirection?.Type: [LayoutDirection.rightToLeft]
    case is TextAlignment.Type: [TextAlignment.leading, TextAlignment.trailing]
    case is [Int].Type: [[2, 3]]
    case is WallTime.Type: [WallTime(secondsSince1970: 9)]
    case is SecondLevel?.Type: [SecondLevel()]
    case is (any LastUpdatedTimeStore).Type: [MemoryTimeStore()]
    case is (any RefreshIndicator).Type: [RingIndicator()]
    case is Color.Type, is Color?.Type: [Color(red: 1, green: 0, blue: 0)]
    case is Image?.Type: [Image.scripted("other", size: Size(width: 7, height: 7))]
    case is [Image].Type, is [Image]?.Type:
      [[Image.scripted("other", size: Size(width: 7, height: 7))]]
    case is [View].Type: [[View()]]
    case is [Language].Type: [[Language.french]]
    case is Language.Type: [Language.french]
    case is ((WallTime?) -> String)?.Type: [{ (_: WallTime?) in "other" }]
    default: []
    }
  return others.compactMap { $0 as? Value }
}
