#if UIKIT
  import UIKit

  /// The part of a list between its bars, along an axis. It decides whether a component is drawn,
  /// and where a component is cut. Without the cut, the component would be visible through the
  /// transparent bars of iOS.
  @MainActor struct Sight {
    /// How much of a component must be visible so that it counts as in sight, in points. UIKit may
    /// have rounded the offset to a pixel.
    private static let tolerance = 0.5
    /// How far a component may be behind a bar without being cut, in points. UIKit rounds the
    /// offset to a pixel, by at most a quarter of a point, so a component at the edge may reach
    /// slightly behind the bar.
    private static let cutTolerance = 0.26

    private let axis: Axis
    private let (start, end): (Double, Double)

    /// - Parameters:
    ///   - bounds: The visible rectangle of the list, in the coordinates of the content.
    ///   - inset: The insets of the bars and of the app.
    ///   - axis: The axis of the component.
    init(of bounds: CGRect, inside inset: UIEdgeInsets, along axis: Axis) {
      self.axis = axis
      start = bounds.origin[axis] + inset[axis.leadingEdge]
      end = bounds.origin[axis] + bounds.size[axis] - inset[axis.trailingEdge]
    }

    func shows(_ frame: CGRect) -> Bool {
      frame.origin[axis] + frame.size[axis] > start + Self.tolerance
        && frame.origin[axis] < end - Self.tolerance
    }

    func showsAll(of frame: CGRect) -> Bool {
      frame.origin[axis] >= start - Self.cutTolerance
        && frame.origin[axis] + frame.size[axis] <= end + Self.cutTolerance
    }

    /// The rectangle to which the drawing of a frame is cut. At the sides without a bar it is
    /// larger than the frame, so that the shadow of a component is drawn there.
    func area(around frame: CGRect) -> CGRect {
      var area = frame.insetBy(dx: 0 - frame.width, dy: 0 - frame.height)
      (area.origin[axis], area.size[axis]) = (start, max(0, end - start))
      return area
    }
  }

  extension ScrollView {
    /// The insets of the bars and of the app that limit where a component is drawn. Nil for a
    /// component that reserves an inset, because it counts as a part of the content, which is also
    /// visible behind the bars.
    package func insetOfSight(of component: RefreshComponent) -> UIEdgeInsets? {
      guard component.reservedInset == 0 else { return nil }
      var inset = geometry.insetAtRest
      inset[component.edge] -= component.settings.ignoredInset
      return inset
    }

    /// Whether a part of a component is visible between the bars, now or at the end of an
    /// animation.
    package func isInSight(_ component: RefreshComponent) -> Bool {
      guard let inset = insetOfSight(of: component) else { return true }
      func isInside(_ frame: CGRect, at offset: CGPoint) -> Bool {
        let bounds = CGRect(origin: offset, size: geometry.size)
        return Sight(of: bounds, inside: inset, along: component.edge.axis).shows(frame)
      }
      let now = timeline.now
      return isInside(component.frame, at: contentOffset)
        || isInside(component.frame(at: now), at: scrollPresentation(at: now).contentOffset)
    }

    /// Whether UIKit animates the layer of the scroll view, which may move the content. True also
    /// while UIKit animates the mask that cuts a component.
    package var isAnimatedByUIKit: Bool {
      container?.layer.hasAnimations == true || components.contains { $0.isCutMoving }
    }
  }

  extension RefreshComponent {
    /// Masks the part of the component behind the bars of its scroll view. There is no mask if the
    /// component is wholly between the bars and no animation moves it, if it is hidden or out of
    /// sight, or if the app has set another mask.
    ///
    /// In an animation block the cut moves with the content and the component, with the same curve.
    ///
    /// - Parameter inset: The insets of the bars, in UIKit's coordinates; nil to draw the whole
    ///   component.
    package final func cut(at inset: UIEdgeInsets?) {
      guard let inset, isShown, storage.isInSight, let list = storage.list,
        let container = list.container?.layer
      else { return endCut() }
      let axis = edge.axis
      func cut(of layer: CALayer, in container: CALayer) -> Cut {
        let sight = Sight(of: container.bounds, inside: inset, along: axis)
        let frame = CGRect(center: layer.position, size: layer.bounds.size)
        let area = sight.area(around: frame)
        return Cut(
          centerOffset: area.center - frame.center, size: area.size,
          isWhole: sight.showsAll(of: frame))
      }
      let end = cut(of: layer, in: container)
      var begin: Cut?
      var isMoving = isCutMoving
      let isAnimated = UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration > 0
      if isAnimated, let container = container.presentation() {
        // While rows are animated, the content moves, but the component is at its final place at
        // once.
        let layer = list.placesAtOnce ? layer : layer.presentation() ?? layer
        begin = cut(of: layer, in: container)
      } else if isMoving, !container.isMoving(along: axis), !layer.isMoving(along: axis) {
        // App code or a finger has ended the animation of the content.
        edgeMask?.layer.removeAllAnimations()
        isMoving = false
      }
      guard isMoving || !end.isWhole || begin?.isWhole == false else { return endCut() }
      guard isCut || layer.mask == nil else { return }
      let (start, goal) = (begin.map(place), place(of: end))
      if let edgeMask, isCut {
        guard MaskPlace(of: edgeMask) != goal else { return }
        if start == nil { return UIView.performWithoutAnimation { edgeMask.move(to: goal) } }
      }
      // Each animation gets a new mask. UIKit would begin an animation of the old mask at the place
      // where that mask is visible, but a bar may have moved since. UIKit would also add the
      // animation to the ongoing animation of the old mask. But a new animation of the offset
      // replaces the ongoing animation of the offset, so the mask would not follow the content.
      let view = UIView(frame: .zero)
      UIView.performWithoutAnimation {
        view.backgroundColor = .black
        view.move(to: start ?? goal)
        edgeMask = view
        mask = view
      }
      view.move(to: goal)
    }

    fileprivate var isCutMoving: Bool { isCut && edgeMask?.layer.hasAnimations == true }

    /// The place of the mask, which is in the coordinates of the component. The app may have set a
    /// transform of the component.
    private func place(of cut: Cut) -> MaskPlace {
      var inverse = transform.inverted()
      let center = layer.bounds.center + cut.centerOffset.applying(inverse)
      (inverse.tx, inverse.ty) = (0, 0)
      return MaskPlace(transform: inverse, size: cut.size, center: center)
    }
  }

  private struct MaskPlace: Equatable {
    var transform: CGAffineTransform
    var size: CGSize
    var center: CGPoint
  }

  extension MaskPlace {
    @MainActor init(of mask: UIView) {
      self.init(transform: mask.transform, size: mask.bounds.size, center: mask.center)
    }
  }

  extension UIView {
    fileprivate func move(to place: MaskPlace) {
      if transform != place.transform { transform = place.transform }
      if bounds.size != place.size { bounds.size = place.size }
      if center != place.center { center = place.center }
    }
  }

  extension CALayer {
    fileprivate var hasAnimations: Bool { animationKeys()?.isEmpty == false }

    /// Whether an animation moves or resizes the layer, or moves its content, along an axis.
    ///
    /// Without an animation, the presentation layer is not read: it may still show the last commit.
    fileprivate func isMoving(along axis: Axis) -> Bool {
      guard hasAnimations, let seen = presentation() else { return false }
      return seen.position[axis] != position[axis]
        || seen.bounds.origin[axis] != bounds.origin[axis]
        || seen.bounds.size[axis] != bounds.size[axis]
    }
  }

  /// The rectangle in which a component is drawn.
  private struct Cut {
    /// The distance of the rectangle's center from the center of the component.
    var centerOffset: CGPoint
    var size: CGSize
    /// Whether the rectangle contains the whole component.
    var isWhole: Bool
  }
#endif
