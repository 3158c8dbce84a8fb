import RefreshKit

/// Says along which axis the content scrolls, and from which side it is read: 0 vertically (the default) or 1
/// horizontally, and 0 from left to right or 1 from right to left. What the calls of this chapter find out
/// depends on it; components are laid out in that direction.
///
/// A horizontal list that is read from right to left begins at its right end. Where the beginning changes sides,
/// the offset is as far from it as before.
@_cdecl("refresh_set_reading")
@discardableResult
public func refreshSetReading(
  _ list: Int32, _ isHorizontal: Int32, _ isRightToLeft: Int32
) -> Int32 {
  onList(list) {
    $0.setReading(isHorizontal: isHorizontal != 0, isRightToLeft: isRightToLeft != 0)
  }
}

/// Sets all sizes and insets after a layout of the host's. What is seen keeps its distance from where reading
/// begins: it stays where it is where an inset grows, and where rows are appended that are read from right to
/// left.
///
/// - Parameters:
///   - list: The list.
///   - width: The width of the list, in points.
///   - height: The height of the list.
///   - contentWidth: The width of the content; where the content scrolls vertically, it is as wide as fits.
///   - contentHeight: The height of the content, likewise.
///   - top: The host's own inset around the content, as in ``refreshSetContentInset(_:_:_:_:_:)``.
///   - left: The same at the left.
///   - bottom: The same at the bottom.
///   - right: The same at the right.
///   - safeTop: The inset that bars and notches impose, as in ``refreshSetSafeArea(_:_:_:_:_:)``.
///   - safeLeft: The same at the left.
///   - safeBottom: The same at the bottom.
///   - safeRight: The same at the right.
///   - isInFront: 1 if the content has grown or shrunk in front of what is seen, as in
///     ``refreshKeepPosition(_:_:)``; else 0.
@_cdecl("refresh_set_geometry")
@discardableResult
public func refreshSetGeometry(
  _ list: Int32, _ width: Double, _ height: Double, _ contentWidth: Double,
  _ contentHeight: Double, _ top: Double, _ left: Double, _ bottom: Double, _ right: Double,
  _ safeTop: Double, _ safeLeft: Double, _ safeBottom: Double, _ safeRight: Double,
  _ isInFront: Int32
) -> Int32 {
  onList(list) { list throws(StatusCode) in
    try check(top, left, bottom, right, safeTop, safeLeft, safeBottom, safeRight)
    for length in [width, height, contentWidth, contentHeight] { try checkSpan(length) }
    let layout = PageLayout(
      size: Size(width: width, height: height),
      content: Size(width: contentWidth, height: contentHeight),
      inset: EdgeInsets(top: top, left: left, bottom: bottom, right: right),
      safeArea: EdgeInsets(top: safeTop, left: safeLeft, bottom: safeBottom, right: safeRight))
    list.setLayout(layout, isInFront: isInFront != 0)
  }
}

/// Finds out whether a drag that moves the content by `dx` and `dy` is the list's.
///
/// - Returns: 0 if it is across the axis of the list, 1 if it is along it and the content is at that end,
///   2 where there is content or a component to move to.
@_cdecl("refresh_drag_use")
public func refreshDragUse(_ list: Int32, _ dx: Double, _ dy: Double) -> Int32 {
  count { () throws(StatusCode) in
    try check(dx, dy)
    return try ListRegistry.list(list).dragUse(Point(x: dx, y: dy))
  }
}

/// Scrolls as a key does, within the range of the content: at once, or animated where `animated` is not 0.
/// `key` is the key's name in the events of pages, such as `ArrowDown`, `PageUp`, `End` or a space; `isShifted`
/// is 1 if the shift key is down, with which a space is the page before. Keys along the list's axis scroll;
/// from right to left, pages follow each other to the left.
///
/// - Returns: 1 if there is content to scroll to, 0 if the content is at that end, or the key is another.
@_cdecl("refresh_press_key")
@discardableResult
public func refreshPressKey(
  _ list: Int32, _ key: UnsafePointer<CChar>?, _ isShifted: Int32, _ animated: Int32
) -> Int32 {
  count { () throws(StatusCode) in
    let list = try ListRegistry.list(list)
    guard let name = list.step(of: string(key), isShifted: isShifted != 0) else { return 0 }
    return list.scroll(by: name, animated: animated != 0) ? 1 : 0
  }
}

/// Ends a refresh as the host's loading came out, as in ``refreshEnd(_:_:_:)``. What a header has loaded is what
/// its footer continues: where there is no more data, that is the footer's, and after a success it loads
/// again. An auto header loads for itself only.
@_cdecl("refresh_respond")
@discardableResult
public func refreshRespond(_ list: Int32, _ slot: Int32, _ result: Int32) -> Int32 {
  onList(list) { list throws(StatusCode) in
    guard let result = EndResult(rawValue: result) else { throw .badNumber }
    let slot = try Slot(number: slot)
    let component = try list.part(slot).component
    guard slot == .header, component.asAutoLoading == nil else { return component.end(result) }
    component.end(result == .noMoreData ? .success : result)
    guard let footer = list.scrollView[.footer] else { return }
    if result == .success { footer.asNoMoreDataEnding?.resetNoMoreData() }
    if result == .noMoreData { footer.end(.noMoreData) }
  }
}
