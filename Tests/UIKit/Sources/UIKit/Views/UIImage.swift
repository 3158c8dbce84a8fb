public final class UIImage: NSObject, @unchecked Sendable {
  public typealias RenderingMode = UIImageRenderingMode

  public let size: CGSize
  public let scale: CGFloat = 3
  public let renderingMode: RenderingMode
  /// For tests: the name with which the image was made.
  public let name: String?
  /// https://developer.apple.com/documentation/uikit/uiaccessibilityidentification
  public var accessibilityIdentifier: String?

  init(_ name: String?, _ size: CGSize, _ mode: RenderingMode = .automatic) {
    self.name = name
    self.size = size
    renderingMode = mode
  }

  public override convenience init() { self.init(nil, .zero) }

  /// An image of the app's bundle, from ``catalogue``.
  public convenience init?(named name: String) {
    guard let size = Self.catalogue[name] else { return nil }
    self.init(name, size)
  }

  /// A symbol of the system. The stub does not know its size.
  public convenience init?(systemName name: String) {
    self.init(name, CGSize(width: 20, height: 20))
  }

  /// For tests: an image of any size.
  public convenience init(testImageOfSize size: CGSize) { self.init(nil, size) }

  /// For tests: the images of the app's bundle, and their sizes.
  nonisolated(unsafe) public static var catalogue: [String: CGSize] = [:]

  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { UIImage(name, size, mode) }
}

public final class UIGraphicsImageRendererContext: NSObject {
  public func fill(_ rect: CGRect) {}
}

@MainActor public final class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  public init(size: CGSize) { self.size = size }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(nil, size)
  }
}
