import RefreshKit
import RefreshReplay

/// Makes the key of a state from the values that decide what a scroll view and its components do
/// next.
///
/// Numbers of refreshes and drags count only as current or earlier, and times only as the time that
/// is left. Closures and errors are left out; what pending work will do is in the ``Future`` of the
/// state.
@MainActor struct KeyWriter {
  private(set) var key = StateKey()

  private let list: ScrollView
  private let hasTimes: Bool
  private let forgotten: KeyPart?

  init(_ list: ScrollView, hasTimes: Bool = true, without forgotten: KeyPart? = nil) {
    (self.list, self.hasTimes, self.forgotten) = (list, hasTimes, forgotten)
    var key = StateKey()
    addList(to: &key)
    for slot in Slot.allCases {
      key.add(list[slot] != nil)
      if let component = list[slot] { add(component, to: &key) }
    }
    self.key = key
  }

  private func add(
    _ part: KeyPart, to key: inout StateKey, _ values: (inout StateKey) -> Void
  ) {
    if part != forgotten { values(&key) }
  }

  // MARK: The list

  private func addList(to key: inout StateKey) {
    let view = list.snapshot
    add(.geometry, to: &key) { key in
      for point in [view.offset, Point(x: view.geometry.size.width, y: view.geometry.size.height)] {
        key.add(point)
      }
      key.add(Point(x: view.geometry.contentSize.width, y: view.geometry.contentSize.height))
      for insets in [list.contentInset, list.adjustedContentInset, view.heldOverscroll] {
        key.add(insets)
      }
    }
    add(.movement, to: &key) { key in
      key.add(view.isDragging)
      key.add(view.isDecelerating)
      key.add(list.isTracking)
      key.add(list.hasMotion)
      key.add(list.hasDragEnded)
      if readsDragStart { key.add(view.dragStart) }
    }
    add(.surroundings, to: &key) { key in
      key.add(view.isInWindow)
      key.add(list.isUserInteractionEnabled)
      key.add(list.alwaysBounceVertical)
      key.add(list.alwaysBounceHorizontal)
    }
  }

  /// Whether the start of the drag matters. Only components that load on arrival use it, and one
  /// may be attached if the list has no component.
  private var readsDragStart: Bool {
    let components = Slot.allCases.compactMap { list[$0] }
    return list.isDragging
      && (components.isEmpty || components.contains { $0.loadMoreTrigger != nil })
  }

  /// 0 for no drag, 1 for the present or last drag, and 2 for an earlier one.
  private func age(ofDrag number: Int?) -> UInt64 {
    number.map { $0 == list.snapshot.dragID ? 1 : 2 } ?? 0
  }

  // MARK: A component

  private func add(_ component: RefreshComponent, to key: inout StateKey) {
    let refresh = component.machine
    add(.state, to: &key) { key in
      key.add(component.state)
      key.add(component.isNoMoreDataNew)
      key.add(refresh.isPullingSetByClient)
    }
    add(.percent, to: &key) { $0.add(refresh.percent) }
    add(.phase, to: &key) { $0.add(refresh.attempt) }
    add(.minimum, to: &key) { key in
      let left = refresh.attempt?.timeLeft(
        at: list.timeline.now, of: component.minimumRefreshingDuration)
      if hasTimes { key.add(max(0, left ?? 0)) }
    }
    add(.failure, to: &key) { $0.add("\(refresh.failure)") }
    add(.pull, to: &key) { key in
      key.add(refresh.pull.isReleased)
      key.add(word: age(ofDrag: refresh.pull.refusedDragID))
      key.add(refresh.pull.refusedDragID == nil ? -1 : refresh.pull.refusedDistance ?? -1)
      key.add(word: age(ofDrag: refresh.pull.dragIDAtBegin))
    }
    add(.calls, to: &key) { key in
      key.add(word: UInt64(refresh.calls.waiting.count))
      for call in refresh.calls.waiting { key.add(call, in: refresh) }
      for count in component.waitingBlockCounts { key.add(word: UInt64(count)) }
    }
    add(.frame, to: &key) { key in
      // The frame of a ring only says where it is drawn.
      if !(component is RefreshRingHeader) { key.add(component.frame) }
      key.add(component.alpha)
      key.add(component.reservedInset)
      key.add(component.isLaidOut)
    }
    add(.visibility, to: &key) { key in
      key.add(component.isHidden)
      key.add(component.isShown)
      key.add(component.isUserInteractionEnabled)
    }
    add(.loader, to: &key) { key in
      guard let trigger = component.loadMoreTrigger else { return }
      key.add(trigger.canLoadOutsideDrag)
      key.add(word: UInt64(bitPattern: Int64(trigger.timesLeft)))
      key.add(word: age(ofDrag: trigger.dragID))
      key.add(trigger.load != nil)
      if let load = trigger.load {
        key.add(load.threshold)
        key.add(load.hasFailed)
        key.add(load.canLoadOutsideDragAfterFailure)
      }
      key.add(trigger.waitingArrival != nil)
      if let arrival = trigger.waitingArrival {
        key.add("\(arrival.cause)")
        key.add(arrival.isAtThreshold)
        key.add(arrival.isAtDragEnd)
      }
      if let fill = component.fillTrigger {
        key.add("\(fill.step)")
        key.add(fill.isLayoutOutdated)
        key.add(fill.lengthBeforeLoad)
      }
      let insetRange = component.insetRangeAtOpening
      key.add(insetRange != nil)
      if let insetRange { key.add(Point(x: insetRange.lowerBound, y: insetRange.upperBound)) }
    }
    add(.footer, to: &key) { key in
      if let ages = (component as? RefreshFooter)?.agesInHeaderRefresh {
        key.add(ages.isLoadOlder)
        for endsNoMoreData in ages.endsNoMoreData.joined() { key.add(endsNoMoreData) }
      }
    }
    add(.secondLevel, to: &key) { key in
      guard let level = component.secondLevel else { return }
      key.add(level.phase.rawValue)
      if level.phase != .closed, let offset = component.offsetAtLevel { key.add(offset) }
    }
  }
}

