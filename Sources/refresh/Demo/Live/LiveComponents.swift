import RefreshKit
import TerminalHost

/// The headers and footers of the demo, and their configuration for a terminal.
final class LiveComponents {
  /// The classes of headers; the first is shown first.
  static let headers: [RefreshHeader.Type] = [
    RefreshNormalHeader.self, RefreshRingHeader.self, RefreshGifHeader.self,
    RefreshIndicatorHeader.self, RefreshControl.self, RefreshStateHeader.self,
    RefreshHeader.self,
  ]

  /// The classes of footers; the first is shown first.
  static let footers: [RefreshFooter.Type] = [
    RefreshAutoNormalFooter.self, RefreshAutoGifFooter.self, RefreshAutoStateFooter.self,
    RefreshAutoFooter.self, RefreshBackNormalFooter.self, RefreshBackGifFooter.self,
    RefreshBackStateFooter.self, RefreshBackFooter.self,
  ]

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

  /// Makes a footer of the next class.
  func footer() -> RefreshFooter {
    let footer = Self.footers[footerIndex % Self.footers.count].init()
    let isBare =
      type(of: footer) == RefreshAutoFooter.self || type(of: footer) == RefreshBackFooter.self
    if isBare { footer.addSubview(note("a bare footer")) }
    return footer
  }

  /// Makes the note in a bare component, which draws nothing itself.
  private func note(_ text: String) -> Label {
    let label = Label()
    label.text = "(\(text): subclass it to draw)"
    label.alpha = 0.5
    return label
  }

  /// Configures the components of a list for its size and for a terminal.
  func configure(_ list: ScrollView, fades: Bool) {
    for component in [list.header, list.footer] as [RefreshComponent?] {
      guard let component else { continue }
      component.isAutomaticallyChangeAlpha = fades
      // The parts of a component that are higher than it cover no post; only a ring floats.
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

  /// Makes a header lower where the list is low, so that the mouse can pull it out.
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
