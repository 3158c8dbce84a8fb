import RefreshKit

/// Turns the notifications of an observer into items of a recording.
extension InputObserver {
  // MARK: Settings

  /// The input that sets a property of a view; nil if the property is not recorded, or if no script
  /// can express it.
  func item(_ name: String, _ value: SettingValue, of view: Part) -> RecordedItem? {
    // In a replay, the language of the script decides the direction, so it is not recorded.
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

  /// The input for a new frame. A script can express only the size of a list and the height of a
  /// component; nil if neither changes.
  func item(_ new: Rect, of view: Part) -> RecordedItem? {
    if view is ScrollView { return new.size == view.frame.size ? nil : .list(.size(new.size)) }
    guard let component = view as? RefreshComponent,
      component.frame.size.height != new.size.height
    else { return nil }
    return .component(component.slot, .setting("height", .number(new.size.height)))
  }

  /// Records a second level that the app gives to a component without a second level: its
  /// threshold, and its other properties that differ from the defaults.
  func recordSecondLevel(_ level: SecondLevel?, of component: RefreshComponent) {
    guard let level, component.secondLevel == nil else { return }
    let defaultLevel = SecondLevel()
    func record(_ name: String, _ value: SettingValue, unless isDefault: Bool) {
      if !isDefault { self.record(.component(component.slot, .setting(name, value))) }
    }
    let (distance, duration) = (level.closingDistance, level.duration)
    record("secondLevelThreshold", .number(level.threshold), unless: false)
    record(
      "secondLevelClosingDistance", .number(distance),
      unless: distance == defaultLevel.closingDistance)
    record("secondLevelDuration", .number(duration), unless: duration == defaultLevel.duration)
    let title = level.title
    record(
      "secondLevelTitle", title.map { .text($0) } ?? .nothing, unless: title == defaultLevel.title)
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

  /// Records the widths of the texts of a view and of all its subviews.
  func recordWidths(in view: PlatformView) {
    if let label = view as? Label { recordWidth(of: label) }
    for subview in view.subviews { recordWidths(in: subview) }
  }

  /// Records the measured width of a label's text. It does nothing if the text was not measured, or
  /// if measuring it by scalars, the default of a replay, gives the same width.
  func recordWidth(of label: Label) {
    guard let text = label.text, let measured = label.measuredWidth else { return }
    if measured == measureByScalars(text, fontSize: label.fontSize) { return }
    if isRecording { recording.recordWidth(measured, of: text) }
  }
}

extension RefreshComponent {
  /// The name of the view as a part of the component; nil if the view is not a part of it.
  fileprivate func part(_ view: Part) -> ComponentPart? {
    ComponentPart.allCases.first { self.view($0) === view }
  }
}

extension Part {
  fileprivate var component: RefreshComponent? {
    partAround as? RefreshComponent ?? partAround?.component
  }
}
