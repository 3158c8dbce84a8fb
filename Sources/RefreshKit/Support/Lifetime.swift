/// Makes a change that releases `old`, which is deallocated only after the change: what it holds may
/// call back then. See HotPath.md.
@inline(__always)
func extendingLifetime<Value>(_ old: Value, during change: () -> Void) {
  change()
  extendLifetime(old)
}

extension Unmanaged {
  /// The object, which the caller may keep; nil if it was released, on another thread, and waits to be
  /// deallocated.
  var object: Instance? {
    #if hasFeature(Embedded)
      return takeUnretainedValue()
    #else
      weak let object = takeUnretainedValue()
      return object
    #endif
  }

  /// Calls `body` with the object, which the caller keeps alive for as long. See HotPath.md.
  @inline(__always)
  func use<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
