#if UIKIT
  import UIKit

  /// The accessibility element of a pulled component at rest. The component is then out of sight,
  /// so UIKit ignores the component's own element. Without this element, assistive technology could
  /// not refresh the list.
  ///
  /// The kit does not check whether VoiceOver, Switch Control or Voice Control is running, because
  /// an app cannot detect Voice Control. UIKit asks for elements only while one of them is running,
  /// and in tests of the user interface.
  private final class RestingElement: UIAccessibilityElement {
    private weak var component: RefreshComponent?
    private(set) weak var container: UIView?
    /// Returns the frame, in the coordinates of the container.
    private let frameInContainer: () -> CGRect

    init(of component: RefreshComponent, in container: UIView, at frame: @escaping () -> CGRect) {
      (self.component, self.container) = (component, container)
      frameInContainer = frame
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
      get { frameInContainer() }
      set {}
    }

    override func accessibilityActivate() -> Bool { component?.activateElement() ?? false }
  }

  extension RefreshComponent {
    /// Returns the element for a component at rest. Nil if the component is in sight, and so has an
    /// element of its own; if its class is not pulled; or if it cannot begin a refresh now.
    ///
    /// - Parameters:
    ///   - container: The view at whose edge the element is.
    ///   - frame: Returns the frame of the element, in the coordinates of that view.
    package final func restingElement(
      in container: UIView, at frame: @escaping () -> CGRect
    ) -> UIAccessibilityElement? {
      guard machine.traits.isPulled, !storage.isInSight, canBeActivated else { return nil }
      if let element = restingElement as? RestingElement, element.container === container {
        return element
      }
      let element = RestingElement(of: self, in: container, at: frame)
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
