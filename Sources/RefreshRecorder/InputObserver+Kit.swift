import RefreshKit

/// What the observer does if the kit notifies it.
extension InputObserver {
  /// Sets the functions that the kit calls; they do not keep the observer alive.
  func observe() {
    observeTimeline()
    observeViews()
    observeList()
    observeComponents()
  }

  private func observeTimeline() {
    kitObserver.end = { [unowned(unsafe) self] outer in leave(to: outer) }
    kitObserver.willAdvance = { [unowned(unsafe) self] in entry(.advance($0)) }
    kitObserver.willSchedule = { [unowned(unsafe) self] in schedule($0, after: $1, isDeferred: $2) }
    kitObserver.willEnqueue = { [unowned(unsafe) self] work in
      place == Self.kit ? work : wrapped(work, "Timeline.async")
    }
    kitObserver.willCallClient = { [unowned(unsafe) self] name in
      place == Self.kit ? entry(from: enterUnknown(name)) : nil
    }
    kitObserver.willDo = { [unowned(unsafe) self] in addUnsupportedOfApp($0) }
  }

  private func observeViews() {
    kitObserver.willSet = { [unowned(unsafe) self] name, value, view in
      place == Self.kit ? nil : input(name, value, of: view).flatMap { entry($0) }
    }
    kitObserver.willSetFrame = { [unowned(unsafe) self] new, view in
      isNoting ? frameInput(new, of: view).flatMap { entry($0) } : nil
    }
    kitObserver.willMakeOwnChanges = { [unowned(unsafe) self] in
      place == Self.kit ? nil : entry(from: enterList(Self.kit))
    }
    kitObserver.didChange = { [unowned(unsafe) self] name, view in
      if isNoting { noteChange(of: name, of: view) }
    }
    kitObserver.didMeasure = { [unowned(unsafe) self] in noteWidth(of: $0) }
    kitObserver.willCallClientOfView = { [unowned(unsafe) self] name, view in
      if view.observer !== kitObserver { return enterOtherList() }
      return entry(from: enterUnknown(name))
    }
  }

  private func observeList() {
    kitObserver.willPerform = { [unowned(unsafe) self] input, _ in entry(.list(input)) }
    kitObserver.willReplace = { [unowned(unsafe) self] old, new, list in
      slotInput(old, new, of: list).flatMap { entry($0) }
    }
    kitObserver.willKeepPosition = { [unowned(unsafe) self] _ in
      place == Self.kit ? nil : entry(from: enterKeeping())
    }
    kitObserver.willAsk = { [unowned(unsafe) self] request, list in
      if list.listObserver !== kitObserver { return enterOtherList() }
      return entry(from: enter(.driver(request)))
    }
    kitObserver.willDoToList = { [unowned(unsafe) self] deed, _ in addUnsupportedOfApp(deed) }
    kitObserver.didReadTime = { [unowned(unsafe) self] time, key in
      if isRecording { recording.noteTime(time?.secondsSince1970, forKey: key) }
    }
    kitObserver.didStoreTime = { [unowned(unsafe) self] time, key in
      if isRecording { recording.noteStored(time.secondsSince1970, forKey: key) }
    }
  }

  private func observeComponents() {
    kitObserver.willPerformCall = { [unowned(unsafe) self] call, component in
      entry(.component(component.slot, call))
    }
    kitObserver.willDoToComponent = { [unowned(unsafe) self] in addUnsupported(of: $1, $0) }
    kitObserver.willSetSecondLevel = { [unowned(unsafe) self] level, component in
      if isNoting { noteSecondLevel(level, of: component) }
    }
    kitObserver.willCallBlocks = { [unowned(unsafe) self] event, component in
      if component.observer !== kitObserver { return enterOtherList() }
      return entry(from: enter(.event(component.slot, event)))
    }
    kitObserver.stateDidChange = { [unowned(unsafe) self] in stateDidChange?($0, $1, $2) }
    kitObserver.stateDidStay = { [unowned(unsafe) self] in stateDidStay?($0, $1) }
  }

  private func schedule(
    _ work: @escaping () -> Void, after delay: Double, isDeferred: Bool
  ) -> () -> Void {
    guard isRecording, place != Self.kit else { return work }
    guard place != Self.unknown else {
      return wrapped(work, "work that was scheduled in such a block")
    }
    let list = recording.makeList()
    if isDeferred { recording.leaveForNextAdvance(list) } else { record(.after(delay, list)) }
    return wrapped(work, in: list)
  }
}
