import RefreshKit
import TerminalHost

/// The headers and footers that the demo goes through, and how they are dressed.
final class LiveComponents {
  /// The headers that there are; the first is shown first.
  static let headers: [RefreshHeader.Type] = [
    RefreshNormalHeader.self, RefreshRingHeader.self, RefreshGifHeader.self,
    RefreshIndicatorHeader.self, RefreshControl.self, RefreshStateHeader.self,
    RefreshHeader.self,
  ]

  /// The footers that there are; the first is shown first.
  static let footers: [RefreshFooter.Type] = [
    RefreshAutoNormalFooter.self, RefreshAutoGifFooter.self, RefreshAutoStateFooter.self,
    RefreshAutoFooter.self, RefreshBackNormalFooter.self, RefreshBackGifFooter.self,
    RefreshBackStateFooter.self, RefreshBackFooter.self,
  ]

  private static let accent = Color(red: 0, green: 0.69, blue: 0.84)
  /// A list that is lower than this, in points, cannot be pulled as far as others by a mouse.
  private static let lowList = 200.0
  /// In a list that is narrower, in points, a flower has no room beside the time of the last update.
  private static let narrowList = 360.0
  /// An arrow of one cell.
  private static let shortArrow = Image(
    name: Image.arrow.name, size: Size(width: 9, height: 16))

  /// Which header is next; it goes round.
  var headerIndex = 0
  /// Which footer is next; it goes round.
  var footerIndex = 0

  private let measure: TextMeasuring

  /// Makes components whose texts are so wide.
  init(measure: @escaping TextMeasuring) {
    self.measure = measure
  }

  /// A new header of the kind that is next.
  func header() -> RefreshHeader {
    let header = Self.headers[headerIndex % Self.headers.count].init()
    if let header = header as? RefreshIndicatorHeader { header.indicator = Equalizer() }
    if let header = header as? RefreshRingHeader {
      // With its disc it is six columns by three rows.
      header.diameter = 44
      header.restingDistance = 23
      header.ringView.color = Self.accent
    }
    if type(of: header) == RefreshHeader.self { header.addSubview(note("a bare header")) }
    return header
  }

  /// A new footer of the kind that is next.
  func footer() -> RefreshFooter {
    let footer = Self.footers[footerIndex % Self.footers.count].init()
    let isBare =
      type(of: footer) == RefreshAutoFooter.self || type(of: footer) == RefreshBackFooter.self
    if isBare { footer.addSubview(note("a bare footer")) }
    return footer
  }

  /// A bare component draws nothing: that is left to subclasses.
  private func note(_ text: String) -> Label {
    let label = Label()
    label.text = "(\(text): subclass it to draw)"
    label.alpha = 0.5
    return label
  }

  /// Gives the components of a list what they need to be seen in a terminal of its size.
  func configure(_ list: ScrollView, fades: Bool) {
    for component in [list.header, list.footer] as [RefreshComponent?] {
      guard let component else { continue }
      component.isAutomaticallyChangeAlpha = fades
      // What is higher than a component covers no post; only a ring floats over them.
      component.clipsToBounds = !(component is RefreshRingHeader)
      for label in component.subviews.lazy.compactMap({ $0 as? Label }) { label.measure = measure }
      if type(of: component).isBare, let note = component.subviews.first {
        note.frame = Rect(
          x: 0, y: 18, width: list.frame.width, height: CellMetrics().cell.height)
      }
      (component as? any ArrowShowing)?.arrowView.image = isLow(list) ? Self.shortArrow : .arrow
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
  }

  private func isLow(_ list: ScrollView) -> Bool { list.frame.height < Self.lowList }

  /// Lets a header be pulled out on a screen of a few rows.
  private func fit(_ header: RefreshHeader?, isLow: Bool) {
    if let ring = header as? RefreshRingHeader {
      ring.triggerDistance = isLow ? 40 : 60
    } else if header is RefreshControl {
      header?.frame.size.height = isLow ? 36 : 60
    } else {
      header?.frame.size.height = isLow ? 36 : 54
    }
  }
}

extension RefreshComponent {
  /// Whether instances of exactly this class draw nothing.
  fileprivate class var isBare: Bool {
    self == RefreshHeader.self || self == RefreshAutoFooter.self || self == RefreshBackFooter.self
  }
}
