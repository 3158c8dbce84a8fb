#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  import struct RefreshKit.Size

  /// The names by which the kit knows images of UIKit.
  struct ImageNames: Equatable {
    /// The last number in a name.
    private static var last = 0

    private var images: [String: UIImage] = [:]
    /// The names in use, for each use.
    private var names: [String: [String]] = [:]

    /// Names images for a use, in place of earlier images for the same use.
    ///
    /// - Returns: The images of the kit, in order.
    mutating func name(_ newImages: [UIImage], for use: String) -> [Image] {
      for name in names[use] ?? [] { images[name] = nil }
      let named = newImages.map { image in
        Self.last += 1
        let name = "UIImage \(Self.last)"
        images[name] = image
        return Image(name: name, size: Size(image.size))
      }
      names[use] = named.map(\.name)
      return named
    }

    /// The image of a name: one that was named here, one of the kit's arrows, or else the app's own
    /// resource.
    func image(named name: String) -> UIImage? {
      images[name] ?? ArrowImage.image(named: name) ?? UIImage(named: name)
    }

    /// Names are never used twice, so equal names are equal images.
    nonisolated static func == (lhs: ImageNames, rhs: ImageNames) -> Bool {
      lhs.names == rhs.names
    }
  }
#endif
