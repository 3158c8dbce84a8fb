import RefreshKit
import TestSupport

@testable import RefreshReplay

/// A call of the public API in a session that no script has said: by what the kit takes in, not by ops.
indirect enum Call {
  case list(ListInput)
  case component(Slot, ComponentCall)
  /// A new component with settings, and with what the app has done to it before.
  case attach(ComponentKind, [SettingValue.Named], deeds: [Deed] = [])
  case detach(Slot)
  case keepPosition([Call])
  case after(Double, [Call])
  /// Calls inside an event of a component, so many times.
  case inside(Slot, ComponentEvent.Callback, [Call], times: Int)
  case advance(Double)
  /// Time passes, and nothing runs.
  case advanceTime(Double)
  /// What no script says.
  case deed(Slot, Deed)
  /// A public function that consists of others, by its number in ``composed``.
  case composed(Int)

  /// The public functions that are no input themselves, and call some.
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
  /// What leaves a list at rest.
  static var calm: [Call] {
    [
      .list(.touch(.cancelled, .zero, id: 0, time: nil)), .list(.drag(.cancelled)),
      .list(.decelerated),
    ]
      + Slot.allCases.map { .component($0, .endRefreshing(.success)) } + [.advance(5)]
  }

  /// The call as an op that no script says.
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
  /// An op that no script says.
  static func unscripted(
    _ name: OpName = .expect, _ perform: @escaping (Stage) throws(ScriptError) -> Void
  ) -> Op {
    do { return try Op(name, Fields(.op(name, [:])), .other(perform)) } catch {
      fatalError(error.message)
    }
  }
}
