/// What the kit's functions call to be recorded. While nothing is recorded, each is one comparison.
protocol InputObserved {
  /// The observer of the scroll view, which its users keep alive; nil without one. See HotPath.md.
  var _inputObserver: Unmanaged<InputObserver>? { get }
}

/// A call that is under way.
struct InputEntry {
  let observer: InputObserver
  let outer: InputObserver.Place

  /// Ends it.
  func end() { observer.leave(to: outer) }
}

extension InputObserver {
  /// Begins a call.
  @inline(__always)
  func entry(for item: @autoclosure () -> RecordedItem) -> InputEntry {
    InputEntry(observer: self, outer: enter(item()))
  }
}

extension InputObserved {
  /// The observer of the scroll view; nil without one.
  var inputObserver: InputObserver? { _inputObserver?.takeUnretainedValue() }

  /// Whether a call of the kit's own is under way, inside which nothing is an input; also without an observer.
  var isInsideKit: Bool { _inputObserver?.use { $0.place == InputObserver.kit } ?? true }

  /// Notes that a function was called; the caller ends the entry.
  @inline(__always)
  func input(_ item: @autoclosure () -> RecordedItem) -> InputEntry? {
    guard InputObserver.isInUse, !isInsideKit, let inputObserver else { return nil }
    return inputObserver.entry(for: item())
  }

  /// Calls a block of the app whose changes scripts have no word for.
  @inline(__always)
  func callingApp(_ name: @autoclosure () -> String, _ block: () -> Void) {
    guard InputObserver.isInUse, let inputObserver else { return block() }
    let outer = inputObserver.enterUnknown(name())
    block()
    inputObserver.leave(to: outer)
  }
}

extension ScrollView: InputObserved {
  /// Notes that a function of the view was called; the caller ends the entry.
  @inline(__always)
  final func input(_ input: @autoclosure () -> ListInput) -> InputEntry? {
    self.input(.list(input()) as RecordedItem)
  }

  /// Calls `body` as one of the view's functions that are called for each offset: where nothing is recorded,
  /// there is nothing around it. It may end the observation, and the observer with it.
  @inline(__always)
  final func asInput(_ item: @autoclosure () -> ListInput, _ body: () -> Void) {
    #if hasFeature(Embedded)
      // A module that has no recorder has nothing of what follows.
      guard InputObserver.isInUse else { return body() }
    #endif
    guard let observer = _inputObserver else { return body() }
    let outer = observer.use { $0.enter(.list(item())) }
    body()
    if _inputObserver?.toOpaque() == observer.toOpaque() { observer.use { $0.leave(to: outer) } }
  }

  /// Notes that a property of the view was set that nothing else follows from.
  @inline(__always)
  final func note(_ name: String, _ value: @autoclosure () -> SettingValue) {
    if InputObserver.isInUse { input(.setting(name, value()))?.end() }
  }

  /// Notes a change that scripts have no word for.
  @inline(__always)
  final func noteUnsupported(_ words: @autoclosure () -> String) {
    if InputObserver.isInUse { inputObserver?.addUnsupportedOfApp(words()) }
  }
}

extension RefreshComponent: InputObserved {
  /// The observer of the component's scroll view; nil while detached.
  final var _inputObserver: Unmanaged<InputObserver>? { host?.use { $0._inputObserver } }

  /// The slot that the component is in, while it is attached.
  final var slot: Slot { Slot(_edge) }

  /// The slot that the component is in; nil while detached.
  package final var presentSlot: Slot? { host == nil ? nil : slot }

  /// Notes that a property is set; the caller ends the entry.
  @inline(__always)
  final func input(_ name: String, _ value: @autoclosure () -> SettingValue) -> InputEntry? {
    guard InputObserver.isInUse else { return nil }
    return input(.component(slot, .setting(name, value())))
  }

  /// Notes that a property was set that nothing else follows from.
  @inline(__always)
  final func note(_ name: String, _ value: @autoclosure () -> SettingValue) {
    if InputObserver.isInUse { input(name, value())?.end() }
  }

  /// Notes a change that scripts have no word for.
  @inline(__always)
  final func noteUnsupported(_ words: @autoclosure () -> String) {
    if InputObserver.isInUse { inputObserver?.addUnsupportedOfApp("\(slot.rawValue): " + words()) }
  }

  /// Calls the app's blocks of an event.
  @inline(__always)
  final func during(_ event: @autoclosure () -> ComponentEvent, _ blocks: () -> Void) {
    guard InputObserver.isInUse, let observer = inputObserver else { return blocks() }
    let outer = observer.enter(event(), of: slot)
    blocks()
    observer.leave(to: outer)
  }

  /// Makes changes of the kit's own that follow from what an override was notified of.
  @inline(__always)
  final func asKit(_ changes: () -> Void) {
    guard InputObserver.isInUse, !isInsideKit, let observer = inputObserver else {
      return changes()
    }
    let outer = observer.enterList(InputObserver.kit)
    changes()
    observer.leave(to: outer)
  }
}

extension View {
  /// Notes that the app sets a property that every view has; the caller ends the entry.
  @inline(__always)
  final func viewInput(_ name: String, _ value: @autoclosure () -> SettingValue) -> InputEntry? {
    guard InputObserver.isInUse else { return nil }
    return observedViewInput(name, value())
  }

  private func observedViewInput(_ name: String, _ value: SettingValue) -> InputEntry? {
    if let list = self as? ScrollView {
      return name == "isUserInteractionEnabled" ? list.input(.setting(name, value)) : nil
    }
    if let component = self as? RefreshComponent { return component.input(name, value) }
    guard name == "isHidden", let component = owner, !component.isInsideKit else { return nil }
    for part in ComponentPart.allCases where component.view(part) === self {
      return component.input("\(part.rawValue).isHidden", value)
    }
    return nil
  }

  /// The component that the view is a part of.
  fileprivate var owner: RefreshComponent? {
    parent?.use { $0 as? RefreshComponent ?? $0.owner }
  }

  /// Notes how wide the texts in the view are that were measured.
  final func noteWidths(in observer: InputObserver) {
    (self as? Label)?.noteWidth(in: observer)
    for subview in subviews { subview.noteWidths(in: observer) }
  }

  /// Notes a tap on the view; the caller ends the entry.
  final func tapInput() -> InputEntry? {
    guard InputObserver.isInUse, let component = owner, component.host != nil else { return nil }
    guard component.view(.stateLabel) === self else {
      component.noteUnsupported("a tap on a view of the app's")
      return nil
    }
    return component.input(.component(component.slot, .tap))
  }
}

extension Label {
  /// Notes how wide the present text is, where it was measured otherwise than by scalars.
  final func noteWidth() {
    if let observer = owner?.inputObserver { noteWidth(in: observer) }
  }

  fileprivate func noteWidth(in observer: InputObserver) {
    guard let text, let measured else { return }
    if measured == measureByScalars(text, fontSize: fontSize) { return }
    observer.noteWidth(measured, of: text)
  }
}
