import RefreshKit

/// Advances the time by some seconds, 0 or more, and performs the work that is due. A listener must not
/// call it.
@_cdecl("refresh_advance")
@discardableResult
public func refreshAdvance(_ list: Int32, _ seconds: Double) -> Int32 {
  onList(list) { list throws(StatusCode) in
    try checkSpan(seconds)
    try list.advance(by: seconds)
  }
}

/// Reads the number of seconds after which the list is to be advanced and drawn again; 0 for each
/// frame. If nothing happens before a call or a touch, the call returns -6.
///
/// Activity indicators and sequences of pictures do not count: the host animates them.
@_cdecl("refresh_next")
@discardableResult
public func refreshNext(_ list: Int32, _ seconds: UnsafeMutablePointer<Double>?) -> Int32 {
  onList(list) { list throws(StatusCode) in
    guard let next = list.timeToNextChange else { throw .nothing }
    seconds?.pointee = next
  }
}

/// Calls the listener with `tag` after some seconds of the list's time, 0 or more.
@_cdecl("refresh_after")
@discardableResult
public func refreshAfter(_ list: Int32, _ seconds: Double, _ tag: Int32) -> Int32 {
  onList(list) { list throws(StatusCode) in
    try checkSpan(seconds)
    list.after(seconds, tag: tag)
  }
}

/// Sets the function that is called with each event of a list, in place of an earlier one; null for
/// none.
@_cdecl("refresh_listen")
@discardableResult
public func refreshListen(_ list: Int32, _ listener: Listener?) -> Int32 {
  onList(list) { $0.listener = listener }
}

/// Stores the time at which the list of a header was updated last, under the header's `lastUpdatedTimeKey`, in
/// seconds since 1970: a host that stores times calls it before the header is made.
@_cdecl("refresh_set_updated")
@discardableResult
public func refreshSetUpdated(
  _ list: Int32, _ key: UnsafePointer<CChar>?, _ secondsSince1970: Double
) -> Int32 {
  onScrollView(list) { scrollView throws(StatusCode) in
    try check(secondsSince1970)
    scrollView.lastUpdatedTimes.setTime(
      WallTime(secondsSince1970: secondsSince1970), forKey: string(key))
  }
}

/// Reads the time at which the list of a header was updated last, in seconds since 1970: a host stores it under the
/// header's `lastUpdatedTimeKey`, for ``refreshSetUpdated(_:_:_:)``. If there was no update, the call returns -6.
@_cdecl("refresh_updated")
@discardableResult
public func refreshUpdated(
  _ list: Int32, _ slot: Int32, _ secondsSince1970: UnsafeMutablePointer<Double>?
) -> Int32 {
  onComponent(list, slot) { component throws(StatusCode) in
    let header = try existing(component as? RefreshHeader)
    guard let time = header.lastUpdatedTime else { throw .nothing }
    secondsSince1970?.pointee = time.secondsSince1970
  }
}
