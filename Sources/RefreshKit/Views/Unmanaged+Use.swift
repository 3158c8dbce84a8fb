extension Unmanaged {
  /// Has `body` use the object, which somebody else keeps alive for as long.
  @inline(__always)
  func use<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
