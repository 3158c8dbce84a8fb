import RefreshIndicators
import RefreshKit

// The calls of the module, which the page makes by `kit.mjs`. A module has one list. Lengths are points, times seconds, and
// texts UTF-8 up to a 0. A slot is 0 for the header, 1 for the footer, 2 for the trailer, 3 for the leader, and -1 for the
// list itself.

/// The list of the module; nil before the first ``make(_:_:_:_:)`` and after ``free()``.
private var present: PageList?

/// The list of the module.
private var list: PageList {
  guard let present else { fatalError("the module has no list") }
  return present
}

// MARK: The list

/// Makes the list, in a window and without content, in place of an earlier one.
///
/// - Parameters:
///   - width: The width.
///   - height: The height.
///   - time: The time of day, in seconds since 1970.
///   - secondsFromGMT: The difference of the user's time zone from UTC.
@_cdecl("refresh_make")
func make(_ width: Double, _ height: Double, _ time: Double, _ secondsFromGMT: Double) {
  RefreshIndicatorHeader.registerGallery()
  let made = PageList(Size(width: width, height: height))
  made.scrollView.timeline.start = WallTime(secondsSince1970: time)
  made.scrollView.timeline.secondsFromGMT = { _ in Int(secondsFromGMT) }
  present = made
}

/// Frees the list with its components. Only the tests that play recorded sessions call it: the page keeps its list.
@_cdecl("refresh_free")
func free() {
  present = nil
}

/// Sets the size of the list (`what` is 0), that of the content (1), the inset of the app (2) or that of bars (3), whose
/// numbers are top, left, bottom and right. A number that is NaN stays as it is.
@_cdecl("refresh_layout")
func layout(_ what: Int32, _ first: Double, _ second: Double, _ third: Double, _ fourth: Double) {
  let scrollView = list.scrollView
  func size(_ old: Size) -> Size {
    Size(width: first.isNaN ? old.width : first, height: second.isNaN ? old.height : second)
  }
  let inset = EdgeInsets(top: first, left: second, bottom: third, right: fourth)
  switch what {
  case 0: scrollView.frame.size = size(scrollView.frame.size)
  case 1: scrollView.contentSize = size(scrollView.contentSize)
  case 2: scrollView.contentInset = inset
  default: scrollView.safeAreaInsets = inset
  }
}

/// Has the page measure the texts of all components that are made from now on.
@_cdecl("refresh_measure")
func measureByPage() {
  Label.defaultMeasure = { text, fontSize in
    var text = text
    return text.withUTF8 { measured($0.baseAddress, Int32($0.count), fontSize) }
  }
}

// MARK: Fingers, wheels and keys

/// Passes a finger that touches the list (`phase` is 0), has moved (1), is lifted (2) or is taken away (3), at a point of
/// its visible area. A time that is NaN is now. A closing that is under way goes on from where the finger has moved it.
@_cdecl("refresh_touch")
func touch(_ phase: Int32, _ x: Double, _ y: Double, _ finger: Int32, _ time: Double) {
  let scrollView = list.scrollView
  scrollView.shiftingAnimations {
    scrollView.touch(
      TouchPhase.allCases[Int(phase)], at: Point(x: x, y: y), id: Int(finger),
      timestamp: time.isNaN ? nil : time)
  }
}

/// Performs a step of a drag that another scroller makes: it begins (`phase` is 0), has moved the content to an offset (1),
/// ends at rest (2), ends and goes on (3), or is canceled (4); a frame after it (5), and its last one (6). The page has no
/// such scroller; most recorded sessions have one.
@_cdecl("refresh_drag")
func drag(_ phase: Int32, _ x: Double, _ y: Double) {
  let (scrollView, offset) = (list.scrollView, Point(x: x, y: y))
  switch phase {
  case 0: scrollView.beginDragging()
  case 1: scrollView.drag(to: offset)
  case 2: scrollView.endDragging()
  case 3: scrollView.endDragging(decelerate: true)
  case 4: scrollView.cancelDragging()
  case 5: scrollView.decelerate(to: offset)
  default: scrollView.endDecelerating()
  }
}

/// Passes the distances of a scroll wheel: a move (`phase` is 0), or the end (1) or the cancellation (2) of a pull.
@_cdecl("refresh_wheel")
func wheel(_ dx: Double, _ dy: Double, _ phase: Int32) {
  let scrollView = list.scrollView
  scrollView.shiftingAnimations {
    scrollView.scrollWheel(dx: dx, dy: dy, phase: WheelPhase.allCases[Int(phase)])
  }
}

/// Scrolls as a key does, by a step such as `lineUp`, `pageDown`, `home` or `end`.
@_cdecl("refresh_scroll_by")
func scroll(_ step: UnsafePointer<CChar>, _ animated: Int32) {
  guard let name = ScrollStepName(rawValue: String(cString: step)) else { return }
  list.scrollView.scroll(by: name.step, animated: animated != 0)
}

/// Scrolls to an offset. A number that is NaN stays as it is.
@_cdecl("refresh_scroll_to")
func scroll(_ x: Double, _ y: Double, _ animated: Int32) {
  let scrollView = list.scrollView
  let old = scrollView.contentOffset
  scrollView.setContentOffset(
    Point(x: x.isNaN ? old.x : x, y: y.isNaN ? old.y : y), animated: animated != 0)
}

/// Taps the component at a point of the visible area.
///
/// - Returns: 1 if a component takes the tap, else 0.
@_cdecl("refresh_tap")
func tap(_ x: Double, _ y: Double) -> Int32 {
  guard let view = list.scrollView.hitTest(at: Point(x: x, y: y)) else { return 0 }
  view.tap()
  return 1
}

