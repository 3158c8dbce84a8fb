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

extension View {
  /// Notes that the app sets a frame; the caller ends the entry.
  @inline(__always)
  final func frameInput(from old: Rect, to new: Rect) -> InputEntry? {
    InputObserver.isInUse ? observedFrameInput(from: old, to: new) : nil
  }

  private func observedFrameInput(from old: Rect, to new: Rect) -> InputEntry? {
    guard let component = self as? RefreshComponent, let observer = component.inputObserver,
      observer.isNoting
    else { return nil }
    if old.origin != new.origin || old.width != new.width {
      component.noteUnsupported("a frame that the app has set, but for the height")
    }
    guard old.height != new.height else { return nil }
    return component.input("height", .number(new.height))
  }

  /// Whether a direction of layout is that of the language, as in every script.
  final func hasDirectionOfLanguage(_ direction: LayoutDirection?) -> Bool {
    direction.map { $0 == RefreshConfig.default.language.layoutDirection } ?? true
  }

  /// Notes that the app has set a direction of layout.
  final func noteUnsupportedDirection(_ direction: LayoutDirection?) {
    if hasDirectionOfLanguage(direction) { return }
    let component = self as? RefreshComponent
    let list = self as? ScrollView ?? component?.scrollView
    list?.noteUnsupported("layoutDirection")
  }
}

extension RefreshComponent {
  /// Notes that the app sets a second level.
  final func noteSecondLevel(_ level: SecondLevel?) {
    guard InputObserver.isInUse, let observer = inputObserver, observer.isNoting else { return }
    guard let level, secondLevel == nil else {
      return noteUnsupported("a second level that is removed, or replaced by another")
    }
    note("secondLevelThreshold", .number(level.threshold))
    let usual = SecondLevel()
    if level.closingDistance != usual.closingDistance {
      note("secondLevelClosingDistance", .number(level.closingDistance))
    }
    if level.duration != usual.duration { note("secondLevelDuration", .number(level.duration)) }
    if let title = level.title { note("secondLevelTitle", .text(title)) }
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
