/// The arrow of a leader or trailer, between the content and an upright title. It turns when the
/// component is pulled far enough, and is also shown during a refresh.
final class SideArrow: TitleAccessory {
  /// The arrow, 20 x 20 points unless the app sets another image.
  let view = ImageView(image: .trailArrow)

  /// The edge of the component. The image is not rotated in an idle trailer and in a pulled leader.
  private let edge: Edge
  /// The distance between the arrow and the content, in points.
  private static let margin = 5.0

  /// The number of the latest refresh. The end of an earlier refresh's closing animation has no
  /// effect.
  private var refresh = Generation()
  private var state = RefreshState.idle

  #if hasFeature(Embedded)
    let lifetimeToken = LifetimeToken()
  #endif

  /// Makes the arrow of a component at an edge, which points away from the content.
  init(at edge: Edge) {
    self.edge = edge
    view.rotation = idleAngle
  }

  var views: [PlatformView] { [view] }

  private var idleAngle: Double { edge == .right ? 0 : .pi }
  private var pullingAngle: Double { edge == .right ? .pi : 0 }

  func place(beside title: TitleGeometry) {
    let size = view.image?.size ?? .zero
    var center = title.bounds.center
    if title.textWidth != nil { center.x = fromContent(size.width / 2 + Self.margin, title.bounds) }
    view.tintColor = title.color
    view.frame = Rect(center: center, size: size)
  }

  /// Returns the center of a title beside the arrow; nil if the arrow is hidden.
  func titleCenter(in bounds: Rect) -> Point? {
    if view.isHidden { return nil }
    let width = view.image?.size.width ?? 0
    return Point(x: fromContent((bounds.width + width) / 2, bounds), y: bounds.center.y)
  }

  /// Returns the x coordinate at a distance from the content.
  private func fromContent(_ distance: Double, _ bounds: Rect) -> Double {
    edge == .right ? distance : bounds.width - distance
  }

  func show(_ state: RefreshState, from old: RefreshState, _ animator: Animator) {
    self.state = state
    view.setHiddenByComponent(state == .noMoreData)
    switch state {
    case .pulling: rotate(to: pullingAngle, animator)
    case .idle where old == .refreshing: rotateBackLater(animator)
    case .idle, .noMoreData: rotate(to: idleAngle, animator)
    case .refreshing: refresh.advance()
    case .willRefresh: break
    }
  }

  /// Does nothing: the arrow does not change while a result is shown.
  func stop() {}

  func reset(to state: RefreshState) {
    refresh.advance()
    self.state = state
    view.rotation = idleAngle
  }

  private func rotate(to angle: Double, _ animator: Animator) {
    guard view.rotation != angle else { return }
    animator.animate(animator.fast, for: self) { view.rotation = angle }
  }

  /// Rotates the arrow back during the closing, after the duration of opening, unless a pull or
  /// refresh has begun by then.
  private func rotateBackLater(_ animator: Animator) {
    let refresh = refresh
    animator.animate(animator.fast, for: self) {
    } completion: {
      if $0.refresh == refresh, $0.state == .idle { $0.rotate(to: $0.idleAngle, animator) }
    }
  }
}

#if hasFeature(Embedded)
  extension SideArrow: WeakReferenceable {}
#endif
