import RefreshKit
import Testing

/// Each property that an app can set is recorded, reported, or of no effect on a trace.
struct RecordedPropertiesTests {
  /// What is only drawn, or read aloud, also in a view that is no part of a component.
  private static let drawn: Set = [
    "ActivityIndicator.color", "ImageView.animationDuration", "ImageView.animationImages",
    "ImageView.contentMode", "ImageView.image", "ImageView.tintColor", "Label.fontSize",
    "Label.text", "Label.textColor", "RefreshComponent.additionalFlippedViews",
    "RingView.color", "RingView.curve", "RingView.discColor", "RingView.discMargin",
    "RingView.lineWidth", "RingView.shadowColor", "RingView.shadowOffset",
    "RingView.shadowRadius", "SecondLevel.content", "View.accessibilityHint",
    "View.accessibilityLabel", "View.accessibilityValue", "View.clipsToBounds",
  ]
  /// What is that of a part.
  private static let drawnOfParts: Set = [
    "a part's ActivityIndicator.color", "a part's ImageView.animationDuration",
    "a part's ImageView.contentMode", "a part's ImageView.tintColor", "a part's Label.measure",
    "a part's Label.textColor", "a part's View.accessibilityHint",
    "a part's View.accessibilityLabel", "a part's View.accessibilityValue",
    "a part's View.clipsToBounds", "a part's View.tapAction",
  ]
  /// Functions and objects of the app: what they do is recorded, or reported, where they are called.
  private static let ofApp: Set = [
    "Label.measure", "RefreshComponent.beginRefreshingCompletionBlock",
    "RefreshComponent.endRefreshingAnimationBeginAction",
    "RefreshComponent.endRefreshingCompletionBlock", "RefreshComponent.refreshingBlock",
    "RefreshComponent.secondLevelDidClose", "RefreshComponent.secondLevelDidOpen",
    "RefreshIndicatorHeader.makeDefault", "ScrollView.delegate", "Timeline.nextDueDidChange",
    "View.tapAction",
  ]
  /// What has an effect only on what is made, or spoken, later; and what has no other value here: it has tests of its
  /// own.
  private static let elsewhere: Set = [
    "RefreshConfig.ownLanguages", "RefreshConfig.preferredLanguages",
    "RefreshIndicatorHeader.defaultPullHeight", "ScrollView.driver", "ScrollView.footer",
    "ScrollView.header", "ScrollView.leader", "ScrollView.trailer", "Timeline.secondsFromGMT",
  ]

  @Test func `what is neither recorded nor reported is in a list`() {
    inConfig {
      var (known, recorded): (Set<String>, Set<String>) = ([], [])
      for kind in Kind.all {
        for property in SettableProperty.all {
          let name = "\(property.owner).\(property.name)"
          for index in objects(around: Bench(kind.make())).indices {
            let bench = Bench(kind.make())
            if property.name != "secondLevel" { bench.component.secondLevel = SecondLevel() }
            bench.wait()
            let object = objects(around: bench)[index]
            guard property.value(object) != nil else { continue }
            let name = prefix(of: object, in: bench.component) + name
            known.insert(name)
            if isRecorded(on: bench.list, { property.change(object) }) { recorded.insert(name) }
          }
        }
      }
      #expect(known.count > 100)
      let others = Self.drawn.union(Self.drawnOfParts).union(Self.ofApp).union(Self.elsewhere)
      #expect(known.subtracting(recorded).sorted() == others.sorted())
    }
  }

  private func objects(around bench: Bench) -> [AnyObject] {
    func views(in view: View) -> [View] { [view] + view.subviews.flatMap(views) }
    let level = bench.component.secondLevel ?? SecondLevel()
    return views(in: bench.list) + [level, bench.list.timeline, RefreshConfig.default]
  }

  /// What tells the properties of parts from those of components.
  private func prefix(of object: AnyObject, in component: RefreshComponent) -> String {
    ComponentPart.allCases.contains { component.view($0) === object } ? "a part's " : ""
  }

  private func isRecorded(on list: ScrollView, _ change: () -> Void) -> Bool {
    let observer = InputObserver.retain(for: list)
    defer { observer.release(of: list, on: list.timeline) }
    _ = observer.beginRecording(of: list)
    let reported = observer.unsupported
    change()
    return observer.lines.count > 0 || observer.unsupported != reported
  }
}
