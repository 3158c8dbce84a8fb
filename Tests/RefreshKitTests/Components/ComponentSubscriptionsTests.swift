import Testing

@testable import RefreshKit

struct ComponentSubscriptionsTests {
  private struct Broken: Error {}

  /// A component on the bench, with its feedback.
  private final class Ear {
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
  func `each crossing of the threshold ticks once`(kind: Kind) {
    let ear = Ear(kind)
    ear.bench.pull(by: 0.5)
    #expect(ear.log.isEmpty)
    for fraction in [1.2, 1.4, 1.1, 1.5] { ear.bench.drag(by: fraction) }
    #expect(ear.log == ["tick"])
    ear.bench.drag(by: 0.8)
    #expect(ear.log == ["tick"], "the way back does not tick")
    ear.bench.drag(by: 1.3)
    #expect(ear.log == ["tick", "tick"])
  }

  @Test(arguments: Kind.pulled)
  func `a pull that is released ticks, begins and ends`(kind: Kind) {
    let ear = Ear(kind)
    ear.bench.pullAndRelease()
    #expect(ear.log == ["tick", ear.begun])
    ear.bench.end()
    #expect(ear.log == ["tick", ear.begun, ear.ended])
  }

  @Test(arguments: Kind.all)
  func `a refresh without a pull does not tick`(kind: Kind) {
    let ear = Ear(kind)
    ear.bench.refresh()
    ear.bench.end()
    #expect(!ear.log.contains("tick"))
  }

  // MARK: Announcements

  @Test(arguments: Kind.all)
  func `a start and an end are announced once each`(kind: Kind) {
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
    ear.bench.end()
    #expect(ear.log == [ear.begun, ear.ended, ear.begun, ear.ended])
  }

  @Test(arguments: Kind.all)
  func `the announcement of the end has its result`(kind: Kind) {
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
  }

  @Test(arguments: Kind.pulled)
  func `an end before the callback is one that was given up`(kind: Kind) {
    let ear = Ear(kind)
    ear.bench.component.beginRefreshing()
    ear.bench.component.endRefreshing()
    ear.bench.wait(1)
    #expect(ear.log == [ear.begun, "Cancelled"])
  }

  @Test(arguments: Kind.ending)
  func `the end of the data is announced once`(kind: Kind) {
    let ear = Ear(kind)
    ear.bench.refresh()
    (ear.bench.component as? any NoMoreDataEnding)?.endRefreshingWithNoMoreData()
    ear.bench.wait(1)
    (ear.bench.component as? any NoMoreDataEnding)?.resetNoMoreData()
    ear.bench.wait(1)
    #expect(ear.log == [ear.begun, "No more data"])
  }

  @Test(arguments: Kind.all)
  func `a refresh that waits off screen is announced when it starts`(kind: Kind) {
    let ear = Ear(kind)
    ear.bench.list.isInWindow = false
    ear.bench.refresh()
    #expect(ear.log.isEmpty)
    ear.bench.list.isInWindow = true
    ear.bench.wait(1)
    #expect(ear.log == [ear.begun])
  }

  @Test(arguments: Kind.all)
  func `one that never started is not announced at its end`(kind: Kind) {
    let ear = Ear(kind)
    ear.bench.refresh()
    ear.bench.end()
    ear.log = []
    ear.bench.list.isInWindow = false
    ear.bench.refresh()
    ear.bench.end()
    #expect(ear.log.isEmpty)
    ear.bench.list.isInWindow = true
    ear.bench.refresh()
    #expect(ear.log == [ear.begun])
  }

  @Test(arguments: Kind.all)
  func `a component that is detached ends silently`(kind: Kind) {
    let ear = Ear(kind)
    ear.bench.refresh()
    ear.bench.detach()
    ear.bench.wait(1)
    #expect(ear.log == [ear.begun])
    ear.bench.attach()
    ear.bench.refresh()
    ear.bench.end()
    #expect(ear.log == [ear.begun, ear.begun, ear.ended])
  }

  @Test(arguments: Kind.all)
  func `the words are the app's, else the language's`(kind: Kind) {
    inConfig("de") {
      let ear = Ear(kind)
      ear.bench.refresh()
      ear.bench.end()
      let first = Language.german[ear.bench.component.texts.title(for: .refreshing)!]
      #expect(ear.log == [first, Language.german[ear.bench.component.texts.success]])
      guard let titled = ear.bench.component as? any StateTitled else { return }
      titled.setTitle("Moment", for: .refreshing)
      titled.failureTitle = "Kein Netz"
      ear.log = []
      ear.bench.refresh()
      titled.endRefreshing(with: .failure(Broken()))
      ear.bench.wait(1)
      #expect(ear.log == ["Moment", "Kein Netz"])
    }
  }

  @Test(arguments: Kind.all)
  func `the component is as it will be when it is announced`(kind: Kind) {
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
    ear.bench.refresh()
    #expect(seen.count == 2)
  }

  @Test(arguments: Kind.all)
  func `an observer of feedback may end the refresh`(kind: Kind) {
    let ear = Ear(kind)
    let component = ear.bench.component
    let observation = component.observeFeedback { _ in
      if component.isRefreshing { component.state = .idle }
    }
    ear.bench.component.beginRefreshing()
    ear.bench.wait(1)
    #expect(ear.log == [ear.begun, "Cancelled"])
    #expect(component.state == .idle)
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: Kind.all)
  func `a refresh that was never visible is not announced`(kind: Kind) {
    let ear = Ear(kind)
    ear.bench.bring(to: .waiting)
    ear.bench.end()
    #expect(ear.bench.component.state == .idle)
    #expect(ear.log.isEmpty)
  }
}
