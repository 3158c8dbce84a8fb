#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  import struct RefreshKit.Rect
  import struct RefreshKit.Size

  /// A view of the kit that shows a view of UIKit, so that any `UIView` can be a part of a component.
  ///
  /// ```swift
  /// final class ProgressHeader: RefreshHeader {
  ///   private let bar = UIProgressView()
  ///   private lazy var hosted = HostedView(bar)
  ///
  ///   override func prepare() {
  ///     super.prepare()
  ///     addSubview(hosted)
  ///   }
  ///
  ///   override func placeSubviews() {
  ///     super.placeSubviews()
  ///     hosted.frame = bounds
  ///   }
  ///
  ///   override var pullingPercent: Double {
  ///     didSet { bar.progress = Float(pullingPercent) }
  ///   }
  /// }
  /// ```
  ///
  /// The content fills the frame of this view, and takes touches by itself. Its opacity, transform and
  /// all other properties are the app's, except `translatesAutoresizingMaskIntoConstraints`, which is
  /// set to true. To fill a component, add the `UIView` itself by
  /// ``RefreshKit/RefreshComponent/addSubview(_:fitsHeight:)``.
  @MainActor
  public final class HostedView: View {
    /// The view of UIKit, which this view retains.
    public let content: UIView

    /// Called when the view is laid out by the kit; nil by default.
    var layoutAction: (() -> Void)?

    /// Makes a view as large as its content.
    ///
    /// - Parameter content: A view that is in no other view.
    public init(_ content: UIView) {
      self.content = content
      // Otherwise Auto Layout would change the frame.
      content.translatesAutoresizingMaskIntoConstraints = true
      super.init(frame: Rect(origin: .zero, size: Size(content.bounds.size)))
    }

    public override func layoutSubviews() {
      layoutAction?()
    }
  }
#endif
