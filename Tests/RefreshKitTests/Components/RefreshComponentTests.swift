import RefreshKit
import RefreshReplay
import Testing

/// What all components share: their place in a list, what a subclass overrides, and what they call.
@MainActor struct RefreshComponentTests {
  // MARK: In a list

  @Test(arguments: Kind.all)
  func `an attached component starts at the inset and follows the size of the list`(kind: Kind) {
    let list = Bench.list()
    list.contentInset = EdgeInsets(top: 3, left: 10, bottom: 5, right: 20)
    list.safeAreaInsets.left = 1
    let component = kind.make()
    list[Slot(component.edge)] = component
    let isSide = component.edge.axis == .horizontal
    #expect(component.frame.x == -11)
    #expect(component.frame.size[isSide ? .vertical : .horizontal] == (isSide ? 667 : 375))
    #expect(list.alwaysBounceVertical == !isSide)
    #expect(list.alwaysBounceHorizontal == isSide)
    #expect(
      component.scrollViewOriginalInset == EdgeInsets(top: 3, left: 11, bottom: 5, right: 20))
    #expect(component.state == .idle)
    #expect(list.contentInset == EdgeInsets(top: 3, left: 10, bottom: 5, right: 20))
  }

  @Test(arguments: Kind.sides)
  func `a leader or trailer turns vertical bouncing off, unless a header or footer needs it`(
    kind: Kind
  ) {
    for needs in [nil, RefreshHeader(), RefreshBackFooter()] as [RefreshComponent?] {
      let list = Bench.list()
      list.alwaysBounceVertical = true
      if let needs { list[Slot(needs.edge)] = needs }
      let side = kind.make()
      list[Slot(side.edge)] = side
      #expect(list.alwaysBounceVertical == (needs != nil))
      #expect(list.alwaysBounceHorizontal)
    }
  }

  @Test func `the bare footer reserves nothing, follows nothing and calls no block`() {
    let bench = Bench(RefreshFooter())
    bench.pullAndRelease()
    bench.component.beginRefreshing()
    bench.wait(1)
    #expect(bench.component.state == .refreshing)
    #expect(bench.log == ["idle>refreshing"])
    #expect(bench.list.reservedInset == .zero)
    bench.component.endRefreshing(with: .noMoreData)
    bench.wait(1)
    #expect(bench.component.state == .noMoreData)
  }

  // MARK: Override points

  @Test func `prepare is called once, placeSubviews by each layout`() {
    let header = Counting()
    #expect(header.calls == ["prepare"])
    let bench = Bench(header)
    #expect(header.calls == ["prepare", "placeSubviews"])
    header.setNeedsLayout()
    bench.wait()
    #expect(header.calls == ["prepare", "placeSubviews", "placeSubviews"])
    header.i18nDidChange()
    bench.wait()
    #expect(header.calls.count == 4)

    // Each initializer calls `prepare()` once.
    #expect(Counting {}.calls == ["prepare"])
    let target = Counting()
    #expect(Counting(refreshingTarget: target, refreshingAction: Counting.load).calls.count == 1)
  }

  @Test func `a prepare() without super stops the program with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Forgetful() }
    }
    #expect(result.message.contains("Forgetful.prepare() did not call super.prepare()"))
    #expect(result.message.contains("call it first in the override"))
  }

  @Test func `an override of executeRefreshingCallback replaces the blocks`() {
    let header = OwnCallback()
    let bench = Bench(header)
    bench.refresh()
    #expect(header.calls == 1)
    #expect(bench.log == ["idle>refreshing"])
    header.callsSuper = true
    bench.end()
    bench.clearLog()
    bench.refresh()
    #expect(header.calls == 2)
    #expect(bench.log == ["idle>refreshing", "refreshing", "began"])
  }

  // MARK: Chained calls

  @Test(arguments: Kind.all)
  func `each chained call sets one thing and returns the component`(kind: Kind) {
    let component = kind.make()
    var log: [String] = []
    let result =
      component
      .autoChangeTransparency(true)
      .afterBeginningAction { log.append("began") }
      .endingAnimationBeginningAction { log.append("closing") }
      .afterEndingAction { log.append("ended") }
      .setAnimationDisabled()
    #expect(result === component)
    #expect(component.isAutomaticallyChangeAlpha)
    #expect(component.fastAnimationDuration == 0 && component.slowAnimationDuration == 0)
    component.beginRefreshingCompletionBlock?()
    component.endRefreshingAnimationBeginAction?()
    component.endRefreshingCompletionBlock?()
    #expect(log == ["began", "closing", "ended"])

    // A chained call returns the class of its component.
    let list = Bench.list()
    let header: RefreshNormalHeader = RefreshNormalHeader()
      .setAnimationDisabled()
      .modifyLastUpdatedTimeText { _ in "just now" }
      .link(to: list)
    #expect(list.header === header)
    #expect(header.lastUpdatedTimeLabel.text == "just now")
  }

  @Test(arguments: Kind.all)
  func `setting a title or images returns the component`(kind: Kind) {
    let component = kind.make()
    let image = Image(name: "dots", size: Size(width: 40, height: 20))
    if let titled = component as? any StateTitled {
      #expect(titled.setTitle("pull", for: .idle).setTitle("load", for: .refreshing) === component)
      #expect(titled.title(for: .idle) == "pull" && titled.title(for: .refreshing) == "load")
    }
    if let gif = component as? any GifShowing {
      #expect(gif.setImages([image], for: .idle) === component)
      #expect(gif.setImages([image, image], duration: 2, for: .refreshing) === component)
    }

    // The calls return the class of the component.
    let list = Bench.list()
    RefreshGifHeader {}.setImages([image], for: .idle).setTitle("pull", for: .idle).link(to: list)
    #expect(list.header is RefreshGifHeader)
    let indicator = NormalIndicator().setTitle("pull", for: .idle)
    #expect(indicator.title(for: .idle) == "pull")
  }

  // MARK: Block, target and action

  @Test(arguments: ["none", "block", "load"])
  func `block, action and completion block run in this order, until one ends the refresh`(
    ender: String
  ) {
    let (feed, header) = (Feed(), RefreshHeader())
    feed.didLoad = { if ender == "load" { header.state = .idle } }
    header.refreshingBlock = {
      feed.log.append("block")
      if ender == "block" { header.state = .idle }
    }
    header.setRefreshingTarget(feed, refreshingAction: Feed.load)
    header.beginRefreshingCompletionBlock = { feed.log.append("began") }
    refresh(header)
    let log = ["block", "load", "began"]
    #expect(feed.log == (ender == "none" ? log : ender == "block" ? ["block"] : ["block", "load"]))
    feed.didLoad = nil
  }

  @Test func `a component made with a block or a target calls it, and later calls a new target`() {
    let (feed, other) = (Feed(), Feed())
    refresh(RefreshHeader { feed.log.append("block") })
    let header = RefreshHeader(refreshingTarget: feed, refreshingAction: Feed.load)
    refresh(header)
    #expect(feed.log == ["block", "load"])
    header.state = .idle
    header.setRefreshingTarget(other, refreshingAction: Feed.load)
    refresh(header)
    #expect(feed.log == ["block", "load"])
    #expect(other.log == ["load"])
  }

  @Test func `setting the target to nil removes it, and a new target gets the same method`() {
    let (feed, other) = (Feed(), Feed())
    let header = RefreshHeader()
    header.refreshingTarget = feed
    #expect(header.refreshingTarget == nil, "without a method it is refused")
    header.setRefreshingTarget(feed, refreshingAction: Feed.load)
    #expect(header.refreshingTarget === feed)
    for (target, log) in [(nil, []), (other, ["load"]), (feed, ["load"])] as [(Feed?, [String])] {
      header.refreshingTarget = target
      (feed.log, other.log) = ([], [])
      header.state = .idle
      refresh(header)
      #expect(header.refreshingTarget === target)
      #expect(target?.log ?? [] == log && feed.log.count + other.log.count == log.count)
    }
  }

  @Test func `a subclass can declare initializers with a block or a target again`() {
    final class Own: RefreshNormalHeader {
      var makes = 0

      convenience init(refreshingBlock: @escaping () -> Void) {
        self.init()
        makes += 1
        self.refreshingBlock = refreshingBlock
      }

      convenience init<Target: AnyObject>(
        refreshingTarget: Target, refreshingAction: @escaping (Target) -> () -> Void
      ) {
        self.init()
        makes += 1
        setRefreshingTarget(refreshingTarget, refreshingAction: refreshingAction)
      }
    }
    let feed = Feed()
    let headers = [
      Own { feed.log.append("block") },
      Own(refreshingTarget: feed, refreshingAction: Feed.load),
    ]
    for header in headers { refresh(header) }
    #expect(headers.map(\.makes) == [1, 1] && feed.log == ["block", "load"])
  }

  @Test func `a target is not retained, and nothing is called after it is deallocated`() {
    let header = RefreshHeader()
    weak var feed: Feed?
    var loads = 0
    do {
      let target = Feed()
      target.didLoad = { loads += 1 }
      header.setRefreshingTarget(target, refreshingAction: Feed.load)
      feed = target
      #expect(feed != nil)
    }
    #expect(feed == nil)
    refresh(header)
    #expect(loads == 0)
    #expect(header.state == .refreshing)
  }

  private func refresh(_ header: RefreshHeader) {
    let list = Bench.list(header)
    header.beginRefreshing()
    list.timeline.advance(by: 1)
  }
}

private final class Counting: RefreshNormalHeader {
  var calls: [String] = []

  func load() {}

  override func prepare() {
    super.prepare()
    calls.append("prepare")
  }

  override func placeSubviews() {
    super.placeSubviews()
    calls.append("placeSubviews")
  }
}

private final class Forgetful: RefreshBackNormalFooter {
  override func prepare() {}
}

private final class OwnCallback: RefreshHeader {
  var calls = 0
  var callsSuper = false

  override func executeRefreshingCallback() {
    calls += 1
    if callsSuper { super.executeRefreshingCallback() }
  }
}

@MainActor private final class Feed {
  var log: [String] = []
  var didLoad: (() -> Void)?

  func load() {
    log.append("load")
    didLoad?()
  }
}
