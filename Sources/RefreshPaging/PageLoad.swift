import RefreshKit

/// A load of a page, or of all pages again: who waits for it, and the component that shows it.
@MainActor final class PageLoad {
  enum Phase {
    /// Waits for a refresh to end.
    case waiting
    /// A request is under way, or its response is being shown.
    case requesting
    /// Waits before a retry: tests do not wait for the component's function then.
    case asleep(TaskSleep)
    /// The load is over.
    ///
    /// - Parameter isReported: Whether the attempt was reported. If it was not, the refresh of the
    ///   component has still to end.
    case ended(RefreshResult, isReported: Bool = true)
  }

  let type: LoadType
  private let pager: ObjectIdentifier
  /// Whether the function of a component has begun the load.
  private let isBegunByComponent: Bool
  /// The requests. Their task must not retain the load, with which it is canceled: so it ends when
  /// nobody retains the pager.
  let requests = CancelledWithOwner()
  /// That of the requests; nil outside of tests.
  let watch = FunctionWatches.make?()
  var phase = Phase.requesting {
    didSet { if isCurrent { component?.isActionAsleep = isAsleep } }
  }
  /// When the load began or, if it has waited for a refresh, when it was requested.
  private(set) var begin = EventNumber.next() {
    didSet { if isCurrent { component?.loadDidBegin(at: begin, by: pager) } }
  }
  /// The length of the content when the first request was made, in points; nil outside a window.
  var contentLength: Double?
  /// The component whose failure the load repeats.
  weak var failedComponent: RefreshComponent?
  /// Whether all pages are loaded again.
  let isReload: Bool
  /// Called when the component has left for which alone the load was made.
  var wasAbandoned = {}

  private struct Caller {
    let id: Int
    let component: Bool
    /// That of the function that calls. What the function waits for is the load, whose requests have a
    /// watch of their own.
    private let watch: (any FunctionWatch)?
    private let continuation: CheckedContinuation<RefreshResult, Never>

    init(_ id: Int, isComponent: Bool, _ continuation: CheckedContinuation<RefreshResult, Never>) {
      (self.id, component, self.continuation) = (id, isComponent, continuation)
      watch = FunctionWatches.current
      watch?.beginWaiting()
    }

    func resume(returning result: RefreshResult) {
      watch?.endWaiting()
      continuation.resume(returning: result)
    }
  }

  private var follower: (component: Weak<RefreshComponent>, number: Generation)?
  private var observation: ObservationToken?
  private var callers: [Caller] = []
  private static var callerCount = 0
  /// The load that has taken this one's place for components.
  private weak var later: PageLoad?

  init(_ type: LoadType, of pager: AnyObject, isReload: Bool) {
    (self.type, self.pager, self.isReload) = (type, ObjectIdentifier(pager), isReload)
    isBegunByComponent = AsyncAction.refresher?.component != nil
  }

  var isWaiting: Bool { if case .waiting = phase { true } else { false } }

  var isAsleep: Bool { if case .asleep = phase { true } else { false } }

  var isOver: Bool { if case .ended = phase { true } else { false } }

  /// Requests the page at once if the load waits before a retry.
  func wake() {
    guard case .asleep(let sleep) = phase else { return }
    phase = .requesting
    sleep.wake()
  }

  func sleepDidEnd() {
    if isAsleep { phase = .requesting }
  }

  func stopWaiting() {
    begin = .next()
    phase = .requesting
  }

  /// The component that shows the load; nil if there is none, and once it is deallocated.
  var component: RefreshComponent? { follower?.component.object }

  /// Whether the response will be used: the load is not over, and the refresh that shows it has not
  /// ended. A component that has left its list ends only a load of its own.
  var isCurrent: Bool {
    guard !isOver else { return false }
    guard let follower else { return true }
    guard let component = follower.component.object else { return isForApp }
    return component.refreshNumber == follower.number
      || component.scrollView == nil && isForApp
  }

  private var isForApp: Bool { !isBegunByComponent || callers.contains { !$0.component } }

  /// Calls `didEnd` when the present refresh of a component ends, which shows the load.
  func follow(_ component: RefreshComponent, _ didEnd: @escaping (RefreshComponent) -> Void) {
    follower = (Weak(component), component.refreshNumber)
    component.isActionAsleep = isAsleep
    component.loadDidBegin(at: begin, by: pager)
    observation = component.observeState { [weak component] in
      guard $0.old.isRefreshing, !$0.new.isRefreshing, let component else { return }
      didEnd(component)
    }
    // A failure that the component has ended in by itself, such as a time limit, is known before it
    // closes.
    component.resultDidBeginToShow = { [weak component] in
      if let component { didEnd(component) }
    }
  }

  /// Returns the result, once it is known; canceled if the task is canceled before. The load goes on
  /// then.
  ///
  /// - Parameter component: The component whose function calls.
  func value(for component: RefreshComponent?) async -> RefreshResult {
    if case .ended(let result, _) = phase { return result }
    Self.callerCount += 1
    let id = Self.callerCount
    return await withTaskCancellationHandler {
      await withCheckedContinuation {
        callers.append(Caller(id, isComponent: component != nil, $0))
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
    caller.resume(returning: .cancelled)
    // The component has left its list, or its function was replaced.
    guard caller.component else { return }
    (follower, observation) = (nil, nil)
    if !isForApp { wasAbandoned() }
  }

  /// Lets components wait for a later load in place of this one.
  func moveComponents(to later: PageLoad) {
    later.callers += callers.filter(\.component)
    callers.removeAll(where: \.component)
    self.later = later
  }

  func end(in result: RefreshResult, isReported: Bool = true) {
    if !isOver || isReported { phase = .ended(result, isReported: isReported) }
    for caller in exchange(&callers, with: []) { caller.resume(returning: result) }
  }
}

/// A task that is canceled when its owner is released.
@MainActor final class CancelledWithOwner {
  private var task: Task<Void, Never>?

  deinit { task?.cancel() }

  /// Cancels the task before.
  func run(_ task: Task<Void, Never>) {
    cancel()
    self.task = task
  }

  func cancel() { task?.cancel() }

  /// Lets the task end by itself.
  func release() { task = nil }
}
