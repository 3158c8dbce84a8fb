import RefreshKit
import RefreshReplay

/// What is explored: a scroll view with components, and its inputs.
@MainActor struct Scene {
  /// The name in reports.
  let name: String
  /// The first line of scripts.
  let stage: StageLine
  /// The lines after it, which attach the components.
  let setUp: [Op]
  /// The texts of these lines.
  let firstLines: [String]
  /// The inputs, which are possible in any order.
  let inputs: [Input]
  /// The highest number of pending calls.
  var waitingCalls = 3
  /// The ways that are played from every state.
  var ways: [Way] = []
  /// Members of a trace that only show what is drawn. They are not in the key, and ``Twins`` does
  /// not compare them.
  var drawnMembers: Set<String> = []
  /// Sets what no line of a script can set.
  var prepare: (Stage) -> Void = { _ in }
  /// A part of the state that tests leave out of the key; nil for none.
  var forgottenPart: KeyPart?
  /// Comments in the scripts about what ``prepare`` does.
  var notes: [String] = []

  init(_ name: String, stage: String, setUp: [String], inputs: [Input]) {
    self.name = name
    self.inputs = inputs
    firstLines = [stage] + setUp
    do {
      self.stage = try StageLine(stage)
      self.setUp = try setUp.map { line throws(ScriptError) in try Op(line) }
    } catch {
      fatalError("\(name): \(error.message)")
    }
  }
}

extension Scene {
  /// How many scenes are explored.
  @MainActor enum Bound: String, CaseIterable {
    /// The plain inputs, and pending calls, for every class.
    case small
    /// All variants.
    case full
  }

  /// The scenes to explore. Each is made when it is explored.
  static func all(_ bound: Bound) -> [() -> Scene] {
    ComponentKind.all.flatMap { kind in
      Variant.of(kind, bound).map { variant in { one(kind, variant) } }
    } + pairs
  }

  /// A list with one component of a class, and its inputs.
  static func one(_ kind: ComponentKind, _ variant: Variant = .plain) -> Scene {
    let layout = PullLayout(kind, hasOwnDistance: variant == .distance)
    var scene = Scene(
      variant == .plain ? kind.name : "\(kind.name), \(variant.rawValue)",
      stage: layout.stage, setUp: [layout.attach(variant.settings)] + variant.lines(layout.slot),
      inputs: variant.inputs(layout))
    scene.waitingCalls = variant == .calls ? 3 : 1
    scene.ways = [.back(of: [layout.slot])]
    // The frame of a ring only says where it is drawn.
    if layout.holds { scene.drawnMembers = ["frame"] }
    return scene
  }
}

extension Scene {
  /// A list whose header resets its footer.
  static func pair(with footer: ComponentKind, isSimultaneous: Bool) -> Scene {
    guard let header = ComponentKind.named("RefreshHeader") else { fatalError("no header") }
    let (top, bottom) = (PullLayout(header), PullLayout(footer))
    var scene = Scene(
      "\(header.name) and \(footer.name), \(isSimultaneous ? "both at a time" : "one at a time")",
      stage: top.stage, setUp: [top.attach(times), bottom.attach(times)],
      inputs: [.wait] + Inputs.pull(of: top).prefix(2)
        + [top, bottom].map { Inputs.drag(to: $0.distances[1], of: $0) }
        + [Inputs.set(.footer, .idle)]
        + Inputs.calls(of: .header).prefix(2) + Inputs.calls(of: .footer))
    // The key does not contain the order of the pending calls of two components, so there may be
    // only one.
    scene.waitingCalls = 1
    scene.notes = [
      "resetsNoMoreDataAfterHeaderRefresh is true, "
        + "allowsSimultaneousRefreshing is \(isSimultaneous)"
    ]
    scene.prepare = { stage in
      stage.scrollView.resetsNoMoreDataAfterHeaderRefresh = true
      stage.scrollView.allowsSimultaneousRefreshing = isSimultaneous
    }
    scene.ways = [.back(of: [.header, .footer]), .cure(of: bottom)]
    return scene
  }

  /// Opening lasts half as long as closing. With the kit's durations of 0.25 and 0.4 s, eight times
  /// as many differences of two animations would have to be explored.
  private static let times = [#"["fastAnimationDuration",0.2]"#, #"["slowAnimationDuration",0.4]"#]

  static let pairs: [() -> Scene] = ["RefreshAutoFooter", "RefreshBackFooter"].flatMap { name in
    [true, false].map { isSimultaneous in
      {
        guard let footer = ComponentKind.named(name) else { fatalError("no \(name)") }
        return pair(with: footer, isSimultaneous: isSimultaneous)
      }
    }
  }
}

extension Way {
  /// After a successful refresh of the header, the footer loads again.
  static func cure(of footer: PullLayout) -> Way {
    let header = Inputs.calls(of: .header)
    // A cancellation ends an ongoing load, and does not change noMoreData.
    let footerEnds = Inputs.call(
      "endRefreshing(with: .cancelled)", .footer, #""endRefreshing","result":"cancelled""#)
    let drag = Inputs.pull(of: footer)
    let parts: [Part] =
      letGo + [
        .input(header[1]), .settling, .input(header[0]), .settling, .input(header[1]), .settling,
        .input(footerEnds), .settling,
        .input(drag[0]), .input(drag[2]), .input(drag[3]), .input(drag[1]), .settling,
      ]
    return Way(
      name: "after a refresh of the header the footer loads again", parts: parts
    ) { before, player in
      let count = player.stage.fired["footer.refreshing", default: 0]
      let state = player.stage.scrollView.footer?.state
      guard count > before["footer.refreshing", default: 0], state == .refreshing else {
        return "the footer is in \(state.map { "\($0)" } ?? "no list") and does not load"
      }
      return nil
    }
  }
}

/// What a scene has besides the plain inputs.
@MainActor enum Variant: String, CaseIterable {
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

  /// The variants of a class. Classes that differ only in their looks have the first two.
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

  /// The inputs of a scene.
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
