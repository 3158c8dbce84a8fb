import RefreshKit

/// Returns 0 for a call without a result, or the number of its error.
func answer(_ body: () throws(StatusCode) -> Void) -> Int32 {
  count { () throws(StatusCode) in
    try body()
    return 0
  }
}

/// Returns the result of a call, 0 or more, or the negative number of its error.
func count(_ body: () throws(StatusCode) -> Int32) -> Int32 {
  do { return try body() } catch { return error.rawValue }
}

/// Returns 0 for a call to a list, or the number of its error.
func onList(_ list: Int32, _ body: (ListHandle) throws(StatusCode) -> Void) -> Int32 {
  answer { () throws(StatusCode) in try body(ListRegistry.list(list)) }
}

/// Returns 0 for a call to the scroll view of a list, or the number of its error.
func onScrollView(_ list: Int32, _ body: (ScrollView) throws(StatusCode) -> Void) -> Int32 {
  onList(list) { list throws(StatusCode) in try body(list.scrollView) }
}

/// Returns 0 for a call to the component of a slot, or the number of its error.
func onComponent(
  _ list: Int32, _ slot: Int32, _ body: (RefreshComponent) throws(StatusCode) -> Void
) -> Int32 {
  onList(list) { list throws(StatusCode) in try body(list.part(Slot(number: slot)).component) }
}

/// Returns a value that only some classes have.
///
/// - Throws: ``StatusCode/noSuchValue`` if it is nil, because the component's class does not have
///   it.
func existing<Value>(_ value: Value?) throws(StatusCode) -> Value {
  guard let value else { throw .noSuchValue }
  return value
}
