import RefreshKit

/// A load under way: the requests for a page, who waits for it, and the component that shows it.
@MainActor final class PageLoad {
  let type: LoadType
  private let pager: ObjectIdentifier
  /// The task of the requests; nil before the first one and after the last. It must not retain the
  /// load, with which it is canceled: so it ends when nobody retains the pager.
  var task: Task<Void, Never>?
  /// When the load began or, if it has waited for a refresh, when it was requested.
  var begin = EventNumber.next() {
    didSet { if isCurrent { component?.loadDidBegin(at: begin, by: pager) } }
  }
  /// Whether the load waits for a refresh.
  var isWaiting = false
  /// Whether the load was canceled by the pager, and the refresh of its component has still to end.
  var isDropped = false
  /// Called when the last caller was canceled.
  var wasAbandoned = {}
  /// Whether the load waits before a retry: tests do not wait for the component's function then.
  var isAsleep = false {
    didSet { if isCurrent { component?.isActionAsleep = isAsleep } }
  }

  private struct Caller {
    let id: Int
    let component: Bool
    let continuation: CheckedContinuation<RefreshResult, Never>
  }

  private var follower: (component: Weak<RefreshComponent>, number: Generation)?
  private var observation: ObservationToken?
  private var callers: [Caller] = []
  private static var callerCount = 0
  private var result: RefreshResult?
  /// The load that has taken this one's place for components.
  private weak var later: PageLoad?

  init(_ type: LoadType, of pager: AnyObject) {
    (self.type, self.pager) = (type, ObjectIdentifier(pager))
  }

  deinit { task?.cancel() }

  /// The component that shows the load; nil if there is none, and once it is deallocated.
  var component: RefreshComponent? { follower?.component.object }

  /// Whether the response will be used: the refresh that shows the load has not ended.
  var isCurrent: Bool {
    !isDropped && follower.map { $0.component.object?.refreshNumber == $0.number } ?? true
  }

  /// Calls `didEnd` when the present refresh of a component ends, which shows the load.
  func follow(_ component: RefreshComponent, _ didEnd: @escaping (RefreshComponent) -> Void) {
    follower = (Weak(component), component.refreshNumber)
    component.isActionAsleep = isAsleep
    component.loadDidBegin(at: begin, by: pager)
    observation = component.observeState { [weak component] in
      guard $0.old.isRefreshing, !$0.new.isRefreshing, let component else { return }
      didEnd(component)
    }
  }

  /// Returns the result, once it is known; canceled if the task is canceled before.
  ///
  /// - Parameter component: The component whose function calls.
  func value(for component: RefreshComponent?) async -> RefreshResult {
    if let result { return result }
    Self.callerCount += 1
    let id = Self.callerCount
    return await withTaskCancellationHandler {
      await withCheckedContinuation {
        callers.append(Caller(id: id, component: component != nil, continuation: $0))
      }
    } onCancel: {
      Task { @MainActor in self.callerWasCancelled(id) }
    }
  }

  private func callerWasCancelled(_ id: Int) {
    guard let index = callers.firstIndex(where: { $0.id == id }) else {
      later?.callerWasCancelled(id)
      return
    }
    let caller = callers.remove(at: index)
    caller.continuation.resume(returning: .cancelled)
    // A component that was detached: the app may wait, too.
    if caller.component { (follower, observation) = (nil, nil) }
    if callers.isEmpty { wasAbandoned() }
  }

  /// Lets components wait for a later load in place of this one.
  func moveComponents(to later: PageLoad) {
    later.callers += callers.filter(\.component)
    callers.removeAll(where: \.component)
    self.later = later
  }

  func end(in result: RefreshResult) {
    self.result = result
    for caller in exchange(&callers, with: []) { caller.continuation.resume(returning: result) }
  }
}
