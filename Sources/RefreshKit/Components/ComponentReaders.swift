/// The observers of a component, and the streams and bindings of its state.
struct ComponentReaders {
  /// The observers of the state.
  var state = Observers<Change<RefreshState>>()
  /// The observers of announcements.
  var feedback = Observers<Feedback>()

  #if !hasFeature(Embedded)
    /// The streams and bindings of the state; nil until the first one is made.
    var followers: StateFollowers?
    /// The stamp of the present state, as long as there are no followers.
    private(set) var stamp = 0

    /// Called with each change of the state, before the observers.
    mutating func stateDidChange(to new: RefreshState) {
      if let followers { followers.send(new) } else { stamp = StateClock.next() }
    }
  #else
    func stateDidChange(to new: RefreshState) {}
  #endif
}
