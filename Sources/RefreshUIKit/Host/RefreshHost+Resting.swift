#if UIKIT
  import RefreshKit
  import UIKit

  /// The accessibility elements of pulled components at rest, which are out of sight.
  extension RefreshHost {
    func restingElements(in view: LayoutView) -> [UIAccessibilityElement] {
      let components: [RefreshComponent?] = [list.header, list.leader, list.trailer, list.footer]
      return components.compactMap { component in
        component?.restingElement(in: view) { [weak self, weak component] in
          component.flatMap { self?.frameAtRest(of: $0) } ?? .zero
        }
      }
    }

    /// A rectangle at the component's edge of the visible area. VoiceOver would scroll to an
    /// element outside that area, and that scroll would be a pull.
    private func frameAtRest(of component: RefreshComponent) -> CGRect? {
      guard let view else { return nil }
      let (edge, axis) = (flipped(component.edge), component.edge.axis)
      var frame = view.bounds.inset(by: view.adjustedContentInset)
      let length = min(max(component.ownLength, 1), max(frame.size[axis], 0))
      if !edge.isLeading { frame.origin[axis] += frame.size[axis] - length }
      frame.size[axis] = length
      return layoutView.convert(frame, from: view)
    }
  }
#endif
