import RefreshUIKit
import UIKit

/// Makes the calls of a trial, and judges what they expect.
@MainActor final class Performer {
  private unowned let stage: any LabStage
  private var judge: Judge
  private let screens = PoppedScreens()
  /// The app's own inset, as the calls have set it.
  private(set) var ownInset: UIEdgeInsets
  /// Called when a component begins to refresh.
  var refreshDidBegin: (Call.Slot) -> Void = { _ in }

  private var otherLists: [UIScrollView] = []
  private var savedInset = UIEdgeInsets.zero

  init(on stage: any LabStage) {
    self.stage = stage
    judge = Judge(stage, screens: screens)
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
      stage.list.setContentOffset(offset(x: x, y: y), animated: animated)
    case .boundsOrigin(let y): stage.list.bounds.origin.y = offset(x: 0, y: y).y
    case .rows(let count, let change): stage.rows.set(count, by: change)
    case .otherLists(let count): otherLists = (0..<count).map { _ in Self.otherList() }
    case .busy(let seconds): stage.keepBusy(for: seconds)
    case .push(let animated): stage.push(screens.make(), animated: animated)
    case .pop(let animated): stage.pop(animated: animated)
    case .endRequests: screens.endRequests()
    case .mark: judge.mark()
    case .expect(let expectation): return judge.fault(of: expectation)
    case .window, .size, .safeArea, .dark, .rightToLeft, .largeText, .largestText:
      changeSurroundings(call)
    }
    return nil
  }

  /// What is wrong; nil if the expectation is met.
  func fault(of expectation: Call.Expectation) -> String? { judge.fault(of: expectation) }

  /// The offset that is `x` and `y` from the left and the top of the range.
  private func offset(x: Double, y: Double) -> CGPoint {
    let inset = stage.list.adjustedContentInset
    return CGPoint(x: CGFloat(x) - inset.left, y: CGFloat(y) - inset.top)
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

  private func changeSurroundings(_ call: Call) {
    switch call {
    case .window(let isInWindow): stage.setInWindow(isInWindow)
    case .size(let width?, let height?): stage.setSize(CGSize(width: width, height: height))
    case .size: stage.setSize(nil)
    case .safeArea(let top, let bottom):
      stage.setSafeArea(
        UIEdgeInsets(top: CGFloat(top), left: 0, bottom: CGFloat(bottom), right: 0))
    case .dark(let isDark): stage.setDark(isDark)
    case .rightToLeft(let isRightToLeft): stage.setRightToLeft(isRightToLeft)
    case .largeText(let isLarge): stage.setTextSize(isLarge ? .accessibilityExtraLarge : nil)
    case .largestText(let isLarge):
      stage.setTextSize(isLarge ? .accessibilityExtraExtraExtraLarge : nil)
    default: break
    }
  }
}
