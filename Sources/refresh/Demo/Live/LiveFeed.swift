import RefreshKit
import TerminalHost

/// The feed of the live demo: its list, its log, and the header and footer that it has at present.
final class LiveFeed {
  let log: EventLog

  /// What the keys have chosen for header and footer.
  var options = LiveOptions() {
    didSet { components.configure(view, options) }
  }

  private let feed: Feed
  private let components: LiveComponents
  /// The number of posts that were put in front.
  private var insertions = 0
  /// The posts of the last answer.
  private var posts: [Post] = []

  var view: ScrollView { feed.view }
  var server: Server { feed.server }

  /// The number of posts.
  var count: Int { feed.posts.count }

  /// The number of posts that the last refresh added.
  var newCount: Int { feed.posts.count { $0.isNew } }

  /// Whether the server has more posts.
  var hasMore: Bool { feed.hasMore }

  /// Whether the header, the footer or the leader loads.
  var isLoading: Bool {
    [view.header, view.footer, view.leader].contains { $0?.isRefreshing == true }
  }

  /// The number of refreshes that have begun.
  var refreshes: Int { log.refreshes }

  /// Makes a feed without posts.
  init(
    timeline: Timeline, server: Server, measure: @escaping TextMeasuring, showsAvatars: Bool
  ) {
    log = EventLog(timeline: timeline)
    components = LiveComponents(measure: measure)
    feed = Feed(
      timeline: timeline, server: server, header: components.header(),
      footer: components.footer(), showsAvatars: showsAvatars)
    feed.view.allowsWheelPull = true
    feed.didChange = { [weak self] in self?.showWhatIsNew() }
    componentsDidChange()
  }

  /// Loads the first page, which has no delay.
  func loadFirstPage() async {
    await feed.loadFirstPage()
  }

  /// Gives the list another size.
  func resize(to size: Size) {
    feed.resize(to: size, lineCount: PostRow.lineCount(in: size.width))
    components.configure(view, options)
  }

  /// Puts the next kind of header into the list.
  func nextHeader() {
    components.headerIndex += 1
    feed.setHeader(components.header())
    componentsDidChange()
  }

  /// Puts the next kind of footer into the list.
  func nextFooter() {
    components.footerIndex += 1
    feed.setFooter(components.footer())
    componentsDidChange()
  }

  /// Puts a leader into the list, or takes it out.
  func toggleLeader() {
    feed.setLeader(view.leader == nil ? RefreshNormalLeader() : nil)
    componentsDidChange()
  }

  /// Puts a post in front of the others, and keeps the posts that are seen in their place.
  func insertPost() {
    feed.insert(Posts.later[insertions % Posts.later.count])
    insertions += 1
    posts = feed.posts
  }

  private func componentsDidChange() {
    components.configure(view, options)
    log.follow(view)
  }

  /// Shows the number of posts that an answer added, except for the first answer.
  private func showWhatIsNew() {
    let old = posts
    posts = feed.posts
    guard !old.isEmpty, posts != old else { return }
    if feed.isOnFirstPage {
      log.show(
        "\(newCount) new posts at the top. ↑ pulls again, h brings another header",
        short: "\(newCount) new. ↑ pulls again")
    } else {
      let more = posts.count - old.count
      log.show("\(more) more posts: scroll on, Home leads back", short: "\(more) more: scroll on")
    }
  }
}
