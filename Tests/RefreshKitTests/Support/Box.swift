import RefreshKit

/// A view that counts how often it was laid out.
final class Box: View {
  private(set) var layouts = 0
  /// Called when it is laid out.
  var didLayOut: (() -> Void)?

  override func layoutSubviews() {
    layouts += 1
    didLayOut?()
  }
}

extension View {
  /// Whether exactly these are the subviews, from the back to the front.
  func holds(_ views: View...) -> Bool {
    subviews.map(ObjectIdentifier.init) == views.map(ObjectIdentifier.init)
  }
}
