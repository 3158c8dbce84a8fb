/// Work for an object that the timeline does not keep alive. It is dropped if the object is
/// deallocated first.
extension Timeline {
  /// Like `after(_:_:)`, but the work is dropped if `owner` is deallocated by then.
  func after<Owner: WeakReferenceable>(
    _ delay: Double, for owner: Owner, _ work: @escaping (Owner) -> Void
  ) {
    let owner = Weak(owner)
    at(time(after: delay), Job { owner.withObject(work) })
  }

  /// Like `async(_:)`, but the work is dropped if `owner` is deallocated by then.
  func async<Owner: WeakReferenceable>(for owner: Owner, _ work: @escaping (Owner) -> Void) {
    let owner = Weak(owner)
    enqueue(Job { owner.withObject(work) })
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
