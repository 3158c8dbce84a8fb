/// What is not known of UIKit's views, or differs between its versions: nothing must depend on any of it.
///
/// Some methods and properties that a subclass may override are called by UIKit itself, on views that are being
/// initialized or deallocated. The kit's overrides do this then:
///
/// | UIKit | calls | overrides of the kit |
/// | --- | --- | --- |
/// | makes a view | nothing: the frame is that of the layer | |
/// | makes a label or an image view | `isUserInteractionEnabled` | store false, which the end of the initializer undoes |
/// | makes an activity indicator | `isHidden` | have no effect until the end of the initializer |
/// | deallocates a view | `willRemoveSubview(_:)`, for each subview | `View`: an image in it is no longer mirrored |
/// | | `setNeedsLayout()` | mark the view; it has no superview to mark |
/// | deallocates an image view or an activity indicator | `stopAnimating()` | show the still picture, or hide the indicator |
/// | deallocates the superview | `removeFromSuperview()` | `View`: empties the slot; UIKit's implementation is called, first for a component |
/// | | `willMove(toSuperview:)`, `willMove(toWindow:)` | `LayoutView`: nothing, as there is no new superview |
/// | | `didMoveToSuperview()` | `View`: nothing in a slot, because the scroll view of its list is nil; `RefreshSystemHeader`: nothing without a scroll view |
/// | | `didMoveToWindow()` | `ImageView`: nothing without a window; `LayoutView`: the host compares nothing, as it has no scroll view |
/// | | `accessibilityElements`, if assistive technology is on | none without a superview |
///
/// None of them makes a weak reference to a view that is being deallocated, where Objective-C stops the program, and so
/// does the stub: see `UIView+Deallocation.swift`.
public struct ViewManners: Sendable {
  /// The way in which a layout by constraints sets the geometry of a view.
  public enum GeometryWrite: CaseIterable, Sendable {
    /// By the properties `bounds` and `center`, which a subclass can override.
    case boundsAndCenter
    /// By the property `frame`, unless the view is transformed.
    case frame
    /// By the layer. No property of the view is set.
    case layer
  }

  /// The way in which a layout by constraints sets geometry.
  public var geometryWrite = GeometryWrite.boundsAndCenter
  /// Whether a layout by constraints also sets unchanged geometry.
  public var writesEqualGeometry = false
  /// Whether a layout by constraints in a view also sets the geometry that the view itself has: its autoresizing mask is
  /// translated into constraints, which take part in that layout:
  /// https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints
  public var writesAutoresizedViews = false
  /// How many pixels of a point the edges of a layout by constraints are rounded to; 0 rounds nothing.
  public var layoutScale = 0.0
  /// Whether constraints are applied before `layoutSubviews()` is called. Otherwise UIView's own
  /// implementation applies them, and views have no frames if an override does not call super.
  public var appliesConstraintsFirst = false
  /// Whether the commit lays out marked views in the order in which they were marked, instead of
  /// from the root of their tree.
  public var laysOutInOrderOfMarks = false
  /// Whether a layout of a view also lays out all subviews, marked or not. The system may call
  /// `layoutSubviews()` at any time.
  public var laysOutUnmarkedViews = false
  /// Whether an activity indicator hides itself by the property `isHidden`, which a subclass can
  /// override, as in UIKit's header. Otherwise it uses its layer.
  public var indicatorsHideBySetter = true
  /// Whether an activity indicator reads its property `isAnimating`, which a subclass can override,
  /// before it turns.
  public var indicatorsUseOverrides = true
  /// Whether an image view reads its own properties, and stops when it gets other images, through
  /// members that a subclass can override.
  public var imageViewsUseOverrides = true
  /// Whether the initializers of labels and image views turn off interaction by the property, which
  /// a subclass can override.
  public var initializersUseSetters = true
  /// Whether a view is notified of its window before its superview.
  public var windowComesFirst = false
  /// Whether animations are additive. A write outside an animation then leaves those in flight, and
  /// the visible value is the written one plus the rest of each animation. Offsets of scroll views
  /// are never additive.
  public var animationsAreAdditive = false

  /// Whether the `dealloc` of an image view or an activity indicator stops its animation by the
  /// method, which a subclass can override.
  public var deallocStopsAnimations = true
  /// Whether `dealloc` removes the subviews from the back to the front.
  public var deallocBeginsAtBack = true
  /// Whether a view in deallocation is notified of each removed subview, and asked for a layout.
  public var deallocNotifies = true

  public init() {}
}

extension UIView {
  /// For tests: the configurable behavior of all views.
  public static var manners = ViewManners()
}
