import RefreshKit
import RefreshReplay

/// The history of a component since it was made: its refreshes, and the loads that it may still
/// begin.
///
/// The history follows from the reports of the component, its settings, and the actions of the
/// script and the user. Of the component's machine it reads only the pending calls, and whether a
/// pull was released.
@MainActor final class Life {
  /// A refresh that was begun and has not been ended.
  @MainActor struct Refresh {
    /// Whether the refresh waits for a window.
    let isWaiting: Bool
    /// When the refresh began to wait or to open, in seconds of the timeline.
    let since: Double
    /// How long the opening animation lasts, in seconds.
    let openingDuration: Double
    /// Whether the refresh may reserve an inset. False if the component was hidden, took no
    /// touches, or was in front of the content when the refresh began. Nil if the script hid or
    /// showed the component, or turned its interaction on or off, at that time: then the laws allow
    /// both.
    var mayReserve: Bool?
    /// How often the refresh has called back.
    var callbacks = 0
    /// How often the component has reported that the refresh began.
    var beginReports = 0
    /// Whether the script has begun the refresh.
    var isScripted = false
    /// Whether the script has called an end of the refresh.
    var endWasCalled = false
  }

  /// The latest end of a refresh.
  @MainActor struct Closing {
    /// When the refresh ended, in seconds of the timeline.
    let since: Double
    /// How long the closing animation lasts, in seconds.
    let duration: Double
    /// How long a leader's or trailer's arrow takes to turn back, in seconds.
    let turningDuration: Double
    /// How often the component has reported that it closes.
    var reports = 0
  }

  let component: RefreshComponent
  let slot: Slot

  /// The present refresh; nil if there is none.
  private(set) var refresh: Refresh?
  /// The latest end; nil if there was none.
  private(set) var closing: Closing?
  /// How many ends have not been reported yet.
  private(set) var unreportedEnds = 0
  /// Whether the component has ever been in its slot.
  private(set) var wasAttached = false

  /// The length of the content when the latest refresh began, in points.
  private var lengthAtBegin = 0.0
  /// Whether the content has filled the list since the latest refresh ended.
  private var hasFilledList = false

  /// Whether the script has done something that may begin a refresh, since the last refresh began.
  private(set) var hasCause = false
  /// Whether the script has done something that may end the refresh, since the refresh began or was
  /// asked for.
  private(set) var mayBeOver = false

  /// The values that the script has set.
  var scriptedValues = ScriptedValues()
  /// How often an auto footer or auto header may still load by itself.
  var loadAllowance = LoadAllowance()

  /// Whether the script has asked for a refresh that has not begun yet.
  private(set) var isAsked = false
  /// Whether a pull, an arrival or a tap waits in the queue of the component's calls.
  private(set) var hasGestureWaiting = false
  /// Whether the present pull was released.
  private(set) var isReleased = false
  /// The number of the drag that must return inside the threshold before it can pull the component;
  /// nil if there is none. That drag has begun during a refresh.
  private(set) var refusedDragID: Int?
  private var dragIDAtBegin = 0

  init(_ component: RefreshComponent, in slot: Slot) {
    self.component = component
    self.slot = slot
  }

  /// Whether the component is in its slot.
  var isAttached: Bool { component.partAround != nil }

  /// Whether the component has left its slot, to which it never returns.
  var isOver: Bool { wasAttached && !isAttached }

  /// Whether the component is notified of offsets.
  var isNotifiedOfOffsets: Bool {
    isAttached && component.isShown && component.isUserInteractionEnabled
  }

  var hasUnreportedEnd: Bool { unreportedEnds > 0 }

  // MARK: Reports of the component

  /// Whether a change is made by the script, and not by the component.
  func isByScript(_ change: Change<RefreshState>) -> Bool {
    scriptedValues.makes(change) || !isAttached
  }

  /// Whether the script or the user has asked for a refresh that this change begins; otherwise the
  /// component begins it by itself.
  func wasAskedFor(_ change: Change<RefreshState>) -> Bool {
    isAsked || hasGestureWaiting || isByScript(change)
  }

  /// Called when the component has reported an event, with the time in seconds of the timeline.
  func record(_ event: ComponentEvent, at now: Double) {
    switch event {
    case .state(let change): record(change, at: now)
    case .callback(.refreshing): refresh?.callbacks += 1
    case .callback(.began): refresh?.beginReports += 1
    case .callback(.endAnimationBegan): closing?.reports += 1
    case .callback(.ended): unreportedEnds -= 1
    case .callback(.secondLevelOpened), .callback(.secondLevelClosed): break
    }
  }

