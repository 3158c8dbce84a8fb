/// A reference that does not keep its object alive.
///
/// Embedded Swift has no weak references; there it keeps the object, for as long as the work or the
/// registration that holds it is pending.
struct Weak<Object: AnyObject> {
  #if hasFeature(Embedded)
    private(set) var object: Object?
  #else
    private(set) weak var object: Object?
  #endif

  init(_ object: Object) {
    self.object = object
  }

  /// Has `work` done with the object, unless that is gone.
  func hand(to work: (Object) -> Void) {
    if let object { work(object) }
  }
}
