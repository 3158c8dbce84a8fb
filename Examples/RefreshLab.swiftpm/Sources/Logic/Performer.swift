import RefreshUIKit
import UIKit

/// Makes the calls of a trial, and judges what they expect.
@MainActor final class Performer {
  private unowned let stage: any LabStage
  /// The app's own inset, as the calls have set it.
  private(set) var ownInset: UIEdgeInsets
  /// Called when a component begins to refresh.
  var refreshDidBegin: (Call.Slot) -> Void = { _ in }

  private var otherLists: [UIScrollView] = []
  private var savedInset = UIEdgeInsets.zero
  private var markedPosition: Double?
  private var markedInset: [Double] = []

  init(on stage: any LabStage) {
    self.stage = stage
    ownInset = stage.list.contentInset
  }

  /// Makes a call.
  ///
  /// - Returns: What is wrong if an expectation is not met; nil otherwise.
  func perform(_ call: Call) -> String? {
    switch call {
    case .attach(let component):
      component.attach(to: stage.refresh) { [weak self] in self?.refreshDidBegin(component.slot) }
    case .begin(let slot): stage.component(in: slot)?.beginRefreshing()
    case .end(let slot): stage.component(in: slot)?.endRefreshing()
    case .ownInset, .writtenInset, .saveInset, .restoreInset: changeInset(call)
    case .offset(let x, let y, let animated):
      stage.list.setContentOffset(CGPoint(x: x, y: y), animated: animated)
    case .boundsOrigin(let y): stage.list.bounds.origin.y = CGFloat(y)
    case .rows(let count, let change): stage.setRows(count, by: change)
    case .window(let isInWindow): stage.setInWindow(isInWindow)
    case .otherLists(let count): otherLists = (0..<count).map { _ in Self.otherList() }
    case .size(let width?, let height?): stage.setSize(CGSize(width: width, height: height))
    case .size: stage.setSize(nil)
    case .safeArea(let top, let bottom):
      stage.setSafeArea(
        UIEdgeInsets(top: CGFloat(top), left: 0, bottom: CGFloat(bottom), right: 0))
    case .dark(let isDark): stage.setDark(isDark)
    case .rightToLeft(let isRightToLeft): stage.setRightToLeft(isRightToLeft)
    case .largeText(let isLarge): stage.setLargeText(isLarge)
    case .busy(let seconds): stage.keepBusy(for: seconds)
    case .mark:
      markedPosition = stage.rowPosition
      markedInset = stage.list.adjustedContentInset.numbers
    case .expect(let expectation): return fault(of: expectation)
    }
    return nil
  }

  private static func otherList() -> UIScrollView {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    list.contentSize = CGSize(width: 300, height: 2_000)
    list.refresh.header = RefreshNormalHeader()
    list.refresh.footer = RefreshAutoNormalFooter()
    return list
  }

  private func changeInset(_ call: Call) {
    switch call {
    case .ownInset(let top, let bottom):
      (ownInset.top, ownInset.bottom) = (CGFloat(top), CGFloat(bottom))
      stage.refresh.contentInset = ownInset
    case .writtenInset(let top, let bottom):
      (ownInset.top, ownInset.bottom) = (CGFloat(top), CGFloat(bottom))
      stage.list.contentInset = ownInset
    case .saveInset: savedInset = stage.list.contentInset
    default: stage.list.contentInset = savedInset
    }
  }

  private func fault(of expectation: Call.Expectation) -> String? {
    let (view, refresh) = (stage.list, stage.refresh)
    let top = Double(view.contentOffset.y) + Double(view.adjustedContentInset.top)
    switch expectation {
    case .headerIsOpen:
      guard let header = refresh.header, header.isRefreshing else { return "the header is closed" }
      if let system = header as? RefreshSystemHeader {
        if !system.control.isRefreshing { return "the control does not refresh" }
        return abs(top) < 1 ? nil : "the content is \(top) below the top"
      }
      let reserved = Double(refresh.reservedInset.top)
      if abs(reserved - header.frame.height) > 0.001 { return "the header reserves \(reserved)" }
      return abs(top) < 1 ? nil : "the content is \(top) below the top"
    case .listIsClosed:
      let isClosed = refresh.header?.isRefreshing != true && refresh.reservedInset.top == 0
      if !isClosed { return "the header is open" }
      return abs(top) < 1 ? nil : "the content is \(top) below the top"
    case .headerCloses:
      let shown = refresh.list.scrollPresentation.contentOffset
      return shown == refresh.list.contentOffset ? "the header has closed early" : nil
    case .rowStays:
      guard let markedPosition, let now = stage.rowPosition else { return nil }
      return abs(now - markedPosition) < 1 ? nil : "the row has moved by \(now - markedPosition)"
    case .adjustedInsetStays:
      let now = view.adjustedContentInset.numbers
      return now == markedInset ? nil : "the adjusted inset is \(now), it was \(markedInset)"
    case .x(let x):
      return abs(Double(view.contentOffset.x) - x) < 1 ? nil : "x is \(view.contentOffset.x)"
    case .actions(let names):
      let present = view.accessibilityCustomActions?.map(\.name) ?? []
      return present == names ? nil : "the actions are \(present)"
    case .rowsAreUnread:
      let count = stage.rowCountReads
      return count == 0 ? nil : "the number of rows was read \(count) times"
    case .rowsRest:
      let count = stage.movingRowCount
      return count == 0 ? nil : "\(count) rows move"
    }
  }
}
