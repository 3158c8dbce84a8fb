import UIKit

/// A view whose layout is a test's.
final class Container: UIView {
  var layout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    layout()
  }
}
