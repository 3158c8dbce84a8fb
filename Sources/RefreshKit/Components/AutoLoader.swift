/// What auto header and auto footer share: when they load, the inset that they reserve, and where a page comes
/// to rest after a load.
final class AutoLoader {
  /// When the end is reached.
  var trigger = LoadMoreTrigger()

  /// The edge of the component.
  private let edge: Edge
  /// The insets at the edge when the refresh began (the component's and the app's), as heights in the
  /// content; nil if no refresh has begun.
  private(set) var insetsAtBegin: ClosedRange<Double>?

  /// Makes the loader of a component at the top or the bottom.
  init(at edge: Edge) {
    self.edge = edge
  }

  // MARK: Arriving

  /// The offset was set.
  func offsetDidChange(from old: Point, _ component: RefreshComponent) {
    guard let host = component.host else { return }
    let couldTrigger = trigger.canTrigger
    let arrives = host.use { list in
      trigger.reachesEnd(from: old.y, moment(of: component, in: list._snapshot))
    }
    if trigger.canTrigger != couldTrigger { component.quietOffsetsMayChange() }
    guard arrives, mayLoad(component) else { return }
    load(component, by: .arrival(by: host.use { $0._snapshot.cause }))
  }

  /// Whether the content is at the component's end, and an arrival there would load.
  func isWaiting(_ component: RefreshComponent) -> Bool {
    guard let host = component.host, mayLoad(component) else { return false }
    return host.use { trigger.isWaiting(moment(of: component, in: $0._snapshot)) }
  }

  /// The offsets in front of the end. A loader that has loaded is notified once there, so that it loads again.
  func quietOffsets(of component: RefreshComponent, in view: ScrollSnapshot) -> QuietOffsets {
    guard trigger.canTrigger else { return .none }
    let moment = moment(of: component, in: view)
    var offsets = QuietOffsets.all
    if edge == .bottom {
      offsets.upper.y = moment.lastPositionBefore
    } else {
      offsets.lower.y = 0 - moment.lastPositionBefore
    }
    return offsets
  }

  /// The pan gesture's state was set.
  func panStateDidChange(to panState: PanState, _ component: RefreshComponent) {
    guard panState == .ended, component.state == .idle, let host = component.host else { return }
    let arrives = host.use { list in
      trigger.endsDragAtEnd(moment(of: component, in: list._snapshot))
    }
    component.quietOffsetsMayChange()
    if arrives, !component.isBarred { load(component, by: .dragEnd) }
  }

  func moment(
    of component: RefreshComponent, in view: ScrollSnapshot
  ) -> LoadMoreTrigger.Moment {
    let settings = component.settings
    return LoadMoreTrigger.Moment(
      view: view, edge: edge, reservedInset: component.reservedInset,
      triggerDistance: component.frame.height * settings.triggerAutomaticallyRefreshPercent
        - settings.preloadDistance)
  }

  /// Whether an arrival loads.
  private func mayLoad(_ component: RefreshComponent) -> Bool {
    component.settings.isAutomaticallyRefresh && component.state == .idle && !component.isBarred
  }

  private func load(_ component: RefreshComponent, by gesture: RefreshCause.Begin) {
    if let view = component.host?.use({ $0._snapshot }) { trigger.didLoad(in: view) }
    component.quietOffsetsMayChange()
    component.begin(by: gesture)
  }

  // MARK: The list

  /// The content size was set. What grows in front is no growth at the bottom.
  func contentSizeDidChange(from old: Size, to new: Size, _ component: RefreshComponent) {
    let isInFront = component.host?.use { $0.keepsPosition(along: .vertical) } == true
    guard new.height > old.height, edge == .top || !isInFront else { return }
    trigger.grow()
    component.quietOffsetsMayChange()
  }

  /// The offset has changed by `distance` because the content did, in front of the visible part, which stays
  /// where it is.
  func contentDidShift(by distance: Double) {
    insetsAtBegin = insetsAtBegin.map { $0.lowerBound + distance...$0.upperBound + distance }
  }

  /// The component leaves its list.
  func willDetach() {
    trigger.reset()
    insetsAtBegin = nil
  }

  /// The component's height has changed.
  func heightDidChange(of component: RefreshComponent) {
    reserveHeight(of: component)
    component.quietOffsetsMayChange()
  }

  /// The component was shown or hidden.
  func visibilityDidChange(of component: RefreshComponent) {
    reserveHeight(of: component)
    if component.isShown { component.place() }
  }

  /// Reserves the height of a component that is shown, and nothing for another.
  func reserveHeight(of component: RefreshComponent) {
    component.reserveInset(component.isShown ? max(0, component.frame.height) : 0)
  }

  // MARK: Loading

  /// A refresh begins.
  func open(_ component: RefreshComponent) -> Opening {
    insetsAtBegin = component.host?.use { list in
      let inset = max(0, list.adjustedContentInset[edge])
      let end = edge == .bottom ? list.contentSize.height : 0 - inset
      return end...end + inset
    }
    return .atOnce
  }

  /// A refresh ends.
  func close(_ component: RefreshComponent, in scrollView: ScrollView) -> Closing {
    let insets = insetsAtBegin
    insetsAtBegin = nil
    guard scrollView.isPagingEnabled else { return .atOnce }
    if let insets { scrollBack(by: insets, in: scrollView) }
    return .animated
  }

  /// Scrolls back what is visible of the insets that were at the edge when the refresh began, so that a page
  /// ends at rest on its end; never towards the edge, and not while a finger or a motion moves the content.
  private func scrollBack(by insets: ClosedRange<Double>, in scrollView: ScrollView) {
    let y = scrollView.contentOffset.y
    let bottom = y + scrollView.frame.height
    let seen = min(bottom, insets.upperBound) - max(y, insets.lowerBound)
    guard scrollView.isAtRest, seen > 0 else { return }
    let target = scrollView.geometry.clamp(edge == .bottom ? y - seen : y + seen, along: .vertical)
    let isBack = edge == .bottom ? target < y : target > y
    if isBack { scrollView.setOffset(target, along: .vertical) }
  }
}

extension ScrollView {
  /// The auto header or auto footer at an edge where the content is, if an arrival there would load, also where the
  /// content is too short to move; nil otherwise. A host may begin it where a scroll wheel or a key moves on there.
  package func waitingLoader(at edge: Edge) -> RefreshComponent? {
    guard presentEdges.contains(EdgeSet(edge)), isAtRest, isUserInteractionEnabled,
      let component = accessories[edge] as? RefreshComponent, component.isInteractive
    else { return nil }
    return component.loader?.isWaiting(component) == true ? component : nil
  }
}
