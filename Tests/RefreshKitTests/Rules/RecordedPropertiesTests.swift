import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

/// Each property that an app can set is recorded, reported, or of no effect on a trace.
struct RecordedPropertiesTests {
  /// What an object is, for a list.
  private enum Role: String { case list, component, part, view, object }

  private struct Entry: Hashable {
    let name: String
    let role: Role
  }

  /// What is only drawn, or read aloud, or says which view a tap reaches: of a list, a component, a part of one, and
  /// another view.
  private static let drawn = """
    ActivityIndicator.color: part, view
    ImageView.animationDuration: part, view
    ImageView.animationImages: view
    ImageView.contentMode: part, view
    ImageView.image: view
    ImageView.tintColor: part, view
    Label.fontSize: view
    Label.text: view
    Label.textAlignment: part, view
    Label.textColor: part, view
    RefreshComponent.additionalFlippedViews: component
    RingView.color: view
    RingView.curve: view
    RingView.discColor: view
    RingView.discMargin: view
    RingView.lineWidth: view
    RingView.shadowColor: view
    RingView.shadowOffset: view
    RingView.shadowRadius: view
    SecondLevel.content: object
    View.accessibilityHint: component, list, part, view
    View.accessibilityLabel: component, list, part, view
    View.accessibilityValue: component, list, part, view
    View.alpha: list, view
    View.center: list, view
    View.clipsToBounds: component, list, part, view
    View.frame: view
    View.isHidden: list, view
    View.isUserInteractionEnabled: view
    View.layoutDirection: view
    View.rotation: view
    """
  /// Functions and objects of the app: what they do is recorded, or reported, where they are called.
  private static let ofApp = """
    Label.measure: part, view
    RefreshComponent.beginRefreshingCompletionBlock: component
    RefreshComponent.endRefreshingAnimationBeginAction: component
    RefreshComponent.endRefreshingCompletionBlock: component
    RefreshComponent.refreshingBlock: component
    RefreshComponent.secondLevelDidClose: component
    RefreshComponent.secondLevelDidOpen: component
    RefreshIndicatorHeader.makeDefault: component
    ScrollView.delegate: list
    Timeline.nextDueDidChange: object
    View.tapAction: component, list, part, view
    """
  /// What has an effect only on what is made, or spoken, later; and what has no other value here: it has tests of its
  /// own.
  private static let elsewhere = """
    RefreshConfig.ownLanguages: object
    RefreshConfig.preferredLanguages: object
    RefreshIndicatorHeader.defaultPullHeight: component
    ScrollView.driver: list
    ScrollView.footer: list
    ScrollView.header: list
    ScrollView.leader: list
    ScrollView.trailer: list
    Timeline.secondsFromGMT: object
    """

  /// The lines of the lists.
  private static let lists = [drawn, ofApp, elsewhere].flatMap { list in
    list.split(separator: "\n").map { asOfPlatform(String($0)) }
  }

  #if UIKIT
    /// Properties of `View` that lists, labels and pictures of UIKit do not have from it.
    private static func asOfPlatform(_ line: String) -> String {
      let properties = [
        "accessibilityHint", "accessibilityLabel", "accessibilityValue", "center", "clipsToBounds",
        "tapAction",
      ]
      guard properties.contains(where: { line.hasPrefix("View.\($0):") }) else { return line }
      return line.replacing(", list", with: "").replacing("list, ", with: "")
        .replacing(", part", with: "")
    }
  #else
    private static func asOfPlatform(_ line: String) -> String { line }
  #endif

  @Test func `what is neither recorded nor reported is in a list`() {
    // Each property of the app's configuration is changed, some an odd number of times.
    defer { RefreshConfig.default.resetsNoMoreDataAfterHeaderRefresh = false }
    inConfig {
      var (known, recorded): (Set<Entry>, Set<Entry>) = ([], [])
      for kind in Kind.all {
        let sample = Bench(kind.make())
        sample.component.secondLevel = SecondLevel()
        sample.wait()
        let samples = objects(around: sample)
        let indices = indices(of: samples, in: sample.list, sample.component)
        for property in SettableProperty.all {
          let name = "\(property.owner).\(property.name)"
          for index in indices where property.value(samples[index]) != nil {
            let role = role(of: samples[index], in: sample.list, sample.component)
            let entry = Entry(name: name, role: role)
            known.insert(entry)
            if recorded.contains(entry) { continue }
            let bench = Bench(kind.make())
            if property.name != "secondLevel" { bench.component.secondLevel = SecondLevel() }
            bench.wait()
            let object = objects(around: bench)[index]
            if isRecorded(on: bench.list, { property.change(object) }) { recorded.insert(entry) }
          }
        }
      }
      #expect(known.count > 100)
      let others = Dictionary(grouping: known.subtracting(recorded)) { $0.name }
      let lines = others.map { name, entries in
        "\(name): \(entries.map(\.role.rawValue).sorted().joined(separator: ", "))"
      }
      #expect(lines.sorted() == Self.lists.sorted())
    }
  }

