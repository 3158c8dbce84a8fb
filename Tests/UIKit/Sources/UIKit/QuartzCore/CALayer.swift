@MainActor open class CALayer: NSObject {
  /// The view of the layer; nil for a layer made by app code.
  public internal(set) weak var view: UIView?

  public nonisolated override required init() {}

  public nonisolated init(layer: Any) {}

  /// For tests: the number of writes of the bounds, the position, the transform or the opacity. A
  /// write ends an animation, even if the value is the same.
  public private(set) var writeCount = 0

  private var _bounds = CGRect.zero

  open var bounds: CGRect {
    get { _bounds }
    set {
      let old = _bounds
      _bounds = newValue
      writeCount += 1
      if newValue.origin != old.origin { animate(\.origin, from: old.origin, to: newValue.origin) }
      guard newValue.size != old.size else { return }
      animate(\.size, from: old.size, to: newValue.size)
      view?.layerSizeDidChange(from: old.size)
    }
  }

  /// Sets only the origin of the bounds, even to an equal value.
  func setOrigin(_ origin: CGPoint) {
    if origin == _bounds.origin { animate(\.origin, from: origin, to: origin) }
    bounds.origin = origin
  }

  open var position = CGPoint.zero {
    didSet {
      writeCount += 1
      animate(\.position, from: oldValue, to: position)
    }
  }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  private var _zPosition: CGFloat = 0

  open var zPosition: CGFloat {
    get {
      UIView.noteRead("zPosition")
      return _zPosition
    }
    set { _zPosition = newValue }
  }
  open var opacity: Float = 1 {
    didSet {
      writeCount += 1
      animate(\.opacity, from: oldValue, to: opacity)
    }
  }
  open var isHidden = false
  open var masksToBounds = false
  open var cornerRadius: CGFloat = 0
  open var contentsScale: CGFloat = 1
  open var backgroundColor: CGColor?
  open var borderColor: CGColor?
  open var borderWidth: CGFloat = 0
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowPath: CGPath?
  open var contents: Any?
  open var mask: CALayer?
  var transform = CGAffineTransform.identity {
    didSet {
      writeCount += 1
      transformDuration = UIView.inheritedAnimationDuration
      animate(\.transform, from: oldValue, to: transform)
    }
  }

  /// For tests: the duration of the animation of the last write of the transform, in seconds.
  public private(set) var transformDuration: TimeInterval = 0

  // MARK: Visible values

  private var animations = LayerAnimations()

  /// Called when a property is set. Inside an animation block, the change of a view's layer is
  /// animated. Otherwise the animation of the property ends:
  /// https://developer.apple.com/documentation/uikit/uiview/layer
  ///
  /// Animations can be additive instead: https://developer.apple.com/videos/play/wwdc2014/236/
  private func animate<Value>(
    _ property: WritableKeyPath<LayerAnimations, LayerAnimation<Value>?>, from old: Value,
    to new: Value
  ) {
    let isAdditive = UIView.manners.animationsAreAdditive && property != \.origin
    let last = animations[keyPath: property]
    guard view != nil, let timing = UIView.presentTiming else {
      animations[keyPath: property] = isAdditive ? last?.moved(to: new) : nil
      return
    }
    guard new != old else { return }
    if isAdditive {
      animations[keyPath: property] = LayerAnimation(
        from: old, to: new, timing: timing, earlier: last?.rest ?? [])
      return
    }
    let seen = last?.value(at: MainRunLoop.shared.now)
    animations[keyPath: property] = LayerAnimation(
      from: timing.beginsFromCurrentState ? seen ?? old : old, to: new, timing: timing)
  }

  /// Ends the animations in flight, including additive ones:
  /// https://developer.apple.com/documentation/quartzcore/calayer/removeallanimations()
  open func removeAllAnimations() { animations = LayerAnimations() }

  /// The keys of the animations in flight; nil if there are none:
  /// https://developer.apple.com/documentation/quartzcore/calayer/animationkeys()
  open func animationKeys() -> [String]? {
    let time = MainRunLoop.shared.now
    let inFlight: [(String, Bool)] = [
      ("bounds.origin", animations.origin?.value(at: time) != nil),
      ("bounds.size", animations.size?.value(at: time) != nil),
      ("position", animations.position?.value(at: time) != nil),
      ("transform", animations.transform?.value(at: time) != nil),
      ("opacity", animations.opacity?.value(at: time) != nil),
    ]
    let keys = inFlight.filter(\.1).map(\.0)
    return keys.isEmpty ? nil : keys
  }

  /// Ends the animations of one property. UIKit gives this key to the first of them.
  open func removeAnimation(forKey key: String) {
    switch key {
    case "bounds.origin": animations.origin = nil
    case "bounds.size": animations.size = nil
    case "position": animations.position = nil
    case "transform": animations.transform = nil
    case "opacity": animations.opacity = nil
    default: break
    }
  }

  /// For tests: the visible values of the present time.
  public var seen: SeenLayer {
    let time = MainRunLoop.shared.now
    return SeenLayer(
      bounds: CGRect(
        origin: animations.origin?.value(at: time) ?? bounds.origin,
        size: animations.size?.value(at: time) ?? bounds.size),
      position: animations.position?.value(at: time) ?? position,
      transform: animations.transform?.value(at: time) ?? transform,
      opacity: animations.opacity?.value(at: time) ?? opacity)
  }

  /// The visible values of the present time; nil outside a window. In Core Animation also nil until
  /// the first commit: https://developer.apple.com/documentation/quartzcore/calayer/presentation()
  open func presentation() -> Self? {
    guard isInWindow else { return nil }
    let (copy, seen) = (Self(), seen)
    copy.copyLook(of: self)
    copy._bounds = seen.bounds
    copy.position = seen.position
    copy.transform = seen.transform
    copy.opacity = seen.opacity
    return copy
  }

  /// Copies the properties that the stub does not animate.
  func copyLook(of other: CALayer) {
    (anchorPoint, zPosition, isHidden) = (other.anchorPoint, other.zPosition, other.isHidden)
    (masksToBounds, cornerRadius) = (other.masksToBounds, other.cornerRadius)
    (backgroundColor, contents) = (other.backgroundColor, other.contents)
  }

  private var isInWindow: Bool { view?.windowOfTree != nil || superlayer?.isInWindow == true }

  open func setAffineTransform(_ transform: CGAffineTransform) { self.transform = transform }

  open func affineTransform() -> CGAffineTransform { transform }

  /// The box around the layer, in the coordinates of its superlayer. Setting it sets the size of the bounds and the
  /// position: https://developer.apple.com/documentation/quartzcore/calayer/frame
  open var frame: CGRect {
    get {
      let (size, middle) = (bounds.size.box(transform), wayToMiddle)
      return CGRect(
        x: position.x + middle.x - size.width / 2, y: position.y + middle.y - size.height / 2,
        width: size.width, height: size.height)
    }
    set {
      bounds.size = newValue.size.box(transform.inverted())
      let middle = wayToMiddle
      position = CGPoint(x: newValue.midX - middle.x, y: newValue.midY - middle.y)
    }
  }

  /// The vector from the anchor point to the center of the layer, transformed.
  private var wayToMiddle: CGPoint {
    CGPoint(
      x: (0.5 - anchorPoint.x) * bounds.width, y: (0.5 - anchorPoint.y) * bounds.height
    ).applying(transform)
  }

  public private(set) var sublayers: [CALayer]?
  public private(set) weak var superlayer: CALayer?

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    sublayers = sublayers ?? []
    sublayers?.insert(layer, at: min(Int(index), sublayers?.count ?? 0))
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  open func setNeedsDisplay() {}
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = Self(rawValue: "butt")
  public static let round = Self(rawValue: "round")
  public static let square = Self(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = Self(rawValue: "miter")
  public static let round = Self(rawValue: "round")
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = Self(rawValue: "non-zero")
  public static let evenOdd = Self(rawValue: "even-odd")
}

@MainActor open class CAShapeLayer: CALayer {
  public nonisolated required init() { super.init() }

  public nonisolated override init(layer: Any) { super.init(layer: layer) }

  override func copyLook(of other: CALayer) {
    super.copyLook(of: other)
    guard let other = other as? CAShapeLayer else { return }
    (path, fillColor, strokeColor) = (other.path, other.fillColor, other.strokeColor)
    (lineWidth, lineCap, lineJoin) = (other.lineWidth, other.lineCap, other.lineJoin)
    (fillRule, strokeStart, strokeEnd) = (other.fillRule, other.strokeStart, other.strokeEnd)
  }

  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
}

/// `CATransaction`. Nothing is animated implicitly here.
@MainActor public final class CATransaction: NSObject {
  public static func begin() {}
  public static func commit() {}
  public static func setDisableActions(_ isDisabled: Bool) {}
}
