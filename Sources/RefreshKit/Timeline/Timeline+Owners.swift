/// Work for an object that the timeline does not keep alive. It is dropped if the object is
/// deallocated first.
extension Timeline {
  /// Like `after(_:_:)`, but drops the work if `owner` is deallocated by then.
  func after<Owner: WeakReferenceable>(
    _ delay: Double, for owner: Owner, _ work: @escaping (Owner) -> Void
  ) {
    at(time(after: delay), Job { [owner = Weak(owner)] in owner.withObject(work) })
  }

  /// Like `async(_:)`, but drops the work if `owner` is deallocated by then.
  func async<Owner: WeakReferenceable>(for owner: Owner, _ work: @escaping (Owner) -> Void) {
    enqueue(Job { [owner = Weak(owner)] in owner.withObject(work) })
  }
}

extension Weak {
  /// Calls `work` with the object, unless it is deallocated.
  fileprivate func withObject(_ work: (Object) -> Void) {
    guard let object else { return }
    Timeline.recordWorkSource(object)
    work(object)
  }
}
