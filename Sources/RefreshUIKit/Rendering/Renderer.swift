#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  /// Shows the views of the kit by views of UIKit.
  final class Renderer {
    private weak var host: RefreshHost?

    init(host: RefreshHost) {
      self.host = host
    }

    /// Brings the views of UIKit in agreement with those of the kit.
    func render() {}
  }
#endif
