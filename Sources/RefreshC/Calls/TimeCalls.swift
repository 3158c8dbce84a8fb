/// Moves time on by some seconds, and does all that is due. Not to be called by a listener.
@_cdecl("refresh_advance")
@discardableResult
public func refreshAdvance(_ list: Int32, _ seconds: Double) -> Int32 {
  answer { () throws(StatusCode) in
    try check(seconds)
    try ListRegistry.list(list).advance(by: seconds)
  }
}

/// Tells the listener `tag` as a timer's, once so many seconds have gone by.
@_cdecl("refresh_after")
@discardableResult
public func refreshAfter(_ list: Int32, _ seconds: Double, _ tag: Int32) -> Int32 {
  answer { () throws(StatusCode) in
    try check(seconds)
    try ListRegistry.list(list).after(seconds, tag: tag)
  }
}

/// Tells `listener` from now on what happens in a list, and nobody else; null is nobody.
@_cdecl("refresh_listen")
@discardableResult
public func refreshListen(_ list: Int32, _ listener: Listener?) -> Int32 {
  answer { () throws(StatusCode) in try ListRegistry.list(list).listener = listener }
}
