/// Makes a change that may release `old`, and keeps `old` alive until the change is complete. The
/// deallocation of `old` may run code of the app. See HotPath.md.
@inline(__always)
func extendingLifetime<Value>(_ old: Value, during change: () -> Void) {
  change()
  extendLifetime(old)
}

extension Unmanaged {
  /// The object, as a strong reference; nil if it was released on another thread and is about to be
  /// deallocated.
  var object: Instance? {
    #if hasFeature(Embedded)
      return takeUnretainedValue()
    #else
      Weak(takeUnretainedValue()).object
    #endif
  }

  /// Calls `body` with the object, which the caller must keep alive during the call. See
  /// HotPath.md.
  @inline(__always)
  func use<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