  private func record(_ change: Change<RefreshState>, at now: Double) {
    switch (change.old.isRefreshing, change.new.isRefreshing) {
    case (false, true):
      if !wasAskedFor(change) {
        loadAllowance.use(isDragging: component.scrollView?.isDragging ?? false)
      }
      begin(isWaiting: change.new == .willRefresh, at: now)
    case (true, true) where refresh?.isWaiting == true: begin(isWaiting: false, at: now)
    case (true, false): end(at: now)
    default: break
    }
    scriptedValues.stateDidChange(change, isByScript: isByScript(change))
  }

  private func begin(isWaiting: Bool, at now: Double) {
    refresh = Refresh(
      isWaiting: isWaiting, since: now, openingDuration: component.fastAnimationDuration,
      mayReserve: component.isShown && component.isUserInteractionEnabled
        && component.style != .front, isScripted: isAsked)
    hasCause = false
    mayBeOver = component.machine.calls.waiting.contains(where: \.endsRefresh)
    dragIDAtBegin = component.scrollView?.snapshot.dragID ?? 0
    lengthAtBegin = component.scrollView?.contentSize[.vertical] ?? 0
  }

  private func end(at now: Double) {
    refresh = nil
    hasFilledList = false
    closing = Closing(
      since: now, duration: component.slowAnimationDuration,
      turningDuration: component.fastAnimationDuration)
    if reportsEnds { unreportedEnds += 1 }
    guard let view = component.scrollView?.snapshot, view.isDragging else { return }
    refusedDragID = view.dragID != dragIDAtBegin && isFarOut ? view.dragID : nil
  }

  /// Whether another load may follow to fill the list. That requires that the list was never full
  /// since the latest refresh ended. If there was a refresh, it must also have succeeded, and made
  /// the content longer.
  var mayFillFurther: Bool {
    if hasFilledList { return false }
    return switch component.lastResult {
    case nil: true
    case .success?: (component.scrollView?.contentSize[.vertical] ?? 0) > lengthAtBegin
    default: false
    }
  }

  // MARK: Actions of the script and the user

  /// Called before the script does something that may begin a refresh.
  func willHaveCause() { hasCause = true }

  /// Called before the script does something that may end the refresh, hide the component, or
  /// detach it. `isEnd` is whether the script calls an end.
  func willPerhapsEnd(byCall isEnd: Bool) {
    mayBeOver = true
    refresh?.endWasCalled = isEnd
  }

  /// Called before the script calls a method that asks for a refresh.
  func willBeAsked() {
    isAsked = true
    if !component.isRefreshing { mayBeOver = false }
  }

  /// Called before the script hides or shows the component, or turns its interaction on or off,
  /// with the time in seconds of the timeline.
  func availabilityWillChange(at now: Double) {
    if refresh?.since == now, refresh?.callbacks == 0 { refresh?.mayReserve = nil }
  }

  /// Called after an offset was set. If the component is notified of offsets, the offset has
  /// replaced the state and the percent that the script had set, unless a component has set the
  /// offset.
  func offsetWasSet(in scrollView: ScrollView) {
    guard isNotifiedOfOffsets, scrollView.snapshot.cause != .component else { return }
    // A component whose second level is in sight applies no offset.
    if !component.showsSecondLevel {
      scriptedValues.offsetWasApplied(depth: scrollView.offsetChangeDepth)
    }
  }

  /// Notes the changes since the last call: whether the component may load again, whether a gesture
  /// waits, and whether a pull was released.
  func recordChanges(in scrollView: ScrollView) {
    recordArrivals(in: scrollView)
    if fills(scrollView) { hasFilledList = true }
    if component.machine.calls.waiting.contains(where: \.isGesture) { hasGestureWaiting = true }
    if !isFarOut { refusedDragID = nil }
    guard component.state == .pulling else { return }
    if scrollView.panState == .ended || !scrollView.isDragging { isReleased = true }
  }

  /// Notes that the component is in its slot for the first time.
  func recordAttachment() {
    guard isAttached, !wasAttached else { return }
    wasAttached = true
    // A drag that is in progress when the component is attached does not count as begun during the
    // component's refresh.
    dragIDAtBegin = component.scrollView?.snapshot.dragID ?? 0
  }

  /// Called at the end of a line. Requested begins have been performed by now, unless they still
  /// wait.
  func endLine() {
    scriptedValues.endLine()
    isAsked = component.machine.calls.waiting.contains(where: \.isBegin)
    hasGestureWaiting = component.machine.calls.waiting.contains(where: \.isGesture)
    isReleased = component.state == .pulling && component.machine.pull.isReleased
  }
}

