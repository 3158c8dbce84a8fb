import RefreshKit

// Every call returns 0 or more, or the negative number of a ``StatusCode``. Lengths are points, times
// seconds.

/// Makes a list of a size, in a window and without content.
///
/// Lengths are points in every call, and times seconds. A call returns 0 or more; a call
/// that fails returns a negative number and changes nothing: -1 there is no such list, -2 no such slot
/// or no such class for it, -3 the slot is empty, -4 no such value, or one that cannot be set, -5 a
/// number that is not allowed there, -6 nothing to return, -7 an advance is under way already. After
/// -8, an advance that would never end, the list is as it was when the advance stopped. All calls
/// belong to the main thread.
///
/// - Returns: The number of the list in all other calls, above 0.
@_cdecl("refresh_make_list")
public func refreshMakeList(_ width: Double, _ height: Double) -> Int32 {
  count { () throws(StatusCode) in
    try check(width, height)
    return ListRegistry.make(Size(width: width, height: height))
  }
}

/// Frees a list with its components; its number is no longer valid.
@_cdecl("refresh_free_list")
@discardableResult
public func refreshFreeList(_ list: Int32) -> Int32 {
  answer { () throws(StatusCode) in try ListRegistry.free(list) }
}

/// Sets the size of the list.
@_cdecl("refresh_set_size")
@discardableResult
public func refreshSetSize(_ list: Int32, _ width: Double, _ height: Double) -> Int32 {
  setSize(list, width, height, { $0.frame.size }, { $0.frame.size = $1 })
}

/// Sets the size of the content.
@_cdecl("refresh_set_content_size")
@discardableResult
public func refreshSetContentSize(_ list: Int32, _ width: Double, _ height: Double) -> Int32 {
  setSize(list, width, height, { $0.contentSize }, { $0.contentSize = $1 })
}

/// Sets the host's own inset around the content.
@_cdecl("refresh_set_content_inset")
@discardableResult
public func refreshSetContentInset(
  _ list: Int32, _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
) -> Int32 {
  setInsets(list, top, left, bottom, right, { $0.contentInset }, { $0.contentInset = $1 })
}

/// Sets the inset that bars and notches impose.
@_cdecl("refresh_set_safe_area")
@discardableResult
public func refreshSetSafeArea(
  _ list: Int32, _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
) -> Int32 {
  setInsets(list, top, left, bottom, right, { $0.safeAreaInsets }, { $0.safeAreaInsets = $1 })
}

/// Sets the direction in which components are laid out: 0 the language's (the default), 1 from left to
/// right, 2 from right to left.
@_cdecl("refresh_set_layout_direction")
@discardableResult
public func refreshSetLayoutDirection(_ list: Int32, _ direction: Int32) -> Int32 {
  onScrollView(list) { scrollView throws(StatusCode) in
    switch direction {
    case 0: scrollView.layoutDirection = nil
    case 1: scrollView.layoutDirection = .leftToRight
    case 2: scrollView.layoutDirection = .rightToLeft
    default: throw .badNumber
    }
  }
}

/// Sets the wall time at the start of the list's timeline, in seconds since 1970, and the difference of
/// the user's time zone from UTC, in seconds.
@_cdecl("refresh_set_clock")
@discardableResult
public func refreshSetClock(
  _ list: Int32, _ secondsSince1970: Double, _ secondsFromGMT: Int32
) -> Int32 {
  onScrollView(list) { scrollView throws(StatusCode) in
    try check(secondsSince1970)
    scrollView.timeline.start = WallTime(secondsSince1970: secondsSince1970)
    scrollView.timeline.secondsFromGMT = { _ in Int(secondsFromGMT) }
  }
}

/// Sets the language of every list, by its code, such as `fr` or `zh-Hant`; English if the code is
/// of no known language.
@_cdecl("refresh_set_language")
@discardableResult
public func refreshSetLanguage(_ code: UnsafePointer<CChar>?) -> Int32 {
  answer { RefreshConfig.default.languageCode = string(code) }
}

/// Sets a size of a list.
private func setSize(
  _ list: Int32, _ width: Double, _ height: Double, _ get: (ScrollView) -> Size,
  _ set: (ScrollView, Size) -> Void
) -> Int32 {
  onList(list) { list throws(StatusCode) in
    try check(width, height)
    try list.setGeometry(Size(width: width, height: height), get, set)
  }
}

/// Sets insets of a list.
private func setInsets(
  _ list: Int32, _ top: Double, _ left: Double, _ bottom: Double, _ right: Double,
  _ get: (ScrollView) -> EdgeInsets, _ set: (ScrollView, EdgeInsets) -> Void
) -> Int32 {
  onList(list) { list throws(StatusCode) in
    try check(top, left, bottom, right)
    try list.setGeometry(EdgeInsets(top: top, left: left, bottom: bottom, right: right), get, set)
  }
}
