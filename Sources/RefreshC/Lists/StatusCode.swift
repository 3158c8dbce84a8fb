/// Why a call was not done; its number is what the call answers.
nonisolated enum StatusCode: Int32, Error {
  /// There is no list of that number: it was never made, or it is freed.
  case noList = -1
  /// There is no slot of that number, or no class of that name goes into it.
  case noSuchSlotOrClass = -2
  /// The slot is empty.
  case emptySlot = -3
  /// There is no value of that name, or the class has none, or it cannot be set.
  case noSuchValue = -4
  /// A number is not one that may be set there: not finite, refused, or clamped to another.
  case badNumber = -5
  /// There is nothing to answer: no text, no next event.
  case nothing = -6
  /// Time moves already: the call came from a listener.
  case busy = -7
  /// The list would never come to rest: what it does sets itself off again.
  case runaway = -8
}

/// Answers a call that has nothing to tell: 0, or the number of what is wrong.
func answer(_ body: () throws(StatusCode) -> Void) -> Int32 {
  count { () throws(StatusCode) in
    try body()
    return 0
  }
}

/// Answers a call that tells a number, 0 or more, or the negative number of what is wrong.
func count(_ body: () throws(StatusCode) -> Int32) -> Int32 {
  do { return try body() } catch { return error.rawValue }
}
