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

  /// Called before a driver is called: what it reports meanwhile is its answer.
  func willAsk(_ request: DriverRequest, of list: ScrollView) -> ObservedEntry? { nil }

  /// Called if something is done to a list that is no input.
  ///
  /// - Parameter deed: What is done, in words.
  func willDo(_ deed: String, to list: ScrollView) {}

  /// Called with the time of a last update that was read.
  func didReadTime(_ time: WallTime?, forKey key: String) {}

  /// Called with the time of a last update that a header has stored.
  func didStoreTime(_ time: WallTime, forKey key: String) {}
}

/// The ways in and out: what is done to a list comes in by an input, and code of the app is called by
/// ``View/callClient(_:_:)``.
extension ScrollView {
  /// Performs an input: each call that an app or a host makes, and that is not only drawn, is made by this, or sets
  /// a property by ``View/set(_:to:_:)``.
  final func input(_ input: @autoclosure () -> ListInput, _ perform: () -> Void) {
    let entry = TimelineObserver.isInUse ? willPerform(input()) : nil
    perform()
    entry?.end()
  }

  private func willPerform(_ input: ListInput) -> ObservedEntry? {
    _observer?.use { $0.willPerform(input, on: self) } ?? nil
  }

  /// Notifies the observer of something that is no input.
  final func observe(_ deed: @autoclosure () -> String) {
    if TimelineObserver.isInUse { listObserver?.willDo(deed(), to: self) }
  }

  /// The observer; nil without one.
  final var listObserver: ListObserver? { _observer?.takeUnretainedValue() }
}
