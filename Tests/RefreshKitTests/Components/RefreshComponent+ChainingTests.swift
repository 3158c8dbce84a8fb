import RefreshKit
import Testing

struct RefreshComponentChainingTests {
  @Test(arguments: Kind.all)
  func `each link of the chain sets one thing and returns the component`(kind: Kind) {
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

    // The chain keeps the class of what it began with.
    let list = Bench.list()
    let header: RefreshNormalHeader = RefreshNormalHeader()
      .setAnimationDisabled()
      .modifyLastUpdatedTimeText { _ in "just now" }
      .link(to: list)
    #expect(list.header === header)
    #expect(header.lastUpdatedTimeLabel.text == "just now")
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

  @Test func `a component made with a block or a target calls it, and a later target instead`() {
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

  @Test func `a target is not retained, and nothing is called once it is deallocated`() {
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

private final class Feed {
  var log: [String] = []
  var didLoad: (() -> Void)?

  func load() {
    log.append("load")
    didLoad?()
  }
}
