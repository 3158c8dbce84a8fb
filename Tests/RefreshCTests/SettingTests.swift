import RefreshKit
import TestSupport
import Testing

@testable import RefreshC

/// What a call that sets a number answers, and what is there afterwards.
@Suite(.serialized)
struct SettingTests {
  private let page = Page()

  /// The numbers that are tried for every name.
  private static let numbers: [Double] = [0, 1, -1, 0.5, 40, 5_000, 1e300, -.infinity, .nan]

  /// The names that can be set in each slot that has a component.
  private static let names: [String] = {
    let ofViews = NamedValue.ofViews.filter { $0.set != nil }.map(\.name)
    let ofParts = ComponentPart.allCases.flatMap { part in ofViews.map { "\(part.rawValue).\($0)" }
    }
    let ofComponents = NamedValue.ofComponents.filter { $0.set != nil }.map(\.name)
    return ofViews + ofParts + ofComponents + ["state"]
  }()

  /// The names of the list that can only be read.
  private static let readOnly = NamedValue.ofScrollViews.filter { $0.set == nil }.map(\.name)

  /// All that can be read of the list and of a slot.
  private func everything(in slot: Int32) -> [String: Double] {
    var all: [String: Double] = [:]
    for value in NamedValue.ofScrollViews { all[value.name] = page.number(value.name) }
    guard slot != 0 else { return all }
    let ofComponents = NamedValue.ofComponents.map(\.name)
    for name in Self.names + NamedValue.ofViews.map(\.name) + ofComponents {
      all["\(slot).\(name)"] = page.number(name, of: slot)
    }
    return all
  }

  /// What was set, and where.
  private func comment(_ slot: Int32, _ name: String, _ number: Double) -> Comment {
    "\(page.text("class", of: slot) ?? "list") \(name) = \(number)"
  }

  /// Sets `name` to every number that is tried, in a slot of the list. A number that is refused leaves the one
  /// that was there; tried once more, all that are refused change nothing else either.
  ///
  /// Of a name that cannot be set there, two numbers are tried, and all in the complete scope.
  private func setAll(_ name: String, in slot: Int32) {
    var refused: [Double] = []
    let isReadOnly = slot == 0 && Self.readOnly.contains(name)
    let cannotBeSet = isReadOnly || refreshGet(page.list, slot, name, nil) == -4
    let numbers =
      cannotBeSet ? TestScope.pick(few: [0.5, .nan], all: Self.numbers) : Self.numbers
    for number in numbers {
      let (old, events) = (page.number(name, of: slot), page.events)
      if refreshSet(page.list, slot, name, number) == 0 {
        #expect(page.number(name, of: slot) == number, comment(slot, name, number))
      } else {
        refused.append(number)
        #expect(page.number(name, of: slot) == old, comment(slot, name, number))
        #expect(page.events == events, comment(slot, name, number))
      }
    }
    let before = everything(in: slot)
    let events = page.events
    for number in refused {
      // A number that is missing for some time can be set.
      let isSettable = refreshGet(page.list, slot, name, nil) != -4 && !isReadOnly
      let status = refreshSet(page.list, slot, name, number)
      #expect(status == (isSettable ? -5 : -4), comment(slot, name, number))
    }
    let changed = everything(in: slot).filter { before[$0.key] != $0.value }
    #expect(changed.isEmpty, "\(refused) for \(name) in \(slot)")
    #expect(page.events == events, "\(refused) for \(name) in \(slot)")
  }

  @Test func `After an answer of 0 a number of the list is the one that was set`() {
    for value in NamedValue.ofScrollViews { setAll(value.name, in: 0) }
  }

  @Test func `After an answer of 0 a number of any component is the one that was set`() {
    for kind in ComponentKind.tested {
      for name in Self.names {
        page.attach(kind.name, to: kind.slot.number)
        setAll(name, in: kind.slot.number)
      }
      refreshDetach(page.list, kind.slot.number)
    }
  }

  @Test func `What the kit refuses or clamps is answered by a bad number, and changes nothing`() {
    page.attach("RefreshAutoNormalFooter", to: 2)
    let refused: [(slot: Int32, name: String, number: Double)] = [
      (0, "frameRate", -5), (0, "frameRate", 5_000), (0, "pixel", -1), (0, "bounces", 2),
      (2, "alpha", 7), (2, "alpha", -0.1), (2, "autoTriggerTimes", 1.5), (2, "state", 1.5),
    ]
    for (slot, name, number) in refused {
      let before = page.number(name, of: slot)
      #expect(refreshSet(page.list, slot, name, number) == -5, comment(slot, name, number))
      #expect(page.number(name, of: slot) == before, comment(slot, name, number))
    }
  }

  @Test func `Time that would move back is a bad number`() {
    #expect(refreshAdvance(page.list, 1) == 0)
    #expect(refreshAdvance(page.list, -0.5) == -5)
    #expect(refreshAfter(page.list, -0.5, 7) == -5)
    #expect(page.number("timeline.now") == 1)
    #expect(refreshAdvance(page.list, 1) == 0)
    #expect(page.events.isEmpty)
  }

  @Test func `Where nothing is due, when it would be is answered by nothing`() {
    refreshAdvance(page.list, 0)
    #expect(refreshGet(page.list, 0, "timeline.nextDue", nil) == -6)
    #expect(refreshGet(page.list, 0, "timeline.nextdue", nil) == -4)
    refreshAfter(page.list, 2, 1)
    #expect(page.number("timeline.nextDue") == 2)
    refreshAdvance(page.list, 2)
    #expect(refreshGet(page.list, 0, "timeline.nextDue", nil) == -6)
  }
}
