import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

/// A component that differs from that of a replay is reported, with the name of what differs.
@Suite struct ComponentComparisonTests {
  /// When the app changes a component.
  nonisolated enum Moment: CaseIterable {
    case beforeAttaching, beforeRecording, inRecording
  }

  private nonisolated static let kinds = ComponentKind.all.filter { kind in
    let isForAll = ["RefreshNormalHeader", "RefreshBackGifFooter"].contains(kind.name)
    return TestScope.pick(few: isForAll, all: true)
  }

  private static func recorded(
    _ deed: Deed, of kind: ComponentKind, _ moment: Moment
  ) throws(ScriptError) -> RecordedSession {
    let deeds = moment == .beforeAttaching ? [deed] : []
    var calls: [Call] = [.attach(kind, [], deeds: deeds), .advance(0.1)]
    if moment != .beforeAttaching { calls.append(.deed(kind.slot, deed)) }
    let start = moment == .beforeRecording ? calls.count : 0
    calls += [
      .list(.offset(Point(x: 0, y: 10))), .advance(0.1), .component(kind.slot, .beginRefreshing),
      .advance(1), .component(kind.slot, .endRefreshing(.success)), .advance(1),
    ]
    let stage = JSON.op("stage", ["width": 375.0, "height": 667.0, "contentHeight": 2_000.0])
    return try RecordedSession(stage, from: start) { _ in calls.map { ("\($0)", $0.op) } }
  }

  /// What is reported of a change: the name of the property, except for a component's own frame.
  private static func words(
    _ change: ViewChange, of part: ComponentPart?, _ moment: Moment
  ) -> String {
    guard part == nil, change == .frame else {
      return (part.map { "\($0.rawValue)." } ?? "") + change.rawValue
    }
    return switch moment {
    case .beforeAttaching: "a frame from before"
    case .beforeRecording: "a layout that was pending"
    case .inRecording: "a frame that the app has set, except for the height"
    }
  }

  @Test(arguments: kinds, Moment.allCases)
  func `each property of a view is in the script, or reported by its name`(
    kind: ComponentKind, moment: Moment
  ) throws {
    let fresh = kind.make()
    for part in [nil] + ComponentPart.allCases.map(Optional.some) {
      guard let view = part.map({ fresh.view($0) }) ?? fresh else { continue }
      for change in ViewChange.allCases where change.belongs(to: view) {
        for number in TestScope.pick(few: [40], all: [0, 40.0]) {
          let deed = Deed.change(change, of: part, to: number)
          let recorded = try Self.recorded(deed, of: kind, moment)
          if recorded.unsupported.isEmpty {
            #expect(try recorded.difference() == nil, "\(deed)")
          } else if change != .isHidden {
            let words = Self.words(change, of: part, moment)
            #expect(recorded.unsupported.contains("\(kind.slot.rawValue): \(words)"), "\(deed)")
          }
        }
      }
    }
  }

  @Test(arguments: kinds, Moment.allCases)
  func `each function that no script says is reported, or gives the same trace`(
    kind: ComponentKind, moment: Moment
  ) throws {
    for index in Deed.functions.indices {
      if moment == .beforeAttaching, Deed.needsList(index) { continue }
      let recorded = try Self.recorded(.function(index), of: kind, moment)
      guard recorded.unsupported.isEmpty, let difference = try recorded.difference() else {
        continue
      }
      Issue.record("\(Deed.functions[index].name), \(kind.name): \(difference)")
    }
  }
}
