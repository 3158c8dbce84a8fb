import RefreshIndicators
import RefreshKit
import RefreshReplay
import RefreshTerminal

/// The demo in a terminal: a feed, and around it the states, a hint and the keys.
final class LiveDemo: TerminalProgram {
  let feed: LiveFeed
  /// The overlay over the feed; nil for none.
  var overlay: Overlay?
  private(set) var isFinished = false

  /// The recorder of the list.
  let recorder: SessionRecorder
  /// The folder in which sessions are saved.
  var sessionFolder = LiveDemo.temporaryFolder
  /// The paths of the sessions that were saved.
  var savedSessions: [String] = []

  private var drawer = ViewDrawer()
  private var finger: MouseFinger
  private let keyPull: KeyPull
  let isUnicode: Bool
  private(set) var layout = LiveLayout(size: CellSize(columns: 0, rows: 0))
  /// The index of the page of keys in the last lines; it wraps around.
  private var keyPage = 0

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
      if let overlay, handle(mouse, over: overlay) { return }
      handle(mouse)
    case .key(let key):
      if let overlay { handle(key, over: overlay) } else { handle(key) }
    }
  }

  private func handle(_ mouse: Mouse) {
    if mouse.action == .press { keyPull.cancel() }
    finger.handle(mouse, on: list, in: layout.list)
  }

  /// Performs the action of a key for the feed.
  func handle(_ key: Key) {
    feed.log.clearNotice()
    switch key {
    case .up: moveByArrow(-1)
    case .down: moveByArrow(1)
    case .escape: escape()
    default:
      if let step = LiveKey.scrolling[key] { scroll(by: step) } else { press(key) }
    }
  }

  private func scroll(by step: ScrollStep) {
    keyPull.cancel()
    if step.isBackwards ? list.isAtTop : list.isAtEnd {
      let (end, advice) = step.isBackwards ? ("top", "↓ scrolls") : ("end", "Home leads to the top")
      feed.log.show("The list is at its \(end) already: \(advice)", short: "At the \(end) already")
    } else {
      list.scroll(by: step, animated: true)
    }
  }

  /// Performs the action of a letter; for another key, shows a notice about the help.
  private func press(_ key: Key) {
    if let known = LiveKey.all.first(where: { $0.key == key }) { return known.action(self) }
    var name = "This key"
    if case .character(let letter) = key, letter.isASCII { name = "\(letter)" }
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
      // A single press moves nothing while the page opens, and is too short to leave it.
      if [.opening, .open].contains(list.header?.secondLevel?.phase) { showWayOutOfSecondFloor() }
      list.scrollWheel(dy: direction * PostRow.height(lineCount: 1) / 3 * 2)
    }
  }

  /// Shows how to leave the second floor.
  func showWayOutOfSecondFloor() {
    feed.log.show("The second floor: drag up, or press 2, to leave", short: "2 leaves")
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

  // MARK: Keys on the screen

  /// The keys in the last lines; nil if there is no room for any.
  var keyLines: [[LiveKey]]? {
    layout.keyPages.isEmpty ? nil : layout.keyPages[keyPage % layout.keyPages.count]
  }

  /// Shows the next page of keys in the last lines.
  func showMoreKeys() {
    keyPage += 1
    guard layout.keyPages.count < 2 else { return }
    feed.log.show("All keys that fit are shown: ? lists them all", short: "? lists all keys")
  }

  // MARK: The actions of keys

  /// Ends the demo.
  func finish() {
    isFinished = true
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

  /// The name of a component: its class, or that of its indicator of the gallery.
  private static func name(of component: RefreshComponent) -> String {
    let indicator = (component as? RefreshIndicatorHeader)?.indicator as? DrawnIndicator
    return "\(type(of: indicator ?? component))"
  }

  /// Replaces a component, and shows the name of the new one, and whether a load was cancelled.
  private func replace(
    _ advice: String, short: String, _ old: RefreshComponent?, with next: () -> RefreshComponent?
  ) {
    let wasLoading = old?.isRefreshing == true
    keyPull.cancel()
    guard let name = next().map(Self.name) else { return }
    feed.log.show(
      wasLoading ? "That load is cancelled. \(name): \(advice)" : "\(name): \(advice)",
      short: wasLoading ? "Cancelled: \(short)" : "\(name.trimmingPrefix("Refresh")): \(short)")
  }

  /// Puts a leader at the left of the list, or removes it.
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

extension ScrollStep {
  /// Whether the step scrolls towards the top.
  fileprivate var isBackwards: Bool { self == .home || self == .page(.up) }
}
