/// The loads of a list whose content does not fill it.
extension AutoLoader {
  /// Called after a layout of the content. Compares the content with the list in the next turn.
  func contentWasLaidOut(_ component: RefreshComponent) {
    guard component.settings.loadsUntilFilled, fill.isDue else { return }
    fill.contentWasLaidOut()
    component.listTimeline?.async(for: component) { $0.loader?.loadIfNotFilled($0) }
  }

  /// Called when a load of the component has ended in success. With no more data there is nothing
  /// to compare.
  func didLoad(_ result: RefreshResult) {
    if case .success = result { fill.didLoad() }
  }

  /// Called when a refresh of the whole list has ended in success.
  func listDidRefresh(_ component: RefreshComponent) {
    fill.listDidRefresh()
    fillingMayContinue(in: component)
  }

  /// Called after each layout pass of the kit, and when something has changed for which a load may
  /// have waited. Asks for a layout of the content, after which it is compared with the list.
  func fillingMayContinue(in component: RefreshComponent) {
    guard component.settings.loadsUntilFilled, fill.isDue, let list = component.scrollView else {
      return
    }
    list.scroller.requestLayout(in: list)
  }

  /// Begins a load if the content does not fill the list. If something prevents it now, the
  /// comparison stays due.
  private func loadIfNotFilled(_ component: RefreshComponent) {
    guard component.settings.loadsUntilFilled, component.isFreeToFill, trigger.allowsLoads,
      let list = component.scrollView
    else { return }
    let overflow = overflow(of: component, in: list)
    guard fill.compare(list.contentSize.height, overflow: overflow) else { return }
    if list.isTracking || list.isDragging { return compareInNextFrame(component, in: list) }
    component.begin(by: .filling)
  }

  /// The distance by which the content, the component and the app's insets are longer than the
  /// view; 0 or negative if they fit.
  private func overflow(of component: RefreshComponent, in list: ScrollView) -> Double {
    let geometry = list.geometry.withoutLevel(at: component.edge)
    return geometry.overflow(along: .vertical) + max(0, component.frame.size.height)
  }

  /// Whether the component loads to fill the list as soon as nothing prevents it.
  func isDueToFill(_ component: RefreshComponent) -> Bool {
    guard component.settings.loadsUntilFilled, trigger.allowsLoads, let list = component.scrollView
    else { return false }
    return fill.loads(list.contentSize.height, overflow: overflow(of: component, in: list))
  }

  /// Whether a new component in the list would fill it at other times than this one, whose loads
  /// have brought nothing or failed.
  func fillsUnlikeNew(_ component: RefreshComponent) -> Bool {
    guard component.settings.loadsUntilFilled, let list = component.scrollView else { return false }
    let mayCompare = component.isFreeToFill && trigger.allowsLoads
    let isDueAsNew = !mayCompare || overflow(of: component, in: list) <= 0
    return fill.isDue != isDueAsNew || (fill.isDue && fill.lengthBefore != 0)
  }

  /// Compares again in the next frame, because no event reports the end of a touch that has not
  /// dragged.
  private func compareInNextFrame(_ component: RefreshComponent, in list: ScrollView) {
    guard !isFillScheduled else { return }
    isFillScheduled = true
    list.timeline.after(1 / list.frameRate, for: component) {
      guard let loader = $0.loader else { return }
      loader.isFillScheduled = false
      loader.loadIfNotFilled($0)
    }
  }
}

extension RefreshComponent {
  /// Whether nothing prevents a load that fills the list, apart from a finger. A component that
  /// hides itself because the content fits may load.
  final var isFreeToFill: Bool {
    guard isInWindow, state == .idle, !isHidden, isUserInteractionEnabled, !hasGestureObstacle,
      let scrollView
    else { return false }
    return !scrollView.accessories.all.contains { $0.isBusy }
  }
}
