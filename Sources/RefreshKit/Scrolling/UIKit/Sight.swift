#if UIKIT
  import UIKit

  extension ScrollView {
    /// How much of a component must be visible so that it counts as in sight, in points. UIKit may
    /// have rounded the offset to a pixel.
    private static let sightTolerance = 0.5

    /// Whether a part of a component is visible between the bars, now or at the end of an
    /// animation.
    ///
    /// A component that reserves an inset counts as a part of the content, which is also visible
    /// behind the bars.
    package func isInSight(_ component: RefreshComponent) -> Bool {
      guard component.reservedInset == 0 else { return true }
      let edge = component.edge
      let axis = edge.axis
      var inset = geometry.insetAtRest
      inset[edge] -= component.settings.ignoredInset
      func isInside(_ frame: CGRect, at offset: CGPoint) -> Bool {
        let start = offset[axis] + inset[axis.leadingEdge] + Self.sightTolerance
        let end =
          offset[axis] + geometry.size[axis] - inset[axis.trailingEdge] - Self.sightTolerance
        return frame.origin[axis] + frame.size[axis] > start && frame.origin[axis] < end
      }
      let now = timeline.now
      return isInside(component.frame, at: contentOffset)
        || isInside(component.frame(at: now), at: scrollPresentation(at: now).contentOffset)
    }
  }
#endif
