import RefreshKit
import RefreshTerminal

/// The feed of the live demo: its list, its log, and its present header and footer.
final class LiveFeed {
  let log: EventLog

  /// The options of header and footer that the keys have chosen.
  var options = LiveOptions() {
    didSet {
      components.configure(view, options)
      feed.layOutRows()
    }
  }

  /// Whether the list is laid out from right to left.
  var isMirrored: Bool { feed.isMirrored }

  let server: Server
  /// The feed that is shown.
  let feed: Feed

  private let components: LiveComponents
  /// The number of posts that were put in front.
  private var insertions = 0
  /// The posts of the last answer.
  private var posts: [Post] = []

  var view: ScrollView { feed.view }

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

  /// Whether the first page of posts is loaded again, by the header or the leader.
  var isRefreshing: Bool {
    [view.header, view.leader].contains { $0?.isRefreshing == true }
  }

  /// Whether the style of a component can be chosen: false for a ring, which is always in front of the
  /// posts, and for an auto footer, which is not pulled.
  var showsStyles: Bool {
    !(view.header is RefreshRingHeader) || view.footer is RefreshBackFooter || view.leader != nil
  }

  /// The number of refreshes that have begun.
  var refreshes: Int { log.refreshes }

  /// Makes a feed without posts.
  init(
    timeline: Timeline, server: Server, measure: @escaping TextMeasuring, showsAvatars: Bool
  ) {
    log = EventLog(timeline: timeline)
    components = LiveComponents(measure: measure)
    self.server = server
    feed = Feed(
      timeline: timeline, server: server, header: components.header(),
      footer: components.footer(), showsAvatars: showsAvatars)
    server.didGlitch = { [weak self] in self?.showRetry() }
    view.allowsWheelPull = true
    feed.didChange = { [weak self] in self?.answerDidCome() }
    componentsDidChange()
  }

  /// Loads the first page, which has no delay.
  func loadFirstPage() async {
    await feed.loadFirstPage()
  }

  /// Sets the size of the list.
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

  /// Puts a leader into the list, or removes it.
  func toggleLeader() {
    feed.setLeader(view.leader == nil ? RefreshNormalLeader() : nil)
    componentsDidChange()
  }

  /// Puts a post in front of the others; the visible posts do not move.
  func insertPost() {
    feed.insert(Posts.later[insertions % Posts.later.count])
    insertions += 1
    posts = feed.posts
  }

  /// Sets the language of the components, with its direction.
  func setLanguage(_ code: String) {
    RefreshConfig.default.languageCode = code
    options.languageCode = code
  }

  private func componentsDidChange() {
    components.configure(view, options)
    log.follow(view)
  }

  // MARK: Answers

  /// The number of the pager's retries while the server has glitches.
  private static let retries = 2

  /// Makes the next requests fail, as many as the pager repeats; or makes them succeed again.
  func toggleGlitches() {
    server.glitches = server.glitches == 0 ? Self.retries : 0
    retriesMayChange()
  }

  private func retriesMayChange() {
    feed.maximumRetries = server.glitches == 0 && !isLoading ? 0 : Self.retries
  }

  private func showRetry() {
    let number = Self.retries - server.glitches
    let delay = 1 << (number - 1)
    log.show(
      "The server failed: the pager tries again in \(delay) s (\(number) of \(Self.retries))",
      short: "Failed: again in \(delay) s")
    log.add("pager: retry \(number) in \(delay) s")
  }

  private func answerDidCome() {
    if server.glitches == 0 { feed.maximumRetries = 0 }
    showWhatIsNew()
  }

  /// Shows the number of posts that an answer added, except for the first answer.
  private func showWhatIsNew() {
    let old = posts
    posts = feed.posts
    guard !old.isEmpty, posts != old else { return }
    let more = posts.count - old.count
    if feed.isOnFirstPage {
      log.show(
        "\(newCount) new posts at the top. ↑ pulls again, h brings another header",
        short: "\(newCount) new. ↑ pulls again")
    } else {
      log.show("\(more) more posts: scroll on, Home leads back", short: "\(more) more: scroll on")
    }
  }
}
