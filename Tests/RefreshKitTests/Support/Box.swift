import RefreshKit

/// A view that counts how often it was laid out and drawn.
final class Box: View {
  private(set) var layouts = 0
  private(set) var drawings = 0
  /// Called when it is laid out, and when it is drawn.
  var didLayOut: (() -> Void)?
  var didDraw: (() -> Void)?

  override func layoutSubviews() {
    layouts += 1
    didLayOut?()
  }

  override func draw() {
    drawings += 1
    didDraw?()
  }
}

extension View {
  /// Whether exactly these are the subviews, from the back to the front.
  func holds(_ views: View...) -> Bool {
    subviews.map(ObjectIdentifier.init) == views.map(ObjectIdentifier.init)
  }
}
