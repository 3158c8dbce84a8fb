import Testing

@testable import RefreshKit

@MainActor struct RefreshComponentAccessibilityTests {
  @MainActor private struct Broken: Error {}

  @Test(arguments: Kind.all)
  func `every class has a label, a value and a hint in each language, by its state`(
    kind: Kind
  ) throws {
    for language in Language.all {
      try inConfig(language.code) {
        let bench = Bench(kind)
        let component = bench.component
        #expect(component.accessibilityLabel == language[component.texts.name])
        #expect(component.accessibilityHint == language[component.texts.action])
        let idle = try #require(component.texts.title(for: .idle))
        #expect(component.accessibilityValue == language[idle])
      }
    }
    for state in RefreshState.allCases {
      let bench = Bench(kind)
      let component = bench.component
      component.state = state
      let title = component.texts.title(for: state).map { RefreshConfig.default.language[$0] }
      #expect(component.accessibilityValue == title)
      #expect((component.accessibilityHint == nil) == (state != .idle))
    }
  }

  @Test func `the normal classes have these texts in English`() {
    let kinds = [
      "RefreshNormalHeader", "RefreshAutoNormalFooter", "RefreshBackNormalFooter",
      "RefreshNormalTrailer", "RefreshNormalLeader", "RefreshAutoNormalHeader",
    ].compactMap { name in Kind.normal.first { $0.name == name } }
    let words = kinds.map { kind in
      let bench = Bench(kind)
      let component = bench.component
      return [
        component.accessibilityLabel, component.accessibilityValue, component.accessibilityHint,
      ]
    }
    #expect(
      words == [
        ["Refresh control", "Pull down to refresh", "Refresh"],
        ["More items", "Tap or pull up to load more", "Load more"],
        ["More items", "Pull up to load more", "Load more"],
        ["More to see", "Slide to see more", "See more"],
        ["Refresh control", "Slide to refresh", "Refresh"],
        ["Earlier items", "Tap or pull down to load more", "Load earlier items"],
      ])
  }

  @Test(arguments: Kind.pulled)
  func `while a component is pulled its value is the percent`(kind: Kind) {
    let bench = Bench(kind)
    let component = bench.component
    let words = component.accessibilityValue
    bench.pull(by: 0.8)
    #expect(component.accessibilityValue == "80%")
    inConfig("tr") { #expect(component.accessibilityValue == "%80") }
    bench.drag(by: 1.5)
    #expect(component.accessibilityValue == component.spokenTitle(for: .pulling))
    bench.drag(by: 0)
    #expect(component.accessibilityValue == words)
  }

  @Test(arguments: Kind.all)
  func `the value is the failure, and the hint says how to try again`(kind: Kind) {
    let bench = Bench(kind)
    let component = bench.component
    bench.refresh()
    component.endRefreshing(with: .failure(Broken()))
    bench.wait(1)
    #expect(component.accessibilityValue?.hasPrefix("Loading failed") == true)
    #expect(component.accessibilityHint == "Try again")
    (component as? any StateTitled)?.failureTitle = "Oh no"
    if component is any StateTitled { #expect(component.accessibilityValue == "Oh no") }
    #expect(component.accessibilityActivate())
    bench.wait(1)
    #expect(component.accessibilityHint == nil)
    bench.end()
    #expect(component.accessibilityHint != "Try again")
  }

  @Test(arguments: Kind.titled)
  func `the value is the app's title, even if it is not visible`(kind: Kind) throws {
    let bench = Bench(kind)
    let component = bench.component
    let titled = try #require(component as? any StateTitled)
    titled.setTitle("Refresh", for: .idle)
    titled.stateLabel.isHidden = true
    #expect(component.accessibilityValue == "Refresh")
    titled.setTitle("", for: .idle)
    #expect(component.accessibilityValue?.isEmpty == false, "no title is not no words")
    (component as? RefreshAutoStateFooter)?.isRefreshingTitleHidden = true
    component.state = .refreshing
    #expect(component.accessibilityValue == "Loading...")
  }

  @Test(arguments: Kind.all)
  func `the app's own words replace label, value and hint`(kind: Kind) {
    let bench = Bench(kind)
    let component = bench.component
    component.accessibilityLabel = "Mail"
    component.accessibilityValue = "as it was"
    component.accessibilityHint = "Fetches mail"
    component.state = .refreshing
    #expect(component.accessibilityLabel == "Mail")
    #expect(component.accessibilityValue == "as it was")
    #expect(component.accessibilityHint == "Fetches mail")
    component.accessibilityLabel = nil
    #expect(component.accessibilityLabel == RefreshConfig.default.language[component.texts.name])
  }

  // MARK: Activating

  @Test(arguments: Kind.all)
  func `activating begins one refresh in idle, also behind a pending end`(kind: Kind) {
    let bench = Bench(kind)
    #expect(bench.component.accessibilityActivate())
    #expect(!bench.component.accessibilityActivate())
    bench.wait(1)
    #expect(!bench.component.accessibilityActivate())
    #expect(bench.count("refreshing") == 1)

    for state in RefreshState.allCases {
      let bench = Bench(kind)
      let component = bench.component
      component.state = state
      #expect(component.accessibilityActivate() == (state == .idle))
      #expect(component.isRefreshing == (state == .idle || state.isRefreshing))
    }
    let ending = Bench(kind)
    ending.component.endRefreshing()
    #expect(ending.component.accessibilityActivate())
    #expect(!ending.component.accessibilityActivate(), "one is queued already")
    #expect(ending.component.state == .idle)
    ending.wait()
    #expect(ending.component.state == .refreshing)
  }

  @Test(arguments: Kind.all)
  func `activating does nothing where a tap would not reach`(kind: Kind) {
    let changes: [(Bench) -> Void] = [
      { $0.component.isHidden = true }, { $0.component.isUserInteractionEnabled = false },
      { $0.list.isHidden = true }, { $0.list.isUserInteractionEnabled = false },
      { $0.list.isInWindow = false }, { $0.detach() },
    ]
    for change in changes {
      let bench = Bench(kind)
      change(bench)
      #expect(bench.component.accessibilityHint == nil)
      #expect(!bench.component.accessibilityActivate())
      bench.wait(1)
      #expect(bench.component.state == .idle)
    }
  }

  @Test(arguments: Kind.ending)
  func `activating does not begin behind a reset of a queued begin, or an end with no more data`(
    kind: Kind
  ) throws {
    let reset = Bench(kind)
    reset.component.endRefreshing()
    #expect(reset.component.accessibilityActivate())
    try #require(reset.component as? any NoMoreDataEnding).resetNoMoreData()
    #expect(!reset.component.accessibilityActivate())

    let ended = Bench(kind)
    try #require(ended.component as? any NoMoreDataEnding).endRefreshingWithNoMoreData()
    #expect(!ended.component.accessibilityActivate())
  }

  @Test func `activating is refused while another component refreshes, if only one may`() {
    let bench = Bench(RefreshHeader())
    bench.list.footer = RefreshBackFooter()
    bench.list.allowsSimultaneousRefreshing = false
    bench.list.footer?.beginRefreshing()
    #expect(bench.list.header?.accessibilityActivate() == false)
    bench.list.allowsSimultaneousRefreshing = true
    #expect(bench.list.header?.accessibilityActivate() == true)
  }
}
