/// `UINavigationController`: https://developer.apple.com/documentation/uikit/uinavigationcontroller
///
/// It shows the view of the last screen, and during an animated transition those of both screens.
/// The stub draws no bar.
@MainActor open class UINavigationController: UIViewController {
  /// The duration of a push and of a pop, in seconds.
  static let transitionDuration = 0.35

  public private(set) final var viewControllers: [UIViewController] = []
  /// That of the transition that is under way.
  private(set) final var coordinator: TransitionCoordinator?

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
    let coordinator = TransitionCoordinator()
    self.coordinator = coordinator
    MainRunLoop.shared.later(after: Self.transitionDuration) {
      end()
      self.end(coordinator)
    }
  }

  private func end(_ coordinator: TransitionCoordinator) {
    if self.coordinator === coordinator { self.coordinator = nil }
    coordinator.end()
  }

  /// For tests: the user swipes back, and lets the screen go back to its place:
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/iscancelled
  ///
  /// - Parameter meanwhile: What happens until then. The screen stays in the window.
  public func swipeBackAndCancel(_ meanwhile: () -> Void) {
    guard viewControllers.count > 1, let screen = topViewController else { return }
    let coordinator = TransitionCoordinator()
    self.coordinator = coordinator
    screen.viewWillDisappear(true)
    meanwhile()
    screen.viewWillAppear(true)
    screen.viewDidAppear(true)
    coordinator.isCancelled = true
    end(coordinator)
  }
}

/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isCancelled: Bool { get }
}

/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// - Returns: Whether the functions will be called.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

@MainActor final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  var isCancelled = false
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func end() {
    for completion in completions { completion(self) }
    completions = []
  }
}
