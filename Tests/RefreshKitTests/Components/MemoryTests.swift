import Dispatch
import Foundation
import RefreshReplay
import TestSupport
import Testing

@testable import RefreshKit

/// A list that its owner releases at any moment of a refresh is deallocated with its components and
/// its timeline. Components and bindings leave nothing in the registries that list them.
@MainActor struct MemoryTests {
  enum Moment: CaseIterable {
    case made, idle, pulling, released, willRefresh, detachedBegin, opening, refreshing
    case waitingEnd, waitingBegin, closing, noMoreData, waitingReset, detached, replaced
    case fadedOut, observed, heldOpening, heldClosing, waitingBlock, overtakenEnd
  }

  @Test(arguments: Kind.all, Moment.allCases)
  func `a list with a component is deallocated, also with pending work on a shared timeline`(
    kind: Kind, moment: Moment
  ) {
    #expect(left(kind, moment) == [])

    let timeline = Timeline()
    let other = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100), timeline: timeline)
    #expect(left(kind, moment, on: timeline) == [])
    timeline.advance(by: 10)
    #expect(other.timeline === timeline)
  }

  @Test(arguments: [Moment.idle, .opening, .refreshing, .closing])
  func `a list with all four components is deallocated`(moment: Moment) {
    let timeline = Timeline()
    var relics = Relics()
    do {
      let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667), timeline: timeline)
      list.header = RefreshNormalHeader()
      list.footer = RefreshBackGifFooter()
      list.trailer = RefreshNormalTrailer()
      list.leader = RefreshNormalLeader()
      for component in Slot.allCases.map({ list[$0] }) {
        if let component { bring(component, in: list, to: moment, Captured()) }
        relics.components.append(Relic(component))
      }
      relics.list = list
      #expect(relics.names == ["list"] + Slot.allCases.map { _ in "component" })
    }
    #expect(relics.names == [])
    timeline.advance(by: 10)
  }

  @Test func `a component whose list was released on another thread sees nil at once`() async {
    let header = RefreshNormalHeader()
    func leave() -> UInt {
      let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
      list.header = header
      return UInt(bitPattern: Unmanaged.passRetained(list).toOpaque())
    }
    releaseElsewhere(leave()) { header.scrollView == nil }
    #expect(header.scrollView == nil)
    let other = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    other.header = header
    await yieldToTasks(100)
    #expect(header.scrollView === other)
    header.beginRefreshing()
    #expect(other.contentOffset.y == -54)
  }

  /// Releases the last reference to a scroll view on another thread.
  private func releaseElsewhere(_ address: UInt, until isReleased: () -> Bool) {
    DispatchQueue.global().async {
      Unmanaged<ScrollView>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).release()
    }
    while !isReleased() { usleep(100) }
  }

  @Test(arguments: Kind.all)
  func `a removed component is deallocated, while its list stays`(kind: Kind) {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    var relic = Relic(nil)
    do {
      let component = kind.make()
      relic = Relic(component)
      bring(component, in: list, to: .closing, Captured())
      list[Slot(component.edge)] = nil
      #expect(relic.object != nil)
    }
    #expect(relic.object == nil)
    list.timeline.advance(by: 10)
  }

  @Test func `released components are removed from the registry of all components`() {
    // Components of other tests, which run at the same time.
    let others = 4 * ComponentRegistry.current.all.references.count + 100
    for _ in 0..<4_000 { _ = RefreshNormalHeader() }
    #expect(ComponentRegistry.current.all.references.count <= others)
  }

  @Test func `finished bindings leave nothing behind`() async {
    let header = RefreshNormalHeader()
    for _ in 0..<200 {
      let (states, model) = AsyncStream.makeStream(of: RefreshState.self)
      model.finish()
      await header.bind(to: states).value
      #expect(header.followers.tasks.count == 0)
    }
    let (states, model) = AsyncStream.makeStream(of: RefreshState.self)
    let binding = header.bind(to: states)
    #expect(header.followers.tasks.count == 1)
    binding.cancel()
    await binding.value
    #expect(header.followers.tasks.count == 0)
    model.finish()
  }

  // MARK: An owner that releases its list

  /// The names of the list's objects that are still alive after its owner has released it at
  /// `moment`.
  private func left(
    _ kind: Kind, _ moment: Moment, on shared: Timeline? = nil
  ) -> [String] {
    var relics = Relics()
    var observation: ObservationToken?
    do {
      let frame = Rect(x: 0, y: 0, width: 375, height: 667)
      let list = ScrollView(frame: frame, timeline: shared ?? Timeline())
      list.contentSize = Size(width: 1_000, height: 2_000)
      let (component, captured) = (kind.make(), Captured())
      fill(component, with: captured)
      if moment == .observed {
        observation = component.observeState { _ in captured.use() }
        observation?.cancel()
      }
      bring(component, in: list, to: moment, captured)
      relics.list = list
      relics.components = [Relic(component)]
      relics.captured = captured
      if shared == nil {
        list.timeline.after(60) { captured.use() }
        relics.timeline = list.timeline
      }
      #expect(relics.names.count == (shared == nil ? 4 : 3))
    }
    return relics.names
  }

  /// Sets all blocks of a component to ones that retain `captured`.
  private func fill(_ component: RefreshComponent, with captured: Captured) {
    component.refreshingBlock = { captured.use() }
    component.beginRefreshingCompletionBlock = { captured.use() }
    component.endRefreshingAnimationBeginAction = { captured.use() }
    component.endRefreshingCompletionBlock = { captured.use() }
    component.setRefreshingTarget(captured, refreshingAction: Captured.use)
    (component as? RefreshStateHeader)?.lastUpdatedTimeText = { _ in
      captured.use()
      return ""
    }
  }

  private func bring(
    _ component: RefreshComponent, in list: ScrollView, to moment: Moment, _ captured: Captured
  ) {
    let begin = { component.beginRefreshing { captured.use() } }
    let end = { component.endRefreshing { captured.use() } }
    if moment == .made { return }
    if moment == .detachedBegin { return begin() }
    if moment == .fadedOut { component.isAutomaticallyChangeAlpha = true }
    let isHeld = moment == .heldOpening || moment == .heldClosing
    (component as? RefreshHeader)?.isCollectionViewAnimationBug = isHeld
    list[Slot(component.edge)] = component
    list.timeline.advance(by: 0)
    switch moment {
    case .made, .detachedBegin, .idle, .observed:
      break
    case .pulling, .released:
      list.beginDragging()
      let axis = component.edge.axis
      var offset = Point.zero
      offset[axis] =
        component.edge == axis.leadingEdge
        ? -100 : list.contentSize[axis] - list.frame.size[axis] + 100
      list.drag(to: offset)
      if moment == .released { list.endDragging() }
    case .willRefresh:
      list.isInWindow = false
      begin()
    case .opening, .heldOpening:
      begin()
    case .noMoreData, .waitingReset:
      component.state = .noMoreData
      if moment == .waitingReset { (component as? any NoMoreDataEnding)?.resetNoMoreData() }
    case .refreshing, .waitingEnd, .waitingBegin, .closing, .detached, .replaced, .fadedOut,
      .heldClosing, .waitingBlock, .overtakenEnd:
      begin()
      list.timeline.advance(by: 1)
      if moment == .waitingBlock { begin() } else if moment != .refreshing { end() }
      if moment == .waitingBegin { begin() }
      if moment == .overtakenEnd { component.state = .idle }
      if moment == .closing || moment == .fadedOut || moment == .heldClosing {
        list.timeline.advance(by: 0)
      }
      if moment == .detached { list[Slot(component.edge)] = nil }
      if moment == .replaced { list[Slot(component.edge)] = Swift.type(of: component).init() }
    }
  }
}

/// An object that only the blocks of a component retain.
@MainActor private final class Captured {
  func use() {}
}

@MainActor private struct Relic {
  weak var object: AnyObject?

  init(_ object: AnyObject?) {
    self.object = object
  }
}

/// Weak references to objects that must be deallocated.
@MainActor private struct Relics {
  weak var list: ScrollView?
  var components: [Relic] = []
  weak var captured: Captured?
  weak var timeline: Timeline?

  /// The names of the objects that are still alive.
  var names: [String] {
    (list == nil ? [] : ["list"])
      + components.filter { $0.object != nil }.map { _ in "component" }
      + (captured == nil ? [] : ["captured"])
      + (timeline == nil ? [] : ["timeline"])
  }
}
