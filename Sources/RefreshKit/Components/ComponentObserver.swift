/// Observes what an app and a host do to the components of a list.
package class ComponentObserver: ListObserver {
  /// Called before a call of a component is performed.
  func willPerform(_ call: ComponentCall, on component: RefreshComponent) -> ObservedEntry? { nil }

  /// Called before a component gets another second level.
  func willSetSecondLevel(_ level: SecondLevel?, of component: RefreshComponent) {}

  /// Called before the app's blocks of an event are called.
  func willCallClient(
    _ event: ComponentEvent, for component: RefreshComponent
  ) -> ObservedEntry? { nil }

  /// Called if something is done to a component that is no input.
  ///
  /// - Parameter deed: What is done, in words.
  func willDo(_ deed: String, to component: RefreshComponent) {}

  /// Called with each change of a state that took effect, before its observers.
  func stateDidChange(
    of component: RefreshComponent, _ change: Change<RefreshState>, because cause: RefreshCause
  ) {}

  /// Called with each call that has found nothing to change, in its turn.
  func stateDidStay(of component: RefreshComponent, because obstacle: RefreshObstacle) {}
}

/// The ways in and out of a component.
extension RefreshComponent {
  /// Performs a call: each call that an app or a user makes is made by this, or sets a property by
  /// ``View/set(_:to:_:)``.
  @inline(__always)
  final func input(_ call: @autoclosure () -> ComponentCall, _ perform: () -> Void) {
    let entry =
      TimelineObserver.isInUse ? componentObserver?.willPerform(call(), on: self) : nil
    perform()
    entry?.end()
  }

  /// Calls the app's blocks of an event.
  @inline(__always)
  final func callClient(_ event: @autoclosure () -> ComponentEvent, _ blocks: () -> Void) {
    guard TimelineObserver.isInUse, let listTimeline else { return blocks() }
    listTimeline.observed(
      by: { ($0 as? ComponentObserver)?.willCallClient(event(), for: self) }, blocks)
  }

  /// Notifies the observer of something that is no input.
  @inline(__always)
  final func observe(_ deed: @autoclosure () -> String) {
    if TimelineObserver.isInUse { componentObserver?.willDo(deed(), to: self) }
  }

  /// The observer of the list; nil without one, and while detached.
  final var componentObserver: ComponentObserver? {
    host?.use { $0.listObserver } as? ComponentObserver
  }
}