extension Life {
  /// The values of a component that the script has set, and that no event has replaced since. Laws
  /// about the component's own behavior do not apply to them.
  @MainActor struct ScriptedValues {
    /// Whether the present state was set.
    private(set) var hasSetState = false
    /// Whether the present percent was set.
    private(set) var hasSetPercent = false
    /// Whether the arrow was ever hidden or shown.
    private(set) var hasSetArrow = false
    /// How many pictures were set for each state.
    private(set) var pictures: [RefreshState: Int] = [:]

    private var stateToCome: RefreshState?
    /// How many changes of the offset were in progress when a property was last set in this line.
    private var depth = 0

    mutating func willSet(
      _ property: String, to value: SettingValue, of component: RefreshComponent
    ) {
      depth = component.scrollView?.offsetChangeDepth ?? 0
      let isOn = component.isUserInteractionEnabled
      switch property {
      case "state":
        if case .text(let name) = value { stateToCome = RefreshState(rawValue: name) }
        hasSetState = hasSetState || stateToCome == component.state
      case "pullingPercent": hasSetPercent = true
      case "isHidden" where value == .flag(true) && !component.isHidden: hasSetPercent = false
      case "isUserInteractionEnabled" where value == .flag(false) && isOn: hasSetPercent = false
      case "arrowView.isHidden": hasSetArrow = true
      default: break
      }
    }

    mutating func willSetPictures(_ count: Int, for state: RefreshState) {
      pictures[state] = count
    }

    /// Whether the script makes a change.
    func makes(_ change: Change<RefreshState>) -> Bool { stateToCome == change.new }

    /// Called after the state has changed. `isByScript` is whether the script has changed it.
    mutating func stateDidChange(_ change: Change<RefreshState>, isByScript: Bool) {
      hasSetState = isByScript
      stateToCome = nil
      if change.new.isRefreshing, !change.old.isRefreshing { hasSetPercent = false }
    }

    /// Called after the component has applied an offset, with the number of offset changes in
    /// progress. Values that the script has set inside that change are newer, and stay.
    mutating func offsetWasApplied(depth: Int) {
      guard depth > self.depth else { return }
      hasSetState = false
      hasSetPercent = false
    }

    mutating func endLine() {
      depth = 0
    }
  }
}

/// Properties of the component's class, for laws that do not hold for every class.
extension Life {
  /// Whether the component is pulled out from behind an edge.
  var isPulled: Bool {
    autoLoading == nil && !(component is RefreshFooter && !(component is RefreshBackFooter))
  }

  /// Whether a pull begins a refresh at its threshold, before it is released.
  var beginsUnderFinger: Bool { component is RefreshSystemHeader }

  /// The component, if it loads when the end of the list is reached; otherwise nil.
  var autoLoading: (any AutoLoading)? { component as? any AutoLoading }

  /// Whether the component calls back and reports its ends; the bare footer does not.
  var reportsEnds: Bool { isPulled || autoLoading != nil }

  /// The distance that counts as a whole pull, in points.
  var pullThreshold: Double {
    (component as? RefreshRingHeader)?.triggerDistance ?? component.pullTriggerDistance
      ?? component.ownLength
  }

  /// How far the content is pulled away from the component's edge, in points, including a held
  /// overshoot; negative inside.
  var pulledBy: Double {
    guard let scrollView = component.scrollView else { return 0 }
    let inset =
      scrollView.contentInset + scrollView.safeAreaInsets
      + scrollView.geometry.secondLevelInsets
    let held = scrollView.heldOverscroll
    let offset = Point(
      x: scrollView.contentOffset.x - held.left + held.right,
      y: scrollView.contentOffset.y - held.top + held.bottom)
    let content = scrollView.contentSize
    switch component.edge {
    case .top: return -inset.top - offset.y
    case .left: return -inset.left - offset.x
    case .bottom:
      let end = content.height + inset.bottom - scrollView.frame.height
      return offset.y - max(end, -inset.top)
    case .right:
      let end = content.width + inset.right - scrollView.frame.width
      return offset.x - max(end, -inset.left)
    }
  }

  /// By how much sums of the same numbers may differ, in points.
  static let slack = 1e-9

  /// Whether the component is pulled out beyond its threshold, even if sums are a bit off.
  var isFarOut: Bool { pulledBy > pullThreshold + Life.slack }

  /// Whether nothing of the component is pulled into sight, even if sums are a bit off.
  var isInside: Bool { pulledBy < -Life.slack }
}
