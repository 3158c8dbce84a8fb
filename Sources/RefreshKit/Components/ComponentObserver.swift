/// Observes the actions of an app and a host on the components of a list.
package final class ComponentObserver: ListObserver {
  /// Called before a call of a component is performed.
  package var willPerformCall:
    (_ call: ComponentCall, _ component: RefreshComponent) -> ObservedEntry? =
      { _, _ in nil }

  /// Called before a component gets another second level.
  package var willSetSecondLevel: (_ level: SecondLevel?, _ component: RefreshComponent) -> Void = {
    _, _ in
  }

  /// Called before the app's blocks of an event are called, or the observers of a change of the
  /// state, with the cause of the change.
  package var willCallBlocks:
    (_ event: ComponentEvent, _ cause: RefreshCause?, _ component: RefreshComponent) ->
      ObservedEntry? = { _, _, _ in nil }

  /// Called before an action on a component that is not an input, with a description of the action.
  package var willDoToComponent: (_ action: String, _ component: RefreshComponent) -> Void = {
    _, _ in
  }

  /// Called before the kit makes a change that no script makes, even inside an input, with a
  /// description.
  package var willChangeUnscripted: (_ action: String, _ component: RefreshComponent) -> Void = {
    _, _ in
  }

  /// Called in the turn of a call that has no effect, with the reason.
  package var stateDidStay: (_ component: RefreshComponent, _ obstacle: RefreshObstacle) -> Void = {
    _, _ in
  }
}

/// The functions by which inputs reach a component and by which it calls the app.
extension RefreshComponent {
  /// Performs an input of an app or a user, and notifies the observer of it. All inputs are
  /// performed by this function or, if they set a property, by ``View/set(_:to:_:)``.
  @inline(__always)
  final func input(_ call: @autoclosure () -> ComponentCall, _ perform: () -> Void) {
    let entry =
      TimelineObserver.isInUse ? componentObserver?.willPerformCall(call(), self) : nil
    perform()
    entry?.end()
  }

  /// Calls the app's blocks of an event, or the observers of a change of the state.
  @inline(__always)
  final func callClient(
    _ event: @autoclosure () -> ComponentEvent, because cause: RefreshCause? = nil,
    _ blocks: () -> Void
  ) {
    guard TimelineObserver.isInUse, let listTimeline else { return blocks() }
    listTimeline.observed(
      by: { ($0 as? ComponentObserver)?.willCallBlocks(event(), cause, self) }, blocks)
  }

  /// Notifies the observer of an action that is not an input.
  @inline(__always)
  final func notifyObserver(of action: @autoclosure () -> String) {
    if TimelineObserver.isInUse { componentObserver?.willDoToComponent(action(), self) }
  }

  /// Notifies the observer of a change that no script makes, even inside an input.
  final func notifyObserver(ofUnscripted action: @autoclosure () -> String) {
    if TimelineObserver.isInUse { componentObserver?.willChangeUnscripted(action(), self) }
  }

  /// The observer of the list; nil if there is none, and while the component is detached.
  final var componentObserver: ComponentObserver? {
    host?.use { $0.listObserver } as? ComponentObserver
  }
}
