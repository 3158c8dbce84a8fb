/// Why a component changes its state, and why it does not, in words.
extension RefreshComponent {
  // MARK: A change

  /// Why the state has just changed.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - input: What the app or the host did last.
  ///   - call: The last call that was made of the component and has not had an effect yet; nil without one.
  package final func cause(
    of change: Change<RefreshState>, after input: RecordedItem?, _ call: ComponentCall?
  ) -> String {
    if case .component(_, .setting("state", _))? = input { return "the app has set the state" }
    switch (change.old, change.new) {
    case (.willRefresh, .refreshing): return "the list is in a window"
    case (_, .pulling): return "pulled by \(pulledLength), beyond its length, \(mover)"
    case (_, .refreshing), (_, .willRefresh): return causeOfBegin(from: change.old, call)
    case (.pulling, _): return causeOfRelaxing
    case (.refreshing, _), (.willRefresh, _): return causeOfEnd
    case (.noMoreData, .idle): return "there may be more data again"
    case (_, .noMoreData): return "there is no more data"
    default: return "the component has set it"
    }
  }

  private func causeOfBegin(from old: RefreshState, _ call: ComponentCall?) -> String {
    if old == .pulling { return "the pull was let go at \(pulledLength)" }
    switch call {
    case .beginRefreshing?: return "beginRefreshing()"
    case .tap?: return "a tap"
    case .refreshIfExpired?: return "refreshIfExpired(), the list is older than \(interval)"
    default: break
    }
    guard let loader, let view = host?.use({ $0._snapshot }) else {
      return "the list is older than \(interval)"
    }
    let moment = loader.moment(of: self, in: view)
    let offset = "offset \(shortened(moment.position)) of \(shortened(moment.threshold))"
    if view.panState == .ended, view.isDragging {
      return "a drag towards the end has ended there, \(offset)"
    }
    return "arrived at the end, \(offset), \(mover), \(loader.trigger.use(in: view))"
  }

  private var interval: String {
    guard let interval = (self as? RefreshHeader)?.expirationInterval else { return "it may be" }
    return "\(shortened(interval)) seconds"
  }

  private var causeOfRelaxing: String {
    host?.use({ $0._snapshot.panState }) == .cancelled
      ? "the drag was cancelled" : "pulled by \(pulledLength) only, \(mover)"
  }

  private var causeOfEnd: String {
    switch lastResult {
    case .success?: return "ended in success"
    case .noMoreData?: return "ended, there is no more data"
    case .failure(let error)?:
      return error.isTimeout ? "it took longer than refreshingTimeout" : "ended in a failure"
    case .cancelled?, nil: return "ended before it had loaded"
    }
  }

  // MARK: No change

  /// Why the component does not begin, where the content is pulled or scrolled as far as it takes; nil where
  /// it is not, or where it has begun.
  package final var reasonToStay: String? {
    guard let list = scrollView, !isRefreshing, state != .pulling, !machine.isClosing else {
      return nil
    }
    let view = list._snapshot
    if let loader {
      let moment = loader.moment(of: self, in: view)
      let isThere = moment.position >= moment.threshold && view.geometry.contentSize.height > 0
      return isThere
        ? obstacle ?? loader.reasonToStay(moment, isAutomatic: settings.isAutomaticallyRefresh)
        : nil
    }
    guard machine.traits.isPulled, pullDistance > pullLength else { return nil }
    return obstacle ?? reasonNotToPull(view)
  }

  /// Why a pull that was just let go does not begin a refresh; nil where there was none, or where it does.
  package final var reasonNotToRefresh: String? {
    guard machine.traits.isPulled, state == .idle, !machine.isClosing, responds else { return nil }
    guard pullDistance > 0, pullDistance <= pullLength else { return nil }
    return "let go at \(pulledLength)"
  }

  /// What keeps the component from beginning by a gesture, whatever the gesture.
  private var obstacle: String? {
    if state == .noMoreData { return "there is no more data" }
    if !isUserInteractionEnabled { return "its interaction is off" }
    if isHidden { return "it is hidden" }
    if !isShown { return "it hides itself" }
    guard isBarred else { return nil }
    if machine.requests.endsWithNoMoreData { return "an end without more data waits" }
    let levels = scrollView?.accessories.all.contains { $0.reservesLevel } == true
    return levels
      ? "a second level is in sight"
      : "another component refreshes, and allowsSimultaneousRefreshing is false"
  }

  private func reasonNotToPull(_ view: ScrollSnapshot) -> String? {
    if !view.isDragging { return "no finger drags the content" }
    if machine.traits.isPulledByTouchOnly, view.cause != .finger { return "only a finger pulls it" }
    if machine.pull.refusedDragID == view.dragID {
      return "the drag began during a refresh, and has not been back at the threshold"
    }
    return nil
  }

  // MARK: Words

  /// What has moved the content.
  private var mover: String {
    switch host?.use({ $0._snapshot.cause }) {
    case .finger?: "by a finger"
    case .wheel?: "by a wheel"
    case .deceleration?: "by deceleration"
    case .app?: "by the app"
    case .component?: "by a component"
    case nil: "outside of a list"
    }
  }

  private var pulledLength: String {
    "\(shortened(pullDistance)) of \(shortened(pullLength)) points"
  }
}

extension AutoLoader {
  /// Why an arrival at the end does not load; nil where the next one does.
  fileprivate func reasonToStay(_ moment: LoadMoreTrigger.Moment, isAutomatic: Bool) -> String? {
    if !isAutomatic { return "isAutomaticallyRefresh is false" }
    if !moment.isLong { return "the content is shorter than the view; only a drag that ends loads" }
    return trigger.reasonToStay(in: moment.view)
  }
}

nonisolated extension LoadMoreTrigger {
  /// How often the present drag has loaded, as words.
  fileprivate func use(in view: ScrollSnapshot) -> String {
    guard view.isDragging else { return "outside of a drag" }
    let limit = timesPerDrag < 0 ? "any number" : "\(timesPerDrag)"
    return "trigger \(timesPerDrag < 0 ? 1 : timesPerDrag - timesLeft) of \(limit)"
  }

  /// Why an arrival does not load; nil where it does.
  fileprivate func reasonToStay(in view: ScrollSnapshot) -> String? {
    if view.isDragging { return timesLeft == 0 ? "autoTriggerTimes used up in this drag" : nil }
    return isArmed ? nil : "it has loaded here before, and the list has not grown since"
  }
}

/// A number with at most two decimals.
private nonisolated func shortened(_ number: Double) -> String {
  guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
  let hundredths = Int64((number * 100).rounded())
  let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
  let sign = hundredths < 0 ? "-" : ""
  guard rest != 0 else { return "\(sign)\(whole)" }
  let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
  return "\(sign)\(whole).\(decimals)"
}

#if hasFeature(Embedded)
  nonisolated extension RefreshFailure {
    /// Whether a refresh has ended because it took too long: the code of another failure is not known.
    fileprivate var isTimeout: Bool { false }
  }
#else
  nonisolated extension Error {
    /// Whether a refresh has ended because it took too long.
    fileprivate var isTimeout: Bool { self is RefreshTimeout }
  }
#endif
