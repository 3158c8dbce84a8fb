/// Work for an object that the timeline does not keep alive: it is dropped where the object is gone.
extension Timeline {
  /// As ``animate(_:_:completion:)``, with a completion that does not keep `owner` alive.
  func animate<Owner: WeakReferenceable>(
    _ duration: Double, for owner: Owner, _ changes: () -> Void,
    completion: ((Owner) -> Void)?
  ) {
    run(changes, lasting: duration)
    if let completion { after(duration, for: owner, completion) }
  }

  /// As `after(_:_:)`, unless `owner` is gone by then; it is not kept alive.
  func after<Owner: WeakReferenceable>(
    _ delay: Double, for owner: Owner, _ work: @escaping (Owner) -> Void
  ) {
    let owner = Weak(owner)
    schedule(after: delay) { owner.withObject(work) }
  }

  /// As `async(_:)`, unless `owner` is gone by then; it is not kept alive.
  func async<Owner: WeakReferenceable>(for owner: Owner, _ work: @escaping (Owner) -> Void) {
    let owner = Weak(owner)
    async { owner.withObject(work) }
  }
}
