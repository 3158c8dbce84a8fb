/// Work for an object that the timeline does not keep alive: it is dropped where the object is gone.
extension Timeline {
  /// As ``animate(_:_:completion:)``, with a completion that does not keep `owner` alive.
  func animate<Owner: Mortal>(
    _ duration: Double, for owner: Owner, _ changes: () -> Void,
    completion: ((Owner) -> Void)?
  ) {
    run(changes, lasting: duration)
    if let completion { after(duration, for: owner, completion) }
  }

  /// As `after(_:_:)`, unless `owner` is gone by then; it is not kept alive.
  func after<Owner: Mortal>(
    _ delay: Double, for owner: Owner, _ work: @escaping (Owner) -> Void
  ) {
    let owner = Weak(owner)
    plan(after: delay) { owner.hand(to: work) }
  }

  /// As `async(_:)`, unless `owner` is gone by then; it is not kept alive.
  func async<Owner: Mortal>(for owner: Owner, _ work: @escaping (Owner) -> Void) {
    let owner = Weak(owner)
    async { owner.hand(to: work) }
  }
}
