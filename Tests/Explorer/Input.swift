import Foundation
import RefreshKit
import RefreshReplay

/// One of the events that may happen in a state.
@MainActor struct Input {
  @MainActor enum Action {
    case line(Op, String)
    /// Time passes until something is due.
    case wait
  }

  /// What it is called in a diagram.
  let name: String
  let action: Action
  /// Whether it is a call that may have to wait: fewer than the scene allows wait already.
  let isCall: Bool
  /// Whether it is possible in a list: others would change nothing or lead too far.
  let condition: (ScrollView) -> Bool

  /// An input that is a line of a script.
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

  /// Whether it is possible in the present state.
  func isPossible(on list: ScrollView, waitingCalls: Int, limit: Int) -> Bool {
    (!isCall || waitingCalls < limit) && condition(list)
  }
}

extension ScrollView {
  /// The longest time that passes at once, in seconds: what is due later, such as the end of a day, is
  /// not waited for.
  private static let longestWait = 2.0

  /// How long it takes until something is due, in seconds; nil if nothing is before long.
  var nextWait: Double? {
    guard let due = timeline.nextDue else { return nil }
    let interval = due - timeline.now
    return interval <= Self.longestWait ? interval : nil
  }
}

/// The inputs that scenes choose from.
@MainActor enum Inputs {
  /// What is in every scene of one component: a drag that is let go or cancelled, moves by the app, calls,
  /// and the window.
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

  /// A drag that is let go.
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

  /// A call that may have to wait.
  static func call(_ name: String, _ slot: Slot, _ method: String) -> Input {
    Input(name, #"{"op":"call","slot":"\#(slot.rawValue)","method":\#(method)}"#, isCall: true)
  }

  /// The state, set by the app.
  static func set(_ slot: Slot, _ state: RefreshState) -> Input {
    Input("state = .\(state.rawValue)", set(slot, "state", #""\#(state.rawValue)""#))
  }

  static func set(_ slot: Slot, _ name: String, _ value: String) -> String {
    #"{"op":"set","slot":"\#(slot.rawValue)","name":"\#(name)","value":\#(value)}"#
  }
}

/// Where a component of a class is in a list, and the offsets around its thresholds.
@MainActor struct PullLayout {
  let kind: ComponentKind
  /// How far it must be pulled to load, in points: its length along its axis, for most classes.
  private let length: Double
  /// Whether an app may choose how far.
  let choosesDistance: Bool
  /// Whether a pull is held, and returns when it is let go.
  let holds: Bool

  /// The size of the list, and that of content that is longer than the list.
  private static let (size, contentSize) = (200.0, 600.0)

  /// How far a component must be pulled if a scene chooses that, in points; less than its length.
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

  /// A pull that is held returns when it is let go, by the distance times `exp(-10 t)` until half a point is
  /// left: from here, in 0.5 s. All other times are multiples of 0.05 s, so that the sums of times meet
  /// again; from another distance their differences would have no end.
  private static let halfSecondDistance = 0.5 * exp(10 * 0.5)

  var slot: Slot { kind.slot }

  /// Whether the component loads at the end of the list.
  var isAuto: Bool { kind.family == .autoHeader || kind.family == .autoFooter }

  private var isHorizontal: Bool { slot == .leader || slot == .trailer }

  /// The line that sets the stage; a motion has a frame at its end alone, at whatever time that is.
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

  /// The offset at which the content is pulled by a distance, as the fields of a line.
  func offset(_ distance: Double) -> String {
    let end = Self.contentSize - Self.size
    let isLeading = slot == .header || slot == .leader
    let offset = isLeading ? 0 - distance : end + distance
    return isHorizontal ? #""x":\#(offset)"# : #""y":\#(offset)"#
  }

  /// The distance of the pull inside the content, and the one that is far enough.
  var distances: [Double] { [-20, holds ? Self.halfSecondDistance : isAuto ? length : length + 1] }

  /// The distances in between, and beyond.
  var thresholds: [Double] {
    isAuto ? [length - 1, length + 10] : [0, length / 2, length]
  }

  /// The distance that arms a second level.
  var levelDistance: Double { 2 * length }
}
