extension RefreshComponent {
  /// Does what an app or a user does by a call.
  ///
  /// - Returns: Whether the component's class has the call, or the setting.
  package final func apply(_ call: ComponentCall) -> Bool {
    switch call {
    case .beginRefreshing: beginRefreshing()
    case .endRefreshing(let result): endRefreshing(with: result)
    case .openSecondLevel: openSecondLevel()
    case .closeSecondLevel: closeSecondLevel()
    case .resetNoMoreData:
      guard let ending = asNoMoreDataEnding else { return false }
      ending.resetNoMoreData()
    case .tap:
      guard let titled = asStateTitled else { return false }
      titled.stateLabel.tap()
    case .refreshIfExpired:
      guard let header = self as? RefreshHeader else { return false }
      header.refreshIfExpired()
    case .setting(let name, let value): return set(name, to: value)
    case .title(let state, let text):
      guard let titled = asStateTitled else { return false }
      titled.setTitle(text, for: state)
    case .images(let state, let images, let duration):
      guard let showing = asGifShowing else { return false }
      showing.setImages(images, duration: duration, for: state)
    }
    return true
  }

  private func set(_ name: String, to value: SettingValue) -> Bool {
    let text: String? = if case .text(let text) = value { text } else { nil }
    switch name {
    case "state":
      if let new = text.flatMap(RefreshState.init(rawValue:)) { state = new }
    case "style":
      if let new = text.flatMap(RefreshStyle.init(rawValue:)) { style = new }
    case "lastUpdatedTimeKey":
      guard let header = self as? RefreshHeader else { return false }
      if let text { header.lastUpdatedTimeKey = text }
    case "failureTitle":
      guard let titled = asStateTitled else { return false }
      titled.failureTitle = text
    case "successTitle":
      guard let titled = asStateTitled else { return false }
      titled.successTitle = text
    case "secondLevelTitle":
      guard let level = secondLevel else { return false }
      level.title = text
    default:
      return setNumber(name, to: value)
    }
    return true
  }

  private func setNumber(_ name: String, to value: SettingValue) -> Bool {
    let ofViews = NamedValue<View>.ofViews
    if let named = ofViews.first(where: { $0.settingName == name && $0.set != nil }) {
      named.assign(value, to: self)
    } else if let named = NamedValue<RefreshComponent>.ofComponents.first(where: {
      $0.name == name && $0.set != nil && $0.belongs(to: self)
    }) {
      named.assign(value, to: self)
    } else if let part = ComponentPart.allCases.first(where: { name == $0.settingOfHiding }),
      let view = view(part)
    {
      ofViews.first { $0.name == "isHidden" }?.assign(value, to: view)
    } else {
      return false
    }
    return true
  }
}

nonisolated extension ComponentPart {
  /// The name of the setting that hides the part.
  package var settingOfHiding: String { "\(rawValue).isHidden" }
}
