import RefreshKit

/// What the observer does if the kit notifies it.
extension InputObserver {
  /// Makes the object by which the kit notifies this one, and which keeps it alive.
  func makeKitObserver() -> ComponentObserver {
    let observer = ComponentObserver(
      end: { [self] outer in leave(to: outer) },
      willAdvance: { [self] interval in entry(.advance(interval)) },
      willSet: { [self] name, value, view in set(name, to: value, of: view) },
      willPerform: { [self] input, _ in entry(.list(input)) })
    observeTimeline(observer)
    observeViews(observer)
    observeList(observer)
    observeComponents(observer)
    return observer
  }

  private func observeTimeline(_ observer: ComponentObserver) {
    observer.willAdvanceTime = { [self] interval in entry(.advanceTime(interval)) }
    observer.willSchedule = { [self] in schedule($0, after: $1, isDeferred: $2) }
    observer.willEnqueue = { [self] work in
      place == Self.kit ? work : wrapped(work, "Timeline.async")
    }
    observer.willCallClient = { [self] name in
      place == Self.kit ? entry(from: enterUnknown(name)) : nil
    }
    observer.willDo = { [self] in addUnsupportedOfApp($0) }
  }

  private func observeViews(_ observer: ComponentObserver) {
    observer.willSetFrame = { [self] new, view in
      recordsInput ? frameInput(new, of: view).flatMap { entry($0) } : nil
    }
    observer.willMakeOwnChanges = { [self] in
      place == Self.kit ? nil : entry(from: enterList(Self.kit))
    }
    observer.didChange = { [self] name, view in
      if recordsInput { recordChange(of: name, of: view) }
    }
    observer.didMeasure = { [self] in recordWidth(of: $0) }
    observer.willCallClientOfView = { [self] name, view in
      if !observes(view) { return enterOtherList() }
      // What a subclass does in the layout of its parts is the kit's, and its class is reported.
      if view is RefreshComponent, name == "layoutSubviews()" { return nil }
      return entry(from: enterUnknown(name))
    }
  }

  private func observeList(_ observer: ComponentObserver) {
    observer.willReplace = { [self] old, new, list in
      slotInput(old, new, of: list).flatMap { entry($0) }
    }
    observer.willKeepPosition = { [self] _ in
      place == Self.kit ? nil : entry(from: enterKeeping())
    }
    observer.willAsk = { [self] request, list in
      if !observes(list) { return enterOtherList() }
      return entry(from: enter(.driver(request)))
    }
    observer.willDoToList = { [self] deed, _ in addUnsupportedOfApp(deed) }
    observer.didReadTime = { [self] time, key in
      if isRecording { recording.recordTime(time?.secondsSince1970, forKey: key) }
    }
    observer.didStoreTime = { [self] time, key in
      if isRecording { recording.recordStoredTime(time.secondsSince1970, forKey: key) }
    }
  }

  private func observeComponents(_ observer: ComponentObserver) {
    observer.willPerformCall = { [self] call, component in
      entry(.component(component.slot, call))
    }
    observer.willDoToComponent = { [self] in addUnsupported(of: $1, $0) }
    observer.willChangeUnscripted = { [self] action, component in
      if observes(component) { addUnsupported("\(component.slot.rawValue): \(action)") }
    }
    observer.willSetSecondLevel = { [self] level, component in
      if recordsInput { recordSecondLevel(level, of: component) }
    }
    observer.willCallBlocks = { [self] event, cause, component in
      if !observes(component) { return enterOtherList() }
      if case .state(let change) = event, let cause { stateDidChange?(component, change, cause) }
      return entry(from: enter(.event(component.slot, event)))
    }
    observer.stateDidStay = { [self] in stateDidStay?($0, $1) }
  }

  private func schedule(
    _ work: @escaping () -> Void, after delay: Double, isDeferred: Bool
  ) -> () -> Void {
    guard isRecording, place != Self.kit else { return work }
    if isInUnknown {
      return wrapped(work, "work that was scheduled in such a block")
    }
    let list = recording.makeList()
    if isDeferred { recording.leaveForNextAdvance(list) } else { record(.after(delay, list)) }
    return wrapped(work, in: list)
  }

  /// Begins to set a property of a view.
  func set(_ name: String, to value: SettingValue, of view: View) -> ObservedEntry? {
    guard place != Self.kit, let input = input(name, value, of: view) else { return nil }
    return entry(input)
  }
}