  /// What is no loss if it was set before: images that do not play.
  private static let before = """
    ImageView.animationImages: part
    """

  @Test func `what was set before an attachment, or before the recording, is in a list`() {
    inConfig {
      let unsaid = unsaid(isAttached: false).union(unsaid(isAttached: true))
      let inLists = Self.lists.flatMap { line -> [String] in
        let parts = line.split(separator: ": ")
        return parts[1].split(separator: ", ").map { "\(parts[0]): \($0)" }
      }
      let expected = Self.before.split(separator: "\n").map(String.init)
      #expect(unsaid.subtracting(inLists).sorted() == expected)
      #expect(unsaid.count > 20)
    }
  }

  /// What can be set before the attachment of a component, or before the recording, without another script.
  private func unsaid(isAttached: Bool) -> Set<String> {
    var unsaid: Set<String> = []
    for kind in ComponentKind.tested {
      @MainActor func make() -> RefreshComponent {
        let component = kind.make()
        component.secondLevel = SecondLevel()
        return component
      }
      let usual = Self.script(of: make(), in: Bench.list(), isAttached) {}
      let sampleList = isAttached ? Bench.list() : nil
      let sample = make()
      let samples = objects(of: sample, in: sampleList)
      let indices = indices(of: samples, in: sampleList, sample)
      for property in SettableProperty.all {
        for index in indices where property.value(samples[index]) != nil {
          let role = role(of: samples[index], in: sampleList, sample).rawValue
          let entry = "\(property.owner).\(property.name): \(role)"
          if unsaid.contains(entry) { continue }
          let (list, component) = (Bench.list(), make())
          let object = objects(of: component, in: isAttached ? list : nil)[index]
          let old = property.value(object)
          let script = Self.script(of: component, in: list, isAttached) {
            property.change(object)
          }
          guard property.value(object) != old, script == usual else { continue }
          unsaid.insert(entry)
        }
      }
    }
    return unsaid
  }

  /// The script of a session in which a component is attached before or after the recording begins.
  private static func script(
    of component: RefreshComponent, in list: ScrollView, _ isAttached: Bool, _ change: () -> Void
  ) -> String {
    if isAttached {
      list[Slot(component.edge)] = component
      list.timeline.advance(by: 0)
    }
    change()
    let recorder = SessionRecorder(list)
    if !isAttached { list[Slot(component.edge)] = component }
    return recorder.script
  }

  private func objects(of component: RefreshComponent, in list: ScrollView?) -> [AnyObject] {
    let level = component.secondLevel.map { [$0] } ?? []
    return component.tree + level + (list.map { [$0] } ?? [])
  }

  private func objects(around bench: Bench) -> [AnyObject] {
    let level = bench.component.secondLevel ?? SecondLevel()
    return bench.list.objects + [level, bench.list.timeline, RefreshConfig.default]
  }

  /// Where in a list of objects those are that a property is tried on: one of each class for each role, and all in
  /// the complete scope.
  private func indices(
    of objects: [AnyObject], in list: ScrollView?, _ component: RefreshComponent
  ) -> [Int] {
    var tried: Set<String> = []
    return objects.indices.filter { index in
      let role = role(of: objects[index], in: list, component)
      let isNew = tried.insert("\(type(of: objects[index])), \(role)").inserted
      return isNew || TestScope.current == .complete
    }
  }

  private func role(
    of object: AnyObject, in list: ScrollView?, _ component: RefreshComponent
  ) -> Role {
    if object === list { return .list }
    if object === component { return .component }
    if ComponentPart.allCases.contains(where: { component.view($0) === object }) {
      return .part
    }
    return object is PlatformView ? .view : .object
  }

  private func isRecorded(on list: ScrollView, _ change: () -> Void) -> Bool {
    let observer = InputObserver.retain(for: list)
    defer { observer.release(of: list, on: list.timeline) }
    _ = observer.beginRecording(of: list)
    let reported = observer.recording.unsupported
    change()
    return observer.recording.lines.count > 0 || observer.recording.unsupported != reported
  }
}
