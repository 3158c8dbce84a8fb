import RefreshKit

/// The lists that hosts have made, by number.
enum ListRegistry {
  /// The lists, by ascending number. The code of an array takes less space in a module than that of
  /// a dictionary.
  private static var all: [ListHandle] = []
  private static var count: Int32 = 0

  /// Makes a list.
  ///
  /// - Returns: The number of the list, above 0. No number is used twice.
  static func make(_ size: Size) -> Int32 {
    count += 1
    all.append(ListHandle(number: count, size: size))
    return count
  }

  /// The index of the first list whose number is at least `number`.
  @inline(never)
  private static func index(of number: Int32) -> Int {
    var (start, end) = (0, all.count)
    while start < end {
      let middle = (start + end) / 2
      if all[middle].number < number { start = middle + 1 } else { end = middle }
    }
    return start
  }

  /// The list of a number.
  ///
  /// - Throws: ``StatusCode/noList``.
  @inline(never)
  static func list(_ number: Int32) throws(StatusCode) -> ListHandle {
    let index = index(of: number)
    guard index < all.count, all[index].number == number else { throw .noList }
    return all[index]
  }

  /// Frees a list.
  ///
  /// - Throws: ``StatusCode/noList``.
  static func free(_ number: Int32) throws(StatusCode) {
    let list = try list(number)
    list.listener = nil
    for slot in Slot.allCases { list.detach(slot) }
    all.remove(at: index(of: number))
  }

  /// Calls the listener of a list; does nothing if the list was freed.
  static func notify(
    _ number: Int32, _ slot: Slot?, _ event: ListEvent, old: Int32 = 0, new: Int32 = 0
  ) {
    (try? list(number))?.listener?(number, slot?.number ?? 0, event.rawValue, old, new)
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
