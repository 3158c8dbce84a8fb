import RefreshUIKit
import UIKit

/// The list of a trial, which is a stage of the lab.
final class ListController: UIViewController {
  private(set) var runner: TrialRunner?
  var didScroll: () -> Void = {}
  /// Whether a trial has given the list a size of its own.
  private(set) var hasOwnSize = false
  /// Whether a trial shows a screen above this one.
  private(set) var isCovered = false

  private let trial: Trial
  private let rowList: RowList

  init(_ trial: Trial) {
    self.trial = trial
    rowList = RowList(trial)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A ListController is made in code.")
  }

  override func loadView() {
    view = rowList.view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.delegate = self
    let runner = TrialRunner(trial, on: self)
    self.runner = runner
    runner.prepare()
  }

  /// The screen has appeared, at first or again.
  func screenDidAppear() {
    isCovered = false
    runner?.start()
  }
}

extension ListController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    didScroll()
  }
}

extension ListController: LabStage {
  var list: UIScrollView { rowList.view }
  var rows: any LabRows { rowList }

  func setSize(_ size: CGSize?) {
    hasOwnSize = size != nil
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [],
      animations: {
        let whole = self.parent?.view.bounds ?? self.view.frame
        self.view.frame = CGRect(origin: whole.origin, size: size ?? whole.size)
        self.view.layoutIfNeeded()
      }, completion: nil)
  }

  func setInWindow(_ isInWindow: Bool) {
    if isInWindow { parent?.view.insertSubview(view, at: 0) } else { view.removeFromSuperview() }
  }

  func setSafeArea(_ insets: UIEdgeInsets) {
    additionalSafeAreaInsets = insets
  }

  func setDark(_ isDark: Bool) {
    overrideUserInterfaceStyle = isDark ? .dark : .unspecified
  }

  func setRightToLeft(_ isRightToLeft: Bool) {
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
  }

  func setTextSize(_ category: UIContentSizeCategory?) {
    guard #available(iOS 17, *) else {
      parent?.setOverrideTraitCollection(
        category.map { UITraitCollection(preferredContentSizeCategory: $0) }, forChild: self)
      return
    }
    if let category {
      traitOverrides.preferredContentSizeCategory = category
    } else {
      traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    }
  }

  func keepBusy(for seconds: Double) {
    Thread.sleep(forTimeInterval: seconds)
  }

  func push(_ screen: UIViewController, animated: Bool) {
    isCovered = true
    navigationController?.pushViewController(screen, animated: animated)
  }

  func pop(animated: Bool) {
    navigationController?.popViewController(animated: animated)
  }
}
