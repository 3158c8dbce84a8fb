import RefreshKit

/// The lists that hosts have made, by number.
enum ListRegistry {
  private static var all: [Int32: ListHandle] = [:]
  private static var count: Int32 = 0

  /// Makes a list.
  ///
  /// - Returns: Its number, above 0. No number is used twice.
  static func make(_ size: Size) -> Int32 {
    count += 1
    all[count] = ListHandle(number: count, size: size)
    return count
  }

  /// The list of a number.
  ///
  /// - Throws: ``StatusCode/noList``.
  static func list(_ number: Int32) throws(StatusCode) -> ListHandle {
    guard let list = all[number] else { throw .noList }
    return list
  }

  /// Frees a list.
  ///
  /// - Throws: ``StatusCode/noList``.
  static func free(_ number: Int32) throws(StatusCode) {
    let list = try list(number)
    list.listener = nil
    for slot in Slot.allCases { list.detach(slot) }
    all[number] = nil
  }

  /// Calls the listener of a list; does nothing where the list is freed.
  static func notify(
    _ number: Int32, _ slot: Slot?, _ event: ListEvent, old: Int32 = 0, new: Int32 = 0
  ) {
    all[number]?.listener?(number, slot?.number ?? 0, event.rawValue, old, new)
  }
}

/// Checks that every number is finite.
///
/// - Throws: ``StatusCode/badNumber``.
func check(_ numbers: Double...) throws(StatusCode) {
  for number in numbers where !number.isFinite { throw .badNumber }
}

/// Checks that a duration is finite and not negative.
///
/// - Throws: ``StatusCode/badNumber``.
func checkSpan(_ seconds: Double) throws(StatusCode) {
  guard seconds >= 0, seconds.isFinite else { throw .badNumber }
}
