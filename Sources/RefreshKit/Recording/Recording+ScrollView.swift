/// The inputs of a scroll view that have more than one part.
extension ScrollView {
  /// Notes that a component is put into a slot, or taken out of one; the caller ends the entry.
  final func slotInput(_ old: ScrollAccessory?, _ new: ScrollAccessory?) -> InputEntry? {
    guard InputObserver.isInUse, let inputObserver else { return nil }
    if let component = new as? RefreshComponent {
      let losses = inputObserver.isNoting ? component.lossesAtAttaching : []
      for words in losses { inputObserver.addUnsupportedOfApp(words) }
      let slot = Slot(component.edge)
      if inputObserver.isNoting {
        noteStoredTime(of: component)
        component.noteWidths(in: inputObserver)
      }
      return input(.attach(slot, InputAttachment(component)))
    }
    guard let old = old as? RefreshComponent else { return nil }
    return input(.detach(old.slot))
  }

  /// Makes changes in front of the visible part of the content.
  final func keepingPositionAsInput(_ changes: () -> Void) {
    guard InputObserver.isInUse, let observer = inputObserver, observer.isNoting else {
      beginKeepingPosition()
      changes()
      endKeepingPosition()
      return
    }
    let outer = observer.enterKeeping()
    beginKeepingPosition()
    changes()
    observer.asKit { endKeepingPosition() }
    observer.leave(to: outer)
  }

  /// Begins what ``endKeepingPositionAsInput()`` ends, for hosts without functions that run changes.
  package final func beginKeepingPositionAsInput() {
    if InputObserver.isInUse, let observer = inputObserver, observer.isNoting {
      observer.openKeepings.append(observer.enterKeeping())
    }
    beginKeepingPosition()
  }

  /// Ends what ``beginKeepingPositionAsInput()`` began.
  ///
  /// - Returns: Whether there was something to end.
  package final func endKeepingPositionAsInput() -> Bool {
    guard InputObserver.isInUse, let observer = inputObserver,
      let outer = observer.openKeepings.popLast()
    else { return endKeepingPosition() }
    var isOver = false
    observer.asKit { isOver = endKeepingPosition() }
    observer.leave(to: outer)
    return isOver
  }
}

extension RefreshComponent {
  /// The entry of a frame that the app sets: a script has its height alone.
  final func inputOfFrame(from old: Rect, to new: Rect) -> InputEntry? {
    guard let observer = inputObserver, observer.isNoting else { return nil }
    if old.origin != new.origin || old.width != new.width {
      noteUnsupported("a frame that the app has set, but for the height")
    }
    guard old.height != new.height else { return nil }
    return input(.component(slot, .setting("height", .number(new.height))))
  }
}

extension View {
  /// Whether a direction of layout is that of the language, as in every script.
  final func hasDirectionOfLanguage(_ direction: LayoutDirection?) -> Bool {
    direction.map { $0 == RefreshConfig.default.language.layoutDirection } ?? true
  }

}

extension RefreshComponent {
  /// Notes that the app sets a second level: its properties that are not the defaults.
  final func noteSecondLevel(_ level: SecondLevel?) {
    guard InputObserver.isInUse, let observer = inputObserver, observer.isNoting else { return }
    guard let level, secondLevel == nil else {
      return noteUnsupported("a second level that is removed, or replaced by another")
    }
    let usual = SecondLevel()
    func note<Value: SettingRepresentable & Equatable>(
      _ name: String, _ value: Value, unless usual: Value?
    ) {
      if value != usual { input(.component(slot, .setting(name, value.settingValue)))?.end() }
    }
    note("secondLevelThreshold", level.threshold, unless: nil)
    note("secondLevelClosingDistance", level.closingDistance, unless: usual.closingDistance)
    note("secondLevelDuration", level.duration, unless: usual.duration)
    note("secondLevelTitle", level.title, unless: usual.title)
  }
}

extension InputObserver {
  /// Begins to keep the position: what is done until the place is left is put into a list of its own.
  fileprivate func enterKeeping() -> Place {
    let isLost = place == Self.unknown
    let list = makeList()
    let outer = enter(.keepPosition(list))
    _ = enterList(isLost ? Self.unknown : list)
    return outer
  }
}
