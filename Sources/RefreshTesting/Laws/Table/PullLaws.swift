import RefreshKit
import RefreshReplay

/// Rule P of Tests/Guides/Rules.md: no pull outlives its gesture.
extension Law {
  /// P1, P2, P5: while a component is pulling, a finger holds the content beyond the edge, or has
  /// released it in the present turn. The exception is a state that the script has set.
  static let pullsHaveFingers = afterLines("pulling never outlives a gesture") {
    life, onlooker in
    guard life.isPulled, life.component.state == .pulling, !life.scriptedValues.hasSetState else {
      return nil
    }
    let list = onlooker.scrollView
    guard life.isNotifiedOfOffsets else { return "it is hidden or takes no touches" }
    guard !list.isDragging else {
      return life.isInside && !life.isReleased ? "the offset is inside the content" : nil
    }
    if list.panState == .cancelled, !life.hasGestureWaiting { return "its drag was cancelled" }
    return onlooker.line.isTurn ? "there is no drag" : nil
  }

  /// P1, P3: a pull begins in idle, under a finger, beyond the threshold. A drag that began during
  /// a refresh must first return inside the threshold.
  static let pullsBeginFarOut = always("a pull begins beyond the threshold") {
    life, moment, onlooker in
    guard case .change(let change) = moment, change.new == .pulling, !life.isByScript(change)
    else { return nil }
    let view = onlooker.scrollView.snapshot
    guard change.old == .idle, view.isDragging, life.isNotifiedOfOffsets else {
      return "there is no pull"
    }
    guard life.pulledBy > life.pullThreshold - Life.slack else {
      return "it is pulled by \(life.pulledBy) only"
    }
    return life.refusedDragID == view.dragID ? "its drag has not returned" : nil
  }

  /// P1: the percent of a component is 0 while the offset is inside the content, and while the
  /// component is hidden.
  static let nothingIsPulledInside = afterLines("percent is 0 inside the content") {
    life, _ in
    let component = life.component
    guard life.isPulled, !component.isRefreshing, !life.hasUnreportedEnd,
      !life.scriptedValues.hasSetPercent
    else {
      return nil
    }
    guard !component.isShown || (life.isNotifiedOfOffsets && life.isInside && !life.isReleased)
    else {
      return nil
    }
    return component.pullingPercent == 0 ? nil : "its percent is \(component.pullingPercent)"
  }

  /// Under a finger, the percent is the fraction of the threshold by which the component is pulled
  /// out.
  static let percentFollowsTheFinger = afterLines("percent follows the finger") {
    life, onlooker in
    let component = life.component
    guard life.isPulled, life.isNotifiedOfOffsets, !component.isRefreshing, !life.hasUnreportedEnd,
      !life.isReleased, !component.showsSecondLevel, life.pullThreshold > 0,
      onlooker.line.performedOps == [.drag], onlooker.line.eventCount == 0,
      onlooker.scrollView.panState == .changed, onlooker.scrollView.isDragging
    else { return nil }
    let fraction = life.isInside ? 0 : life.pulledBy / life.pullThreshold
    return abs(component.pullingPercent - fraction) < Life.slack
      ? nil : "its percent is \(component.pullingPercent) instead of \(fraction)"
  }

  /// C: while a component refreshes, its alpha is 1. This is checked in each callback and after
  /// each line.
  static let refreshesAreSeen = ofLooks("a refresh is in full sight") { life, _, _ in
    let component = life.component
    return !component.isRefreshing || component.alpha == 1
      ? nil : "its alpha is \(component.alpha)"
  }

  /// P1, S5: outside a refresh, the alpha is 1 or, if it changes automatically, the percent,
  /// clamped to 0...1.
  static let alphaFollowsThePull = afterLines("alpha follows the pull") { life, _ in
    let component = life.component
    guard life.reportsEnds, !component.isRefreshing, !life.hasUnreportedEnd else { return nil }
    let isAutomatic =
      component.isAutomaticallyChangeAlpha && life.autoLoading == nil
      && !component.showsSecondLevel
    let alpha = isAutomatic ? min(max(component.pullingPercent, 0), 1) : 1
    return component.alpha == alpha ? nil : "its alpha is \(component.alpha) instead of \(alpha)"
  }
}

/// Rule D of Tests/Guides/Rules.md: the causes of moves of the content.
extension Law {
  private static let opsWithoutMoves: Set<OpName> = [
    .advance, .call, .set, .title, .images, .attach, .detach, .sections, .paging,
    .window, .on, .after, .inset, .safeArea, .contentSize, .resize,
  ]

