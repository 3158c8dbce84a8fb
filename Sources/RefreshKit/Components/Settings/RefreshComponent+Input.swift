extension RefreshComponent {
  /// Performs an input of an app or a user.
  ///
  /// - Returns: Whether the component's class has the function or the property of the input.
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
    case .refreshIfExpired(let seconds):
      guard let header = self as? RefreshHeader else { return false }
      header.refreshIfExpired(after: seconds)
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
    if let named = NamedValue.ofViews.setting(name, of: self) {
      named.set?(self, value)
    } else if let named = NamedValue.ofComponents.setting(name, of: self) {
      named.set?(self, value)
    } else if let part = ComponentPart.allCases.first(where: { name == $0.settingOfHiding }),
      let view = view(part)
    {
      NamedValue.ofViews.setting("isHidden", of: view)?.set?(view, value)
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
