@MainActor open class UIWindow: UIView {
  override var windowOfTree: UIWindow? { self }

  /// https://developer.apple.com/documentation/uikit/uiwindow/windowscene
  open weak var windowScene: UIWindowScene?

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }

  open func makeKeyAndVisible() {}

  /// For tests: the text size category chosen by the user.
  public func setContentSizeCategory(_ category: UIContentSizeCategory) {
    overrideContentSizeCategory = category
  }

  /// For tests: the contrast chosen by the user.
  public func setContrast(_ contrast: UIAccessibilityContrast) { overrideContrast = contrast }
}

@MainActor open class UIViewController: UIResponder {
  open var title: String?
  public private(set) final lazy var navigationItem = UINavigationItem()
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller
  public internal(set) final weak var navigationController: UINavigationController?
  private var loaded: UIView?

  public init(nibName: String?, bundle: Bundle?) { super.init() }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init() }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded = newValue
      newValue?.controller = self
    }
  }

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    navigationController?.coordinator
  }

  open override var next: UIResponder? { loaded?.superview }

  open var isViewLoaded: Bool { loaded != nil }

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewifloaded
  open var viewIfLoaded: UIView? { loaded }

  open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)) }

  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func viewDidLoad() {}

  open func viewWillAppear(_ animated: Bool) {}

  open func viewDidAppear(_ animated: Bool) {}

  open func viewWillDisappear(_ animated: Bool) {}

  open func viewDidDisappear(_ animated: Bool) {}
}