  /// D1: under a finger, the content moves only with the finger, or to the offset of a refresh that
  /// opens. A deceleration continues until it is over, or until a refresh opens.
  static let contentStaysUnderFingers = ofLists("nothing takes the content from its cause") {
    let (line, new) = ($0.line, $0.scrollView.snapshot)
    let old = line.snapshotBefore
    guard line.performedOps.isSubset(of: opsWithoutMoves), !line.hasOpened, !line.hadMotion else {
      return nil
    }
    if line.hadLevel || $0.attachedLives.contains(where: { $0.component.showsSecondLevel }) {
      return nil
    }
    if old.isDecelerating, !new.isDecelerating { return "a deceleration was stopped" }
    guard old.isDragging, new.isDragging, old.dragID == new.dragID else { return nil }
    return old.offset == new.offset
      ? nil : "the content moved from \(old.offset) to \(new.offset) under a finger"
  }

  /// Rows that are added or removed in front of other rows begin no refresh. They do not move the
  /// other rows on the screen, as far as the range of the content allows.
  static let rowsStayInPlace = ofLists("rows in front move no other rows") {
    let (line, list) = ($0.line, $0.scrollView)
    let old = line.snapshotBefore.geometry
    guard line.op == .keepPosition, !line.hadLevel,
      line.performedOps.isSubset(of: [.keepPosition, .contentSize])
    else { return nil }
    if line.hasOpened { return "a refresh began" }
    let growth = list.contentSize.height - old.contentSize.height
    let place = line.shownOffsetBefore.y + growth
    let (range, oldRange) = (list.geometry.range(along: .vertical), old.range(along: .vertical))
    guard old.contentSize.height > 0, oldRange.lowerBound < oldRange.upperBound,
      range.contains(place), range.contains(line.snapshotBefore.offset.y + growth)
    else { return nil }
    let shown = list.scrollPresentation.contentOffset.y
    return abs(shown - place) < 1e-6 ? nil : "what was at \(place) is at \(shown)"
  }

  /// H1, H2: an overshoot is held only during a touch, a drag or a deceleration, and only at the
  /// edge of a component that holds content. The content is then at that end of its range.
  static let heldOvershootsHaveCauses = ofLists("what is held has a cause") {
    let list = $0.scrollView
    for edge in Edge.allCases where list.heldOverscroll[edge] != 0 {
      guard list.isTracking || list.isDragging || list.isDecelerating else {
        return "\(list.heldOverscroll) is held without a finger or a motion"
      }
      guard list.contentOffset[edge.axis] == list.geometry.limit(at: edge) else {
        return "\(list.heldOverscroll) is held at \(list.contentOffset)"
      }
      guard
        $0.attachedLives.contains(where: { $0.component.edge == edge && $0.component.holdsContent })
      else { return "nothing holds at \(edge)" }
    }
    return nil
  }

  /// H1: at an edge where a component holds the content, neither a finger nor a drag by a host
  /// moves the content beyond the end of its range.
  static let heldContentStaysInRange = ofLists("content that is held stays in range") {
    let (line, new) = ($0.line, $0.scrollView.snapshot)
    let old = line.snapshotBefore
    guard line.performedOps.isSubset(of: [.touch, .drag]), line.eventCount == 0, !line.hadMotion,
      new.isDragging, old.geometry == new.geometry
    else { return nil }
    for life in $0.attachedLives where life.component.holdsContent {
      let edge = life.component.edge
      let limit = new.geometry.limit(at: edge)
      let outwards = edge == edge.axis.leadingEdge ? -1.0 : 1
      let (was, now) = (old.offset[edge.axis] - limit, new.offset[edge.axis] - limit)
      if was * outwards <= 0, now * outwards > 1e-6 {
        return "the content is \(now * outwards) beyond its rest at \(edge)"
      }
    }
    return nil
  }

  /// D3: all numbers are finite, and the alpha is in 0...1.
  static let numbersAreNumbers = afterLines("numbers stay numbers") { life, onlooker in
    let component = life.component
    let numbers = [
      component.pullingPercent, component.alpha, component.reservedInset, component.frame.x,
      component.frame.y, component.frame.width, component.frame.height,
      onlooker.scrollView.contentOffset.x, onlooker.scrollView.contentOffset.y,
      onlooker.scrollView.pulledOffset.x, onlooker.scrollView.pulledOffset.y,
    ]
    guard numbers.allSatisfy(\.isFinite) else { return "\(numbers)" }
    return 0...1 ~= component.alpha ? nil : "its alpha is \(component.alpha)"
  }
}
