#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  /// Shows the views of a host's list by views of UIKit.
  ///
  /// The components, and other subviews of the list, have a ``RenderedView`` each, behind all other
  /// subviews of the scroll view. The renderer shows model values; UIKit animates those that are
  /// rendered inside `UIView.animate`.
  final class Renderer {
    private(set) weak var host: RefreshHost?

    /// The views in the scroll view, from the back to the front.
    private var arrangement = Arrangement()
    /// The link that renders views that change by themselves with each frame.
    private(set) lazy var frames = FrameLink { [weak self] in self?.host }
    private var isRendering = false

    /// Whether the next rendering is not animated, even inside an animation.
    var isNextAtOnce = false

    init(host: RefreshHost) {
      self.host = host
      Label.defaultMeasure = { LabelFont().width(of: $0, fontSize: $1) }
    }

    /// Updates the views of UIKit to agree with those of the kit. Equal values are not written.
    func render() {
      guard !isRendering, let host, let view = host.view else { return }
      isRendering = true
      defer { isRendering = false }
      // Before the first layout in a window nothing is seen, and nothing moves from there.
      guard isNextAtOnce || !host.list.isInWindow else { return render(host, in: view) }
      isNextAtOnce = false
      UIView.performWithoutAnimation { render(host, in: view) }
    }

    private func render(_ host: RefreshHost, in view: UIScrollView) {
      host.list.layoutDirection =
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      host.list.reducesMotion = UIAccessibility.isReduceMotionEnabled
      host.fillComponents(traits: view.traitCollection)
      var pass = RenderingPass(host: host, traits: view.traitCollection)
      if host.animator.showsFrames { pass.changes(at: host.list.timeline.now) }
      let views = host.list.subviews.map { pass.render($0) }
      arrangement.arrange(views.isEmpty ? [] : [host.layoutView] + views, in: view)
      frames.update(nextChange: view.window == nil ? nil : pass.nextChange, of: host)
    }
  }

  /// One rendering of all views.
  struct RenderingPass {
    let host: RefreshHost
    /// The traits for which the views are rendered.
    let traits: Traits
    /// The earliest time at which a view changes its looks by itself, in seconds of the timeline.
    private(set) var nextChange: Double?

    init(host: RefreshHost, traits: UITraitCollection) {
      self.host = host
      self.traits = Traits(
        style: traits.userInterfaceStyle,
        textSize: host.adjustsFontForContentSizeCategory
          ? traits.preferredContentSizeCategory : nil,
        reducesMotion: host.list.reducesMotion)
    }

    /// Renders a view and its subviews; a new view of UIKit is made without an animation.
    ///
    /// - Returns: The view of UIKit.
    mutating func render(_ view: View) -> RenderedView {
      let rendering = view.rendering
      if let rendered = rendering.view {
        rendered.update(from: view, in: &self)
        return rendered
      }
      let rendered =
        (view as? RefreshComponent).map { ComponentView($0) } ?? RenderedView(view)
      rendering.view = rendered
      UIView.performWithoutAnimation {
        rendered.update(from: view, in: &self)
        for action in rendering.viewActions { action(rendered) }
      }
      return rendered
    }

    /// Records the time at which a view changes its looks by itself.
    mutating func changes(at time: Double?) {
      if let time { nextChange = min(nextChange ?? time, time) }
    }
  }

  /// The settings of the user that change the looks of views.
  nonisolated struct Traits: Equatable {
    /// The style: light or dark.
    var style: UIUserInterfaceStyle
    /// The preferred size of texts; nil if fonts do not follow it.
    var textSize: UIContentSizeCategory?
    /// Whether arrows turn at once, and sequences of images show only their first image.
    var reducesMotion: Bool
  }
#endif
