/// The reason why a call failed; its number is what the call returns.
nonisolated enum StatusCode: Int32, Error {
  /// There is no list of that number: it was never made, or it was freed.
  case noList = -1
  /// There is no slot of that number, or no class of that name belongs into it.
  case noSuchSlotOrClass = -2
  /// The slot is empty.
  case emptySlot = -3
  /// There is no value of that name, or the class does not have it, or it cannot be set.
  case noSuchValue = -4
  /// A number is not allowed there: it is not finite, or would be refused or clamped.
  case badNumber = -5
  /// There is nothing to return: no text, no next event.
  case nothing = -6
  /// An advance is under way already: a listener made the call.
  case busy = -7
  /// The advance would never end, because due work schedules itself again.
  case runaway = -8
}
