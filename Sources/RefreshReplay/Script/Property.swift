import RefreshKit

/// A property of a component that a script may set.
struct Property {
  /// Sets the property to a value that has been checked; says whether the component has it. One
  /// without it stays as it is.
  typealias Assignment = (RefreshComponent) -> Bool

  /// What scripts call it.
  let name: String
  private let assignment: (JSON?) throws(ScriptError) -> Assignment

  /// A property of the components that are a `Root`, under its Swift path.
  private init<Root, Value>(
    _ name: String, _ type: FieldType<Value>, _ path: ReferenceWritableKeyPath<Root, Value>
  ) {
    self.name = name
    assignment = { json throws(ScriptError) in
      let value = try type.value(of: json, name: "value")
      return { component in
        guard let root = component as? Root else { return false }
        root[keyPath: path] = value
        return true
      }
    }
  }

  /// A property that two families of components have, each by itself.
  private init<Root, Other, Value>(
    _ name: String, _ type: FieldType<Value>, _ path: ReferenceWritableKeyPath<Root, Value>,
    or other: ReferenceWritableKeyPath<Other, Value>
  ) {
    let properties = (Property(name, type, path), Property(name, type, other))
    self.name = name
    assignment = { json throws(ScriptError) in
      let assign = try properties.0.assignment(json)
      let assignToOther = try properties.1.assignment(json)
      return { assign($0) || assignToOther($0) }
    }
  }

  /// All properties.
  static let all = [
    Property("isHidden", .flag, \RefreshComponent.isHidden),
    Property("isUserInteractionEnabled", .flag, \RefreshComponent.isUserInteractionEnabled),
    Property("height", .number, \RefreshComponent.frame.size.height),
    Property("alpha", .number, \RefreshComponent.alpha),
    Property("state", .name, \RefreshComponent.state),
    Property("pullingPercent", .number, \RefreshComponent.pullingPercent),
    Property("isAutomaticallyChangeAlpha", .flag, \RefreshComponent.isAutomaticallyChangeAlpha),
    Property("holdsContentWhilePulled", .flag, \RefreshComponent.holdsContentWhilePulled),
    Property("fastAnimationDuration", .number, \RefreshComponent.fastAnimationDuration),
    Property("slowAnimationDuration", .number, \RefreshComponent.slowAnimationDuration),
    Property(
      "ignoredScrollViewContentInsetTop", .number,
      \RefreshHeader.ignoredScrollViewContentInsetTop),
    Property(
      "ignoredScrollViewContentInsetBottom", .number,
      \RefreshFooter.ignoredScrollViewContentInsetBottom),
    Property(
      "ignoredScrollViewContentInsetRight", .number,
      \RefreshTrailer.ignoredScrollViewContentInsetRight),
    Property(
      "hidesWhileEmpty", .flag, \RefreshFooter.hidesWhileEmpty, or: \RefreshTrailer.hidesWhileEmpty),
    Property("lastUpdatedTimeKey", .text, \RefreshHeader.lastUpdatedTimeKey),
    Property("isCollectionViewAnimationBug", .flag, \RefreshHeader.isCollectionViewAnimationBug),
    Property("isAutomaticallyRefresh", .flag, \RefreshAutoFooter.isAutomaticallyRefresh),
    Property(
      "triggerAutomaticallyRefreshPercent", .number,
      \RefreshAutoFooter.triggerAutomaticallyRefreshPercent),
    Property("autoTriggerTimes", .integer, \RefreshAutoFooter.autoTriggerTimes),
    Property("isRefreshingTitleHidden", .flag, \RefreshAutoStateFooter.isRefreshingTitleHidden),
    Property("labelLeftInset", .number, \(any StateTitled).labelLeftInset),
    Property("stateLabel.isHidden", .flag, \(any StateTitled).stateLabel.isHidden),
    Property(
      "lastUpdatedTimeLabel.isHidden", .flag, \(any UpdateTimed).lastUpdatedTimeLabel.isHidden),
    Property("arrowView.isHidden", .flag, \(any ArrowShowing).arrowView.isHidden),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// What sets the property called `name` to `value`.
  ///
  /// - Throws: A mistake where there is no such property, or where it has values of another type.
  static func assignment(of value: JSON?, to name: String) throws(ScriptError) -> Assignment {
    guard let property = byName[name] else {
      let names = all.map(\.name).joined(separator: ", ")
      throw .mistake("there is no property \"\(name)\"; it must be one of \(names)")
    }
    do { return try property.assignment(value) } catch { throw error.inside(name) }
  }
}
