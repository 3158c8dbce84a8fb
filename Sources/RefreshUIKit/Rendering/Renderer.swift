#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  /// Shows the views of a host's list by views of UIKit.
  ///
  /// The components, and other subviews of the list, have a ``RenderedView`` each, behind all other
  /// subviews of the scroll view. Model values are rendered: UIKit animates them where they are rendered
  /// inside `UIView.animate`.
  final class Renderer {
    weak let host: RefreshHost?

    /// The views in the scroll view, from the back to the front.
    private var arrangement = Arrangement()
    /// Renders what changes by itself with each frame.
    private(set) lazy var frames = FrameLink { [weak self] in self?.host }
    private var isRendering = false

    init(host: RefreshHost) {
      self.host = host
      Label.defaultMeasure = { LabelFont().width(of: $0, fontSize: $1) }
    }

    /// Brings the views of UIKit in agreement with those of the kit. What agrees is not written.
    func render() {
      guard !isRendering, let host, let view = host.view else { return }
      isRendering = true
      defer { isRendering = false }
      host.list.layoutDirection =
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      var pass = RenderingPass(host: host, traits: view.traitCollection)
      let views = host.list.subviews.map { pass.render($0) }
      arrangement.arrange(views.isEmpty ? [] : [host.layoutView] + views, in: view)
      frames.update(nextChange: view.window == nil ? nil : pass.nextChange, of: host)
    }
  }

  /// One rendering of all views.
  struct RenderingPass {
    let host: RefreshHost
    /// The traits that the views are rendered for.
    let traits: Traits
    /// The earliest time at which a view looks different by itself, in seconds of the timeline.
    private(set) var nextChange: Double?

    init(host: RefreshHost, traits: UITraitCollection) {
      self.host = host
      self.traits = Traits(
        style: traits.userInterfaceStyle,
        textSize: host.adjustsFontForContentSizeCategory
          ? traits.preferredContentSizeCategory : nil,
        reducesMotion: UIAccessibility.isReduceMotionEnabled)
    }

    /// Renders a view and those in it; a new view of UIKit begins as it is, without an animation.
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
      UIView.performWithoutAnimation { rendered.update(from: view, in: &self) }
      return rendered
    }

    /// Notes when a view looks different by itself.
    mutating func changes(at time: Double?) {
      if let time { nextChange = min(nextChange ?? time, time) }
    }
  }

  /// What the user has set that changes how views look.
  nonisolated struct Traits: Equatable {
    /// Light or dark.
    var style: UIUserInterfaceStyle
    /// The preferred size of texts; nil where fonts do not follow it.
    var textSize: UIContentSizeCategory?
    /// Whether arrows turn at once, and sequences of images show their first one.
    var reducesMotion: Bool
  }
#endif
