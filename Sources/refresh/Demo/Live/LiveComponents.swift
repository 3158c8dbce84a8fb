import RefreshIndicators
import RefreshKit
import RefreshTerminal

/// The headers and footers of the demo, and their configuration for a terminal.
final class LiveComponents {
  /// A header of the demo.
  struct HeaderChoice {
    /// Its class.
    let kind: ComponentKind
    /// Makes its indicator; nil for a header that has none.
    var makeIndicator: (() -> any RefreshIndicator)?
    /// Its style; `follow` for most.
    var style = RefreshStyle.follow
  }

  /// The headers, in the order in which they are shown: one of each class, and the gallery.
  static let headers = ownHeaders + gallery

  /// The footers that refresh, in the order in which they are shown.
  static let footers = kinds(of: .autoFooter) + kinds(of: .backFooter)

  private static func kinds(of family: ComponentKind.Family) -> [ComponentKind] {
    ComponentKind.all.filter { $0.family == family }
      .sorted { $0.style.rawValue < $1.style.rawValue }
  }

  private static var ownHeaders: [HeaderChoice] {
    kinds(of: .header).map { kind in
      HeaderChoice(
        kind: kind, makeIndicator: kind.style == .indicator ? { Equalizer() } : nil)
    }
  }

  private static var gallery: [HeaderChoice] {
    let makers: [(() -> any RefreshIndicator, RefreshStyle)] = [
      ({ MaterialIndicator() }, .front), ({ DropIndicator() }, .follow),
      ({ DotsIndicator() }, .follow), ({ WaveIndicator() }, .stretch),
      ({ LineIndicator() }, .follow), ({ FlipIndicator() }, .follow),
    ]
    return kinds(of: .header).filter { $0.style == .indicator }.flatMap { kind in
      makers.map { HeaderChoice(kind: kind, makeIndicator: $0, style: $1) }
    }
  }

  private static let accent = Color(red: 0, green: 0.69, blue: 0.84)
  /// The height below which a list is too low for the usual pull by a mouse, in points.
  private static let lowList = 200.0
  /// The width below which a flower does not fit beside the time of the last update, in points.
  private static let narrowList = 360.0
  /// An arrow of one cell.
  private static let shortArrow = Image(
    name: Image.arrow.name, size: Size(width: 9, height: 16))

  /// The index of the next header; it wraps around.
  var headerIndex = 0
  /// The index of the next footer; it wraps around.
  var footerIndex = 0

  private let measure: TextMeasuring

  /// Makes components.
  ///
  /// - Parameter measure: Returns the width of their texts.
  init(measure: @escaping TextMeasuring) {
    self.measure = measure
  }

  /// Makes a header of the next class.
  func header() -> RefreshHeader {
    let choice = Self.headers[headerIndex % Self.headers.count]
    guard let header = choice.kind.make() as? RefreshHeader else {
      fatalError("\(choice.kind.name) is not a header.")
    }
    if let indicator = choice.makeIndicator?(), let header = header as? RefreshIndicatorHeader {
      header.indicator = indicator
      header.style = choice.style
    }
    if let header = header as? RefreshRingHeader {
      // With its disc, the ring takes six columns by three rows.
      header.diameter = 44
      header.restingDistance = 23
      header.ringView.color = Self.accent
    }
    if choice.kind.style == .bare { header.addSubview(note("a bare header")) }
    return header
  }

  /// Makes a footer of the next class.
  func footer() -> RefreshFooter {
    let kind = Self.footers[footerIndex % Self.footers.count]
    guard let footer = kind.make() as? RefreshFooter else {
      fatalError("\(kind.name) is not a footer.")
    }
    if kind.style == .bare { footer.addSubview(note("a bare footer")) }
    return footer
  }

  /// Makes the note in a bare component, which draws nothing itself.
  private func note(_ text: String) -> Label {
    let label = Label("(\(text): subclass it to draw)")
    label.alpha = 0.5
    return label
  }

  /// Configures the components of a list for its size and for a terminal.
  func configure(_ list: ScrollView, _ options: LiveOptions) {
    list.layoutDirection = options.direction
    for component in [list.header, list.footer, list.leader] as [RefreshComponent?] {
      guard let component else { continue }
      options.apply(to: component)
      // Parts that are higher than their component cover no post; only a ring floats.
      component.clipsToBounds = !(component is RefreshRingHeader)
      for label in component.subviews.lazy.compactMap({ $0 as? Label }) { label.measure = measure }
      if component.view(.stateLabel) == nil, let note = component.subviews.first as? Label {
        note.frame = Rect(
          x: 0, y: 18, width: list.frame.width, height: CellMetrics().cell.height)
      }
      if component !== list.leader {
        (component as? any ArrowShowing)?.arrowView.image = isLow(list) ? Self.shortArrow : .arrow
      }
      (component as? any LoadingShowing)?.loadingView.color = Self.accent
      if let pictured = component as? any GifShowing {
        (component === list.header && !isLow(list) ? Flower.tall : .small).apply(to: pictured)
      }
    }
    if let header = list.header as? RefreshGifHeader, !(header is RefreshControl) {
      let isNarrow = list.frame.width < Self.narrowList
      header.lastUpdatedTimeLabel.isHidden = isNarrow
      header.labelLeftInset = isNarrow ? 9 : 20
    }
    fit(list.header, isLow: isLow(list))
    if options.hasSecondLevel, let header = list.header, header.secondLevel == nil {
      header.secondLevel = secondLevel()
    }
  }

  /// Makes the page behind the list.
  private func secondLevel() -> SecondLevel {
    let level = SecondLevel()
    level.content = SecondFloor(measure: measure)
    return level
  }

  private func isLow(_ list: ScrollView) -> Bool { list.frame.height < Self.lowList }

  /// Makes a header lower if the list is low, so that the mouse can pull it out.
  private func fit(_ header: RefreshHeader?, isLow: Bool) {
    if let ring = header as? RefreshRingHeader {
      ring.triggerDistance = isLow ? 40 : 60
    } else if (header as? RefreshIndicatorHeader)?.indicator is LineIndicator {
      header?.frame.size.height = 36
    } else if header is RefreshControl {
      header?.frame.size.height = isLow ? 36 : 60
    } else {
      header?.frame.size.height = isLow ? 36 : 54
    }
  }
}
