/// Makes a change that lets go of `old`, which goes only when the change has been made: what it holds
/// may call back as it goes.
@inline(__always)
func extendingLifetime<Value>(_ old: Value, during change: () -> Void) {
  change()
  extendLifetime(old)
}
