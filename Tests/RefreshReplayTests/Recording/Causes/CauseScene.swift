import Foundation
import RefreshKit
import RefreshPaging
import Testing

@testable import RefreshReplay

/// A list with one component, in which steps lead to a cause.
@MainActor struct CauseScene {
  @MainActor private struct Failure: Error {}

  let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  let family: CauseFamily
  let component: RefreshComponent

  init(_ family: CauseFamily, for kind: CauseKind? = nil) {
    self.family = family
    component = kind == .move && family == .header ? RefreshControl() : family.make()
    let isWide = family == .leader || family == .trailer
    list.contentSize = Size(width: isWide ? 1_000 : 375, height: 2_000)
  }

  /// The length of a whole pull, in points.
  var pullLength: Int {
    let own = component.frame.size[component.edge.axis]
    return Int((component as? RefreshRingHeader)?.triggerDistance ?? own)
  }

  // MARK: Steps

  func advance(by interval: Double = 0) { list.timeline.advance(by: interval) }

  func attach() {
    component.attach(to: list)
    advance()
    if family == .autoHeader { list.contentOffset.y = 500 }
  }

  func begin() {
    component.beginRefreshing()
    advance(by: 1)
  }

  func refresh(to result: RefreshResult = .success) {
    begin()
    component.endRefreshing(with: result)
    advance(by: 1)
  }

  /// Drags until the component is pulled by `distance` points.
  func drag(to distance: Double) {
    if !list.isDragging { list.beginDragging() }
    list.drag(to: family.offset(at: distance))
  }

  private func tap() {
    if let label = (component as? any StateTitled)?.stateLabel, label.tapAction != nil {
      label.tap()
    } else {
      _ = component.accessibilityActivate()
    }
  }

  private func moveUnderPull(afterCall: Bool = false) {
    component.state = .pulling
    if afterCall { component.endRefreshing() }
    list.contentOffset = family.offset(at: 10)
  }

  // MARK: Causes

  /// Plays the steps that lead to a cause.
  func play(_ kind: CauseKind) {
    attach()
    switch kind {
    case .call, .lateCall, .tap, .lateTap, .expiration, .lateExpiration, .window, .nextBegin, .drag:
      playBegin(kind)
    case .release, .lateRelease, .threshold, .lateThreshold, .beginByMove, .lateBeginByMove, .pull,
      .pullBack, .move,
      .dragCancelled, .geometry, .obstacle, .secondLevel:
      playPull(kind)
    case .arrival, .lateArrival, .dragEnd, .lateDragEnd: playArrival(kind)
    case .arrivalDuringRefresh: arriveDuringRefresh()
    case .filling, .lateFilling: fill()
    case .success, .beforeLoading, .failure, .timeout, .noMoreData, .cancellation,
      .leavingNoMoreData, .reset, .headerRefresh, .detaching:
      playEnd(kind)
    case .app: component.state = .noMoreData
    case .restoration: restore()
    }
    advance()
  }

  private func playBegin(_ kind: CauseKind) {
    switch kind {
    case .call: component.beginRefreshing()
    case .lateCall:
      begin()
      component.endRefreshing()
      component.beginRefreshing()
    case .tap, .lateTap:
      refresh(to: .failure(Failure()))
      if kind == .lateTap { component.endRefreshing() }
      tap()
    case .expiration, .lateExpiration:
      refresh()
      advance(by: 100)
      if kind == .lateExpiration { component.endRefreshing() }
      (component as? RefreshHeader)?.refreshIfExpired(after: 60)
    case .window:
      list.isInWindow = false
      component.beginRefreshing()
      list.isInWindow = true
    case .drag:
      component.failureDisplayDuration = 1
      begin()
      component.endRefreshing(with: .failure(Failure()))
      advance(by: 0.1)
      list.beginDragging()
    default:
      component.resultDisplayDuration = 1
      begin()
      component.endRefreshing()
      advance(by: 0.1)
      component.beginRefreshing()
    }
  }

