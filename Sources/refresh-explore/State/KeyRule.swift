/// What a field of the kit's objects contributes to the key of a state.
///
/// A field that is not in the table is taken as it is: a field that is added to the kit makes states
/// different until it is listed here, and never makes different states equal.
nonisolated enum KeyRule {
  /// Nothing: it is only shown, or it only counts what has happened so far.
  case ignored
  /// An object, or a list of them, whose fields are a part of the state. Other references must be ignored.
  case followed
  /// A time of the timeline: how far it is from now.
  case time
  /// The number of a drag: whether it is the present or last one.
  case drag
  /// When a refresh began: what is left of the shortest time that it lasts.
  case start
  /// Where a drag began: only a component that loads at the end of the list asks, and during the drag.
  case dragStart
  /// What a header knows of the footer of its list.
  case footer
  /// Calls that wait.
  case calls
  /// The phase of a refresh.
  case phase

  /// The rules of fields, by class and name.
  static let fields: [String: KeyRule] = [
    // Counters: work that was scheduled under another number does nothing, and what the work of the
    // present number does is in the future of the state.
    "RefreshMachine.generation": .ignored, "RefreshMachine.attachment": .ignored,
    "RefreshMachine.noMoreData": .ignored, "ChangeStack.latest": .ignored,
    "RefreshMachine.release": .ignored, "SecondLevel.generation": .ignored,
    "RequestQueue.lastID": .ignored,
    "RefreshRequest.id": .ignored, "ScrollActivity.endedDragID": .drag,
    // Drags: a number is only ever compared with the present one.
    "ScrollSnapshot.dragID": .ignored, "PullRule.refusedDragID": .drag,
    "PullRule.dragIDAtBegin": .drag, "LoadMoreTrigger.dragID": .drag,
    "RefreshHeader.footerAtBegin": .footer,
    // Why a state changes, which decides nothing; see also `ignoredTypes`.
    "RefreshMachine.releaseDistance": .ignored, "Expiration.isAsked": .ignored,
    // What is read by the app alone.
    "RefreshMachine.lastResult": .ignored, "ScrollView.lastUpdatedTimes": .ignored,
    "ScrollView.rowCounts": .ignored,
    // What is shown, and what the delegate was notified of.
    "ScrollView.announced": .ignored, "ScrollView.offsetAnimation": .ignored,
    "ScrollView.reservedInsetAnimation": .ignored, "View.animations": .ignored,
    // The place of a ring, which is only drawn.
    "RefreshRingHeader._frame": .ignored, "RefreshRingHeader.pulledPercent": .ignored,
    "RefreshRingHeader.isAtRest": .ignored,
    // What follows from other fields.
    "ScrollView.quietOffsets": .ignored, "ScrollView.updatesQuietOffsets": .ignored,
    // What observes the list.
    "ScrollView._observer": .ignored,
    // What is read during a notification alone, or while a restored offset waits.
    "ScrollSnapshot.panState": .ignored, "ScrollSnapshot.cause": .ignored,
    // Times.
    "ScrollSnapshot.dragStart": .dragStart,
    "Attempt.start": .start, "ScrollView.touchTime": .ignored,
    // A motion's only frame is at its end (`PullPlace.stage`), within `Stage.longestWait`, and is in the future
    // of the state. The frame of a motion that was stopped does nothing.
    "FrameClock.shown": .ignored, "FrameClock.scheduled": .ignored,
    "ScrollView.$__lazy_storage_$_frameJob": .ignored,
    // What the laws ask for.
    "RequestQueue.requests": .calls, "RefreshMachine.phase": .phase,
    // References.
    "Accessories.all": .followed, "Accessories.detached": .followed,
    "RefreshAutoFooter.autoLoader": .followed, "RefreshAutoHeader.autoLoader": .followed,
    "ScrollView.keeping": .followed,
    "RefreshComponent.secondLevelParts": .followed, "SecondLevelCallbacks.level": .followed,
    "SecondLevel.component": .ignored, "SecondLevel.content": .ignored,
    "Accessories.places": .ignored, "ScrollAccessory.host": .ignored,
    "ScrollView._delegate": .ignored,
    "DriverReference.object": .ignored, "View.parent": .ignored, "View.children": .ignored,
    "View.hostObject": .ignored, "View.ownWords": .ignored, "RefreshComponent.action": .ignored,
    "RefreshComponent.readers": .ignored, "RefreshComponent.callbacks": .ignored,
    "RefreshIndicatorHeader.indicator": .ignored, "ScrollView.wheel": .ignored,
    "RefreshComponent.mirroring": .ignored, "RefreshComponent.offsetFollowers": .ignored,
    "RefreshComponent.isTimeInSight": .ignored,
    // The last motion, while nothing moves; a motion is in the future of the state.
    "ScrollActivity.lastPlayer": .ignored,
  ]

  /// Classes of objects that show the state, and decide nothing; and those of work that waits, which is
  /// in the future of the state.
  static let ignoredTypes: Set<String> = [
    "ActivityIndicator", "ArrowAndIndicator", "Begin", "Error", "ImageView", "Job", "Label",
    "LastUpdatePresenter",
    "Mirror", "NormalIndicator", "ObservationToken", "RefreshConfig", "RingIndicator", "RingView",
    "SideArrow", "StateFollowers", "StateImages", "StateTitles", "Timeline", "TitleIndicator",
  ]

  /// The rule of a field of a type, or of one that it inherits; nil without one.
  static func rule(of name: String, in type: Any.Type) -> KeyRule? {
    var level: Any.Type? = type
    while let type = level {
      if let rule = fields["\(type).\(name)"] { return rule }
      level = (type as? AnyClass).flatMap { _getSuperclass($0) }
    }
    return nil
  }
}
