import RefreshKit
import TerminalHost

/// The app that is shown: a list with a header, a footer and a server.
final class LiveList {
  /// The headers that there are; the first is shown first.
  static let headers: [RefreshHeader.Type] = [
    RefreshNormalHeader.self, RefreshGifHeader.self, RefreshStateHeader.self, RefreshHeader.self,
  ]

  /// The footers that there are; the first is shown first.
  static let footers: [RefreshFooter.Type] = [
    RefreshAutoNormalFooter.self, RefreshAutoGifFooter.self, RefreshAutoStateFooter.self,
    RefreshAutoFooter.self, RefreshBackNormalFooter.self, RefreshBackGifFooter.self,
    RefreshBackStateFooter.self, RefreshBackFooter.self,
  ]

  let view: ScrollView
  var server = Server()

  /// Whether header and footer fade with the pull.
  var fades = false {
    didSet { dressComponents() }
  }

  private let measure: TextMeasuring
  /// What header or footer have said or ticked last; nothing at first.
  private(set) var words = ""

  private var headerFeedback: Observation?
  private var footerFeedback: Observation?
  private var header = 0
  private var footer = 0
  private var pages = 0
  private var hasMore = true
  private var rows: [Row] = []
  /// How often the list was loaded anew: an answer to an earlier question is out of date.
  private var loads = 0

  /// Makes a list with its first page, in a time of its own.
  ///
  /// - Parameter measure: How wide the texts will be.
  init(timeline: Timeline = .current(), measure: @escaping TextMeasuring) {
    view = ScrollView(frame: .zero, timeline: timeline)
    self.measure = measure
    view.resetsNoMoreDataAfterHeaderRefresh = true
    if let first = try? server.page(1) { show(first, number: 1) }
    attachHeader()
    attachFooter()
  }

  /// The list has another size.
  func resize(to size: Size) {
    view.frame.size = size
    layOutRows()
  }

  /// Puts the next kind of header into the list.
  func nextHeader() {
    header = (header + 1) % Self.headers.count
    attachHeader()
  }

  /// Puts the next kind of footer into the list.
  func nextFooter() {
    footer = (footer + 1) % Self.footers.count
    attachFooter()
  }

  /// Says that there is no more data.
  func endData() {
    hasMore = false
    view.footer?.endRefreshingWithNoMoreData()
  }

  /// Says that there may be more data again.
  func resetData() {
    hasMore = true
    view.footer?.resetNoMoreData()
  }

  // MARK: Components

  private func attachHeader() {
    let header = Self.headers[header].init()
    header.refreshingBlock = { [unowned self, unowned header] in load(1, for: header) }
    view.header = header
    headerFeedback = header.observeFeedback { [unowned self] in hear($0) }
    dressComponents()
  }

  private func attachFooter() {
    let footer = Self.footers[footer].init()
    footer.refreshingBlock = { [unowned self, unowned footer] in load(pages + 1, for: footer) }
    view.footer = footer
    footerFeedback = footer.observeFeedback { [unowned self] in hear($0) }
    dressComponents()
    if !hasMore { footer.endRefreshingWithNoMoreData() }
  }

  private func hear(_ feedback: Feedback) {
    words =
      switch feedback {
      case .tick: "tick"
      case .announcement(let text): text
      }
  }

  private func dressComponents() {
    for component in [view.header, view.footer] as [RefreshComponent?] {
      guard let component else { continue }
      component.isAutomaticallyChangeAlpha = fades
      for label in component.subviews.lazy.compactMap({ $0 as? Label }) { label.measure = measure }
      (component as? any LoadingShowing)?.loadingView.color = Color(red: 0, green: 0.8, blue: 1)
      guard let pictured = component as? any GifShowing else { continue }
      (component === view.header ? Flower.tall : .small).dress(pictured)
    }
  }

  // MARK: Loading

  /// Asks the server for a page; the answer ends the component's refresh.
  private func load(_ number: Int, for component: RefreshComponent) {
    if number == 1 { loads += 1 }
    let load = loads
    view.timeline.after(server.delay) { [weak self, weak component] in
      guard let self else { return }
      component?.endRefreshing(with: load == loads ? answer(number) : .cancelled)
    }
  }

  private func answer(_ number: Int) -> RefreshResult {
    do {
      let page = try server.page(number)
      show(page, number: number)
      return hasMore || number == 1 ? .success : .noMoreData
    } catch {
      return .failure(error)
    }
  }

  private func show(_ page: Page<String>, number: Int) {
    if number == 1 {
      for row in rows { row.removeFromSuperview() }
      rows = []
    }
    for text in page.items {
      let row = Row(text, page: number, at: rows.count, measure: measure)
      rows.append(row)
      view.addSubview(row)
    }
    pages = number
    hasMore = !page.isLast
    view.rowCounts = [rows.count]
    layOutRows()
  }

  private func layOutRows() {
    for row in rows { row.frame.size.width = view.frame.width }
    view.contentSize = Size(width: view.frame.width, height: Double(rows.count) * Row.height)
  }
}
