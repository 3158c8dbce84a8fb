#if UIKIT
  import UIKit

  /// The element that stands for a pulled component at rest: the component is out of sight then, and
  /// UIKit hides it with its own element. Without this one, a list could not be refreshed without a
  /// pull.
  ///
  /// Nothing asks whether VoiceOver, Switch Control or Voice Control runs, because an app cannot
  /// know the last. UIKit asks for elements only while one of them runs, and in tests of the user
  /// interface.
  private final class RestingElement: UIAccessibilityElement {
    private weak var component: RefreshComponent?
    private(set) weak var container: UIView?
    /// Returns the frame, in the coordinates of the container.
    private let place: () -> CGRect

    init(of component: RefreshComponent, in container: UIView, at place: @escaping () -> CGRect) {
      (self.component, self.container) = (component, container)
      self.place = place
      super.init(accessibilityContainer: container)
      isAccessibilityElement = true
    }

    override var accessibilityLabel: String? {
      get { component?.ownAccessibilityText.hint }
      set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
      get { .button }
      set {}
    }

    override var accessibilityIdentifier: String? {
      get { component?.accessibilityIdentifier }
      set {}
    }

    override var accessibilityFrameInContainerSpace: CGRect {
      get { place() }
      set {}
    }

    override func accessibilityActivate() -> Bool { component?.activateElement() ?? false }
  }

  extension RefreshComponent {
    /// The element for a component at rest; nil if the component is in sight, because it then has an
    /// element of its own, if it is not pulled, or if it cannot begin now.
    ///
    /// - Parameters:
    ///   - container: A view at the edge of which the element is.
    ///   - place: Returns the frame of the element, in the coordinates of that view.
    package final func restingElement(
      in container: UIView, at place: @escaping () -> CGRect
    ) -> UIAccessibilityElement? {
      guard machine.traits.isPulled, !storage.isInSight, canBeActivated else { return nil }
      if let element = restingElement as? RestingElement, element.container === container {
        return element
      }
      let element = RestingElement(of: self, in: container, at: place)
      restingElement = element
      return element
    }

    final var defaultIdentifier: String {
      switch edge {
      case .top: "refresh.header"
      case .left: "refresh.leader"
      case .bottom: "refresh.footer"
      case .right: "refresh.trailer"
      }
    }
  }
#endif
