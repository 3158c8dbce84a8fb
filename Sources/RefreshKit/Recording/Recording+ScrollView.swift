/// The inputs of a scroll view that have more than one part.
extension ScrollView {
  /// Notes that the content is to move; the caller ends the entry. What a driver makes of it is an input of
  /// its own: it reports each offset.
  @inline(__always)
  final func moveInput(_ item: @autoclosure () -> InputItem) -> InputEntry? {
    InputObserver.isInUse && !isDriven ? input(item()) : nil
  }

  #if !hasFeature(Embedded)
    /// Notes that a driver reports an offset; the caller ends the entry.
    final func reportInput(_ offset: Point, by cause: ScrollCause) -> InputEntry? {
      guard InputObserver.isInUse, let inputObserver else { return nil }
      if inputObserver.place == InputObserver.kit { noteOwnMove(to: offset) }
      let isHeld = heldOverscroll != .zero
      // `keepingPosition(_:)` moves content into its range in a script, too.
      let isClamp =
        keeping?.isAsking == false && cause == .app && offset == geometry.clamp(contentOffset)
      // What is held returns by itself, while the content rests.
      let isReturn = isHeld && cause == .deceleration && offset == contentOffset
      if isClamp || isReturn {
        let outer = inputObserver.enterList(InputObserver.kit)
        return InputEntry(observer: inputObserver, outer: outer)
      }
      if isHeld, cause == .deceleration {
        inputObserver.addUnsupported(
          "a throw along one axis while a pull is let go along the other")
      }
      return input(
        .reported(
          isHeld && cause == .finger ? offset + heldAfterSetting(offset) : offset, by: cause))
    }

    /// Notes that a throw ends beyond the range: its end in a script moves the content into it.
    final func noteEndOfThrow() {
      guard InputObserver.isInUse, contentOffset != geometry.clamp(contentOffset) else { return }
      inputObserver?.addUnsupported("a throw that ended beyond the range")
    }

    /// Notes that the platform moves the content by itself in the middle of a change of the kit, where a list
    /// without a driver would not: that moves content at rest into its range.
    private func noteOwnMove(to offset: Point) {
      guard driverReference.requestCause == nil, keeping?.isAsking != true else { return }
      let (present, inside) = (contentOffset, geometry.clamp(contentOffset))
      for axis in Axis.allCases where offset[axis] != present[axis] {
        if offset[axis] == inside[axis], activity.isIdle, driverReference.overshoot[axis] == 0 {
          continue
        }
        inputObserver?.addUnsupported("where the platform has moved content by itself")
      }
    }
  #endif

  /// Notes that content under a driver is not where a component would put it without one: a script has the
  /// calls of components, and puts it there.
  final func noteRefusal(of target: Point) {
    guard InputObserver.isInUse, contentOffset != target, let inputObserver else { return }
    inputObserver.addUnsupported("where the platform has left content that a component moves")
  }

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

extension InputItem {
  /// The number of the finger that touches the scroll view of a driver.
  static let driverFinger = 0

  /// An offset that a driver has reported.
  static func reported(_ offset: Point, by cause: ScrollCause) -> InputItem {
    switch cause {
    case .finger: .drag(.moved(offset))
    case .deceleration: .scroll(offset)
    case .app, .component, .wheel: .offset(offset)
    }
  }
}

nonisolated extension Point {
  /// The distance from an edge of what a finger pulls beyond edges.
  init(beyond overshoot: EdgeInsets) {
    self.init(
      x: overshoot.right > 0 ? overshoot.right : 0 - overshoot.left,
      y: overshoot.bottom > 0 ? overshoot.bottom : 0 - overshoot.top)
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
