import RefreshKit

/// The keys that choose how header and footer behave.
extension LiveDemo {
  /// Turns the fading of header and footer with the pull on or off.
  func toggleFading() {
    feed.options.fades.toggle()
    feed.log.show(
      feed.options.fades ? "Components fade with the pull: pull slowly" : "Components do not fade",
      short: feed.options.fades ? "Fading: pull slowly" : "No fading")
  }

  /// Selects the next style.
  func nextStyle() {
    let styles = RefreshStyle.allCases
    let index = styles.firstIndex(of: feed.options.style) ?? 0
    let style = styles[(index + 1) % styles.count]
    feed.options.style = style
    feed.log.show("Style \(style): \(style.effect). Pull slowly", short: "Style \(style): pull")
  }

  /// Turns the display of results on or off.
  func toggleResults() {
    feed.options.showsResults.toggle()
    feed.log.show(
      feed.options.showsResults
        ? "Results are shown for a while: press r" : "Components close at once: press r",
      short: feed.options.showsResults ? "Results: press r" : "No results")
  }

  /// Opens the page behind the list, or closes it. From then on a long pull opens it, too.
  func toggleSecondLevel() {
    pullIsOver()
    guard let header = feed.view.header else { return }
    feed.options.hasSecondLevel = true
    if [.opening, .open].contains(header.secondLevel?.phase) {
      header.closeSecondLevel()
      feed.log.show(
        "A pull to \(LiveDemo.percentOfSecondLevel) % opens it, too", short: "A long pull, too")
    } else if header.isRefreshing {
      feed.log.show("The header loads: then press 2 again", short: "Loading: then 2")
    } else {
      header.openSecondLevel()
      feed.log.show("The second floor: drag up, or press 2, to leave", short: "2 leaves")
    }
  }

  /// The pull that opens the page, in percent of the header.
  private static let percentOfSecondLevel = 190
}

extension RefreshStyle {
  /// What a pull does to a component of the style, for a notice.
  fileprivate var effect: String {
    switch self {
    case .follow: "it moves with the posts"
    case .behind: "the pull uncovers it"
    case .front: "it moves in above the posts"
    case .stretch: "the pull stretches it"
    }
  }
}