// MARK: Time

/// Advances the time, and performs what is due. No callback may call it.
@_cdecl("refresh_advance")
func advance(_ seconds: Double) {
  list.scrollView.timeline.advance(by: seconds)
}

/// Notifies the page of the event `after TAG` after some seconds.
@_cdecl("refresh_after")
func after(_ seconds: Double, _ tag: Int32) {
  list.scrollView.timeline.schedule(after: seconds) { notify("after " + String(tag)) }
}

/// Returns the seconds after which the list is to be advanced and drawn again: 0 for the next frame, infinity if nothing
/// happens before another call.
@_cdecl("refresh_next")
func next() -> Double {
  list.timeToNextChange
}

/// Writes what there is to draw into the room, as ``Drawing`` describes.
///
/// - Returns: The number of numbers.
@_cdecl("refresh_draw")
func draw() -> Int32 {
  Room.write(list.draw())
}

// MARK: Components

/// Makes a component of a class, such as `RefreshNormalHeader`, with an indicator if the class has one. Until it is
/// attached, all calls with its slot are for it.
///
/// - Returns: 1, or 0 if no class of that name belongs into the slot.
@_cdecl("refresh_component")
func component(
  _ slot: Int32, _ className: UnsafePointer<CChar>, _ indicator: UnsafePointer<CChar>
) -> Int32 {
  guard let kind = ComponentKind.named(String(cString: className)), kind.slot.number == slot
  else { return 0 }
  list.make(kind, indicator: String(cString: indicator))
  return 1
}

/// Puts the component that was made for a slot into it; if none was made since the last call, empties the slot.
@_cdecl("refresh_attach")
func attach(_ slot: Int32) {
  list.attach(at: slot)
}

/// Calls a method of a component, by its name in a script. `result` is that of `endRefreshing`: 0 for success, 1 for
/// failure, 2 for no more data, 3 for a refresh that was canceled. `activate` is the action of assistive technology.
///
/// - Returns: 1, or 0 if the component has no such method, or the slot is empty.
@_cdecl("refresh_call")
func call(_ slot: Int32, _ method: UnsafePointer<CChar>, _ result: Int32) -> Int32 {
  list.call(String(cString: method), result: result, of: slot) ? 1 : 0
}

// MARK: Values

/// Returns a number by its name in Swift, such as `contentOffset.y` or `stateLabel.frame.x`; flags are 0 and 1. It is NaN if
/// there is no such number.
@_cdecl("refresh_get")
func get(_ slot: Int32, _ name: UnsafePointer<CChar>) -> Double {
  switch list.value(String(cString: name), of: slot) {
  case .number(let number)?: number
  case .flag(let flag)?: flag ? 1 : 0
  case .text?, .nothing?, nil: .nan
  }
}

/// Writes a text, or the name of a case, into the room.
///
/// - Returns: The number of its bytes; -1 if there is no such text.
@_cdecl("refresh_get_text")
func getText(_ slot: Int32, _ name: UnsafePointer<CChar>) -> Int32 {
  guard case .text(let text)? = list.value(String(cString: name), of: slot) else { return -1 }
  return Room.write(Array(text.utf8))
}

/// Sets a number (`kind` is 0), a flag (1), or nothing (2), by the name of the property in a script.
@_cdecl("refresh_set")
func set(_ slot: Int32, _ name: UnsafePointer<CChar>, _ kind: Int32, _ number: Double) {
  let value: SettingValue =
    switch kind {
    case 0: .number(number)
    case 1: .flag(number != 0)
    default: .nothing
    }
  list.set(String(cString: name), to: value, of: slot)
}

/// Sets a text, or a case by its name. Of a component, `title.STATE` is the title of a state; of the list, `language` is
/// that of all texts.
@_cdecl("refresh_set_text")
func setText(_ slot: Int32, _ name: UnsafePointer<CChar>, _ text: UnsafePointer<CChar>) {
  list.set(String(cString: name), to: .text(String(cString: text)), of: slot)
}

// MARK: Memory

/// Returns the address of a room for texts and numbers, which has at least `count` bytes. The texts of a call begin there,
/// and so does what a call writes; a larger count may move it.
@_cdecl("refresh_room")
func room(_ count: Int32) -> UnsafeMutableRawPointer {
  Room.address(of: Int(count))
}

/// Memory in which the page and the module pass texts and numbers.
private enum Room {
  private static var bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 16)

  static func address(of count: Int) -> UnsafeMutableRawPointer {
    if count > bytes.count {
      bytes.deallocate()
      bytes = .allocate(byteCount: 2 * count, alignment: 16)
    }
    return bytes.baseAddress!
  }

  /// Writes values, and returns their number.
  static func write<Value>(_ values: [Value]) -> Int32 {
    values.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      address(of: bytes.count).copyMemory(from: start, byteCount: bytes.count)
    }
    return Int32(values.count)
  }
}

// MARK: What the page does

/// Notifies the page of an event, such as `header.state idle>pulling`, `header.refreshing`, or
/// `header.announcement Loading...`.
func notify(_ event: String) {
  var event = event
  event.withUTF8 { notified($0.baseAddress, Int32($0.count)) }
}

@_extern(wasm, module: "page", name: "notified")
private func notified(_ event: UnsafePointer<UInt8>?, _ count: Int32)

@_extern(wasm, module: "page", name: "measured")
private func measured(_ text: UnsafePointer<UInt8>?, _ count: Int32, _ fontSize: Double) -> Double
