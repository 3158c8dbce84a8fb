import RefreshKit
import TerminalHost

/// The demo in a terminal: a feed under the mouse, and around it what is going on and what to do.
final class LiveDemo: TerminalProgram {
  let feed: LiveFeed
  /// Whether the keys are listed over the feed.
  var showsHelp = false
  private(set) var isFinished = false

  private var drawer = ViewDrawer()
  private var finger: MouseFinger
  private let keyPull: KeyPull
  private let isUnicode: Bool
  private var layout = LiveLayout(size: CellSize(columns: 0, rows: 0))

  var timeline: Timeline { list.timeline }

  /// Whether keys pull the list at present.
  var pullsByKeys: Bool { keyPull.isActive }

  private var list: ScrollView { feed.view }

  /// Makes the demo.
  ///
  /// - Parameters:
  ///   - traits: What the terminal can do.
  ///   - timeline: The time to live in.
  ///   - server: What hands out the posts.
  init(traits: TerminalTraits, timeline: Timeline = .current(), server: Server = Server()) {
    feed = LiveFeed(
      timeline: timeline, server: server, measure: drawer.metrics.measure,
      showsAvatars: traits.hasColor)
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
    if case .wheel(let notches) = mouse.action, notches < 0, list.isAtTop, !list.isDragging {
      feed.log.show(
        "The wheel scrolls. To pull, drag down with the mouse, or press ↑", short: "↑ pulls")
    }
    if mouse.action == .press { keyPull.cancel() }
    finger.handle(mouse, on: list, in: layout.list)
  }

  private func handle(_ key: Key) {
    switch key {
    case .up: moveByArrow(-1)
    case .down: moveByArrow(1)
    case .escape: escape()
    case _ where LiveKey.scrolling[key] != nil:
      keyPull.cancel()
      LiveKey.scrolling[key]?(list)
    case .character(let letter):
      LiveKey.all.first { $0.letter == letter }?.action(self)
    default:
      break
    }
  }

  /// An arrow scrolls by a row, 1 is down; the one that leads beyond an end pulls there.
  private func moveByArrow(_ direction: Double) {
    if keyPull.isActive {
      keyPull.pressAgain(direction)
    } else if list.isAtTop, list.header?.isRefreshing == false, direction < 0 {
      keyPull.press(direction, pulling: 1)
    } else if list.isAtEnd, direction > 0, list.footer is RefreshBackFooter {
      keyPull.press(direction, pulling: -1)
    } else {
      list.wheel(dy: direction * PostRow.height(lineCount: 1) / 3 * 2)
    }
  }

  private func escape() {
    if keyPull.isActive {
      keyPull.cancel()
    } else {
      feed.log.show("q quits, ? lists all keys")
    }
  }

  // MARK: What keys do

  /// Comes to the end.
  func finish() {
    isFinished = true
  }

  /// Goes on to the next kind of header.
  func nextHeader() {
    keyPull.cancel()
    feed.nextHeader()
    guard let name = list.header.map({ "\(type(of: $0))" }) else { return }
    feed.log.show("\(name): pull it out", short: name)
  }

  /// Goes on to the next kind of footer.
  func nextFooter() {
    keyPull.cancel()
    feed.nextFooter()
    guard let name = list.footer.map({ "\(type(of: $0))" }) else { return }
    feed.log.show("\(name): End leads there", short: name)
  }

  /// Has the next load fail, or no longer.
  func toggleFailure() {
    feed.server.failsNext.toggle()
    feed.log.show(
      feed.server.failsNext ? "The next load will fail" : "The next load will not fail")
  }

  /// Changes how long the server takes.
  func nextSpeed() {
    feed.server.speed += 1
    feed.log.show("The server takes \(feed.server.delay) s")
  }

  /// Has header and footer fade with the pull, or no longer.
  func toggleFading() {
    feed.fades.toggle()
    feed.log.show(feed.fades ? "Components fade with the pull" : "Components do not fade")
  }

  /// Has the list come to rest on pages, or no longer.
  func togglePaging() {
    list.isPagingEnabled.toggle()
    feed.log.show(list.isPagingEnabled ? "The list rests on pages" : "The list rests anywhere")
  }
}
