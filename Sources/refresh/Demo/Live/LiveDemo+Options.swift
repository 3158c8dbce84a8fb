import RefreshKit

/// The keys that choose the behaviour of header and footer.
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
    guard feed.showsStyles else {
      return feed.log.show(
        "Style \(style): not for a ring, nor for an auto footer. h: another header",
        short: "\(style): not here. Press h")
    }
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

  /// Turns the hiding of a footer that has nothing to load on or off.
  func toggleHiding() {
    feed.options.hidesWhileContentFits.toggle()
    let isHidden = feed.view.footer?.isShown == false
    feed.log.show(
      !feed.options.hidesWhileContentFits
        ? "The footer is shown, however few posts there are"
        : isHidden
          ? "All posts fit: the footer is hidden"
          : "The footer hides if all posts fit: now they do not",
      short: isHidden ? "Footer hidden" : "Footer shown")
  }

  /// Turns the loads of a list that is not full on or off.
  func toggleFilling() {
    feed.options.loadsUntilFilled.toggle()
    let isAuto = feed.view.footer is any AutoLoading
    feed.log.show(
      !feed.options.loadsUntilFilled
        ? "Only a move to the end loads more"
        : isAuto
          ? "The list loads until it is full: make the window higher, and press r"
          : "Only an auto footer fills the list. f: another footer",
      short: feed.options.loadsUntilFilled ? "Fills the list" : "By a move only")
  }

  /// Makes pulls longer, or as long as usual.
  func toggleLongPull() {
    feed.options.needsLongPull.toggle()
    feed.log.show(
      feed.options.needsLongPull
        ? "A pull has to go twice as far: pull slowly" : "A pull has to go as far as usual",
      short: feed.options.needsLongPull ? "A longer pull" : "The usual pull")
  }

  /// Puts a post in front of the others; the visible posts do not move.
  func insertPost() {
    let isAtTop = feed.view.isAtTop
    feed.insertPost()
    feed.log.show(
      isAtTop
        ? "A new post, above what you see: scroll down, and press k again"
        : "A new post at the top: what you read stays where it is",
      short: "A new post at the top")
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
      showWayOutOfSecondFloor()
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
