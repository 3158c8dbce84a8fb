import RefreshKit

/// The conditions under which the end of the list counts as reached, by rule T.
extension Life {
  /// The position of a list relative to the end where a component loads. All offsets grow toward
  /// that end.
  @MainActor struct Course {
    /// The present offset, and the offset at which the last drag began.
    let position, dragStart: Double
    /// The offset from which the end counts as reached, and the offset at the end.
    let line, end: Double
    /// The offset at rest at the other end.
    let start: Double
    /// Whether the content is longer than the view.
    let isLong: Bool
  }

  /// The course of a list to the end where a component loads.
  func course(of auto: any AutoLoading, in scrollView: ScrollView) -> Course {
    let view = scrollView.snapshot
    let inset = scrollView.contentInset + scrollView.safeAreaInsets
    let (content, height) = (scrollView.contentSize.height, scrollView.frame.height)
    let distance =
      auto.frame.height * auto.triggerAutomaticallyRefreshPercent - auto.preloadDistance
    guard auto.edge == .top else {
      let sight = content + inset.bottom - height
      return Course(
        position: view.offset.y, dragStart: view.dragStart.y, line: sight + distance,
        end: sight + auto.reservedInset, start: -inset.top,
        isLong: inset.top + content > height)
    }
    return Course(
      position: -view.offset.y, dragStart: -view.dragStart.y, line: inset.top + distance,
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
    let course = course(of: auto, in: scrollView)
    ration.take(drag: view.dragID, times: auto.autoTriggerTimes)
    ration.take(
      contentHeight: view.geometry.contentSize.height,
      isBeforeLine: course.position < course.line + Life.slack)
  }
}

extension Life {
  /// How often an auto footer or auto header may still load by itself.
  @MainActor struct Ration {
    private var left = 1
    private var canTrigger = true
    private var drag = 0
    private var contentHeight = 0.0

    /// Whether no load is left.
    func isUsedUp(isDragging: Bool) -> Bool { isDragging ? left == 0 : !canTrigger }

    /// Called before a property is set. A new value of `autoTriggerTimes` counts at once.
    mutating func willSet(_ property: String, to value: SettingValue) {
      guard property == "autoTriggerTimes", case .number(let number) = value else { return }
      left = Int(number)
    }

    /// Called with the length of the content, in points, and whether the offset is before the
    /// trigger line. Longer content, or an offset before the line, allows another load.
    mutating func take(contentHeight: Double, isBeforeLine: Bool) {
      if contentHeight > self.contentHeight || isBeforeLine { canTrigger = true }
      self.contentHeight = contentHeight
    }

    /// Called with the number of the last drag. A new drag may load `times` times.
    mutating func take(drag: Int, times: Int) {
      guard self.drag != drag else { return }
      self.drag = drag
      left = times
      canTrigger = true
    }

    /// Called after a load that began by itself, without a call.
    mutating func use(isDragging: Bool) {
      canTrigger = false
      if isDragging, left > 0 { left -= 1 }
    }
  }
}
