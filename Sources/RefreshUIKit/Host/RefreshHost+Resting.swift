#if UIKIT
  import RefreshKit
  import UIKit

  /// The accessibility elements of pulled components at rest, which are out of sight.
  extension RefreshHost {
    func restingElements(in view: LayoutView) -> [UIAccessibilityElement] {
      let components: [RefreshComponent?] = [list.header, list.leader, list.trailer, list.footer]
      return components.compactMap { component in
        component?.restingElement(in: view) { [weak self, weak component] in
          component.flatMap { self?.placeAtRest(of: $0) } ?? .zero
        }
      }
    }

    /// A rectangle at the component's edge of the visible area. VoiceOver would scroll to an
    /// element outside that area, and that scroll would be a pull.
    private func placeAtRest(of component: RefreshComponent) -> CGRect? {
      guard let view else { return nil }
      let (edge, axis) = (flipped(component.edge), component.edge.axis)
      var place = view.bounds.inset(by: view.adjustedContentInset)
      let length = min(max(component.ownLength, 1), max(place.size[axis], 0))
      if !edge.isLeading { place.origin[axis] += place.size[axis] - length }
      place.size[axis] = length
      return layoutView.convert(place, from: view)
    }
  }
#endif
