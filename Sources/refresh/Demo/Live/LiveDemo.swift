import RefreshKit
import RefreshRecorder
import TerminalHost

/// The demo in a terminal: a feed, and around it the states, a hint and the keys.
final class LiveDemo: TerminalProgram {
  let feed: LiveFeed
  /// Whether the keys are listed over the feed.
  var showsHelp = false
  private(set) var isFinished = false

  /// Records what is done with the feed.
  let recorder: SessionRecorder
  /// Where sessions are saved: in the first of these folders that can be written.
  var sessionFolders = LiveDemo.usualFolders

  private var drawer = ViewDrawer()
  private var finger: MouseFinger
  private let keyPull: KeyPull
  private let isUnicode: Bool
  private var layout = LiveLayout(size: CellSize(columns: 0, rows: 0))

  var timeline: Timeline { list.timeline }

  /// Whether the arrow keys pull the list at present.
  var pullsByKeys: Bool { keyPull.isActive }

  private var list: ScrollView { feed.view }

  /// Makes the demo.
  ///
  /// - Parameters:
  ///   - traits: The abilities of the terminal.
  ///   - timeline: The timeline of the feed.
  ///   - server: The server of the posts.
  init(traits: TerminalTraits, timeline: Timeline = .current(), server: Server = Server()) {
    feed = LiveFeed(
      timeline: timeline, server: server, measure: drawer.metrics.measure,
      showsAvatars: traits.hasColor)
    recorder = SessionRecorder(feed.view)
    finger = MouseFinger(metrics: drawer.metrics)
    keyPull = KeyPull(feed.view)
    isUnicode = traits.hasUnicode
    drawer.glyphs = isUnicode ? .unicode : .ascii
    drawer.hasColor = traits.hasColor
    drawer.pictures = Flower.tall.pictures.merging(Flower.small.pictures) { one, _ in one }
  }

  func screenDidChange(to size: CellSize) {
    layout = LiveLayout(size: size)
    feed.resize(to: drawer.metrics.size(of: layout.list.size))
  }

  func draw(in frame: inout Frame) {
    drawer.draw(list, in: layout.list, on: &frame)
    LiveScreen(demo: self, layout: layout, isUnicode: isUnicode).draw(on: &frame.canvas)
  }

  // MARK: Events

  func handle(_ event: TerminalEvent) {
    switch event {
    case .mouse(let mouse):
      handle(mouse)
    case .key(let key):
      guard !showsHelp else {
        showsHelp = false
        if key == .character("q") { finish() }
        return
      }
      handle(key)
    }
  }

  private func handle(_ mouse: Mouse) {
    if mouse.action == .press { keyPull.cancel() }
    finger.handle(mouse, on: list, in: layout.list)
  }

  private func handle(_ key: Key) {
    feed.log.clearNotice()
    switch key {
    case .up: moveByArrow(-1)
    case .down: moveByArrow(1)
    case .escape: escape()
    default:
      guard let step = LiveKey.scrolling[key] else { return press(key) }
      keyPull.cancel()
      list.scroll(by: step, animated: true)
    }
  }

  /// Performs the action of a letter; for another key, shows a notice about the help.
  private func press(_ key: Key) {
    var name = "This key"
    if case .character(let letter) = key {
      if let known = LiveKey.all.first(where: { $0.letter == letter }) {
        return known.action(self)
      }
      if letter.isASCII { name = "\(letter)" }
    }
    feed.log.show(
      "\(name) has no meaning here: ? lists the keys", short: "\(name): none. ? lists keys")
  }

  /// Scrolls by two lines, or pulls if the list is at that end already; 1 is down.
  private func moveByArrow(_ direction: Double) {
    if keyPull.isActive {
      keyPull.pressAgain(direction)
    } else if list.isAtTop, list.header?.isRefreshing == false, direction < 0 {
      keyPull.press(direction, pulling: 1)
    } else if list.isAtEnd, direction > 0, list.footer is RefreshBackFooter {
      keyPull.press(direction, pulling: -1)
    } else {
      list.scrollWheel(dy: direction * PostRow.height(lineCount: 1) / 3 * 2)
    }
  }

