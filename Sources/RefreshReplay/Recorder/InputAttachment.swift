import RefreshKit

/// The data of an attached component in a recording: its class, and the differences from a new
/// component of that class.
@MainActor struct InputAttachment {
  private(set) var className = ""
  /// The name of its indicator; nil without an indicator, and for an indicator without a name.
  private(set) var indicator: String?
  /// Its properties that differ from the defaults of the class, in the order in which a replay sets
  /// them.
  private(set) var values: [(name: String, value: SettingValue)] = []
  /// Whether the component is in willRefresh: a refresh began before the component was in a window.
  private(set) var beginsFirst = false
  /// Its titles that differ from the default titles of the language.
  private(set) var titles: [(state: RefreshState, text: String?)] = []
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
    // A replay sets the state last: a property that is set after the state may end that state, as
    // hiding a component ends its pull.
    if setsState { values.append(("state", .text(component.state.rawValue))) }
    for state in RefreshState.allCases {
      let title = (component as? any StateTitled)?.title(for: state)
      let freshTitle = (fresh as? any StateTitled)?.title(for: state)
      if title != freshTitle { titles.append((state, title)) }
    }
    images = component.presentImages
  }

  /// Makes the component for a replay.
  ///
  /// - Parameter measure: Measures its texts; nil for the default.
  /// - Returns: Nil if neither its class nor a base class is in ``ComponentKind/all``.
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

  /// Adds the properties in which the component differs from `fresh`. Also sets each of them on
  /// `fresh`, as a replay does, because setting a property may change properties that are compared
  /// later.
  private mutating func addSettings(of component: RefreshComponent, unlike fresh: RefreshComponent)
  {
    for named in NamedValue<RefreshComponent>.ofComponents where named.set != nil {
      // The initializer adds the state as the last value. The begin of a refresh sets the percent.
      if named.name == "state" || (beginsFirst && named.name == "pullingPercent") { continue }
      add(named, of: component, unlike: fresh)
    }
    addPlacing(of: component, unlike: fresh)
    for named in NamedValue<Part>.ofViews where named.set != nil && named.name != "frame.height" {
      add(named, of: component, unlike: fresh)
    }
    let height = component.ownHeight
    // The app may have set another default height, which `fresh` has, too. A replay has the default
    // of the kit, so in this case it needs the height.
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

  /// Adds the ignored inset of a header whose y differs from the y of `fresh`. Setting the inset
  /// also sets the y, so a replay sets the inset even if it has the default value.
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

extension InputObserver {
  /// Adds notes about the parts of a component that a script cannot express: a class of the app, a
  /// control of the platform, or an indicator of the app. A script replaces these by parts of the
  /// kit.
  func noteClasses(of component: RefreshComponent) {
    let slot = Slot(component.edge).rawValue
    guard let kind = component.kind else { return recording.addNote("\(slot): its class") }
    if type(of: kind.make()) != type(of: component) {
      let name = typeName(of: component)
      recording.addNote("\(slot): what the class \(name) does beyond \(kind.name)")
    }
    if component.isPulledByPlatform {
      recording.addNote("\(slot): what the platform's control does")
    }
    if let header = component as? RefreshIndicatorHeader, !header.hasIndicatorOfCommand {
      let name = header.indicatorName.map { ", registered as \(JSON.string($0))" } ?? ""
      recording.addNote("\(slot): the indicator \(typeName(of: header.indicator))\(name)")
    }
  }
}

extension RefreshIndicatorHeader {
  /// The names of the indicators that the command `refresh` knows: those of the kit and of its
  /// gallery.
  fileprivate static let indicatorNamesOfCommand: Set = [
    "normal", "ring", "material", "drop", "dots", "wave", "line", "flip",
  ]

  /// Whether the command `refresh` has this very indicator. An app may register its own indicators,
  /// even under the names in ``indicatorNamesOfCommand``.
  fileprivate var hasIndicatorOfCommand: Bool {
    guard let name = indicatorName else { return false }
    return Self.indicatorNamesOfCommand.contains(name) && indicator is any IndicatorOfKit
  }
}