extension StateKey {
  fileprivate mutating func add(_ flag: Bool) { add(word: flag ? 1 : 0) }

  fileprivate mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  fileprivate mutating func add(_ rect: Rect) {
    add(rect.origin)
    add(rect.width)
    add(rect.height)
  }

  fileprivate mutating func add(_ insets: EdgeInsets) {
    for edge in [insets.top, insets.left, insets.bottom, insets.right] { add(edge) }
  }

  fileprivate mutating func add(_ state: RefreshState) { add(state.rawValue) }

  fileprivate mutating func add(_ attempt: Attempt?) {
    add(attempt.phaseName)
    guard let attempt else { return }
    // After the end, it no longer matters whether the refresh has begun in a window.
    let isOver = attempt.phase == .closing || attempt.phase == .showingResult
    for flag in [
      attempt.reservesInset, attempt.hasCalledBack, attempt.startTime != nil && !isOver,
    ] {
      add(flag)
    }
  }

  fileprivate mutating func add(_ call: WaitingCall, in refresh: RefreshMachine) {
    add(call.isDue)
    add(word: call.generation.map { $0 == refresh.generation ? 1 : 2 } ?? 0)
    switch call.kind {
    case .begin(let completion, _):
      add("begin")
      add(completion != nil)
    case .beginByGesture:
      add("gesture")
    case .end(let end):
      add("end")
      add(end.result.name)
      for flag in [
        end.completion != nil, end.byTimeout, end.leavesNoMoreData, end.clearsFooterFailure,
      ] {
        add(flag)
      }
    case .resetNoMoreData(let endsRefresh):
      add("reset")
      add(endsRefresh)
    case .leaveNoMoreData: add("leave")
    }
  }
}

extension Attempt? {
  /// The name of the phase in laws and diagrams.
  var phaseName: String { self.map { "\($0.phase)" } ?? "rest" }
}

extension RefreshResult {
  /// The name of the result, without the error of a failure.
  var name: String {
    switch self {
    case .success: "success"
    case .failure: "failure"
    case .noMoreData: "noMoreData"
    case .cancelled: "cancelled"
    }
  }
}

/// A part of the key. A test leaves one out, and checks that the explorer notices that.
enum KeyPart: CaseIterable {
  // Of the list.
  /// The offset, the sizes and the insets.
  case geometry
  /// What moves the content.
  case movement
  /// Whether the list is in a window, takes touches and bounces.
  case surroundings

  // Of each component.
  case state, percent
  /// The phase of the refresh, and what the refresh has done.
  case phase
  /// The rest of the minimum duration.
  case minimum
  case failure
  /// Whether a pull was released, and which drags cannot pull.
  case pull
  /// The pending calls and blocks.
  case calls
  case frame
  case visibility
  case loader
  case footer
  case secondLevel
}

/// A number of 128 bits for the state of a stage: equal states have equal keys.
struct StateKey: Hashable {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x9e37_79b9_7f4a_7c15

  mutating func add(word: UInt64) {
    first = (first ^ word) &* 0x0000_0100_0000_01b3
    first ^= first >> 29
    second = (second ^ word) &* 0xd6e8_feb8_6659_fd93
    second ^= second >> 32
  }

  mutating func add(_ text: String) {
    var word: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count % 8 == 0 { add(word: word) }
    }
    add(word: word)
    add(word: UInt64(count))
  }

  /// Adds a number, rounded to a millionth, because equal times and offsets may be sums of
  /// different numbers.
  mutating func add(_ number: Double) {
    let rounded = (number * 1e6).rounded() + 0
    add(word: rounded.isFinite ? rounded.bitPattern : number.bitPattern)
  }
}
