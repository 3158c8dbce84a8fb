import Testing
import UIKit

@testable import Corpus
@testable import RefreshKit
@testable import RefreshUIKit

/// The apps of the corpus show the same after their migration as with MJRefresh.
@MainActor @Suite(.serialized) final class CorpusTests {
  private let screen = Screen()
  private var list: UIScrollView { screen.view }
  private var window: UIWindow { screen.window }
  private let loop = MainRunLoop.shared

  init() {
    UIImage.catalogue = Dictionary(
      uniqueKeysWithValues: ["arrow", "logo", "pull_1", "pull_2", "loading_1", "loading_2", "f1"]
        .map { ($0, CGSize(width: 24, height: 24)) })
  }

  deinit { Ending.perform { UIImage.catalogue = [:] } }

  /// Pulls the content with a finger.
  private func pull(_ list: UIScrollView, by distance: CGFloat) {
    list.drag(to: CGPoint(x: 0, y: -distance))
    loop.turn()
  }

  private func release(_ list: UIScrollView) {
    list.lift()
    loop.run(for: 1)
  }

  /// The first view of exactly this class that app code added to a component.
  private func view<View: UIView>(_ type: View.Type, in component: UIView) throws -> View {
    try #require(component.subviews.first { Swift.type(of: $0) == type } as? View)
  }

  // MARK: Headers

  @Test func `a pull shows the header's own views; the end closes the header`() throws {
    let header = FramedHeader()
    var calls = 0
    header.refreshingBlock = { calls += 1 }
    list.refresh.header = header
    loop.turn()
    let label = try view(UILabel.self, in: header)
    let arrow = try view(UIImageView.self, in: header)
    let spinner = try view(UIActivityIndicatorView.self, in: header)
    #expect(header.frame == CGRect(x: 0, y: -60, width: 375, height: 60))
    #expect(label.frame == CGRect(x: 0, y: 40, width: 375, height: 20))
    #expect(arrow.frame == CGRect(x: 175.5, y: 8, width: 24, height: 24))
    #expect(spinner.center == CGPoint(x: 345, y: 30))
    #expect(label.text == "Pull down")
    pull(list, by: 30)
    #expect(label.alpha == 0.5 && abs(arrow.transform.b - 1) < 0.001)
    pull(list, by: 61)
    #expect(label.text == "Let go" && calls == 0)
    release(list)
    #expect(label.text == "Loading" && arrow.isHidden && spinner.isAnimating && calls == 1)
    #expect(list.contentInset.top == 60 && list.contentOffset.y == -60)
    header.close()
    #expect(label.text == "Pull down" && !arrow.isHidden && !spinner.isAnimating)
    #expect(list.contentInset.top == 0 && list.contentOffset.y == 0)
  }

  @Test func `constraints of prepare() place views in the header, also after a rotation`() {
    let header = ConstrainedHeader()
    list.refresh.header = header
    for width in [375.0, 667] {
      list.frame.size.width = width
      loop.turn()
      #expect(header.logo.frame == CGRect(x: width / 2 - 16, y: 8, width: 32, height: 32))
      #expect(header.title.frame.midX == width / 2 && header.title.frame.maxY == 66)
    }
  }

  @Test func `an override of layoutSubviews() places a view`() throws {
    let header = CoderHeader()
    list.refresh.header = header
    loop.turn()
    let line = try view(UIView.self, in: header)
    #expect(line.frame == CGRect(x: 0, y: 53, width: 375, height: 1))
    header.frame.size.height = 70
    loop.turn()
    #expect(line.frame.minY == 69)
  }

  @Test func `an override keeps the frames it computes from the kit's layout`() throws {
    let header = CardHeader()
    let plain = RefreshNormalHeader()
    let other = UIScrollView(frame: list.frame)
    window.addSubview(other)
    list.refresh.header = header
    other.refresh.header = plain
    loop.turn()
    let card = try view(UIView.self, in: header)
    #expect(list.alwaysBounceVertical && header.subviews.first === card)
    #expect(card.frame == CGRect(x: 8, y: 4, width: 359, height: 46))
    #expect(header.stateLabel.frame.minY == plain.stateLabel.frame.minY + 2)
    #expect(header.loadingView.center.x == 36 && header.arrowView.frame.minX == 24)
    header.hint = "Tap"
    loop.turn()
    #expect(card.frame.height == 66 && header.frame.minY == -74)
  }

  @Test func `a callback with a dictionary follows the offset; the end hides the wave`() throws {
    let header = OffsetHeader {}
    list.refresh.header = header
    loop.turn()
    let wave = try view(UIView.self, in: header)
    pull(list, by: 40)
    #expect(wave.frame == CGRect(x: 0, y: 14, width: 375, height: 40) && wave.alpha == 1)
    pull(list, by: 60)
    release(list)
    header.close()
    #expect(wave.alpha == 0 && wave.frame.height == 0)
  }

  @Test func `a callback of the old interface shows the image when the list is pulled`() {
    let header = OldHeader()
    list.refresh.header = header
    pull(list, by: 5)
    #expect(header.imageView.alpha == 0 && header.alpha < 0.1)
    pull(list, by: 27)
    #expect(header.imageView.alpha == 1 && header.alpha == 0.5)
    #expect(header.imageView.transform.a == 0.5)
    #expect(header.hint.frame == CGRect(x: 0, y: 36, width: 375, height: 14))
  }

