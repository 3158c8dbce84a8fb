/// Counts the steps of the kit's lists that take longer with their length; tests compare them with the
/// number of elements.
enum Growth {
  /// How many references every ``WeakList`` of the program has checked so far.
  static var references = 0
  /// How many places all ``Subviews`` of the program have read or written so far.
  static var subviews = 0
}
