import RefreshKit

/// What an observer makes of what it is notified of: an item of a recording, or words for what a script cannot say.
extension InputObserver {
  // MARK: Settings

  /// The input of a property of a view; nil if it is none, or no script can say it.
  func input(_ name: String, _ value: SettingValue, of view: Part) -> RecordedItem? {
    if name == "layoutDirection" {
      // Each script has the direction of its language.
      let usual = RefreshConfig.default.language.layoutDirection.settingValue
      if value != .nothing, value != usual { reportChange(of: name, of: view) }
      return nil
    }
    if view is ScrollView {
      return name == "alpha" || name == "isHidden" ? nil : .list(.setting(name, value))
    }
    if let component = view as? RefreshComponent {
      if name == "lastUpdatedTimeKey", case .text(let key) = value {
        _ = component.scrollView?.lastUpdatedTime(forKey: key)
      }
      return .component(component.slot, .setting(name, value))
    }
    return inputOfPart(name, value, of: view)
  }

  private func inputOfPart(_ name: String, _ value: SettingValue, of view: Part) -> RecordedItem? {
    guard let component = view.component, let part = component.part(view) else { return nil }
    if name == "isHidden" {
      return .component(component.slot, .setting(part.settingOfHiding, value))
    }
    reportChange(of: name, of: view)
    return nil
  }

  /// Reports what the app has done to a component, and a script does not say.
  func addUnsupported(of component: RefreshComponent, _ deed: String) {
    addUnsupportedOfApp("\(component.slot.rawValue): \(deed)")
  }

  /// Reports what the app has changed of a view, and a script does not say.
  func reportChange(of name: String, of view: Part) {
    if name == "effectiveLayoutDirection" { return reportDirection(around: view) }
    // A list may be anywhere, and a component that leaves its slot is an input.
    if name == nameOfSuperview, view is ScrollView || view is RefreshComponent { return }
    if view is ScrollView {
      addUnsupportedOfApp(name)
    } else if let component = view as? RefreshComponent {
      addUnsupported(of: component, name)
    } else if let component = view.component, let part = component.part(view) {
      addUnsupported(of: component, "\(part.rawValue).\(name)")
    }
  }

  /// Reports that a view around a list gives it another direction than a script has.
  private func reportDirection(around view: Part) {
    if !view.hasDirectionOfLanguage(view.resolvedLayoutDirection) {
      addUnsupportedOfApp("layoutDirection")
    }
  }

  /// The input of a frame: a script has the height of a component alone.
  func frameInput(_ new: Rect, of view: Part) -> RecordedItem? {
    guard let component = view as? RefreshComponent else {
      if !(view is ScrollView) { reportChange(of: "frame", of: view) }
      return nil
    }
    let old = component.frame
    if old.origin != new.origin || old.size.width != new.size.width {
      addUnsupported(of: component, "a frame that the app has set, except for the height")
    }
    guard old.size.height != new.size.height else { return nil }
    return .component(component.slot, .setting("height", .number(new.size.height)))
  }

  /// Records the properties of a second level that are not the defaults.
  func recordSecondLevel(_ level: SecondLevel?, of component: RefreshComponent) {
    guard let level, component.secondLevel == nil else {
      let deed = "a second level that is removed, or replaced by another"
      return addUnsupported(of: component, deed)
    }
    let usual = SecondLevel()
    func record(_ name: String, _ value: SettingValue, unless isUsual: Bool) {
      if !isUsual { set(name, to: value, of: component)?.end() }
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

  /// The input of a component that is put into a slot, or taken out of one.
  func slotInput(
    _ old: RefreshComponent?, _ new: RefreshComponent?, of list: ScrollView
  ) -> RecordedItem? {
    guard let component = new else { return old.map { .detach($0.slot) } }
    let attachment = InputAttachment(component)
    if recordsInput {
      for words in component.lossesAtAttaching { addUnsupportedOfApp(words) }
      for name in attachment.differences(of: component) { addUnsupported(of: component, name) }
      recordLastUpdate(of: component, in: list)
      recordWidths(in: component)
    }
    return .attach(Slot(component.edge), attachment)
  }

  // MARK: Changes in front

  /// Begins to keep the position: what is done until the place is left is put into a list of its own.
  func enterKeeping() -> Place {
    let list =
      isInUnknown ? place : isRecording ? recording.makeList() : unknownPlace("keepingPosition(_:)")
    let outer = enter(.keepPosition(list))
    _ = enterList(list)
    return outer
  }

  // MARK: Texts

  /// Records how wide the texts in a view are that were measured.
  func recordWidths(in view: PlatformView) {
    if let label = view as? Label { recordWidth(of: label) }
    for subview in view.subviews { recordWidths(in: subview) }
  }

  /// Records how wide the present text of a label is, if it was measured otherwise than by scalars.
  func recordWidth(of label: Label) {
    guard let text = label.text, let measured = label.measured else { return }
    if measured == measureByScalars(text, fontSize: label.fontSize) { return }
    if isRecording { recording.recordWidth(measured, of: text) }
  }

  // MARK: Work

  /// The app's work, whose input is put into a list.
  func wrapped(_ work: @escaping () -> Void, in list: InputList) -> () -> Void {
    { [self] in
      let outer = enterList(list)
      work()
      leave(to: outer)
    }
  }

  /// The app's work, whose input is not recorded.
  func wrapped(_ work: @escaping () -> Void, _ name: String) -> () -> Void {
    { [self] in
      let outer = enterUnknown(name)
      work()
      leave(to: outer)
    }
  }
}

extension RefreshComponent {
  /// Which part of the component a view is; nil for another view.
  fileprivate func part(_ view: Part) -> ComponentPart? {
    ComponentPart.allCases.first { self.view($0) === view }
  }
}

extension Part {
  /// The component that the view is a part of.
  fileprivate var component: RefreshComponent? {
    partAround as? RefreshComponent ?? partAround?.component
  }

  /// Whether a direction of layout is that of the language, as in every script.
  func hasDirectionOfLanguage(_ direction: LayoutDirection?) -> Bool {
    direction.map { $0 == RefreshConfig.default.language.layoutDirection } ?? true
  }
}
