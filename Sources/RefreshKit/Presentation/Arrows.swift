/// An arrow beside the title, and an activity indicator that takes its place during a refresh.
final class ArrowAndIndicator: TitleAccessory {
  /// 15 x 40 points, unless the app sets another image.
  let arrow = ImageView(image: .arrow)
  let indicator = ActivityIndicator()

  /// The rotation of the arrow in idle, in radians. In pulling, the arrow points the other way.
  private let idleAngle: Double
  private let hidesArrowInNoMoreData: Bool
  /// Advances when a refresh begins and when the arrow is reset. Then the end of an earlier closing
  /// animation has no effect.
  private var closingNumber = Generation()
  private var state = RefreshState.idle
  /// Whether this object, not the app, has hidden the arrow.
  private var hasHiddenArrow = false

  /// - Parameter state: The state in which the arrow is not rotated: idle or pulling.
  init(uprightIn state: RefreshState, hidesArrowInNoMoreData: Bool) {
    idleAngle = state == .idle ? 0 : .pi
    self.hidesArrowInNoMoreData = hidesArrowInNoMoreData
    arrow.rotation = idleAngle
  }

  var views: [PlatformView] { [arrow, indicator] }

  func place(beside title: TitleGeometry) {
    arrow.tintColor = title.color
    arrow.place(in: Rect(center: title.accessoryCenter, size: arrow.image?.size ?? .zero))
    indicator.place(at: title.accessoryCenter)
  }

  func show(_ state: RefreshState, from old: RefreshState, in component: RefreshComponent) {
    if state == .noMoreData, !hidesArrowInNoMoreData { return indicator.stopAnimating() }
    self.state = state
    switch state {
    case .idle where old == .refreshing: close(in: component)
    case .idle, .pulling:
      showArrow()
      component.animate(component.fastAnimationDuration) {
        arrow.rotation = state == .idle ? idleAngle : .pi - idleAngle
      }
    case .refreshing:
      closingNumber.advance()
      indicator.alpha = 1
      indicator.startAnimating()
      hideArrow()
    case .willRefresh: break
    case .noMoreData:
      indicator.stopAnimating()
      hideArrow()
    }
  }

  func stop() {
    indicator.stopAnimating()
  }

  /// Shows the state at once. An arrow that the app has hidden stays hidden.
  func reset(to state: RefreshState) {
    let hidesArrow = hidesArrowInNoMoreData && state == .noMoreData
    closingNumber.advance()
    self.state = hidesArrow ? .noMoreData : .idle
    indicator.alpha = 1
    indicator.stopAnimating()
    arrow.rotation = idleAngle
    if hidesArrow {
      hideArrow()
    } else if hasHiddenArrow {
      showArrow()
    }
  }

  private func close(in component: RefreshComponent) {
    arrow.rotation = idleAngle
    let closingNumber = closingNumber
    component.animate(component.slowAnimationDuration) {
      indicator.alpha = 0
    } completion: { [self] _ in
      guard closingNumber == self.closingNumber, self.state == .idle else { return }
      indicator.alpha = 1
      showArrow()
    }
  }

  private func showArrow() {
    indicator.stopAnimating()
    arrow.isHidden = false
    hasHiddenArrow = false
  }

  private func hideArrow() {
    arrow.isHidden = true
    hasHiddenArrow = true
  }
}

/// The arrow of a leader or trailer, between the content and the title.
final class SideArrow: TitleAccessory {
  /// 20 x 20 points, unless the app sets another image.
  let view = ImageView(image: .trailArrow)

  private let edge: Edge
  /// The distance between the arrow and the content, in points.
  private static let margin = 5.0

  /// Advances when a refresh begins and when the arrow is reset. Then the end of an earlier closing
  /// animation has no effect.
  private var closingNumber = Generation()

  init(at edge: Edge) {
    self.edge = edge
    view.rotation = idleAngle
  }

  var views: [PlatformView] { [view] }

  /// The rotation of the arrow in idle, in radians. The image points to the left, as the arrow of
  /// an idle trailer does; the arrow of an idle leader points to the right.
  private var idleAngle: Double { edge == .right ? 0 : .pi }

  func place(beside title: TitleGeometry) {
    let size = view.image?.size ?? .zero
    var center = title.bounds.center
    if title.textWidth != nil { center.x = fromContent(size.width / 2 + Self.margin, title.bounds) }
    view.tintColor = title.color
    view.place(in: Rect(center: center, size: size))
  }

  /// Nil if the arrow is hidden: then the title stays in the middle.
  func titleCenter(in bounds: Rect) -> Point? {
    if view.isHidden { return nil }
    let width = view.image?.size.width ?? 0
    return Point(x: fromContent((bounds.width + width) / 2, bounds), y: bounds.center.y)
  }

  private func fromContent(_ distance: Double, _ bounds: Rect) -> Double {
    edge == .right ? distance : bounds.width - distance
  }

  func show(_ state: RefreshState, from old: RefreshState, in component: RefreshComponent) {
    view.setHiddenByComponent(state == .noMoreData)
    switch state {
    case .pulling: rotate(to: .pi - idleAngle, in: component)
    case .idle where old == .refreshing: rotateBackLater(in: component)
    case .idle, .noMoreData: rotate(to: idleAngle, in: component)
    case .refreshing: closingNumber.advance()
    case .willRefresh: break
    }
  }

  func reset(to state: RefreshState) {
    closingNumber.advance()
    view.rotation = idleAngle
  }

  private func rotate(to angle: Double, in component: RefreshComponent) {
    guard view.rotation != angle else { return }
    component.animate(component.fastAnimationDuration) { view.rotation = angle }
  }

  /// Turns the arrow back ``RefreshComponent/fastAnimationDuration`` seconds later, unless a pull
  /// or a refresh begins meanwhile.
  private func rotateBackLater(in component: RefreshComponent) {
    let closingNumber = closingNumber
    component.animate(component.fastAnimationDuration) {
    } completion: { [self] in
      guard closingNumber == self.closingNumber, $0.machine.state == .idle else { return }
      rotate(to: idleAngle, in: $0)
    }
  }
}

final class TitleIndicator: TitleAccessory {
  let view = ActivityIndicator()

  var views: [PlatformView] { [view] }

  func place(beside title: TitleGeometry) {
    view.place(at: title.accessoryCenter)
  }

  func show(_ state: RefreshState, from old: RefreshState, in component: RefreshComponent) {
    switch state {
    case .refreshing: view.startAnimating()
    case .idle, .pulling, .noMoreData: view.stopAnimating()
    case .willRefresh: break
    }
  }

  func stop() {
    view.stopAnimating()
  }
}
