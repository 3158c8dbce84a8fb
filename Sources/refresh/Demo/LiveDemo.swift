import Foundation
import RefreshKit
import RefreshReplay
import RefreshTerminal

/// The demo in a terminal: a feed, and around it the states, a hint and the keys.
final class LiveDemo: TerminalProgram {
  /// The keys that scroll by more than a row.
  static let scrolling: [Key: ScrollStep] = [
    .pageUp: .page(.up), .pageDown: .page(.down), .character(" "): .page(.down), .home: .home,
    .end: .end,
  ]

  private static var temporaryFolder: String {
    (NSTemporaryDirectory() as NSString).standardizingPath
  }
  /// The longest time for which the session is written before other work of the main actor has a
  /// turn, in nanoseconds.
  private static let slice: UInt64 = 5_000_000

  let feed: Feed
  var showsHelp = false
  private(set) var isFinished = false

  let recorder: SessionRecorder
  var sessionFolder = LiveDemo.temporaryFolder
  private(set) var savedSessions: [String] = []
  private var saving: Task<Void, Never>?

  private var drawer = ViewDrawer()
  private var finger: MouseFinger
  private let keyPull: KeyPull
  private let isUnicode: Bool
  private var layout = Layout(size: CellSize(columns: 0, rows: 0))

  var list: ScrollView { feed.view }
  var timeline: Timeline { list.timeline }

  var pullsByKeys: Bool { keyPull.isActive }

  init(traits: TerminalTraits, timeline: Timeline = .current(), server: Server = Server()) {
    feed = Feed(timeline: timeline, server: server, showsAvatars: traits.hasColor)
    recorder = SessionRecorder(feed.view)
    finger = MouseFinger(metrics: drawer.metrics)
    keyPull = KeyPull(feed.view)
    isUnicode = traits.hasUnicode
    drawer.glyphs = isUnicode ? .unicode : .ascii
    drawer.hasColor = traits.hasColor
    drawer.pictures = Flower.pictures
  }

  func screenDidChange(to size: CellSize) {
    layout = Layout(size: size)
    feed.resize(to: drawer.metrics.size(of: layout.list.size))
  }

  func draw(in frame: inout Frame) {
    drawer.draw(list, in: layout.list, on: &frame)
    Screen(demo: self, layout: layout, isUnicode: isUnicode).draw(on: &frame.canvas)
  }

  func finish() {
    isFinished = true
  }

  // MARK: Events

  func handle(_ event: TerminalEvent) {
    switch event {
    case .mouse(let mouse):
      if mouse.action == .press { keyPull.cancel() }
      if showsHelp {
        showsHelp = mouse.action != .press
      } else {
        finger.handle(mouse, on: list, in: layout.list)
      }
    case .key(let key):
      let closesHelp = showsHelp && [.escape, .character("?")].contains(key)
      showsHelp = false
      if !closesHelp { handle(key) }
    }
  }

  private func handle(_ key: Key) {
    feed.keyWasPressed()
    switch key {
    case .up: moveByArrow(-1)
    case .down: moveByArrow(1)
    case .escape where keyPull.isActive: keyPull.cancel()
    default:
      keyPull.cancel()
      let notice = Self.scrolling[key].map(scroll) ?? press(key)
      if let notice { feed.show(notice) }
    }
  }

  private func press(_ key: Key) -> String? {
    guard let known = LiveKey.all.first(where: { $0.key == key }) else {
      return "? lists all keys, q quits"
    }
    return known.action(self)
  }

  private func scroll(by step: ScrollStep) -> String? {
    let isBackwards = step == .home || step == .page(.up)
    guard isBackwards ? list.isAtTop : list.isAtEnd else {
      list.scroll(by: step, animated: true)
      return nil
    }
    return isBackwards ? "This is the top: ↓ scrolls" : "This is the end: Home leads to the top"
  }

  /// Scrolls by two lines. If the list is at the end in this direction already, pulls instead. The
  /// direction is 1 for down, -1 for up.
  private func moveByArrow(_ direction: Double) {
    if keyPull.isActive {
      keyPull.pressAgain(direction)
    } else if list.isAtTop, list.header?.isLoading == false, direction < 0 {
      keyPull.press(direction, pulling: 1)
    } else if list.isAtEnd, direction > 0, list.footer is RefreshBackFooter {
      keyPull.press(direction, pulling: -1)
    } else {
      // One press scrolls too little to leave the page behind the list, so a notice explains how to
      // leave it.
      if list.header?.isSecondLevelOpen == true { feed.show("Drag up, or press 2, to leave") }
      list.scrollWheel(dy: direction * PostRow.height(lineCount: 1) / 3 * 2)
    }
  }

  // MARK: The actions of keys

  /// Replaces a component.
  ///
  /// - Returns: A notice with the name of the new component. It also says if a load was canceled.
  func replace(
    _ old: RefreshComponent?, advice: String, with next: () -> RefreshComponent?
  ) -> String? {
    let wasLoading = old?.isRefreshing == true
    return next().map {
      let name = Components.name(of: $0)
      return wasLoading ? "That load is canceled: \(name)" : "\(name): \(advice)"
    }
  }

  /// Opens the page behind the list, or closes it. From then on a long pull opens it, too.
  func toggleSecondLevel() -> String? {
    guard let header = list.header else { return nil }
    feed.options.hasSecondLevel = true
    if header.isSecondLevelOpen {
      header.closeSecondLevel()
      return "A pull to 190 % opens it, too"
    }
    guard !header.isRefreshing else { return "The header loads: then press 2 again" }
    header.openSecondLevel()
    return nil
  }

  /// Saves the session so far as a script in a new file, while the demo continues, and shows the
  /// path of the file.
  func saveSession() {
    guard saving == nil else { return }
    feed.showStickyNotice("Saving...", untilKey: nil)
    saving = Task {
      var start = DispatchTime.now().uptimeNanoseconds
      let script = await recorder.script {
        guard DispatchTime.now().uptimeNanoseconds - start > Self.slice else { return }
        await Task.yield()
        start = DispatchTime.now().uptimeNanoseconds
      }
      // The user may press a key before seeing this notice, so the notice stays until the second
      // key.
      feed.showStickyNotice(write(script), untilKey: 2)
      saving = nil
    }
  }

  private func write(_ script: String) -> String {
    let folder = sessionFolder
    guard
      let path = try? Output.write(script, toNewFile: { "\(folder)/refresh-\($0).jsonl" })
    else { return "The session cannot be saved in \(folder)" }
    savedSessions.append(path)
    return "Saved: refresh replay \(path)"
  }

  /// Waits until the session is saved, if the user has asked for that.
  func finishSaving() async { await saving?.value }
}

extension RefreshHeader {
  /// Whether the page behind the list is open, or opens.
  var isSecondLevelOpen: Bool { [.opening, .open].contains(secondLevel?.phase) }
}

extension ScrollView {
  var isAtTop: Bool { contentOffset.y <= geometry.range(along: .vertical).lowerBound + 0.5 }

  var isAtEnd: Bool { contentOffset.y >= geometry.range(along: .vertical).upperBound - 0.5 }
}
