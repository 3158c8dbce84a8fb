#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  import struct RefreshKit.Point

  /// The view of UIKit that renders a component: it takes taps, and is one element for assistive
  /// technology, beside the views that it hosts.
  final class ComponentView: RenderedView {
    /// The component; the component retains this view.
    private(set) weak var component: RefreshComponent?
    /// The host that renders the component: the host of its present or last scroll view.
    private weak var host: RefreshHost?
    private lazy var element = ComponentElement(self)
    private var hostedViews: [UIView] = []
    private var feedback: ObservationToken?

    init(_ component: RefreshComponent) {
      self.component = component
      super.init(component)
      feedback = component.observeFeedback { [weak self] in self?.give($0) }
    }

    override func update(from view: View, in pass: inout RenderingPass) {
      host = pass.host
      // Above the rows: those of a table are at 0, those of a collection view at their `zIndex`.
      layer.zPosition = component?.floatsAboveContent == true ? 1_000 : 0
      super.update(from: view, in: &pass)
      hostedViews = view.hostedViews
    }

    // MARK: Touches

    /// Returns the view that takes the touches at a point: a hosted view, or this view if a tap there
    /// has an action. All other touches are the scroll view's.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      guard view is RenderedView else { return view }
      return target(at: point) == nil ? nil : self
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesEnded(touches, with: event)
      guard let host, let touch = touches.first else { return }
      let point = touch.location(in: self)
      host.handle { target(at: point)?.tap() }
    }

    /// The view of the kit that a tap at a point of this view reaches.
    private func target(at point: CGPoint) -> View? {
      guard let host, let view = host.view else { return nil }
      let place = convert(point, to: view)
      let offset = view.contentOffset
      let point = Point(x: place.x - offset.x, y: place.y - offset.y)
      return host.list.hitTest(at: host.flipped(visible: point))
    }

    // MARK: Feedback

    private func give(_ feedback: Feedback) {
      switch feedback {
      case .tick:
        if let host, host.givesHaptics { host.impacts.occur() }
      case .announcement(let text):
        UIAccessibility.post(notification: .announcement, argument: text)
      }
    }

    // MARK: Accessibility

    override var accessibilityElements: [Any]? {
      get { [element] + hostedViews }
      set {}
    }

    /// Performs the accessibility action of the component.
    func activate() -> Bool {
      guard let component, let host else { return false }
      return host.handle { component.accessibilityActivate() }
    }
  }

  /// A component for assistive technology, with the kit's label, value and hint.
  final class ComponentElement: UIAccessibilityElement {
    private weak var view: ComponentView?

    init(_ view: ComponentView) {
      self.view = view
      super.init(accessibilityContainer: view)
      isAccessibilityElement = true
    }

    private var component: RefreshComponent? { view?.component }

    override var accessibilityLabel: String? {
      get { component?.accessibilityLabel }
      set { component?.accessibilityLabel = newValue }
    }

    override var accessibilityValue: String? {
      get { component?.accessibilityValue }
      set { component?.accessibilityValue = newValue }
    }

    override var accessibilityHint: String? {
      get { component?.accessibilityHint }
      set { component?.accessibilityHint = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
      get { component?.accessibilityHint == nil ? .none : .button }
      set {}
    }

    override var accessibilityFrameInContainerSpace: CGRect {
      get { view?.bounds ?? .zero }
      set {}
    }

    override func accessibilityActivate() -> Bool {
      view?.activate() ?? false
    }
  }

  extension View {
    /// The shown views of the app in the view, from the back to the front.
    fileprivate var hostedViews: [UIView] {
      guard isShown else { return [] }
      let own = (self as? HostedView).map { [$0.content] } ?? []
      return own + subviews.flatMap(\.hostedViews)
    }
  }
#endif
