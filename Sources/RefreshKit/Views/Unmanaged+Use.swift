extension Unmanaged {
  /// Has `body` use the object, which somebody else keeps alive for as long.
  @inline(__always)
  func use<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}

extension [View] {
  /// Has `body` use each view. The list keeps them alive, so that none is retained by itself.
  @inline(__always)
  func visit(_ body: (View) -> Void) {
    for index in indices { Unmanaged.passUnretained(self[index]).use(body) }
    extendLifetime(self)
  }
}
