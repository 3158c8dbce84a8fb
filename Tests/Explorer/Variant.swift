import RefreshKit
import RefreshReplay

/// What a scene has beside the plain inputs.
enum Variant: String, CaseIterable {
  case plain = "plain"
  case calls = "three calls wait"
  case states = "the app sets the state"
  case thresholds = "all thresholds"
  case distance = "a threshold that is not its length"
  case decelerating = "the content decelerates"
  case hidden = "hidden and shown"
  case endInside = "the callback ends the refresh"
  case beginInside = "the block of the end begins"
  case resultShown = "results are shown"
  case minimum = "a refresh lasts a while"
  case secondLevel = "a second level"
  case attaching = "attached and detached"
  case filling = "it fills the list"

  /// The variants of a class: classes that differ by what they show have the first two.
  static func of(_ kind: ComponentKind, _ bound: Scene.Bound) -> [Variant] {
    guard bound == .full, kind.style == .bare else { return [.plain, .calls] }
    let layout = PullLayout(kind)
    return allCases.filter {
      switch $0 {
      case .filling: layout.isAuto
      case .distance: layout.choosesDistance
      default: true
      }
    }
  }

  var settings: [String] {
    switch self {
    case .resultShown: [#"["resultDisplayDuration",0.5]"#]
    case .minimum: [#"["minimumRefreshingDuration",0.3]"#]
    case .secondLevel: [#"["secondLevelThreshold",1.5]"#]
    case .filling: [#"["loadsUntilFilled",true]"#]
    case .distance: [#"["pullTriggerDistance",\#(PullLayout.ownDistance)]"#]
    default: []
    }
  }

  /// The lines that set blocks.
  func lines(_ slot: Slot) -> [String] {
    switch self {
    case .endInside: [block(slot, "refreshing", "endRefreshing")]
    case .beginInside: [block(slot, "ended", "beginRefreshing")]
    default: []
    }
  }

  private func block(_ slot: Slot, _ event: String, _ method: String) -> String {
    #"{"op":"on","event":"\#(slot.rawValue).\#(event)","run":"#
      + #"[{"op":"call","slot":"\#(slot.rawValue)","method":"\#(method)"}]}"#
  }

  /// What may happen in a scene.
  func inputs(_ layout: PullLayout) -> [Input] {
    let calls = [Input.wait, Inputs.set(layout.slot, .idle)] + Inputs.calls(of: layout.slot)
    return self == .calls
      ? calls + Inputs.pull(of: layout) : Inputs.plain(of: layout) + ownInputs(layout)
  }

  private func ownInputs(_ layout: PullLayout) -> [Input] {
    let slot = layout.slot
    return switch self {
    case .states:
      RefreshState.allCases.filter { $0 != .idle }.map { Inputs.set(slot, $0) }
    case .thresholds, .distance: layout.thresholds.map { Inputs.drag(to: $0, of: layout) }
    case .decelerating:
      [
        Input("let go", #"{"op":"drag","phase":"ended","decelerate":true}"#, if: \.isDragging),
        Input("scroll ends", #"{"op":"decelerated"}"#, if: \.isDecelerating),
      ]
        + layout.distances.map {
          Input("scroll", #"{"op":"scroll",\#(layout.offset($0))}"#, if: \.isDecelerating)
        }
    case .hidden:
      [
        Input("hidden", Inputs.set(slot, "isHidden", "true")) { $0[slot]?.isHidden == false },
        Input("shown", Inputs.set(slot, "isHidden", "false")) { $0[slot]?.isHidden == true },
      ]
    case .resultShown:
      [
        Inputs.call(
          "endRefreshing(with: .failure)", slot, #""endRefreshing","result":"failure""#)
      ]
    case .secondLevel:
      [
        Inputs.drag(to: layout.levelDistance, of: layout),
        Inputs.call("openSecondLevel()", slot, #""openSecondLevel""#),
        Inputs.call("closeSecondLevel()", slot, #""closeSecondLevel""#),
      ]
    case .attaching:
      [
        Input("detached", #"{"op":"detach","slot":"\#(slot.rawValue)"}"#) { $0[slot] != nil },
        Input("attached", layout.attach([])) { $0[slot] == nil },
      ]
    case .filling:
      [100, 120, 600].map { Input("content", #"{"op":"contentSize","height":\#($0)}"#) }
    case .beginInside:
      [Input("no block", #"{"op":"on","event":"\#(slot.rawValue).ended","run":[]}"#)]
    case .plain, .calls, .endInside, .minimum: []
    }
  }
}
