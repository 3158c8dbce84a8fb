/// The reports of a host without a driver, such as a page, that scrolls the content by itself inside
/// its range.
extension ScrollView {
  /// Reports that the host has scrolled the content.
  ///
  /// An opening or a closing that is under way continues, shifted by the distance: the content moves
  /// on the screen as the host has moved it.
  ///
  /// - Parameters:
  ///   - offset: The offset, in points of the content.
  ///   - cause: What has moved the content: a finger in a drag of the host, its deceleration, a scroll
  ///     wheel, or something else, which counts as the app.
  package func hostDidScroll(to offset: Point, by cause: ScrollCause) {
    shiftingAnimations {
      switch cause {
      case .finger: drag(to: offset)
      case .deceleration: decelerate(to: offset)
      case .wheel where geometry.clamp(offset) == offset: scrollWheel(to: offset)
      case .wheel, .app, .component: contentOffset = offset
      }
    }
  }

  /// Ends a deceleration of the host. Content beyond its range, where a component has released its inset
  /// meanwhile, bounces back as after the touch of a finger.
  package func endDeceleratingAndBounce() {
    guard geometry.clamp(contentOffset) != contentOffset else { return endDecelerating() }
    touch(.began, at: .zero)
    touch(.cancelled, at: .zero)
  }

  /// Moves the content. An animation of the offset that is under way continues, shifted by the distance.
  package func shiftingAnimations(_ move: () -> Void) {
    let (old, animation) = (contentOffset, scrollAnimations.offset)
    move()
    guard let animation, scrollAnimations.offset == nil else { return }
    scrollAnimations.offset = animation.shifted(by: contentOffset - old)
  }

  /// Moves the content by the distances of a scroll wheel to an offset in its range, and not beyond it
  /// by a rounding error, which would be a pull.
  private func scrollWheel(to offset: Point) {
    var distance = offset - contentOffset
    for axis in Axis.allCases
    where geometry.edge(passedBy: contentOffset + distance, along: axis) != nil {
      distance[axis] = distance[axis] > 0 ? distance[axis].nextDown : distance[axis].nextUp
    }
    scrollWheel(dx: distance.x, dy: distance.y)
  }
}
