import RefreshKit

/// The state of a scroll view when its recording begins.
@MainActor struct InputBeginning {
  let now: Double
  /// The time of day at time 0 of the timeline.
  let wallClock: WallTime
  /// How far local time is ahead of UTC, in seconds.
  let secondsFromGMT: Int
  let geometry: ScrollGeometry
  let inset, safeArea: EdgeInsets
  /// Whether a replay begins with the list in a window: the list is in one now, or was in one when
  /// a layout placed a component. In the second case, ``items`` remove the list from the window.
  let isInWindow: Bool
  let isDriven: Bool
  let rowCounts: [Int]
  /// The properties in which the list differs from a new list of a script.
  let values: [(name: String, value: SettingValue)]
  /// The items that a replay performs after the stage is set. They advance to ``now``, move the
  /// content, attach the components in their original order, and begin the drag or the deceleration
  /// that moves the content.
  private(set) var items: [RecordedItem]

  init(_ list: ScrollView) {
    now = list.timeline.now
    wallClock = list.timeline.start
    secondsFromGMT = list.timeline.secondsFromGMT(list.timeline.wallTime)
    geometry = list.geometry
    (inset, safeArea) = (list.contentInset, list.safeAreaInsets)
    isInWindow = list.isInWindow || list.attachedComponents.contains { $0.isLaidOut }
    rowCounts = list.rowCounts
    isDriven = list.isScrolledByPlatform
    let fresh = ScrollView(frame: .zero)
    for (name, value) in StageLine.defaultSettings { fresh.apply(.setting(name, value)) }
    values = Self.settings(of: list, unlike: fresh)
    items = Self.items(of: list)
  }

  /// The properties in which `list` differs from `other`. `isInWindow` is left out, because
  /// ``ListInput/window(_:)`` sets it.
  private static func settings(
    of list: ScrollView, unlike other: ScrollView
  ) -> [(name: String, value: SettingValue)] {
    NamedValue<ScrollView>.ofScrollViews.compactMap { named in
      guard named.set != nil, named.name != "isInWindow", let value = named.get(list),
        value != named.get(other)
      else { return nil }
      return (named.name, value)
    }
  }

  /// Adds to ``items`` the properties in which `replayed` differs from `list`, and sets them on
  /// `replayed`.
  ///
  /// - Parameter replayed: A list on which the items so far were performed. They may have changed
  ///   properties: attaching a component, for example, changes how a list bounces.
  mutating func addSettings(of list: ScrollView, to replayed: ScrollView) {
    for (name, value) in Self.settings(of: list, unlike: replayed) {
      let input = ListInput.setting(name, value)
      items.append(.list(input))
      replayed.apply(input)
    }
  }

  private static func items(of list: ScrollView) -> [RecordedItem] {
    let offset = list.contentOffset
    let move = RecordedItem.list(
      list.isScrolledByPlatform ? .report(.offset(offset, .app)) : .offset(offset))
    var items: [RecordedItem] = []
    if list.timeline.now > 0 { items.append(.advance(list.timeline.now)) }
    if offset != start(contentInset: list.contentInset, safeArea: list.safeAreaInsets) {
      items.append(move)
    }
    let attached = list.attachedComponents
    // A replay lays out the components that were laid out here, and only then attaches the
    // components that still wait for their first layout.
    let placedCount = attached.lastIndex { $0.isLaidOut }.map { $0 + 1 } ?? 0
    for component in attached[..<placedCount] {
      items.append(.attach(component.slot, InputAttachment(component)))
    }
    if placedCount > 0 {
      items.append(.advance(0))
      if !list.isInWindow { items.append(.list(.window(false))) }
    }
    for component in attached[placedCount...] {
      items.append(.attach(component.slot, InputAttachment(component)))
    }
    if !attached.isEmpty { items.append(move) }
    return items + list.beginningOfMove.map(RecordedItem.list)
  }

  /// The offset at which the content rests if the app has not moved it.
  private static func start(contentInset: EdgeInsets, safeArea: EdgeInsets) -> Point {
    Point(x: 0 - contentInset.left - safeArea.left, y: 0 - contentInset.top - safeArea.top)
  }

  /// Makes the list of a replay, in the state that the recorded list had when the recording began.
  ///
  /// - Parameter recording: The recording so far. Its widths of texts and its times of the last
  ///   updates are used.
  func makeList(_ recording: InputRecording) -> ScrollView {
    let timeline = Timeline(wallClock: wallClock)
    timeline.secondsFromGMT = { [secondsFromGMT] _ in secondsFromGMT }
    let list = ScrollView(frame: Rect(origin: .zero, size: geometry.size), timeline: timeline)
    list.layoutDirection = RefreshConfig.default.language.layoutDirection
    for (key, time) in recording.times {
      if let time { list.lastUpdatedTimes.setTime(WallTime(secondsSince1970: time), forKey: key) }
    }
    let start = Self.start(contentInset: inset, safeArea: safeArea)
    let stage: [ListInput] =
      (StageLine.defaultSettings + values).map { .setting($0.name, $0.value) } + [
        .window(isInWindow), .rowCounts(rowCounts), .contentSize(geometry.contentSize),
        .inset(inset), .safeArea(safeArea), .offset(start),
      ]
    for input in stage { list.apply(input) }
    for item in items { item.perform(on: list, measuredBy: recording.measure) }
    return list
  }
}

extension RecordedItem {
  /// Performs an item of the beginning on the list of a replay. That list has no driver. So an
  /// offset that the recorded list got from its driver is written to `contentOffset`.
  fileprivate func perform(on list: ScrollView, measuredBy measure: @escaping TextMeasuring) {
    switch self {
    case .advance(let interval): list.timeline.advance(by: interval)
    case .list(.report(.offset(let offset, _))): list.contentOffset = offset
    case .list(let input): list.apply(input)
    case .component(let slot, let call): _ = list[slot]?.apply(call)
    case .attach(let slot, let attachment):
      list[slot] = attachment.make(measuredBy: measure)
      for call in attachment.calls { _ = list[slot]?.apply(call) }
    case .detach, .keepPosition, .after, .advanceTime: break
    }
  }
}

extension InputObserver {
  /// Begins a recording of a list, and returns the state of the list.
  func beginRecording(of list: ScrollView) -> InputBeginning {
    startRecording()
    for component in list.attachedComponents {
      noteClasses(of: component)
      recordLastUpdate(of: component, in: list)
      recordWidths(in: component)
    }
    list.timeline.wrapScheduledWork { wrapped($0, in: Self.unknown) }
    var beginning = InputBeginning(list)
    let replayed = beginning.makeList(recording)
    beginning.addSettings(of: list, to: replayed)
    return beginning
  }

  /// Records the time at which the list of a header was last updated. It only reads that time: the
  /// read calls ``didReceive(_:)``, which records it.
  func recordLastUpdate(of component: RefreshComponent, in list: ScrollView) {
    guard let header = component as? RefreshHeader else { return }
    _ = list.lastUpdatedTime(forKey: header.lastUpdatedTimeKey)
  }
}
