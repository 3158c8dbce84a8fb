extension RefreshComponent {
  /// Advances when a refresh begins, shows its result, ends or has closed.
  package final var refreshNumber: Generation { machine.generation }

  package final var isShowingFailure: Bool { machine.isShowingFailure }

  /// Whether the current async function waits until a time of the timeline.
  package final var isActionAsleep: Bool {
    get { action?.isAsleep == true }
    set { action?.isAsleep = newValue }
  }

  /// Whether the last refresh was begun by an arrival at the end or to fill the list, so that the
  /// user did not ask for it.
  package final var isBegunByArrival: Bool { machine.isBegunByArrival }

  /// Whether the current async function waits for something that a test controls, such as its
  /// clock.
  package final var isActionWaiting: Bool { action?.watch?.isWaiting == true }

  /// Sets when the load of the current refresh began, and which source loads.
  package final func loadDidBegin(at number: EventNumber, by source: ObjectIdentifier) {
    machine.loadDidBegin(at: number, by: source)
  }

  /// Runs `work` once the rows are laid out; at once outside a scroll view.
  package final func whenLaidOut(_ work: @escaping () -> Void) {
    guard let scrollView else { return work() }
    layoutWork.append(Job(work))
    scrollView.scroller.requestLayout()
  }

  /// Whether the end of the list is visible at the component's edge, or the list is too short to
  /// scroll away from it. True without a list.
  package final var isAtEndOfList: Bool {
    guard let scrollView else { return true }
    guard let loader else { return !pullDistance.isBefore(-openLength) }
    let end = loader.endGeometry(in: scrollView.scrollState)
    return !end.isLong || !end.position.isBefore(end.threshold)
  }
}

extension RefreshComponent {
  /// Ends the refresh `number`, in the next turn of the main queue. In the comparison of noMoreData
  /// with a refresh of the header, the end counts as called at the begin of its load.
  final func endByAction(with result: RefreshResult, of number: Generation) {
    endLoad(begun: machine.attempt?.load ?? .first, with: result, of: number)
  }

  /// Sets noMoreData in the next turn of the main queue. Called when a pager has loaded the last
  /// page without a refresh of this component.
  package final func endWithNoMoreData(ofLoadBegun load: EventNumber) {
    endLoad(begun: load, with: .noMoreData, of: nil)
  }

  package final func endLoad(
    begun load: EventNumber, with result: RefreshResult, of number: Generation?
  ) {
    input(endsOlderLoad(load, in: result) ? .endOlderLoad : .endRefreshing(result)) {
      let call = EndCall(number: load, load: nil, turn: listTimeline?.turn)
      enqueue(.end(WaitingCall.End(result: result, call: call)), for: number)
    }
  }

  /// Whether `result` is no more data, and the load began before the header's ongoing refresh of
  /// the list.
  package final func endsOlderLoad(_ load: EventNumber, in result: RefreshResult) -> Bool {
    guard case .noMoreData = result, edge == .bottom,
      let begin = scrollView?.header?.beginOfListRefresh
    else { return false }
    return load < begin
  }
}
