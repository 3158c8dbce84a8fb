extension ScrollView {
  /// Calls `receive` for each component. Components that are attached or detached meanwhile are not
  /// notified. The local `attached` retains all components until the end: see "References that are
  /// not retained" in Architecture.md.
  func notify<Value>(
    from old: Value, to new: Value, _ receive: (RefreshComponent, Change<Value>) -> Void
  ) {
    let (change, latestNumber, attached) = (Change(old: old, new: new), attachmentCount, attached)
    // A loop over the array itself would retain the array, too.
    for index in attached.unretained.indices {
      attached.unretained[index].use {
        if has($0), $0.attachmentNumber <= latestNumber { receive($0, change) }
      }
    }
    extendLifetime(attached)
  }

  /// Tells the components, then the delegate, that the content has moved.
  func notifyOfMove(from old: Point) {
    notificationDepth += 1
    notify(from: old, to: scrollState.offset) { $0.contentOffsetDidChange($1) }
    notifyDelegate { $0.scrollViewDidScroll(self) }
    notificationDepth -= 1
  }

  /// Whether the component is still in this scroll view. An observer may have moved it to another
  /// one.
  func has(_ component: RefreshComponent) -> Bool {
    component.unretainedList?.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
  }

  /// Notifies the components that a size or an inset has changed. During ``keepingPosition(_:)``,
  /// they are notified only at the end.
  func notifyOfGeometry() {
    guard positionKeeping == nil else { return }
    for component in components where has(component) { component.geometryDidChange() }
  }

  func contentWasLaidOut() {
    for component in components { component.contentWasLaidOut() }
  }

  func waitingArrivalsMayLoad() {
    for component in components {
      component.loader?.waitingArrivalMayLoad()
      component.contentMayRestAtTop()
    }
  }

  func loadsMayContinue() {
    for component in components {
      component.loader?.waitingArrivalMayLoad()
      component.loader?.fillingMayContinue()
    }
  }

  func placeComponents() {
    for component in components { component.placeAgain() }
  }

  /// Called when the scroll view is being deallocated.
  func abandonComponents() {
    abandonSubviews()
    for component in components where has(component) {
      component.loseList()
      component.dropWork()
    }
  }
}
