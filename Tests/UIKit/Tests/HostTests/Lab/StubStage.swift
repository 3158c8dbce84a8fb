import UIKit

@testable import RefreshKit
@testable import RefreshLab
@testable import RefreshUIKit

/// A stage of the lab on the stub: a pushed screen with the list of the lab.
@MainActor final class StubStage: UIViewController, LabStage, UIScrollViewDelegate {
  /// Made after the list has appeared, because it reads the size of the content.
  private(set) lazy var physics = SystemPhysics(of: list)
  var didScroll: () -> Void = {}
  /// Called when the view is loaded.
  var didLoad: () -> Void = {}
  var didAppear: () -> Void = {}

  private let trial: Trial
  private let hasBars: Bool
  private let rowList: RowList
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private var bars: ScreenBars?

  /// - Parameter hasBars: Whether the screen has the bars of an iPhone: a status bar, the bar of the trial, and a home
  ///   indicator.
  init(_ trial: Trial, hasBars: Bool = false) {
    self.trial = trial
    self.hasBars = hasBars
    rowList = RowList(trial)
    super.init(nibName: nil, bundle: nil)
    list.delegate = self
    Label.defaultMeasure = { measureByScalars($0, fontSize: $1) }
    window.rootViewController = navigation
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = list }

  override func viewDidLoad() {
    super.viewDidLoad()
    didLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard hasBars, bars == nil else { return }
    // The heights on an iPhone with Face ID. A large title is shown at first, a search bar only by
    // a pull.
    let heights: ClosedRange<CGFloat> =
      switch trial.bar {
      case .title: 91...91
      case .sheet: 56...56
      case .largeTitle, .search: 91...143
      }
    bars = ScreenBars(
      around: list, heights: heights, bottom: 34, isExpanded: trial.bar == .largeTitle)
    list.contentOffset.y = 0 - list.adjustedContentInset.top
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    _ = physics
    didAppear()
  }

  /// Shows the screen.
  func appear() {
    navigation.pushViewController(self, animated: trial.isPushAnimated)
  }

  /// Lets time pass.
  func wait(_ interval: Double) {
    physics.run(until: MainRunLoop.shared.now + interval)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    didScroll()
  }

  // MARK: What the trial does

  var list: UIScrollView { rowList.view }
  var rows: any LabRows { rowList }

  func setSize(_ size: CGSize?) {
    UIView.animate(
      withDuration: 0.3, animations: { self.list.frame.size = size ?? self.window.bounds.size })
  }

  func setInWindow(_ isInWindow: Bool) {
    if isInWindow { navigation.view.addSubview(list) } else { list.removeFromSuperview() }
  }

  func setSafeArea(_ insets: UIEdgeInsets) {
    if let bars { bars.additionalInsets = insets } else { list.setSafeAreaInsets(insets) }
  }

  func setDark(_ isDark: Bool) {
    list.overrideUserInterfaceStyle = isDark ? .dark : .unspecified
  }

  func setRightToLeft(_ isRightToLeft: Bool) {
    list.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
  }

  func setTextSize(_ category: UIContentSizeCategory?) {
    window.setContentSizeCategory(category ?? .large)
  }

  func keepBusy(for seconds: Double) {
    MainRunLoop.shared.work(for: seconds)
  }

  func push(_ screen: UIViewController, animated: Bool) {
    navigation.pushViewController(screen, animated: animated)
  }

  func pop(animated: Bool) {
    navigation.popViewController(animated: animated)
  }
}
