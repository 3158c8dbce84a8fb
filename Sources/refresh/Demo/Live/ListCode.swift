import RefreshIndicators
import RefreshKit

/// The Swift code that makes a list like that of the demo.
///
/// It is read from the list itself: a line for each property whose value differs from that of a new
/// list, or of a new component of the class. `Tests/Guides/Demo.md` has the code of many lists, which
/// is compiled.
struct ListCode {
  private(set) var lines: [String] = []

  /// The comment on what the demo adds for a terminal.
  private static func omission(of header: RefreshHeader?) -> String {
    let isOwn = (header as? RefreshIndicatorHeader)?.indicator is Equalizer
    return "// Left out: the demo's \(isOwn ? "indicator, " : "")pictures, colours and sizes."
  }

  /// Reads the code of a list.
  init(_ feed: Feed) {
    let list = feed.view
    if let code = RefreshConfig.default.languageCode {
      lines.append("RefreshConfig.default.languageCode = \"\(code)\"")
    }
    if let direction = list.layoutDirection { lines.append("list.layoutDirection = .\(direction)") }
    addSettings(NamedValue.ofScrollViews, of: list, unlike: Self.newList(like: list), as: "list")
    if let header = list.header { add(header, as: .header) }
    if let footer = list.footer { add(footer, as: .footer) }
    addPager(of: feed)
    if let leader = list.leader {
      add(leader, as: .leader)
      lines += ["leader.setRefreshing { await pager.refresh() }", "list.leader = leader"]
    }
    lines += ["", Self.omission(of: list.header)]
  }

  /// Makes a list with new components of the same classes, which set some of its properties.
  private static func newList(like list: ScrollView) -> ScrollView {
    let new = ScrollView(frame: .zero)
    for slot in Slot.allCases { new[slot] = list[slot].flatMap(newComponent) }
    return new
  }

  private static func newComponent(like component: RefreshComponent) -> RefreshComponent? {
    ComponentKind.named("\(type(of: component))")?.make()
  }

  private mutating func addPager(of feed: Feed) {
    let components = feed.view.footer == nil ? "header: header" : "header: header, footer: footer"
    lines.append("")
    switch feed.kind {
    case .posts:
      lines += [
        "let pager = Pager(in: list, \(components)) { page in",
        "  try await api.posts(page: page)",
      ]
    case .conversation:
      lines += [
        "let pager = Pager(in: list, edge: .top, \(components), first: newest) {",
        "  try await api.messages(before: $0)",
      ]
    }
    lines.append("}")
    if feed.maximumRetries > 0 { lines.append("pager.maximumRetries = \(feed.maximumRetries)") }
  }

  // MARK: Components

  private mutating func add(_ component: RefreshComponent, as slot: Slot) {
    guard let new = Self.newComponent(like: component) else { return }
    let name = slot.rawValue
    lines += ["", "let \(name) = \(type(of: component))()"]
    if let indicator = (component as? RefreshIndicatorHeader)?.indicator as? DrawnIndicator {
      lines.append("\(name).indicator = \(type(of: indicator))()")
    }
    addSettings(NamedValue.ofComponents, of: component, unlike: new, as: name)
    if component.secondLevel != nil { lines.append("\(name).secondLevel = SecondLevel()") }
  }

  /// Adds the settings by their names in Swift.
  private mutating func addSettings<Root>(
    _ values: [NamedValue<Root>], of root: Root, unlike new: Root, as name: String
  ) {
    for named in values where named.isSetting {
      guard let value = named.get(root), value != named.get(new) else { continue }
      lines.append("\(name).\(named.name) = \(named.literal(value))")
    }
  }
}

extension NamedValue {
  /// Whether apps set the property. False for the state and the pull of a component, for the sizes of a ring,
  /// which fit a terminal, and for the values of a second level, whose names are those of scripts.
  fileprivate var isSetting: Bool {
    let others = ["state", "pullingPercent", "diameter", "restingDistance", "triggerDistance"]
    return self.set != nil && !others.contains(name) && !name.hasPrefix("secondLevel")
  }

  /// A value as it is written in Swift.
  fileprivate func literal(_ value: SettingValue) -> String {
    switch value {
    case .flag(let flag): "\(flag)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .text(let name) where kind.isChoice: ".\(name)"
    case .text(let text): "\"\(text)\""
    case .nothing: "nil"
    }
  }
}

nonisolated extension SettingKind {
  fileprivate var isChoice: Bool {
    if case .choice = self { true } else { false }
  }
}
