import Testing

@testable import RefreshKit

@MainActor struct ComponentSubscriptionsTests {
  @MainActor private struct Broken: Error {}

  /// A component and a log of its feedback.
  @MainActor private final class Ear {
    let bench: Bench
    var log: [String] = []
    private var observation: ObservationToken?

    init(_ kind: Kind) {
      bench = Bench(kind)
      observation = bench.component.observeFeedback { [unowned self] in
        switch $0 {
        case .tick: log.append("tick")
        case .announcement(let words): log.append(words)
        }
      }
    }

    func language(_ key: TextKey) -> String { RefreshConfig.default.language[key] }

    var begun: String { language(bench.component.texts.title(for: .refreshing)!) }
    var ended: String { language(bench.component.texts.success) }
  }

  // MARK: Ticks

  @Test(arguments: Kind.pulled)
  func `each crossing of the threshold ticks once, and a release begins and ends`(kind: Kind) {
    let ear = Ear(kind)
    ear.bench.pull(by: 0.5)
    #expect(ear.log.isEmpty)
    for fraction in [1.2, 1.4, 1.1, 1.5] { ear.bench.drag(by: fraction) }
    #expect(ear.log == ["tick"])
    ear.bench.drag(by: 0.8)
    #expect(ear.log == ["tick"], "the way back does not tick")
    ear.bench.drag(by: 1.3)
    #expect(ear.log == ["tick", "tick"])
    ear.bench.list.endDragging()
    ear.bench.wait(1)
    #expect(ear.log == ["tick", "tick", ear.begun])
    ear.bench.end()
    #expect(ear.log == ["tick", "tick", ear.begun, ear.ended])

    ear.bench.component.beginRefreshing()
    ear.bench.component.endRefreshing()
    ear.log = []
    ear.bench.wait(1)
    #expect(ear.log == ["Canceled"], "it ended before its callback")
  }

  // MARK: Announcements

  @Test(arguments: Kind.all)
  func `a begin and an end are announced once each, without a tick, and not while detached`(
    kind: Kind
  ) {
    let ear = Ear(kind)
    ear.bench.component.beginRefreshing()
    ear.bench.component.beginRefreshing()
    #expect(ear.log == [ear.begun])
    ear.bench.wait(1)
    ear.bench.component.endRefreshing()
    ear.bench.component.endRefreshing()
    ear.bench.wait(2)
    #expect(ear.log == [ear.begun, ear.ended])
    ear.bench.refresh()
    ear.bench.detach()
    ear.bench.wait(1)
    #expect(ear.log == [ear.begun, ear.ended, ear.begun], "it ends silently")
    ear.log = []
    ear.bench.attach()
    ear.bench.refresh()
    ear.bench.end()
    #expect(ear.log == [ear.begun, ear.ended])

    ear.log = []
    ear.bench.detach()
    ear.bench.component.state = .refreshing
    #expect(ear.log == [])
    ear.bench.attach()
    #expect(ear.log == [ear.begun], "it opens as it is attached")
    ear.bench.wait(1)
    ear.bench.end()
    #expect(ear.log == [ear.begun, ear.ended])
  }

  @Test(arguments: Kind.all)
  func `the announcement of an end has the result, in the words of the language`(kind: Kind) {
    let ear = Ear(kind)
    let results: [(RefreshResult, TextKey)] = [
      (.success, ear.bench.component.texts.success), (.cancelled, .cancelled),
      (.failure(Broken()), ear.bench.component.texts.failure),
      (.noMoreData, .backFooterNoMoreData),
    ]
    for (result, key) in results {
      ear.bench.refresh()
      ear.log = []
      ear.bench.component.endRefreshing(with: result)
      ear.bench.wait(1)
      #expect(ear.log == [ear.language(key)])
    }
    ear.log = []
    ear.bench.give(.reset)
    ear.bench.wait(1)
    #expect(ear.log == [], "the way back from the end of the data")

    inConfig("de") {
      let ear = Ear(kind)
      ear.bench.refresh()
      ear.bench.end()
      let first = Language.german[ear.bench.component.texts.title(for: .refreshing)!]
      #expect(ear.log == [first, Language.german[ear.bench.component.texts.success]])
    }
  }

  @Test(arguments: Kind.titled)
  func `the app's own titles are announced`(kind: Kind) throws {
    let ear = Ear(kind)
    let titled = try #require(ear.bench.component as? any StateTitled)
    titled.setTitle("Moment", for: .refreshing)
    titled.failureTitle = "No net"
    ear.bench.refresh()
    titled.endRefreshing(with: .failure(Broken()))
    ear.bench.wait(1)
    #expect(ear.log == ["Moment", "No net"])
  }

  @Test(arguments: Kind.all)
  func `a refresh that waits off screen is announced only when it starts`(kind: Kind) {
    let ear = Ear(kind)
    for isFirst in [true, false] {
      ear.log = []
      ear.bench.list.isInWindow = false
      ear.bench.refresh()
      ear.bench.end()
      #expect(ear.bench.component.state == .idle)
      #expect(ear.log.isEmpty, "it has never started, and is the first: \(isFirst)")
      ear.bench.refresh()
      #expect(ear.log.isEmpty)
      ear.bench.list.isInWindow = true
      ear.bench.wait(1)
      #expect(ear.log == [ear.begun])
      ear.bench.end()
    }
  }

  @Test(arguments: Kind.all)
  func `an announcement finds the component as it will be, and its observer may end the refresh`(
    kind: Kind
  ) {
    let ear = Ear(kind)
    var seen: [String] = []
    let component = ear.bench.component
    let observation = component.observeFeedback { _ in
      seen.append("\(component.state) \((component as? any StateTitled)?.stateLabel.text ?? "-")")
    }
    ear.bench.refresh()
    ear.bench.end()
    let titled = component as? any StateTitled
    #expect(
      seen == [
        "refreshing \(titled?.title(for: .refreshing) ?? "-")",
        "idle \(titled?.title(for: .idle) ?? "-")",
      ])
    observation.cancel()
    ear.log = []
    let ending = component.observeFeedback { _ in
      if component.isRefreshing { component.state = .idle }
    }
    component.beginRefreshing()
    ear.bench.wait(1)
    #expect(seen.count == 2)
    #expect(ear.log == [ear.begun, "Canceled"])
    #expect(component.state == .idle)
    ending.cancel()
  }
}
