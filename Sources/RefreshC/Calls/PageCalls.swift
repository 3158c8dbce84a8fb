import RefreshKit

/// Sets the axis along which the content scrolls, and the side from which it is read: 0 vertically (the
/// default) or 1 horizontally, and 0 from left to right or 1 from right to left. The results of the calls of
/// this chapter depend on both; components are laid out in that direction.
///
/// A horizontal list that is read from right to left begins at its right end. If the beginning changes sides,
/// the offset keeps its distance from it.
@_cdecl("refresh_set_reading")
@discardableResult
public func refreshSetReading(
  _ list: Int32, _ isHorizontal: Int32, _ isRightToLeft: Int32
) -> Int32 {
  onList(list) {
    $0.setReading(isHorizontal: isHorizontal != 0, isRightToLeft: isRightToLeft != 0)
  }
}

/// Sets all sizes and insets after a layout of the host. The visible rows keep their distance from the side
/// at which reading begins: they do not move if an inset grows, nor if rows that are read from right to left
/// are appended.
///
/// - Parameters:
///   - list: The list.
///   - width: The width of the list, in points.
///   - height: The height of the list.
///   - contentWidth: The width of the content; if the content scrolls vertically, at most the visible width
///     is used.
///   - contentHeight: The height of the content; the same, if it scrolls horizontally.
///   - top: The host's own inset around the content, as in ``refreshSetContentInset(_:_:_:_:_:)``.
///   - left: The same at the left.
///   - bottom: The same at the bottom.
///   - right: The same at the right.
///   - safeTop: The inset that bars and notches impose, as in ``refreshSetSafeArea(_:_:_:_:_:)``.
///   - safeLeft: The same at the left.
///   - safeBottom: The same at the bottom.
///   - safeRight: The same at the right.
///   - isInFront: 1 if the content has grown or shrunk in front of the visible rows, as in
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

/// Reports that the browser has scrolled the content to an offset, by a finger (0), by the deceleration that follows it
/// (1), by a scroll wheel (2), or otherwise (3). `refresh_drive` begins and ends the drag of a finger, and ends its
/// deceleration. An opening or a closing that is under way continues from there.
///
/// - Parameters:
///   - list: The list.
///   - x: The horizontal offset, in points.
///   - y: The vertical offset.
///   - cause: What has scrolled the content.
///   - seconds: The time by which the list is advanced before the report, 0 or more.
/// - Returns: 1 if the list is to be drawn again, 0 if it shows nothing else than before.
@_cdecl("refresh_scrolled")
@discardableResult
public func refreshScrolled(
  _ list: Int32, _ x: Double, _ y: Double, _ cause: Int32, _ seconds: Double
) -> Int32 {
  count { () throws(StatusCode) in
    let list = try ListRegistry.list(list)
    try check(x, y)
    try checkSpan(seconds)
    let cause = try ScrollCause(reported: cause)
    if seconds > 0 { try list.advance(by: seconds) }
    return list.scrolled(to: Point(x: x, y: y), by: cause) ? 1 : 0
  }
}

/// Lists the items to draw at the present time, as `refresh_draw`, for a page whose content the browser scrolls.
/// Components of the style follow, and second levels, are listed even out of sight, but not beyond the end to which the
/// browser scrolls; their frames, and those of their parts, are in the coordinates of the content, and their number 17 is
/// 1.
///
/// | index | of the content |
/// | --- | --- |
/// | 3...6 | the frame that is shown |
/// | 13 | the length to add before the content, along its axis, so that the browser scrolls there |
/// | 14 | the length to add behind it |
/// | 15, 16 | the offset at the end of an opening or a closing |
/// | 17 | the sum of: 1, 2, 4, 8 if a finger pulls a component at the top, left, bottom, right; 16 if a finger moves the content, or the content moves by itself; 32 if a second level is in sight; 64 if a component waits for a layout of the page |
@_cdecl("refresh_draw_in_page")
public func refreshDrawInPage(
  _ list: Int32, _ numbers: UnsafeMutablePointer<Double>?, _ capacity: Int32
) -> Int32 {
  count { () throws(StatusCode) in
    let list = try ListRegistry.list(list)
    list.drawInPage()
    return list.writeDrawing(to: numbers, capacity)
  }
}

/// Begins the auto header or auto footer at whose edge the content is, for a wheel or a key that would scroll further in a
/// direction: once for each size of the content.
@_cdecl("refresh_move_on")
@discardableResult
public func refreshMoveOn(_ list: Int32, _ dx: Double, _ dy: Double) -> Int32 {
  onList(list) { list throws(StatusCode) in
    try check(dx, dy)
    list.movesOn(along: Point(x: dx, y: dy))
  }
}

/// Ends a refresh with the result of the host's loading, as in ``refreshEnd(_:_:_:)``. The result of a header
/// applies to the footer, too: with no more data the footer ends in noMoreData, and after a success it loads
/// again. The result of an auto header does not apply to the footer.
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

/// Reports that the page has laid out its rows, whose sizes ``refreshSetGeometry(_:_:_:_:_:_:_:_:_:_:_:_:_:_:)`` has set: a
/// component that loads until the content fills the list compares them. It waits for that if `laysOutContentLate` is set,
/// which number 17 of the content in ``refreshDrawInPage(_:_:_:)`` says.
@_cdecl("refresh_laid_out")
@discardableResult
public func refreshLaidOut(_ list: Int32) -> Int32 {
  onScrollView(list) { $0.driverDidLayOut() }
}
