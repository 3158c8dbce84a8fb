/// Reads a number of the list (slot 0) or of the component in a slot, by its name in Swift:
/// `contentOffset.y`, `pullingPercent`, `stateLabel.frame.x`. Flags are 0 and 1. The call returns -6
/// for `timeline.nextDue` if nothing is due, and for an `expirationInterval` or a `maximumOverscroll`
/// that is not set.
@_cdecl("refresh_get")
@discardableResult
public func refreshGet(
  _ list: Int32, _ slot: Int32, _ name: UnsafePointer<CChar>?,
  _ number: UnsafeMutablePointer<Double>?
) -> Int32 {
  onList(list) { list throws(StatusCode) in
    let found = try list.number(string(name), of: slot)
    number?.pointee = found
  }
}

/// Sets a number of the list (slot 0) or of the component in a slot, by its name in Swift. Flags are 0
/// and 1.
///
/// After a result of 0, the number is the one that was set; for a number that would be refused or
/// clamped the call returns -5, and nothing changes. A flag that a component overrides at present takes
/// effect when the component no longer does.
@_cdecl("refresh_set")
@discardableResult
public func refreshSet(
  _ list: Int32, _ slot: Int32, _ name: UnsafePointer<CChar>?, _ number: Double
) -> Int32 {
  onList(list) { list throws(StatusCode) in
    try list.setNumber(number, string(name), of: slot)
  }
}

/// Removes a number of the list (slot 0) or of the component in a slot, by its name in Swift, if it can be nil
/// there, such as `refreshingTimeout`, `expirationInterval` or `maximumOverscroll`. For another number the call
/// returns -4.
@_cdecl("refresh_clear")
@discardableResult
public func refreshClear(
  _ list: Int32, _ slot: Int32, _ name: UnsafePointer<CChar>?
) -> Int32 {
  onList(list) { list throws(StatusCode) in try list.clear(string(name), of: slot) }
}

/// Reads a text.
///
/// Of the component in a slot: the texts that ``refreshSetText(_:_:_:_:)`` sets, `class`, `stateLabel.text` and
/// `gifView.image`; for assistive technology `accessibilityLabel`, `accessibilityValue`, `accessibilityHint`
/// and the last `announcement`. Of a slot, even an empty one: `classes`, the short names that
/// ``refreshMake(_:_:_:)`` takes there.
///
/// - Returns: The number of bytes of UTF-8 of the whole text; `buffer` has as many as fit, and a 0 behind
///   them if that fits too.
@_cdecl("refresh_get_text")
public func refreshGetText(
  _ list: Int32, _ slot: Int32, _ name: UnsafePointer<CChar>?,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int32
) -> Int32 {
  count { () throws(StatusCode) in
    let found = try ListRegistry.list(list).text(string(name), of: slot)
    guard let text = found else { throw .nothing }
    return write(text, to: buffer, capacity)
  }
}

/// Sets a text of the component in a slot: `lastUpdatedTimeKey`, `failureTitle`, `successTitle`, and
/// `secondLevelTitle` of one that has a second level.
@_cdecl("refresh_set_text")
@discardableResult
public func refreshSetText(
  _ list: Int32, _ slot: Int32, _ name: UnsafePointer<CChar>?, _ text: UnsafePointer<CChar>?
) -> Int32 {
  onList(list) { list throws(StatusCode) in
    try list.setText(string(text), string(name), of: slot)
  }
}