  private func playPull(_ kind: CauseKind) {
    if kind == .secondLevel { component.secondLevel = SecondLevel() }
    switch kind {
    case .lateThreshold:
      component.endRefreshing()
      drag(to: 80)
    case .beginByMove, .lateBeginByMove: moveUnderPull(afterCall: kind == .lateBeginByMove)
    case .move:
      component.state = .pulling
      list.contentOffset = family.offset(at: 80)
    default: drag(to: kind == .secondLevel ? 150 : 80)
    }
    switch kind {
    case .lateRelease:
      component.endRefreshing()
      list.endDragging()
    case .release, .secondLevel: list.endDragging()
    case .pullBack: drag(to: 20)
    case .dragCancelled: list.cancelDragging()
    case .geometry: list.contentInset = EdgeInsets(top: 100, left: 100, bottom: 100, right: 100)
    case .obstacle: component.isHidden = true
    default: break
    }
  }

  private func playArrival(_ kind: CauseKind) {
    let isDragEnd = kind == .dragEnd || kind == .lateDragEnd
    if isDragEnd { (component as? any AutoLoading)?.isAutomaticallyRefresh = false }
    if kind == .lateArrival || kind == .lateDragEnd { component.endRefreshing() }
    drag(to: 60)
    if isDragEnd { list.endDragging() }
  }

  /// The content arrives at the end while a trailer refreshes, and then the trailer ends.
  private func arriveDuringRefresh() {
    list.allowsSimultaneousRefreshing = false
    list.trailer = RefreshTrailer()
    list.trailer?.beginRefreshing()
    advance(by: 1)
    list.contentOffset = Point(x: list.contentOffset.x, y: family.offset(at: 44).y)
    list.trailer?.endRefreshing()
  }

  /// The content becomes shorter than the list, so that a load fills it.
  private func fill() {
    list.contentSize.height = 100
    (component as? any AutoLoading)?.loadsUntilFilled = true
  }

  private func playEnd(_ kind: CauseKind) {
    switch kind {
    case .success: refresh()
    case .failure: refresh(to: .failure(Failure()))
    case .noMoreData: refresh(to: .noMoreData)
    case .cancellation: refresh(to: .cancelled)
    case .leavingNoMoreData:
      component.state = .noMoreData
      advance()
      component.endRefreshing()
    case .beforeLoading:
      list.isInWindow = false
      component.beginRefreshing()
      component.endRefreshing()
    case .timeout:
      component.refreshingTimeout = 2
      begin()
      advance(by: 2)
    case .reset:
      refresh(to: .noMoreData)
      (component as? any NoMoreDataEnding)?.resetNoMoreData()
    case .headerRefresh:
      refresh(to: .noMoreData)
      list.resetsNoMoreDataAfterHeaderRefresh = true
      list.header = RefreshHeader()
      list.header?.beginRefreshing()
      advance(by: 1)
      list.header?.endRefreshing()
    default:
      begin()
      component.removeFromSuperview()
    }
  }

  /// A pager sets noMoreData again: on a footer, as an earlier launch of the app has stored it, and
  /// on an auto header that is shown again.
  private func restore() {
    let end = Data(#"{"page":1,"hasMore":false}"#.utf8)
    guard let state = try? JSONDecoder().decode(PagerRestorationState.self, from: end) else {
      return
    }
    if let header = component as? RefreshAutoHeader {
      let pager = Pager(in: list, edge: .top, header: header) { _ in [0] }
      pager.restore(state)
      refresh(to: .noMoreData)
      header.isHidden = true
      header.isHidden = false
    } else if let footer = component as? RefreshFooter {
      Pager(in: list, footer: footer) { _ in [0] }.restore(state)
    }
  }
}

extension RefreshComponent {
  /// Attaches the component in its slot.
  fileprivate func attach(to list: ScrollView) {
    #if UIKIT
      list[Slot(edge)] = self
    #else
      list.addSubview(self)
    #endif
  }
}