  private func escape() {
    if keyPull.isActive {
      keyPull.cancel()
    } else {
      feed.log.show("q quits, ? lists all keys")
    }
  }

  /// Ends a pull by the arrow keys.
  func pullIsOver() {
    keyPull.cancel()
  }

  // MARK: The actions of keys

  /// Ends the demo.
  func finish() {
    isFinished = true
  }

  /// Refreshes the feed.
  func refresh() {
    keyPull.cancel()
    list.header?.beginRefreshing()
  }

  /// Loads the next page.
  func loadMore() {
    keyPull.cancel()
    list.footer?.beginRefreshing()
    guard !feed.hasMore else { return }
    feed.log.show(
      "Those were all posts: r begins again with the newest", short: "No more. r begins again")
  }

  /// Puts the footer into noMoreData.
  func endData() {
    list.footer?.endRefreshingWithNoMoreData()
    feed.log.show(
      "The footer is at its end: End shows it, c resets it", short: "No more. c resets that")
  }

  /// Takes the footer out of noMoreData.
  func resetData() {
    let isOver = list.footer?.state == .noMoreData
    list.footer?.resetNoMoreData()
    feed.log.show(
      isOver
        ? "The footer can load again: press m, or End" : "Nothing to reset: first n, then c",
      short: isOver ? "Reset. m loads more" : "First n, then c")
  }

  /// Shows the next kind of header.
  func nextHeader() {
    replace("pull it out, or press r", short: "press r", list.header) {
      feed.nextHeader()
      return list.header
    }
  }

  /// Shows the next kind of footer.
  func nextFooter() {
    replace("press m, or End to see it", short: "press m", list.footer) {
      feed.nextFooter()
      return list.footer
    }
  }

  /// Replaces a component, and shows the name of the new one, and whether a load was cancelled.
  private func replace(
    _ advice: String, short: String, _ old: RefreshComponent?, with next: () -> RefreshComponent?
  ) {
    let wasLoading = old?.isRefreshing == true
    keyPull.cancel()
    guard let name = next().map({ "\(type(of: $0))" }) else { return }
    feed.log.show(
      wasLoading ? "That load is cancelled. \(name): \(advice)" : "\(name): \(advice)",
      short: wasLoading ? "Cancelled: \(short)" : "\(name.trimmingPrefix("Refresh")): \(short)")
  }

  /// Makes the next load fail, or succeed again.
  func toggleFailure() {
    feed.server.failsNext.toggle()
    let fails = feed.server.failsNext
    if feed.isLoading {
      feed.log.show(
        fails ? "This load will fail: wait for it" : "This load will not fail: wait for it",
        short: fails ? "It will fail: wait" : "It will not fail: wait")
    } else {
      feed.log.show(
        fails ? Hint.failure.long : "The next load will not fail: pull, or press r",
        short: fails ? Hint.failure.short : "It works: pull, or r")
    }
  }

  /// Selects the next delay of the server.
  func nextSpeed() {
    feed.server.speed += 1
    let delay = feed.server.delay
    feed.log.show("The server takes \(delay) s: pull, or press r", short: "Server: \(delay) s")
  }

  /// Puts a leader to the left of the list, or takes it out.
  func toggleLeader() {
    feed.toggleLeader()
    let isThere = list.leader != nil
    feed.log.show(
      isThere
        ? "RefreshNormalLeader: drag the list to the right, and let go"
        : "No leader: l brings it back",
      short: isThere ? "Drag to the right" : "No leader")
  }

  /// Turns paging on or off.
  func togglePaging() {
    list.isPagingEnabled.toggle()
    feed.log.show(
      list.isPagingEnabled ? "The list rests on pages: drag it" : "The list rests anywhere",
      short: list.isPagingEnabled ? "Pages: drag the list" : "No pages")
  }
}
