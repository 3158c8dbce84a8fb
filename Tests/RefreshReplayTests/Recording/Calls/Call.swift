import RefreshKit
import TestSupport

@testable import RefreshReplay

/// A call of the public API that is not an op of a script.
@MainActor indirect enum Call {
  case list(ListInput)
  case component(Slot, ComponentCall)
  /// A new component with settings, on which the app has performed `deeds` before.
  case attach(ComponentKind, [SettingValue.Named], deeds: [Deed] = [])
  case detach(Slot)
  case keepPosition([Call])
  case after(Double, [Call])
  /// Calls inside an event of a component, for a number of times.
  case inside(Slot, ComponentEvent.Callback, [Call], times: Int)
  case advance(Double)
  /// Time passes without an advance.
  case advanceTime(Double)
  /// Something that no script can contain.
  case deed(Slot, Deed)
  /// A public function that calls others, by its index in ``composed``.
  case composed(Int)

  /// The public functions that are no inputs themselves, but call functions that are.
  static let composed: [(name: String, call: (ScrollView) -> Void)] = [
    ("beginHeaderRefreshing", { $0.beginHeaderRefreshing() }),
    ("endHeaderRefreshing", { $0.endHeaderRefreshing() }),
    ("endFooterRefreshing", { $0.endFooterRefreshing(noMoreData: true) }),
    ("endFooterRefreshing", { $0.endFooterRefreshing(noMoreData: false) }),
    (
      "scrollRectToVisible",
      { $0.scrollRectToVisible(Rect(x: 0, y: 900, width: 375, height: 90), animated: true) }
    ),
    ("setAnimationDisabled", { _ = $0.header?.setAnimationDisabled() }),
    ("autoChangeTransparency", { _ = $0.footer?.autoChangeTransparency(true) }),
    ("setNeedsLayout", { $0.footer?.setNeedsLayout() }),
    ("update", { _ in RefreshConfig.default.update() }),
    ("displayList", { look(at: $0) }),
  ]

  private static func look(at list: ScrollView) {
    #if !UIKIT
      _ = list.displayList()
    #endif
  }
}

extension Call {
  /// Calls that bring a list to rest.
  static var calm: [Call] {
    [
      .list(.touch(.cancelled, .zero, id: 0, time: nil)), .list(.drag(.cancelled)),
      .list(.decelerated),
    ]
      + Slot.allCases.map { .component($0, .endRefreshing(.success)) } + [.advance(5)]
  }

  /// The call as an op that cannot be written in a script.
  var op: Op { .unscripted { stage throws(ScriptError) in try perform(on: stage) } }

  func perform(on stage: Stage) throws(ScriptError) {
    switch self {
    case .list(let input): stage.platform.apply(input)
    case .component(let slot, let call): _ = stage.scrollView[slot]?.apply(call)
    case .attach(let kind, let settings, let deeds):
      let component = kind.make()
      stage.record(component, in: kind.slot)
      for deed in deeds { deed.perform(on: component, in: stage.scrollView) }
      for (name, value) in settings { _ = component.apply(.setting(name, value)) }
      stage.platform[kind.slot] = component
    case .detach(let slot): stage.platform[slot] = nil
    case .keepPosition(let calls):
      stage.platform.keepingPosition { stage.run(calls.map(\.op)) }
    case .after(let delay, let calls):
      stage.timeline.schedule(after: delay) { [weak stage] in stage?.run(calls.map(\.op)) }
    case .inside(let slot, let callback, let calls, let times):
      let trigger = ComponentEvent.callback(callback).trigger(in: slot)
      stage.setList(calls.map(\.op), for: trigger, times: times)
    case .deed(let slot, let deed):
      guard let component = stage.scrollView[slot] else { return }
      deed.perform(on: component, in: stage.scrollView)
    case .composed(let index): Self.composed[index].call(stage.scrollView)
    case .advanceTime(let interval): stage.platform.advanceTime(by: interval)
    case .advance(let interval):
      do { try stage.platform.advance(by: interval, limit: 10_000) } catch {
        throw .runaway("the session feeds itself")
      }
    }
  }
}

extension Op {
  /// An op that cannot be written in a script.
  static func unscripted(
    _ name: OpName = .expect, _ perform: @escaping (Stage) throws(ScriptError) -> Void
  ) -> Op {
    do { return try Op(name, Fields(.op(name, [:])), .other(perform)) } catch {
      fatalError(error.message)
    }
  }
}

/// Makes random sessions of calls, which are the same for the same seed and cast.
@MainActor struct CallGenerator {
  private var random: SeededRandom
  private let parts: [Slot: ComponentKind]
  /// Whether only calls of an app and a finger on a device are made, because no host drags there.
  private let isOnDevice: Bool
  /// The percentage of calls that no script can contain.
  private let deeds: Int
  private var slots: [Slot] { Slot.allCases.filter { parts[$0] != nil } }

