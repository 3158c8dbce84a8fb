import RefreshKit

/// The conditions under which the end of the list counts as reached, by rule T.
extension Life {
  /// The position of a list relative to the end where a component loads. All offsets grow toward
  /// that end.
  @MainActor struct EndApproach {
    /// The present offset, and the offset at which the last drag began.
    let offset, dragStart: Double
    /// The offset from which the end counts as reached, and the offset at the end.
    let triggerLine, end: Double
    /// The offset at rest at the other end.
    let start: Double
    /// Whether the content is longer than the view.
    let isLong: Bool
  }

  /// How near a list is to the end where a component loads.
  func approach(to auto: any AutoLoading, in scrollView: ScrollView) -> EndApproach {
    let view = scrollView.snapshot
    let inset = scrollView.contentInset + scrollView.safeAreaInsets
    let (content, height) = (scrollView.contentSize.height, scrollView.frame.height)
    let distance =
      auto.frame.height * auto.triggerAutomaticallyRefreshPercent - auto.preloadDistance
    guard auto.edge == .top else {
      let offsetAtEnd = content + inset.bottom - height
      return EndApproach(
        offset: view.offset.y, dragStart: view.dragStart.y, triggerLine: offsetAtEnd + distance,
        end: offsetAtEnd + auto.reservedInset, start: -inset.top,
        isLong: inset.top + content > height)
    }
    return EndApproach(
      offset: -view.offset.y, dragStart: -view.dragStart.y, triggerLine: inset.top + distance,
      end: inset.top + auto.reservedInset,
      start: -max(-inset.top, content + inset.bottom - height),
      isLong: inset.bottom + content > height)
  }

  /// Whether the content of a list, with the component, is longer than the list.
  func fills(_ list: ScrollView) -> Bool {
    list.geometry.overflow(along: .vertical) + component.frame.height > 0
  }

  /// Notes the events that allow the component to load again: a new drag, longer content, an offset
  /// before the trigger line.
  func recordArrivals(in scrollView: ScrollView) {
    guard let auto = autoLoading else { return }
    let view = scrollView.snapshot
    let approach = approach(to: auto, in: scrollView)
    loadAllowance.update(dragID: view.dragID, times: auto.autoTriggerTimes)
    loadAllowance.update(
      contentHeight: view.geometry.contentSize.height,
      isBeforeLine: approach.offset < approach.triggerLine + Life.slack)
  }
}

extension Life {
  /// How often an auto footer or auto header may still load by itself.
  @MainActor struct LoadAllowance {
    private var loadsLeft = 1
    private var canTrigger = true
    private var dragID = 0
    private var contentHeight = 0.0

    /// Whether no load is left.
    func isUsedUp(isDragging: Bool) -> Bool { isDragging ? loadsLeft == 0 : !canTrigger }

    /// Called before a property is set. A new value of `autoTriggerTimes` counts at once.
    mutating func willSet(_ property: String, to value: SettingValue) {
      guard property == "autoTriggerTimes", case .number(let number) = value else { return }
      loadsLeft = Int(number)
    }

    /// Called with the length of the content, in points, and whether the offset is before the
    /// trigger line. Longer content, or an offset before the line, allows another load.
    mutating func update(contentHeight: Double, isBeforeLine: Bool) {
      if contentHeight > self.contentHeight || isBeforeLine { canTrigger = true }
      self.contentHeight = contentHeight
    }

    /// Called with the number of the last drag. A new drag may load `times` times.
    mutating func update(dragID: Int, times: Int) {
      guard self.dragID != dragID else { return }
      self.dragID = dragID
      loadsLeft = times
      canTrigger = true
    }

    /// Called when a load has begun by itself, without a call.
    mutating func use(isDragging: Bool) {
      canTrigger = false
      if isDragging, loadsLeft > 0 { loadsLeft -= 1 }
    }
  }
}
