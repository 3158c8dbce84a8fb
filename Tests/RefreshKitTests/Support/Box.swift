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