  init(seed: UInt64, cast: Cast, isOnDevice: Bool = false, deeds: Int = 0) {
    var random = SeededRandom(seed: cast.lead.utf8.reduce(seed) { $0 &* 37 &+ UInt64($1) })
    parts = cast.draw(&random).reduce(into: [:]) { parts, part in
      parts[part.key] = ComponentKind.all.first { $0.name == part.value }
    }
    (self.random, self.isOnDevice, self.deeds) = (random, isOnDevice, deeds)
  }

  /// A session of about `count` calls, which begins with components.
  mutating func session(_ count: Int) -> [Call] {
    var calls: [Call] = [.list(.contentSize(Size(width: 900, height: 2_000)))]
    for slot in slots { calls.append(attachment(to: slot)) }
    while calls.count < count { calls += scene() }
    return calls + [.advance(5)]
  }

  private mutating func scene() -> [Call] {
    switch random.pick([(12, 0), (4, 1), (3, 2), (2, 3), (1, 4)]) {
    case 0: [call()]
    case 1:
      [.advance(random.pick([0, 1.0 / 60, 0.1, 0.25, 0.4, 1]))]
        + (random.chance(10) ? [.advanceTime(random.pick([1.0 / 60, 0.1, 1]))] : [])
    case 2: gesture()
    case 3: [.after(random.pick([0, 0.1, 0.4]), calls())]
    default: [inside()]
    }
  }

  /// One to three calls without a turn of the timeline between them.
  mutating func calls() -> [Call] { (0...random.below(3)).map { _ in call() } }

  private mutating func call() -> Call {
    let slot = random.pick(slots)
    if deeds > 0, random.chance(deeds) { return .deed(slot, .random(&random)) }
    switch random.pick([(8, 0), (10, 1), (1, 2), (1, 3), (1, 4), (2, 5)]) {
    case 0: return .list(input())
    case 1:
      let call = ComponentCall.random(&random)
      if case .setting(let name, let value) = call, !canSay(name, value) { return self.call() }
      return .component(slot, call)
    case 2: return attachment(to: slot)
    case 3: return .detach(slot)
    case 4: return .keepPosition([.list(input()), .list(input())])
    default: return .composed(random.below(Call.composed.count))
    }
  }

  private mutating func inside() -> Call {
    let slot = random.pick(slots)
    let callback = random.pick(ComponentEvent.Callback.allCases)
    return .inside(slot, callback, calls(), times: 1 + random.below(2))
  }

  private mutating func attachment(to slot: Slot) -> Call {
    guard let kind = parts[slot] else { return .detach(slot) }
    let settings = (0..<random.below(3)).map { _ in SettingValue.ofComponent(&random) }
      .filter { canSay($0.name, $0.value) }
    // What happens to a component outside a list is no input.
    let plain = settings.filter { $0.name != "state" && $0.name != "pullingPercent" }
    guard deeds > 0 else { return .attach(kind, plain) }
    // Only one state is set, as the last setting, because a script sets no more than that.
    let state = settings.last { $0.name == "state" }
    return .attach(
      kind, plain + (state.map { [$0] } ?? []),
      deeds: random.chance(deeds) ? [.randomChange(&random)] : [])
  }

  /// Whether a setting has the same effect everywhere: UIKit has no frames with a negative height.
  private func canSay(_ name: String, _ value: SettingValue) -> Bool {
    !(isOnDevice && name == "height" && value == .number(-1))
  }

  private mutating func input() -> ListInput {
    while true {
      let input = ListInput.random(&random)
      switch input {
      case .report: continue
      case .touch, .drag, .scroll, .decelerated: if isOnDevice { continue }
      default: break
      }
      return input
    }
  }

  /// Pulls with a finger, with other calls in between.
  private mutating func gesture() -> [Call] {
    var point = Point(x: random.number(in: 60...300), y: random.number(in: 60...500))
    let step = Point(x: random.number(in: -80...80), y: random.number(in: -150...150))
    func touch(_ phase: TouchPhase) -> Call { .list(.touch(phase, point, id: 0, time: nil)) }
    var calls = [touch(.began)]
    for _ in 0...random.below(4) {
      point = Point(x: point.x + step.x, y: point.y + step.y)
      calls += [touch(.moved), .advance(random.pick([0, 1.0 / 60, 0.1]))]
      if random.chance(30) { calls.append(call()) }
    }
    return calls + [touch(random.chance(85) ? .ended : .cancelled)]
  }
}
