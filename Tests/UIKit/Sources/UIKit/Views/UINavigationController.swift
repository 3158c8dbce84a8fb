/// `UINavigationController`: https://developer.apple.com/documentation/uikit/uinavigationcontroller
///
/// It shows the view of the last screen, and during an animated transition those of both screens.
/// The stub draws no bar.
@MainActor open class UINavigationController: UIViewController {
  /// The duration of a push and of a pop, in seconds.
  static let transitionDuration = 0.35

  public private(set) final var viewControllers: [UIViewController] = []

  public init(rootViewController root: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    root.navigationController = self
    viewControllers = [root]
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let root = viewControllers.first { show(root, inPlaceOf: nil, animated: false) }
  }

  open var topViewController: UIViewController? { viewControllers.last }

  open func pushViewController(_ screen: UIViewController, animated: Bool) {
    let old = topViewController
    screen.navigationController = self
    viewControllers.append(screen)
    if isViewLoaded { show(screen, inPlaceOf: old, animated: animated) }
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let old = viewControllers.removeLast()
    if isViewLoaded, let screen = topViewController {
      show(screen, inPlaceOf: old, animated: animated)
    }
    return old
  }

  /// Shows the view of a screen. The view of the previous screen is removed at the end of the
  /// transition:
  /// https://developer.apple.com/documentation/uikit/displaying-and-managing-views-with-a-view-controller
  private func show(_ screen: UIViewController, inPlaceOf old: UIViewController?, animated: Bool) {
    old?.viewWillDisappear(animated)
    screen.loadViewIfNeeded()
    screen.viewWillAppear(animated)
    screen.view.frame = view.bounds
    view.addSubview(screen.view)
    let end = { @MainActor [weak self] in
      old?.view.removeFromSuperview()
      old?.viewDidDisappear(animated)
      if let self, old.map({ !viewControllers.contains($0) }) == true {
        old?.navigationController = nil
      }
      screen.viewDidAppear(animated)
    }
    guard animated else { return end() }
    MainRunLoop.shared.later(after: Self.transitionDuration) { end() }
  }
}
