/// Observes what an app and a host do to a list.
package class ListObserver: ViewObserver {
  /// Called before an input is performed.
  func willPerform(_ input: ListInput, on list: ScrollView) -> ObservedEntry? { nil }

  /// Called before an accessory is put into the place of another one.
  func willReplace(
    _ old: ScrollAccessory?, with new: ScrollAccessory?, in list: ScrollView
  ) -> ObservedEntry? { nil }

  /// Called before changes are made in front of the visible part of the content.
  func willKeepPosition(of list: ScrollView) -> ObservedEntry? { nil }

  /// Called before code of the app is called: what it does is not the kit's.
  ///
  /// - Parameters:
  ///   - name: What it is, in words.
  ///   - list: The list that it is called for.
  func willCallClient(_ name: String, for list: ScrollView) -> ObservedEntry? { nil }

  /// Called before a driver is called: what it reports meanwhile is its answer.
  func willAsk(_ request: DriverRequest, of list: ScrollView) -> ObservedEntry? { nil }

  /// Called if something is done to a list that is no input.
  ///
  /// - Parameter deed: What is done, in words.
  func willDo(_ deed: String, to list: ScrollView) {}
}

/// The ways in and out: what is done to a list comes in by an input, and code of the app is called by
/// ``callClient(_:_:)``.
extension ScrollView {
  /// Performs an input: each call that an app or a host makes, and that is not only drawn, is made by this, or sets
  /// a property by ``View/set(_:to:_:)``.
  @inline(__always)
  final func input(_ input: @autoclosure () -> ListInput, _ perform: () -> Void) {
    let entry = _observer == nil ? nil : willPerform(input())
    perform()
    entry?.end()
  }

  private func willPerform(_ input: ListInput) -> ObservedEntry? {
    _observer?.use { $0.willPerform(input, on: self) } ?? nil
  }

  /// Calls code of the app: the observers of all lists on the timeline have to know that it is not the kit's.
  @inline(__always)
  final func callClient(_ name: @autoclosure () -> String, _ code: () -> Void) {
    guard TimelineObserver.isInUse else { return code() }
    timeline.observed(by: { ($0 as? ListObserver)?.willCallClient(name(), for: self) }, code)
  }

  /// Notifies the observer of something that is no input.
  @inline(__always)
  final func observe(_ deed: @autoclosure () -> String) {
    if _observer != nil { listObserver?.willDo(deed(), to: self) }
  }

  /// The observer; nil without one.
  final var listObserver: ListObserver? { _observer?.takeUnretainedValue() }
}
