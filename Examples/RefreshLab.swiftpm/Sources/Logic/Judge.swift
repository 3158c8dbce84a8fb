import RefreshKit
import RefreshUIKit
import UIKit

/// Says whether what a trial expects is true.
@MainActor struct Judge {
  private unowned let stage: any LabStage
  private let screens: PoppedScreens
  private var markedPosition: Double?
  private var markedInset: [Double] = []
  private var markedTextSize: CGFloat = 0

  private var view: UIScrollView { stage.list }
  private var refresh: RefreshHost { stage.refresh }
  private var pixel: CGFloat { 1 / max(1, view.traitCollection.displayScale) }

  init(_ stage: any LabStage, screens: PoppedScreens) {
    self.stage = stage
    self.screens = screens
  }

  mutating func mark() {
    markedPosition = stage.rows.position
    markedInset = view.adjustedContentInset.numbers
    markedTextSize = labels.map { $0.font.pointSize }.max() ?? 0
  }

  /// What is wrong; nil if the expectation is met.
  func fault(of expectation: Call.Expectation) -> String? {
    switch expectation {
    case .headerIsOpen: return faultOfOpenHeader
    case .listIsClosed:
      let isClosed = refresh.header?.isRefreshing != true && refresh.reservedInset.top == 0
      return isClosed ? faultOfTop : "the header is open"
    case .headerCloses:
      let shown = refresh.list.scrollPresentation.contentOffset
      return shown == refresh.list.contentOffset ? "the header has closed early" : nil
    case .rowStays:
      guard let markedPosition, let now = stage.rows.position else { return nil }
      return abs(now - markedPosition) < 1 ? nil : "the row has moved by \(now - markedPosition)"
    case .adjustedInsetStays:
      let now = view.adjustedContentInset.numbers
      return now == markedInset ? nil : "the adjusted inset is \(now), it was \(markedInset)"
    case .x(let x):
      let now = Double(view.contentOffset.x + view.adjustedContentInset.left)
      return abs(now - x) < 1 ? nil : "x is \(now)"
    case .actions(let names):
      let present = view.accessibilityCustomActions?.map(\.name) ?? []
      return present == names ? nil : "the actions are \(present)"
    case .rowsAreUnread:
      let count = stage.rows.readCount
      return count == 0 ? nil : "the number of rows was read \(count) times"
    case .rowsRest:
      let count = stage.rows.movingCount
      return count == 0 ? nil : "\(count) rows move"
    case .poppedScreensAreGone:
      let alive = screens.alive
      return alive.isEmpty ? nil : "\(alive.count) objects are alive: \(Set(alive).sorted())"
    case .largeTextFits: return faultOfText
    case .barIsFree: return faultOfBar
    }
  }

  private var faultOfTop: String? {
    let top = Double(view.contentOffset.y) + Double(view.adjustedContentInset.top)
    return abs(top) < 1 ? nil : "the content is \(top) below the top"
  }

  private var faultOfOpenHeader: String? {
    guard let header = refresh.header, header.isRefreshing else { return "the header is closed" }
    if let system = header as? RefreshSystemHeader {
      return system.control.isRefreshing ? faultOfTop : "the control does not refresh"
    }
    let reserved = Double(refresh.reservedInset.top)
    let isWhole = abs(reserved - header.frame.height) < 0.001
    return isWhole ? faultOfTop : "the header reserves \(reserved)"
  }

  // MARK: What is drawn

  /// The labels of the header that are seen.
  private var labels: [UILabel] {
    (refresh.header?.subviews ?? []).filter(isDrawn).compactMap { $0 as? UILabel }
      .filter { $0.text?.isEmpty == false }
  }

  private func isDrawn(_ view: UIView) -> Bool {
    !view.isHidden && view.alpha > 0.01 && view.bounds.size.width > 0 && view.bounds.size.height > 0
  }

  private var faultOfText: String? {
    let labels = labels
    guard let label = labels.first else { return "the header has no text" }
    let size = label.font.pointSize
    if size <= markedTextSize { return "the text has \(size) points, it had \(markedTextSize)" }
    for label in labels {
      let (needed, height) = (label.sizeThatFits(label.bounds.size).height, label.bounds.height)
      if needed > height + pixel { return "a line of \(needed) points is cut at \(height)" }
    }
    return nil
  }

  private var faultOfBar: String? {
    guard let header = refresh.header, header.reservedInset == 0, !header.layer.isHidden,
      isDrawn(header)
    else { return nil }
    let top = view.contentOffset.y
    let edge = top + view.safeAreaInsets.top
    for part in header.subviews where isDrawn(part) {
      var place = view.convert(part.bounds, from: part)
      if let mask = header.layer.mask {
        place = place.intersection(view.convert(mask.frame, from: header))
      }
      let (start, end) = (max(place.minY, top), min(place.maxY, edge))
      if start < edge - pixel, end > start {
        return "\(type(of: part)) is drawn \(edge - start) points above the edge of the bar"
      }
    }
    return nil
  }
}
