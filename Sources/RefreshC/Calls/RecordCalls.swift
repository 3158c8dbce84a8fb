import RefreshKit
import RefreshRecorder

/// Begins (1) or ends (0) a recording of the list's input, as a script that gives the same trace anywhere. It is
/// best begun while nothing moves and no component refreshes. A recording that has ended can be read until the
/// next begins.
@_cdecl("refresh_record")
@discardableResult
public func refreshRecord(_ list: Int32, _ records: Int32) -> Int32 {
  onList(list) { list in
    list.recorder?.stop()
    if records != 0 { list.recorder = SessionRecorder(list.scrollView) }
  }
}

/// Reads the session that was recorded, as a script of `refresh replay`: JSON lines, after a comment for each
/// input that a script cannot represent. If nothing was recorded, the call returns -6.
///
/// - Returns: The number of bytes of UTF-8 of the whole text, as in ``refreshGetText(_:_:_:_:_:)``.
@_cdecl("refresh_script")
public func refreshScript(
  _ list: Int32, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int32
) -> Int32 {
  count { () throws(StatusCode) in
    guard let recorder = try ListRegistry.list(list).recorder else { throw .nothing }
    return write(recorder.script, to: buffer, capacity)
  }
}
