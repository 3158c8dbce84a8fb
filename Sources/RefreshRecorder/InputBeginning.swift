import RefreshKit

/// A scroll view when its recording begins.
struct InputBeginning {
  /// The time of the timeline.
  let now: Double
  /// The time of day when that was 0, and how far local time is ahead of UTC, in seconds.
  let wallClock: WallTime
  let secondsFromGMT: Int
  let geometry: ScrollGeometry
  let inset, safeArea: EdgeInsets
  let offset: Point
  let isInWindow: Bool
  /// Whether a driver scrolls it.
  let isDriven: Bool
  let rowCounts: [Int]
  /// The properties that are not the defaults.
  let values: [(name: String, value: SettingValue)]
  /// The components, in the order in which they were attached.
  let components: [(slot: Slot, attachment: InputAttachment)]
  /// Whether a layout has placed one of them.
  let isLaidOut: Bool

  init(_ list: ScrollView) {
    now = list.timeline.now
    wallClock = list.timeline.start
    secondsFromGMT = list.timeline.secondsFromGMT(list.timeline.wallTime)
    geometry = list.geometry
    (inset, safeArea, offset) = (list.contentInset, list.safeAreaInsets, list.contentOffset)
    (isInWindow, rowCounts) = (list.isInWindow, list.rowCounts)
    isDriven = list.isScrolledByPlatform
    let fresh = ScrollView(frame: .zero)
    // A replay has the default of the kit, not that of the app.
    fresh.resetsNoMoreDataAfterHeaderRefresh = false
    values = NamedValue<ScrollView>.ofScrollViews.compactMap { named in
      guard named.set != nil, named.name != "isInWindow", let value = named.get(list),
        value != named.get(fresh)
      else { return nil }
      return (named.name, value)
    }
    let attached = list.attachedAccessories.compactMap { $0 as? RefreshComponent }
    components = attached.map { ($0.slot, InputAttachment($0)) }
    isLaidOut = attached.contains { $0.isPlaced }
  }
}

extension ScrollView {
  /// What a script cannot say of the view as it is now.
  final var lossesAtBeginning: [String] {
    var losses: [String] = []
    if isChanging {
      losses.append("the recording began inside a change")
    }
    if isTracking || isDragging { losses.append("a finger was down when the recording began") }
    if isDecelerating || hasMotion {
      losses.append("the content was moving when the recording began")
    }
    if awaitsOffset { losses.append("restore(_:)") }
    if !hasDirectionOfLanguage(layoutDirection ?? RefreshConfig.default.layoutDirection) {
      losses.append("layoutDirection")
    }
    if !RefreshConfig.default.ownLanguages.isEmpty {
      losses.append("texts of a language of the app")
    }
    for case let component as RefreshComponent in attachedAccessories {
      losses += component.lossesAtBeginning
    }
    return losses
  }
}

extension RefreshComponent {
  fileprivate var lossesAtBeginning: [String] {
    let slot = slot.rawValue
    var losses = lossesAtAttaching
    if isRefreshing || isClosing {
      losses.append("\(slot): a refresh was under way when the recording began")
    }
    if loadMoreTrigger?.canTrigger == false {
      losses.append("\(slot): it had loaded when the recording began, and the list had not grown")
    }
    return losses
  }
}

extension InputObserver {
  /// Begins a recording.
  ///
  /// - Returns: The view as it is now.
  func beginRecording(of list: ScrollView) -> InputBeginning {
    startRecording()
    for words in list.lossesAtBeginning { addUnsupported(words) }
    for case let component as RefreshComponent in list.attachedAccessories {
      noteLastUpdate(of: component, in: list)
      noteWidths(in: component)
    }
    list.timeline.wrapWaiting { wrapped($0, "work that was scheduled before the recording") }
    return InputBeginning(list)
  }

  /// Notes when the list of a header was updated last, before the session.
  func noteLastUpdate(of component: RefreshComponent, in list: ScrollView) {
    guard let header = component as? RefreshHeader else { return }
    _ = list.lastUpdatedTime(forKey: header.lastUpdatedTimeKey)
  }
}

/// The list that an observer observes, and its timeline; neither is retained.
struct Subject {
  private let list: Weak<ScrollView>
  #if hasFeature(Embedded)
    private let timeline: Timeline
  #else
    private weak let timeline: Timeline?
  #endif

  init(_ list: ScrollView) {
    self.list = Weak(list)
    timeline = list.timeline
  }

  /// The list; nil once it is deallocated.
  var view: ScrollView? { list.object }

  /// Ends the observation by one user.
  func release(_ observer: InputObserver) {
    observer.release(of: list.object, on: timeline)
  }
}