  @Test func `overridden accessors follow the pull`() throws {
    let header = LottieHeader {}
    list.refresh.header = header
    loop.turn()
    let animation = try view(LottieLikeView.self, in: header)
    #expect(animation.frame == CGRect(x: 157.5, y: 6, width: 60, height: 60))
    pull(list, by: 36)
    #expect(animation.progress == 0.5 && header.stateLabel.isHidden)
  }

  @Test func `a timer of app code turns a view while the header refreshes`() {
    let header = SpinningHeader {}
    list.refresh.header = header
    loop.turn()
    header.beginRefreshing()
    loop.run(for: 0.5)
    let turned = header.mark.transform
    loop.run(for: 0.2)
    #expect(header.mark.transform != turned)
    header.close()
    let rested = header.mark.transform
    loop.run(for: 0.5)
    #expect(header.mark.transform == rested)
    #expect(header.stateLabel.frame == header.bounds)
  }

  @Test func `images follow the pull, and are animated while the header refreshes`() {
    let header = GifHeader {}
    list.refresh.header = header
    pull(list, by: 20)
    #expect(header.gifView.frame == CGRect(x: 167.5, y: 5, width: 40, height: 44))
    #expect(header.gifView.image?.name == "pull_1")
    pull(list, by: 50)
    #expect(header.gifView.image?.name == "pull_2" && !header.gifView.isAnimating)
    pull(list, by: 60)
    release(list)
    #expect(header.gifView.isAnimating)
    #expect(header.gifView.animationImages?.map(\.name) == ["loading_1", "loading_2"])
    #expect(abs(header.gifView.animationDuration - 0.2) < 0.001)
    header.close()
    #expect(!header.gifView.isAnimating)
  }

  // MARK: Footers

  @Test func `a footer shows its picture without more data, until it is reset`() throws {
    let footer = PictureFooter {}
    list.refresh.footer = footer
    loop.turn()
    let picture = try view(UIImageView.self, in: footer)
    let label = try view(UILabel.self, in: footer)
    #expect(picture.isHidden && label.text == "Tap or pull" && footer.subviews.first === label)
    footer.open()
    #expect(label.text == "Loading")
    footer.finish(with: 3, of: 20)
    loop.run(for: 1)
    #expect(footer.isNoMore && !picture.isHidden && label.text == nil)
    #expect(picture.frame == CGRect(x: 177.5, y: 12, width: 20, height: 20))
    footer.isNoMore = false
    loop.turn()
    #expect(footer.state == .idle && picture.isHidden)
  }

  @Test func `an observer gets each state`() {
    let footer = CountingFooter {}
    list.refresh.footer = footer
    let observer = StateObserver(footer)
    var states: [RefreshState] = []
    observer.onChange = { states.append($0) }
    loop.turn()
    footer.open()
    footer.close()
    #expect(states == [.refreshing, .idle] && footer.count == 1)
  }

  // MARK: Wrappers and screens

  @Test func `functions of an extension begin and end refreshes on any thread`() async {
    var calls: [String] = []
    list.addRefresh { calls.append("refresh") }
    list.addLoadMore { calls.append("more") }
    loop.turn()
    list.beginRefresh()
    loop.run(for: 1)
    #expect(calls == ["refresh"] && list.isRefreshingAtAll && list.contentInset.top == 54)
    typealias Unisolated = @Sendable () -> Void
    let end: @MainActor () -> Void = { [screen] in screen.view.endRefresh(hasMore: false) }
    Thread.runOnAnother(unsafeBitCast(end, to: Unisolated.self))
    await Task.yield()
    loop.run(for: 1)
    #expect(!list.isRefreshingAtAll && list.contentInset.top == 0)
    #expect(list.refresh.footer?.state == .noMoreData && list.refresh.footer?.isHidden == true)
  }

  @Test func `a screen refreshes when it appears, and then has no more data`() throws {
    let screen = TableScreen()
    window.addSubview(screen.view)
    let table = try view(UITableView.self, in: screen.view)
    table.frame = screen.view.bounds
    let header = try #require(table.refresh.header as? RefreshNormalHeader)
    loop.run(for: 2)
    #expect(header.state == .idle && header.stateLabel.text == "Pull to refresh")
    let footer = try #require(table.refresh.footer as? RefreshAutoNormalFooter)
    #expect(footer.state == .noMoreData && footer.stateLabel.text == "No more news")
    pull(table, by: 60)
    #expect(header.stateLabel.text == "Release to refresh")
  }

  @Test func `an async function of a screen waits for the end of the refresh`() async {
    let screen = AsyncScreen(style: .plain)
    window.addSubview(screen.view)
    let table: UITableView = screen.tableView
    table.refresh.footer = nil
    loop.turn()
    pull(table, by: 60)
    release(table)
    #expect(table.refresh.isHeaderRefreshing)
    for _ in 0..<100 where table.refresh.isHeaderRefreshing { await Task.yield() }
    loop.run(for: 1)
    #expect(!table.refresh.isHeaderRefreshing && table.contentOffset.y == 0)
  }
}
