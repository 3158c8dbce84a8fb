import RefreshKit

/// A load of one page, or a reload of several: who waits for it, and which component shows it.
@MainActor final class PageLoad {
  enum Phase {
    /// Pending until a refresh ends.
    case waitingForRefresh
    /// A request is in flight, or its response is being shown.
    case requesting
    /// Waits before a retry. Tests do not wait for the component's function meanwhile.
    case waitingForRetry(TaskSleep)
    /// The load is over.
    ///
    /// - Parameter isReported: Whether ``Pager/didChange`` has reported the attempt. If not, it
    ///   does so when the refresh of the component ends.
    case ended(RefreshResult, isReported: Bool = true)
  }

  let type: LoadType
  private let pager: ObjectIdentifier
  /// Whether the function of a component began the load.
  private let isBegunByComponent: Bool
  /// The requests. Their task must not retain the load, because the task is canceled when the load
  /// is deallocated with its pager.
  let requests = CancelledWithOwner()
  /// Watches the requests; nil outside of tests.
  let watch = FunctionWatch.make()
  var phase = Phase.requesting {
    didSet { if isCurrent { component?.isActionAsleep = isWaitingForRetry } }
  }
  /// When the load began; while it is pending, when it was requested.
  private(set) var begin = EventNumber.next() {
    didSet { if isCurrent { component?.loadDidBegin(at: begin, by: pager) } }
  }
  /// The length of the content when the first request was made, in points; nil outside a window.
  var contentLength: Double?
  /// The component that showed the failure of the earlier attempt until this load began; nil if
  /// none did.
  weak var failedComponent: RefreshComponent?
  /// Whether this is the load of ``Pager/reload(atMost:)``.
  let isReload: Bool
  /// Called when the task of a component's function was canceled while it waited for the load. Not
  /// called if app code has begun the load or waits for it, too.
  var wasAbandoned = {}

  private struct Caller {
    let id: Int
    let isComponent: Bool
    /// Watches the calling function, which waits for the load meanwhile. The requests of the load
    /// have a watch of their own.
    private let watch: FunctionWatch?
    private let continuation: CheckedContinuation<RefreshResult, Never>

    init(_ id: Int, isComponent: Bool, _ continuation: CheckedContinuation<RefreshResult, Never>) {
      (self.id, self.isComponent, self.continuation) = (id, isComponent, continuation)
      watch = FunctionWatch.current
      watch?.beginWaiting()
    }

    func resume(returning result: RefreshResult) {
      watch?.endWaiting()
      continuation.resume(returning: result)
    }
  }

  private var showingRefresh: (component: Weak<RefreshComponent>, number: Generation)?
  private var observation: ObservationToken?
  private var callers: [Caller] = []
  private static var callerCount = 0
  /// The load that components wait for in place of this one.
  private weak var successor: PageLoad?

  init(_ type: LoadType, of pager: AnyObject, isReload: Bool) {
    (self.type, self.pager, self.isReload) = (type, ObjectIdentifier(pager), isReload)
    isBegunByComponent = AsyncAction.refresher?.component != nil
  }

  var isWaitingForRefresh: Bool { if case .waitingForRefresh = phase { true } else { false } }

  var isWaitingForRetry: Bool { if case .waitingForRetry = phase { true } else { false } }

  var isOver: Bool { if case .ended = phase { true } else { false } }

  /// Requests the page at once if the load waits before a retry.
  func wake() {
    guard case .waitingForRetry(let sleep) = phase else { return }
    phase = .requesting
    sleep.wake()
  }

  func retryWaitDidEnd() {
    if isWaitingForRetry { phase = .requesting }
  }

  func stopWaiting() {
    begin = .next()
    phase = .requesting
  }

  /// The component that shows the load; nil if there is none, and once it is deallocated.
  var component: RefreshComponent? { showingRefresh?.component.object }

  /// Whether the response will be used. It is not used once the load is over, or once the refresh
  /// that shows the load is over. But if the component of that refresh has left its list or was
  /// deallocated, the response is used if app code has begun the load or waits for it.
  var isCurrent: Bool {
    guard !isOver else { return false }
    guard let showingRefresh else { return true }
    guard let component = showingRefresh.component.object else { return isForApp }
    return component.refreshGeneration == showingRefresh.number
      || component.scrollView == nil && isForApp
  }

  private var isForApp: Bool { !isBegunByComponent || callers.contains { !$0.isComponent } }

  /// Shows the load in the ongoing refresh of a component, and calls `didEnd` when that refresh
  /// ends.
  func show(in component: RefreshComponent, _ didEnd: @escaping (RefreshComponent) -> Void) {
    showingRefresh = (Weak(component), component.refreshGeneration)
    component.isActionAsleep = isWaitingForRetry
    component.loadDidBegin(at: begin, by: pager)
    observation = component.observeState { [weak component] in
      guard $0.old.isRefreshing, !$0.new.isRefreshing, let component else { return }
      didEnd(component)
    }
    // If the component shows the result of its refresh, such as a timeout, its state stays
    // refreshing until it closes, so the observation comes late. But the refresh is over as soon as
    // the result is shown. This closure tells the pager so at once.
    component.resultDidShowForPager = { [weak self] in
      if let component = self?.component { didEnd(component) }
    }
  }

  /// Returns the result once it is known. Returns canceled if the task is canceled before; the load
  /// then goes on.
  ///
  /// - Parameter component: The component whose function calls; nil for app code.
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
      successor?.callerWasCancelled(id)
      return
    }
    let caller = callers.remove(at: index)
    caller.resume(returning: .cancelled)
    // The task of a component's function was canceled: the component has left its list, or the app
    // has replaced its function. So the component does not show this load any more.
    guard caller.isComponent else { return }
    (showingRefresh, observation) = (nil, nil)
    if !isForApp { wasAbandoned() }
  }

  /// Moves the components that wait for this load to a later one.
  func moveComponents(to successor: PageLoad) {
    successor.callers += callers.filter(\.isComponent)
    callers.removeAll(where: \.isComponent)
    self.successor = successor
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

  /// Runs a task, and cancels the one before.
  func run(_ task: Task<Void, Never>) {
    cancel()
    self.task = task
  }

  func cancel() { task?.cancel() }

  /// Lets the task end by itself.
  func release() { task = nil }
}
