import RefreshKit

/// Makes a component for a slot (1 header, 2 footer, 3 trailer, 4 leader), by the name of its class, such as
/// `RefreshAutoNormalFooter`, or by its short name, without `Refresh` and the slot, such as `auto-normal`.
/// `RefreshFooter` is `plain`, and `RefreshControl` is `control`.
///
/// It is not in the list before ``refreshAttach(_:_:)``; until then, all calls with the slot apply to
/// it, so that it can be set up before it is visible.
@_cdecl("refresh_make")
@discardableResult
public func refreshMake(_ list: Int32, _ slot: Int32, _ className: UnsafePointer<CChar>?) -> Int32 {
  onList(list) { list throws(StatusCode) in
    let slot = try Slot(number: slot)
    list.make(try .named(string(className), for: slot), for: slot)
  }
}

/// Puts the component that was made for a slot into the slot, in place of an earlier one.
@_cdecl("refresh_attach")
@discardableResult
public func refreshAttach(_ list: Int32, _ slot: Int32) -> Int32 {
  onList(list) { list throws(StatusCode) in try list.attach(Slot(number: slot)) }
}

/// Empties a slot; a refresh that is under way there ends silently.
@_cdecl("refresh_detach")
@discardableResult
public func refreshDetach(_ list: Int32, _ slot: Int32) -> Int32 {
  onList(list) { list throws(StatusCode) in try list.detach(Slot(number: slot)) }
}

/// Sets the title of a state (0 idle, 1 pulling, 2 refreshing, 3 willRefresh, 4 noMoreData); null
/// restores the language's title.
@_cdecl("refresh_set_title")
@discardableResult
public func refreshSetTitle(
  _ list: Int32, _ slot: Int32, _ state: Int32, _ title: UnsafePointer<CChar>?
) -> Int32 {
  onComponent(list, slot) { component throws(StatusCode) in
    let state = try RefreshState(number: state)
    try existing(component.asStateTitled).setTitle(
      title.map { _ in string(title) }, for: state)
  }
}

/// Sets the pictures of a state (as in ``refreshSetTitle(_:_:_:_:)``): `count` of one size, called
/// `NAME#0`, `NAME#1` and so on.
///
/// - Parameters:
///   - list: The list.
///   - slot: The slot of the component.
///   - state: The number of the state.
///   - name: The beginning of the names of all pictures.
///   - count: The number of pictures; 0 removes the state's pictures.
///   - width: The width of each, in points.
///   - height: The height of each, in points.
///   - seconds: The duration of the sequence; if it is negative, a tenth of a second for each
///     picture.
@_cdecl("refresh_set_images")
@discardableResult
public func refreshSetImages(
  _ list: Int32, _ slot: Int32, _ state: Int32, _ name: UnsafePointer<CChar>?, _ count: Int32,
  _ width: Double, _ height: Double, _ seconds: Double
) -> Int32 {
  onComponent(list, slot) { component throws(StatusCode) in
    let state = try RefreshState(number: state)
    try check(width, height, seconds)
    guard count >= 0 else { throw .badNumber }
    let pictured = try existing(component.asGifShowing)
    let name = string(name)
    let size = Size(width: width, height: height)
    pictured.setImages(
      (0..<count).map { Image(name: name + "#" + String($0), size: size) },
      duration: seconds < 0 ? nil : seconds, for: state)
  }
}

/// Begins a refresh; while one is under way, nothing happens.
@_cdecl("refresh_begin")
@discardableResult
public func refreshBegin(_ list: Int32, _ slot: Int32) -> Int32 {
  onComponent(list, slot) { $0.beginRefreshing() }
}

/// Ends a refresh in the next cycle of the main queue: 0 in success, 1 in failure, 2 with no more data, 3 as
/// cancelled.
@_cdecl("refresh_end")
@discardableResult
public func refreshEnd(_ list: Int32, _ slot: Int32, _ result: Int32) -> Int32 {
  onComponent(list, slot) { component throws(StatusCode) in
    guard let result = EndResult(rawValue: result) else { throw .badNumber }
    component.end(result)
  }
}

/// Sets a footer, a trailer or a leader in noMoreData to idle, in the next cycle of the main queue.
@_cdecl("refresh_reset_no_more_data")
@discardableResult
public func refreshResetNoMoreData(_ list: Int32, _ slot: Int32) -> Int32 {
  onComponent(list, slot) { component throws(StatusCode) in
    try existing(component.asNoMoreDataEnding).resetNoMoreData()
  }
}

/// Begins a refresh of a header if the last update of its list is older than the header's
/// `expirationInterval`.
@_cdecl("refresh_refresh_if_expired")
@discardableResult
public func refreshRefreshIfExpired(_ list: Int32, _ slot: Int32) -> Int32 {
  onComponent(list, slot) { component throws(StatusCode) in
    try existing(component as? RefreshHeader).refreshIfExpired()
  }
}

/// Opens the second level of a component (1), or closes it (0); `secondLevelThreshold` of
/// ``refreshSet(_:_:_:_:)`` makes one. If the level is open, or closed, already, nothing happens.
@_cdecl("refresh_second_level")
@discardableResult
public func refreshSecondLevel(_ list: Int32, _ slot: Int32, _ isOpen: Int32) -> Int32 {
  onComponent(list, slot) { component throws(StatusCode) in
    guard component.secondLevel != nil else { throw .noSuchValue }
    isOpen == 0 ? component.closeSecondLevel() : component.openSecondLevel()
  }
}

/// Performs the action of a component that assistive technology offers, and `accessibilityHint`
/// describes: begins a refresh, or tries again after a failure.
///
/// - Returns: 1 if a refresh begins, 0 if the component has no action at present.
@_cdecl("refresh_activate")
@discardableResult
public func refreshActivate(_ list: Int32, _ slot: Int32) -> Int32 {
  count { () throws(StatusCode) in
    try ListRegistry.list(list).part(Slot(number: slot)).component.accessibilityActivate() ? 1 : 0
  }
}

/// Taps the component's title, even if it is hidden.
@_cdecl("refresh_tap_title")
@discardableResult
public func refreshTapTitle(_ list: Int32, _ slot: Int32) -> Int32 {
  onComponent(list, slot) { component throws(StatusCode) in
    try existing(component.asStateTitled).stateLabel.tap()
  }
}
