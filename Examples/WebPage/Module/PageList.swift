import RefreshKit

/// The list of the module, with its components.
final class PageList {
  /// The list itself.
  let scrollView: ScrollView

  /// A component, and the name of its class.
  private struct Part {
    let component: RefreshComponent
    let className: String
    let feedback: ObservationToken
  }

  /// The components that were made and are not attached yet, and those in the slots, by the number of the slot.
  private var made = [Part?](repeating: nil, count: Slot.allCases.count)
  private var attached = [Part?](repeating: nil, count: Slot.allCases.count)

  /// The time of the next change of what is drawn by itself; nil if there is none.
  private var nextChange: Double?

  init(_ size: Size) {
    scrollView = ScrollView(frame: Rect(origin: .zero, size: size))
  }

  // MARK: Components

  /// Makes a component for its slot.
  func make(_ kind: ComponentKind, indicator: String) {
    let component = kind.make(indicator: indicator)
    let slot = kind.slot
    component.reportEvents { notify($0.name(in: slot)) }
    let feedback = component.observeFeedback { feedback in
      guard case .announcement(let text) = feedback else { return }
      notify(slot.rawValue + ".announcement " + text)
    }
    made[Int(slot.number)] = Part(
      component: component, className: kind.name, feedback: feedback)
  }

  /// Puts the component that was made for a slot into it, or empties it.
  func attach(at number: Int32) {
    let index = Int(number)
    scrollView[Slot.allCases[index]] = made[index]?.component
    attached[index] = made[index]
    made[index] = nil
  }

  private func part(_ number: Int32) -> Part? {
    guard number >= 0 else { return nil }
    return made[Int(number)] ?? attached[Int(number)]
  }

  /// Calls a method of a component, and returns whether it has that method.
  func call(_ method: String, result: Int32, of slot: Int32) -> Bool {
    guard let component = part(slot)?.component else { return false }
    switch method {
    case "beginRefreshing": return component.apply(.beginRefreshing)
    case "endRefreshing":
      let kind = RefreshResult.Kind.allCases[Int(result)]
      return component.apply(
        .endRefreshing(RefreshResult(kind, failure: RefreshTimeout(limit: 0))))
    case "resetNoMoreData": return component.apply(.resetNoMoreData)
    case "tap": return component.apply(.tap)
    case "activate": return component.accessibilityActivate()
    default: return false
    }
  }

  // MARK: Values

  /// The value of the list, or of a component, called `name`; nil if there is none.
  func value(_ name: String, of slot: Int32) -> SettingValue? {
    guard slot >= 0 else { return read(name, of: scrollView, in: NamedValue.ofScrollViews) }
    guard let part = part(slot) else { return nil }
    if name == "class" { return .text(part.className) }
    let component = part.component
    guard let (view, inner) = component.inside(name) else {
      return read(name, of: component, in: NamedValue.ofComponents)
        ?? read(name, of: component, in: NamedValue.ofViews)
    }
    if inner == "text", let label = view as? Label { return label.text.map { .text($0) } }
    return read(inner, of: view, in: NamedValue.ofViews)
  }

  private func read<Root>(
    _ name: String, of root: Root, in values: [NamedValue<Root>]
  ) -> SettingValue? {
    for value in values where value.name == name {
      if let found = value.get(root) { return found }
    }
    return nil
  }

  /// Sets a property of the list, or of a component; does nothing if there is no such property.
  func set(_ name: String, to value: SettingValue, of slot: Int32) {
    guard slot >= 0 else {
      if name == "language", case .text(let code) = value {
        RefreshConfig.default.languageCode = code
      } else {
        scrollView.apply(.setting(name, value))
      }
      return
    }
    guard let component = part(slot)?.component else { return }
    for state in RefreshState.allCases where name == "title." + state.rawValue {
      var title: String?
      if case .text(let text) = value { title = text }
      _ = component.apply(.title(state, title))
      return
    }
    _ = component.apply(.setting(name, value))
  }

  // MARK: Frames

  /// Returns what there is to draw now.
  func draw() -> [Double] {
    let list = scrollView.displayList()
    nextChange = list.nextChange
    return Drawing(list).numbers
  }

  /// The seconds until the list is to be advanced and drawn again; infinity if nothing happens before a call.
  var timeToNextChange: Double {
    let timeline = scrollView.timeline
    if timeline.isAnimating { return 0 }
    let times = [nextChange, timeline.nextDue].compactMap { $0 }
    return max(0, (times.min() ?? .infinity) - timeline.now)
  }
}

extension RefreshComponent {
  /// The part with which a name begins, and the rest of the name; nil if it begins with none.
  fileprivate func inside(_ name: String) -> (View, String)? {
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")),
      let part = ComponentPart(rawValue: String(name[..<dot])), let view = view(part)
    else { return nil }
    return (view, String(name[name.utf8.index(after: dot)...]))
  }
}

extension Slot {
  /// The number of the slot in calls.
  var number: Int32 { Int32(Slot.allCases.firstIndex(of: self) ?? 0) }
}
