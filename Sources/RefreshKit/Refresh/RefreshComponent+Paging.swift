extension RefreshComponent {
  /// Advances when a refresh begins, shows its result, ends or has closed.
  package final var refreshGeneration: Generation { machine.generation }

  package final var isShowingFailure: Bool { machine.isShowingFailure }

  /// Whether the current async function waits until a time of the timeline.
  package final var isActionAsleep: Bool {
    get { action?.isAsleep == true }
    set { action?.isAsleep = newValue }
  }

  /// Whether the last refresh began because the content arrived at the end of the list, or to fill
  /// the list. The user did not ask for such a refresh.
  package final var isBegunByArrival: Bool { machine.isBegunByArrival }

  /// Whether the current async function waits for something that a test controls, such as its
  /// clock.
  package final var isActionWaiting: Bool { action?.watch?.isWaiting == true }

  /// Stores the number of the event by which the current refresh's load began, and the source that
  /// loads.
  package final func loadDidBegin(at number: EventNumber, by source: ObjectIdentifier) {
    machine.loadDidBegin(at: number, by: source)
  }

  /// Runs `work` once the rows are laid out; at once outside a scroll view.
  package final func whenLaidOut(_ work: @escaping () -> Void) {
    guard let scrollView else { return work() }
    layoutWork.append(Job(work))
    scrollView.scroller.requestLayout()
  }

  /// Whether the content is near its end at the component's edge. For an auto header or auto
  /// footer: so near that the component loads. For every other component: so near that the distance
  /// is at most the length of the component. Also true if the list is too short to scroll, and
  /// without a list.
  package final var isNearEndOfList: Bool {
    guard let scrollView else { return true }
    guard let loader else { return !pullDistance.isBefore(-openLength) }
    let end = loader.endGeometry(in: scrollView.scrollState)
    return !end.contentExceedsView || !end.position.isBefore(end.threshold)
  }
}

/// The functions by which a component asks its pager, and tells it what has happened. They are in an
/// object, so that a component without a pager stores only one reference.
@MainActor package final class ComponentSource {
  /// The identifier of the pager: ``RefreshSuccess/source``.
  let id: ObjectIdentifier
  /// Returns whether there is nothing more to load.
  let isAtEnd: () -> Bool
  /// Returns whether the component may load to fill its list.
  let filling: () -> SourceFilling
  /// Called when the component enters a window.
  let didEnterWindow: () -> Void
  /// Called when the title is tapped during a refresh.
  let titleWasTapped: () -> Void

  package init(
    _ source: AnyObject, isAtEnd: @escaping () -> Bool, filling: @escaping () -> SourceFilling,
    didEnterWindow: @escaping () -> Void, titleWasTapped: @escaping () -> Void
  ) {
    id = ObjectIdentifier(source)
    (self.isAtEnd, self.filling) = (isAtEnd, filling)
    (self.didEnterWindow, self.titleWasTapped) = (didEnterWindow, titleWasTapped)
  }
}

/// Whether a component with a source may load to fill its list.
package enum SourceFilling {
  case never
  /// Only after a load that has made the content longer.
  case afterGrowth
  case always
}

extension RefreshComponent {
  /// Ends the refresh of `generation`, in the next turn of the main queue. The end counts as called
  /// when its load began. This matters when noMoreData is compared with a refresh of the header:
  /// ``EndCall/isOlder(than:)``.
  final func endByAction(with result: RefreshResult, of generation: Generation) {
    endLoad(begun: machine.attempt?.loadNumber ?? .first, with: result, of: generation)
  }

  /// Sets noMoreData in the next turn of the main queue. Called when a pager has loaded the last
  /// page, and no refresh of this component has shown this.
  package final func endWithNoMoreData(ofLoadBegun load: EventNumber) {
    endLoad(begun: load, with: .noMoreData, of: nil)
  }

  package final func endLoad(
    begun load: EventNumber, with result: RefreshResult, of generation: Generation?
  ) {
    input(endsOlderLoad(load, in: result) ? .endOlderLoad : .endRefreshing(result)) {
      let call = EndCall(number: load, loadNumber: nil, turn: listTimeline?.turn)
      enqueue(.end(WaitingCall.End(result: result, call: call)), for: generation)
    }
  }

  /// Whether `result` is ``RefreshResult/noMoreData``, and the load began before the header's
  /// ongoing refresh of the list.
  package final func endsOlderLoad(_ load: EventNumber, in result: RefreshResult) -> Bool {
    guard case .noMoreData = result, edge == .bottom,
      let begin = scrollView?.header?.beginOfListRefresh
    else { return false }
    return load < begin
  }
}
