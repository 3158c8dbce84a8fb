import RefreshKit

/// A component that is put into a slot: its class, and what differs from a new one.
struct InputAttachment {
  /// The name of the class in scripts.
  private(set) var className = ""
  /// The name of its indicator; nil if it has none, or one without a name.
  private(set) var indicator: String?
  /// Its properties that are not the defaults of the class, in the order in which they are to be set.
  private(set) var values: [(name: String, value: SettingValue)] = []
  /// Whether a refresh was begun before.
  private(set) var beginsFirst = false
  /// Its titles that are not the language's.
  private(set) var titles: [(state: RefreshState, text: String?)] = []
  /// Its images.
  private(set) var images: [(state: RefreshState, images: [Image], duration: Double)] = []
  private var kind: ComponentKind?

  /// Compares a component with a new one of its class.
  init(_ component: RefreshComponent) {
    guard let kind = component.kind else { return }
    (self.kind, className) = (kind, kind.name)
    indicator = (component as? RefreshIndicatorHeader)?.indicatorName
    let fresh = kind.make(indicator: indicator)
    beginsFirst = component.state == .willRefresh
    let setsState = component.state != .idle && !beginsFirst
    if setsState { fresh.state = component.state }
    addSettings(of: component, unlike: fresh)
    // What is set before a state may end it: a hidden component is not pulled.
    if setsState { values.append(("state", .text(component.state.rawValue))) }
    for state in RefreshState.allCases {
      let title = component.presentTitle(for: state)
      if title != fresh.presentTitle(for: state) { titles.append((state, title)) }
    }
    images = component.presentImages
  }

  /// Makes the component of a replay.
  ///
  /// - Parameter measure: Measures its texts; nil for the default.
  /// - Returns: nil if its class is none of the kit's.
  func make(measuredBy measure: TextMeasuring? = nil) -> RefreshComponent? {
    guard let component = kind?.make(indicator: indicator) else { return nil }
    if let measure { component.measureLabels(by: measure) }
    for (name, value) in values { _ = component.apply(.setting(name, value)) }
    if beginsFirst { component.beginRefreshing() }
    return component
  }

  /// The calls that a replay makes once the component is attached.
  var calls: [ComponentCall] {
    titles.map { .title($0.state, $0.text) }
      + images.map { .images($0.state, $0.images, duration: $0.duration) }
  }

  /// The names of the values in which a component differs from that of a replay when it is attached.
  func differences(of component: RefreshComponent) -> [String] {
    guard component.isOfKit, let replayed = make() else { return [] }
    for call in calls { _ = replayed.apply(call) }
    // One at a side is as high as its list.
    if component.edge.axis == .horizontal { replayed.frame.size.height = component.frame.height }
    let names = component.differences(from: replayed)
    guard names.contains("frame") else { return names }
    // A component that was laid out has the frames of its parts, too.
    return ["a frame from before"] + names.filter { !$0.isOfFrame }
  }

  /// Adds the properties in which a component differs from a new one, which has them from then on: setting one may
  /// change another.
  private mutating func addSettings(of component: RefreshComponent, unlike fresh: RefreshComponent)
  {
    for named in NamedValue<RefreshComponent>.ofComponents where named.set != nil {
      // A state is set last, and a percent with it.
      if named.name == "state" || (beginsFirst && named.name == "pullingPercent") { continue }
      add(named, of: component, unlike: fresh)
    }
    addPlacing(of: component, unlike: fresh)
    for named in NamedValue<Part>.ofViews where named.set != nil && named.name != "frame.height" {
      add(named, of: component, unlike: fresh)
    }
    let height = component.ownHeight
    // A replay has the default height of the kit, not that of the app.
    let isOwnDefault =
      component is RefreshIndicatorHeader && RefreshIndicatorHeader.defaultPullHeight != 60
    if component.edge.axis == .vertical, height != fresh.frame.size.height || isOwnDefault {
      add("height", .number(height), to: fresh)
      addPlacing(of: component, unlike: fresh)
    }
    for part in ComponentPart.allCases {
      guard let view = component.view(part), let other = fresh.view(part) else { continue }
      if view.isHidden != other.isHidden {
        add(part.settingOfHiding, .flag(view.isHidden), to: fresh)
      }
    }
  }

  /// Adds what has placed a header outside of a list: the setting of its inset, also of the default.
  private mutating func addPlacing(of component: RefreshComponent, unlike fresh: RefreshComponent) {
    guard let header = component as? RefreshHeader, header.frame.y != fresh.frame.y else { return }
    let inset = header.ignoredScrollViewContentInsetTop
    add("ignoredScrollViewContentInsetTop", .number(inset), to: fresh)
  }

  private mutating func add<Root>(
    _ named: NamedValue<Root>, of root: Root, unlike fresh: RefreshComponent
  ) {
    guard let other = fresh as? Root, let value = named.get(root),
      value != .nothing || named.get(other) != nil, value != named.get(other)
    else { return }
    add(named.name, value, to: fresh)
  }

  private mutating func add(_ name: String, _ value: SettingValue, to fresh: RefreshComponent) {
    values.append((name, value))
    _ = fresh.apply(.setting(name, value))
  }
}

extension RefreshComponent {
  /// What of the component a script cannot say.
  final var lossesAtAttaching: [String] {
    let slot = Slot(edge).rawValue
    var losses: [String] = []
    guard let kind else { return ["\(slot): its class"] }
    if type(of: kind.make()) != type(of: self) {
      losses.append("\(slot): what the class \(typeName(of: self)) does beyond \(kind.name)")
    }
    if let header = self as? RefreshIndicatorHeader, header.indicatorName == nil {
      losses.append("\(slot): the indicator \(typeName(of: header.indicator))")
    }
    if (self as? RefreshStateHeader)?.lastUpdatedTimeText != nil {
      losses.append("\(slot): lastUpdatedTimeText")
    }
    if !flipsHorizontallyInOppositeLayoutDirection {
      losses.append("\(slot): flipsHorizontallyInOppositeLayoutDirection")
    }
    if wasDetached, state != .idle {
      losses.append("\(slot): the state \(state.rawValue) from before")
    }
    if machine.showsFailure { losses.append("\(slot): a refresh that failed before") }
    if hasWaitingCalls {
      losses.append("\(slot): calls that waited before")
    }
    if hasSecondLevelInSight { losses.append("\(slot): a second level in sight") }
    return losses
  }
}
