/// What the list tells its components.
extension ScrollView {
  /// Components that are attached or detached meanwhile are not notified. See Architecture.md.
  func notify<Value>(
    from old: Value, to new: Value, _ receive: (RefreshComponent, Change<Value>) -> Void
  ) {
    let (change, latest, kept) = (Change(old: old, new: new), attachmentCount, components)
    for component in unretainedComponents {
      component.use { if hosts($0), $0.attachmentNumber <= latest { receive($0, change) } }
    }
    extendLifetime(kept)
  }

  /// An observer may have put the component into another scroll view.
  func hosts(_ component: RefreshComponent) -> Bool {
    component.unretainedList?.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
  }

  /// While the position is kept, this is done at the end.
  func notifyOfGeometry() {
    guard keeping == nil else { return }
    for component in components where hosts(component) { component.geometryDidChange() }
  }

  func contentWasLaidOut() {
    for component in components { component.contentWasLaidOut() }
  }

  func waitingArrivalsMayLoad() {
    for component in components {
      component.waitingArrivalMayLoad()
      component.contentMayRestAtTop()
    }
  }

  func loadsMayContinue() {
    for component in components {
      component.waitingArrivalMayLoad()
      component.fillingMayContinue()
    }
  }

  func placeComponents() {
    for component in components { component.placeAgain() }
  }

  /// Called when the scroll view is being deallocated.
  func abandonComponents() {
    abandonSubviews()
    for component in components where hosts(component) {
      component.loseList()
      component.dropWork()
    }
  }
}
