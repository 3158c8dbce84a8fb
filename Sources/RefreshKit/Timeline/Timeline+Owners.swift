/// Work for an object that the timeline does not keep alive: it is dropped where the object is
/// deallocated before.
extension Timeline {
  /// As `after(_:_:)`, unless `owner` is deallocated by then.
  func after<Owner: WeakReferenceable>(
    _ delay: Double, for owner: Owner, _ work: @escaping (Owner) -> Void
  ) {
    at(time(after: delay), Job { [owner = Weak(owner)] in owner.withObject(work) })
  }

  /// As `async(_:)`, unless `owner` is deallocated by then.
  func async<Owner: WeakReferenceable>(for owner: Owner, _ work: @escaping (Owner) -> Void) {
    enqueue(Job { [owner = Weak(owner)] in owner.withObject(work) })
  }
}

extension Weak {
  /// Calls `work` with the object, unless it is deallocated.
  fileprivate func withObject(_ work: (Object) -> Void) {
    guard let object else { return }
    Timeline.noteSource(object)
    work(object)
  }
}
