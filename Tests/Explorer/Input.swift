import Foundation
import RefreshKit
import RefreshReplay

/// An input that may be possible in a state.
@MainActor struct Input {
  @MainActor enum Action {
    case line(Op, String)
    /// Time passes until something is due.
    case wait
  }

  /// The name in a diagram.
  let name: String
  let action: Action
  /// Whether the input is a call that may become pending. A scene limits the number of pending
  /// calls.
  let isCall: Bool
  /// Whether the input is useful now: otherwise it would change nothing, or lead to too many
  /// states.
  let condition: (ScrollView) -> Bool

  /// Makes an input from a line of a script.
  init(
    _ name: String, _ line: String, isCall: Bool = false,
    if condition: @escaping (ScrollView) -> Bool = { _ in true }
  ) {
    (self.name, self.isCall, self.condition) = (name, isCall, condition)
    do {
      action = .line(try Op(line), line)
    } catch {
      fatalError("\(line): \(error.message)")
    }
  }

  private init(_ condition: @escaping (ScrollView) -> Bool) {
    (name, action, isCall, self.condition) = ("time", .wait, false, condition)
  }

  /// Time passes until something is due.
  static let wait = Input { $0.nextWait != nil }

  /// Whether the input is possible in the present state.
  func isPossible(on list: ScrollView, waitingCalls: Int, limit: Int) -> Bool {
    (!isCall || waitingCalls < limit) && condition(list)
  }
}

extension ScrollView {
  /// The longest wait, in seconds. What is due later, such as the end of a day, is not waited for.
  private static let longestWait = 2.0

  /// The time until something is due, in seconds; nil if nothing is due within the longest wait.
  var nextWait: Double? {
    guard let due = timeline.nextDue else { return nil }
    let interval = due - timeline.now
    return interval <= Self.longestWait ? interval : nil
  }
}

/// The inputs of which scenes consist.
@MainActor enum Inputs {
  /// The inputs of every scene with one component: a drag that is released or canceled, moves by
  /// the app, calls, and the window.
  static func plain(of layout: PullLayout) -> [Input] {
    [.wait] + pull(of: layout) + calls(of: layout.slot)
      + [
        Input("drag cancelled", #"{"op":"drag","phase":"cancelled"}"#, if: \.isDragging),
        set(layout.slot, .idle),
        Input("window", #"{"op":"window","value":true}"#) { !$0.isInWindow },
        Input("no window", #"{"op":"window","value":false}"#, if: \.isInWindow),
      ]
      + layout.distances.map { Input("offset", #"{"op":"offset",\#(layout.offset($0))}"#) }
  }

  /// A drag that is released.
  static func pull(of layout: PullLayout) -> [Input] {
    [
      Input("drag begins", #"{"op":"drag","phase":"began"}"#) { !$0.isDragging },
      Input("let go", #"{"op":"drag","phase":"ended"}"#, if: \.isDragging),
    ] + layout.distances.map { drag(to: $0, of: layout) }
  }

  static func drag(to distance: Double, of layout: PullLayout) -> Input {
    Input(
      "drag", #"{"op":"drag","phase":"moved",\#(layout.offset(distance))}"#, if: \.isDragging)
  }

  static func calls(of slot: Slot) -> [Input] {
    [
      call("beginRefreshing()", slot, #""beginRefreshing""#),
      call("endRefreshing()", slot, #""endRefreshing""#),
      call("endRefreshing(with: .noMoreData)", slot, #""endRefreshing","result":"noMoreData""#),
      call("resetNoMoreData()", slot, #""resetNoMoreData""#),
    ]
  }

  /// A call that may become pending.
  static func call(_ name: String, _ slot: Slot, _ method: String) -> Input {
    Input(name, #"{"op":"call","slot":"\#(slot.rawValue)","method":\#(method)}"#, isCall: true)
  }

  /// The app sets the state.
  static func set(_ slot: Slot, _ state: RefreshState) -> Input {
    Input("state = .\(state.rawValue)", set(slot, "state", #""\#(state.rawValue)""#))
  }

  static func set(_ slot: Slot, _ name: String, _ value: String) -> String {
    #"{"op":"set","slot":"\#(slot.rawValue)","name":"\#(name)","value":\#(value)}"#
  }
}

/// The place of a component in a list, and the offsets around its thresholds.
@MainActor struct PullLayout {
  let kind: ComponentKind
  /// The distance at which a pull loads, in points: the component's length along its axis for most
  /// classes.
  private let length: Double
  /// Whether an app can set this distance.
  let choosesDistance: Bool
  /// Whether a pull is held, and returns when it is released.
  let holds: Bool

  /// The length of the list, and that of its content, in points.
  private static let (size, contentSize) = (200.0, 600.0)

  /// The distance that a scene can set, in points; less than a component's length.
  static let ownDistance = 20.0

  init(_ kind: ComponentKind, hasOwnDistance: Bool = false) {
    self.kind = kind
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: Self.size, height: Self.size))
    let component = kind.make()
    view[kind.slot] = component
    let ring = component as? RefreshRingHeader
    component.pullTriggerDistance = Self.ownDistance
    choosesDistance = component.pullTriggerDistance != nil
    length =
      hasOwnDistance
      ? Self.ownDistance : ring?.triggerDistance ?? component.frame.size[component.edge.axis]
    holds = component.holdsContentWhilePulled
  }

  /// After a release, held overshoot is multiplied by `exp(-10 t)` until half a point is left. From
  /// this distance it takes 0.5 s. All other times are multiples of 0.05 s, so that sums of times
  /// coincide. With another distance the number of different times would never end.
  private static let halfSecondDistance = 0.5 * exp(10 * 0.5)

  var slot: Slot { kind.slot }

  /// Whether the component loads when the content arrives at its edge.
  var isAuto: Bool { kind.family == .autoHeader || kind.family == .autoFooter }

  private var isHorizontal: Bool { slot == .leader || slot == .trailer }

  /// The line that sets the stage. Its frame rate is so low that a motion has a frame only at its
  /// end.
  var stage: String {
    let (size, content) = (Self.size, Self.contentSize)
    return #"{"op":"stage","width":\#(size),"height":\#(size),"#
      + #""contentWidth":\#(isHorizontal ? content : size),"#
      + #""contentHeight":\#(isHorizontal ? size : content),"frameRate":0.000001}"#
  }

  /// The line that attaches the component with settings.
  func attach(_ settings: [String]) -> String {
    #"{"op":"attach","slot":"\#(slot.rawValue)","class":"\#(kind.name)","#
      + #""set":[\#(settings.joined(separator: ","))]}"#
  }

  /// The fields of a line that give the offset for a pull of `distance`.
  func offset(_ distance: Double) -> String {
    let end = Self.contentSize - Self.size
    let isLeading = slot == .header || slot == .leader
    let offset = isLeading ? 0 - distance : end + distance
    return isHorizontal ? #""x":\#(offset)"# : #""y":\#(offset)"#
  }

  /// A distance inside the content, and one beyond the threshold.
  var distances: [Double] { [-20, holds ? Self.halfSecondDistance : isAuto ? length : length + 1] }

  /// The distances between these, and farther out.
  var thresholds: [Double] {
    isAuto ? [length - 1, length + 10] : [0, length / 2, length]
  }

  /// The distance that arms a second level.
  var levelDistance: Double { 2 * length }
}
