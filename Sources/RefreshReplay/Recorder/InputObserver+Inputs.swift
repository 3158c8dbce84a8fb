import RefreshKit

/// Turns what an observer is notified of into items of a recording.
extension InputObserver {
  // MARK: Settings

  /// The input for a property of a view; nil if it is not an input, or if no script can express it.
  func item(_ name: String, _ value: SettingValue, of view: Part) -> RecordedItem? {
    // Each script has the direction of its language, so this is not an input.
    if name == "layoutDirection" { return nil }
    if view is ScrollView {
      return name == "alpha" || name == "isHidden" ? nil : .list(.setting(name, value))
    }
    if let component = view as? RefreshComponent {
      if name == "lastUpdatedTimeKey", case .text(let key) = value {
        _ = component.scrollView?.lastUpdatedTime(forKey: key)
      }
      return .component(component.slot, .setting(name, value))
    }
    return itemOfPart(name, value, of: view)
  }

  private func itemOfPart(_ name: String, _ value: SettingValue, of view: Part) -> RecordedItem? {
    guard let component = view.component, let part = component.part(view) else { return nil }
    if name == "isHidden" {
      return .component(component.slot, .setting(part.settingOfHiding, value))
    }
    return nil
  }

  /// The input for a frame: a script has only the size of the list, and the height of a component.
  func item(_ new: Rect, of view: Part) -> RecordedItem? {
    if view is ScrollView { return new.size == view.frame.size ? nil : .list(.size(new.size)) }
    guard let component = view as? RefreshComponent,
      component.frame.size.height != new.size.height
    else { return nil }
    return .component(component.slot, .setting("height", .number(new.size.height)))
  }

  /// Records the properties of a second level that differ from the defaults.
  func recordSecondLevel(_ level: SecondLevel?, of component: RefreshComponent) {
    guard let level, component.secondLevel == nil else { return }
    let usual = SecondLevel()
    func record(_ name: String, _ value: SettingValue, unless isUsual: Bool) {
      if !isUsual { self.record(.component(component.slot, .setting(name, value))) }
    }
    let (distance, duration) = (level.closingDistance, level.duration)
    record("secondLevelThreshold", .number(level.threshold), unless: false)
    record(
      "secondLevelClosingDistance", .number(distance), unless: distance == usual.closingDistance)
    record("secondLevelDuration", .number(duration), unless: duration == usual.duration)
    let title = level.title
    record("secondLevelTitle", title.map { .text($0) } ?? .nothing, unless: title == usual.title)
  }

  // MARK: Components

  /// The input for a component that is put into a slot or taken out of it.
  func slotItem(_ old: RefreshComponent?, _ new: RefreshComponent?) -> RecordedItem? {
    guard let component = new else { return old.map { .detach($0.slot) } }
    let attachment = InputAttachment(component)
    if recordsInput {
      noteClasses(of: component)
      if let list { recordLastUpdate(of: component, in: list) }
      recordWidths(in: component)
    }
    return .attach(Slot(component.edge), attachment)
  }

  // MARK: Texts

  /// Records the widths of the texts in a view that were measured.
  func recordWidths(in view: PlatformView) {
    if let label = view as? Label { recordWidth(of: label) }
    for subview in view.subviews { recordWidths(in: subview) }
  }

  /// Records the width of the present text of a label, unless it was measured by scalars.
  func recordWidth(of label: Label) {
    guard let text = label.text, let measured = label.measured else { return }
    if measured == measureByScalars(text, fontSize: label.fontSize) { return }
    if isRecording { recording.recordWidth(measured, of: text) }
  }
}

extension RefreshComponent {
  /// Which part of the component the view is; nil if it is none.
  fileprivate func part(_ view: Part) -> ComponentPart? {
    ComponentPart.allCases.first { self.view($0) === view }
  }
}

extension Part {
  fileprivate var component: RefreshComponent? {
    partAround as? RefreshComponent ?? partAround?.component
  }
}
