/// `UIGestureRecognizer`. Its targets must be a ``SelectorTarget``, because Linux has no selectors.
@MainActor open class UIGestureRecognizer: NSObject, KeyValueObserved, Associating {
  public typealias State = UIGestureRecognizerState

  nonisolated let keyValueObservers = KeyValueObservers()
  nonisolated let associations = Associations()

  public internal(set) final weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var isEnabled = true
  open var name: String?

  private var targets: [(target: WeakTarget, action: Selector)] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// The target is not retained: https://developer.apple.com/documentation/uikit/uigesturerecognizer/addtarget(_:action:)
  open func addTarget(_ target: Any, action: Selector) {
    guard let target = target as? any SelectorTarget else {
      fatalError("The target of a gesture recognizer is a SelectorTarget in this stub.")
    }
    targets.append((WeakTarget(object: target), action))
  }

  /// Nil means all targets, or all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target as AnyObject?
    targets.removeAll {
      (target == nil || $0.target.object === target) && (action == nil || $0.action == action)
    }
  }

  // MARK: State

  public private(set) final var state: State {
    get {
      UIView.noteRead("state")
      return _state
    }
    set { _state = newValue }
  }

  private final var _state = State.possible

  /// Whether observers are notified of ``state``.
  var isObservable: Bool { true }

  final func setState(_ new: State) {
    let old = state
    state = new
    if isObservable {
      keyValueObservers.notify(
        [\UIGestureRecognizer.state, \UIPanGestureRecognizer.state], of: self, new: new, old: old)
    }
    guard new != .possible, new != .failed else { return }
    for (target, action) in targets { target.object?.perform(action, with: self) }
  }

  /// The position of the finger, in points of the view's frame without its transform.
  final var place = CGPoint.zero

  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return place }
    let point = CGPoint(x: place.x + own.bounds.minX, y: place.y + own.bounds.minY)
    return own.convert(point, to: view)
  }

  open var numberOfTouches: Int { state == .began || state == .changed ? 1 : 0 }

  /// Called by the system to ask whether a gesture may begin.
  final func mayBegin(with touch: UITouch) -> Bool {
    isEnabled && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
      && view?.gestureRecognizerShouldBegin(self) != false
      && delegate?.gestureRecognizerShouldBegin(self) != false
  }
}

private struct WeakTarget {
  weak var object: (any SelectorTarget)?
}

@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  { true }
}

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The vector from the beginning of the drag to the present position of the finger.
  final var translation = CGPoint.zero
  /// Whether fingers on a trackpad drag. They are not touches.
  final var isIndirect = false

  open override var numberOfTouches: Int { isIndirect ? 0 : super.numberOfTouches }

  override var isObservable: Bool {
    (view as? UIScrollView)?.manners.panIsObservable ?? true
  }

  open override var isEnabled: Bool {
    didSet {
      if !isEnabled, let view = view as? UIScrollView, view.isDragging { view.cancelDragging() }
    }
  }

  open func translation(in view: UIView?) -> CGPoint { translation }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
  }

  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
