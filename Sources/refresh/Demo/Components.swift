import RefreshIndicators
import RefreshKit
import RefreshReplay
import RefreshTerminal

/// The headers and footers of the demo, and their configuration for a terminal.
@MainActor enum Components {
  /// Functions that make the headers, in the order in which they are shown: the kit's classes, and
  /// then the gallery.
  static let headers: [() -> RefreshHeader] =
    kinds(of: .header).filter { $0.style != .indicator }.map { kind in
      { kind.make() as! RefreshHeader }
    } + gallery

  private static let gallery: [() -> RefreshHeader] = [
    header({ MaterialIndicator() }, .front), header({ DropIndicator() }),
    header({ DotsIndicator() }), header({ WaveIndicator() }, .stretch),
    header({ LineIndicator() }), header({ FlipIndicator() }),
  ]

  private static func header(
    _ makeIndicator: @escaping () -> DrawnIndicator, _ style: RefreshStyle = .follow
  ) -> () -> RefreshHeader {
    {
      let header = RefreshIndicatorHeader()
      header.indicator = makeIndicator()
      header.style = style
      return header
    }
  }

  /// The classes of footers, in the order in which they are shown.
  static let footers = kinds(of: .autoFooter) + kinds(of: .backFooter)

  /// The classes of a family that draw something.
  private static func kinds(of family: ComponentKind.Family) -> [ComponentKind] {
    ComponentKind.all.filter { $0.family == family && ![.bare, .system].contains($0.style) }
      .sorted { $0.style.rawValue < $1.style.rawValue }
  }

  private static let accent = Color(red: 0, green: 0.69, blue: 0.84)
  /// The height below which a list is too short for the usual pull by a mouse, in points.
  private static let lowList = 200.0
  /// The width below which a flower does not fit beside the time of the last update, in points.
  private static let narrowList = 360.0
  /// An arrow of one cell.
  private static let shortArrow = Image(
    name: Image.arrow.name, size: Size(width: 9, height: 16))
  private static let resultDuration = 1.5

  static func header(_ number: Int) -> RefreshHeader { headers[number % headers.count]() }

  static func footer(_ number: Int) -> RefreshFooter {
    footers[number % footers.count].make() as! RefreshFooter
  }

  /// The name of a component: its class, or the class of its indicator from the gallery.
  static func name(of component: RefreshComponent) -> String {
    let indicator = (component as? RefreshIndicatorHeader)?.indicator as? DrawnIndicator
    return "\(type(of: indicator ?? component))"
  }

  /// Configures the components of a list for its size and for a terminal.
  static func configure(_ list: ScrollView, _ options: Feed.Options) {
    list.layoutDirection = options.direction
    let isLow = list.frame.height < lowList
    for component in [list.header, list.footer] as [RefreshComponent?] {
      guard let component else { continue }
      component.measureLabels(by: CellMetrics().measure)
      if let style = options.style { component.style = style }
      component.resultDisplayDuration = options.showsResults ? resultDuration : 0
      // A part that is higher than its component is clipped, so that it covers no post. A ring is
      // not clipped, because it floats above the posts.
      component.clipsToBounds = !(component is RefreshRingHeader)
      (component as? any ArrowShowing)?.arrowView.image = isLow ? shortArrow : .arrow
      (component as? any LoadingShowing)?.loadingView.color = accent
      if let pictured = component as? any GifShowing { Flower.apply(to: pictured) }
    }
    guard let header = list.header else { return }
    header.lastUpdatedTimeKey = "feed"
    if let header = header as? RefreshGifHeader, !(header is RefreshControl) {
      let isNarrow = list.frame.width < narrowList
      header.lastUpdatedTimeLabel.isHidden = isNarrow
      header.labelLeftInset = isNarrow ? 9 : 20
    }
    fit(header, isLow: isLow)
    if options.hasSecondLevel, header.secondLevel == nil {
      let page = Label("The second floor. Drag up, or press 2, to leave")
      page.measureLabels(by: CellMetrics().measure)
      let level = SecondLevel()
      level.content = page
      header.secondLevel = level
    }
  }

  /// Makes a header shorter in a short list, so that the mouse can pull all of it out.
  private static func fit(_ header: RefreshHeader, isLow: Bool) {
    if let ring = header as? RefreshRingHeader {
      // With its disc, the ring takes six columns by three rows.
      ring.diameter = 44
      ring.restingDistance = 23
      ring.triggerDistance = isLow ? 40 : 60
      ring.ringView.color = accent
    } else if isLow || (header as? RefreshIndicatorHeader)?.indicator is LineIndicator {
      header.frame.size.height = 36
    } else {
      header.frame.size.height = header is RefreshControl ? 60 : 54
    }
  }
}
