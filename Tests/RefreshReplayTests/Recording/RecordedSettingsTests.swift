import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

/// Each setting of the tables is recorded by its name.
struct RecordedSettingsTests {
  /// A value of a kind that is not `old`.
  private func another(_ kind: SettingKind, than old: SettingValue?) -> SettingValue? {
    switch kind {
    case .flag: return .flag(old != .flag(true))
    case .text: return .text("another")
    case .choice(let names): return names.first { .text($0) != old }.map { .text($0) }
    case .optional(let wrapped): return another(wrapped, than: old)
    case .number(let range):
      let numbers = [0.5, 0.25, 2, 3, 1].filter { range.contains($0) }
      return numbers.first { .number($0) != old }.map { .number($0) }
    }
  }

  @Test(arguments: ComponentKind.all)
  func `each setting of a component is recorded by its name`(kind: ComponentKind) {
    var count = 0
    for named in NamedValue<RefreshComponent>.ofComponents where named.set != nil {
      let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
      let component = kind.make()
      list[kind.slot] = component
      list.timeline.advance(by: 0)
      guard let old = named.get(component), let value = another(named.kind, than: old) else {
        continue
      }
      let recorder = SessionRecorder(list)
      named.set?(component, value)
      guard named.get(component) != old else { continue }
      count += 1
      #expect(
        recorder.script.contains(#""name":"\#(named.settingName)""#),
        "\(named.name) of \(kind.name)")
      recorder.stop()
    }
    #expect(count > 8)
  }

  @Test func `each setting of a list is recorded by its name`() {
    var count = 0
    for named in NamedValue<ScrollView>.ofScrollViews where named.set != nil {
      let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
      guard let old = named.get(list), let value = another(named.kind, than: old) else { continue }
      let recorder = SessionRecorder(list)
      named.set?(list, value)
      guard named.get(list) != old else { continue }
      count += 1
      let words: [String: String] = ["isPagingEnabled": "paging", "isInWindow": "window"]
      let name = words[named.name].map { #""op":"\#($0)""# } ?? #""name":"\#(named.name)""#
      #expect(recorder.script.contains(name), "\(named.name)")
      recorder.stop()
    }
    #expect(count > 8)
  }
}
