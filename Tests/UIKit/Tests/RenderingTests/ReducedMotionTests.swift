import RefreshKit
import RefreshUIKit
import Testing
import UIKit

import struct RefreshKit.Rect

/// What the preference of less motion changes in views that draw themselves.
struct ReducedMotionTests {
  private let screen = Screen()
  private var host: RefreshHost { screen.view.refresh }

  @Test func `a view that draws itself knows whether the user wants less motion`() {
    final class Still: View {
      override func draw(in context: inout DisplayContext) {
        context.draw(context.reducesMotion ? "still" : "moving", in: context.bounds)
      }
    }
    let (header, still) = (RefreshHeader(), Still())
    header.addSubview(still)
    still.frame = Rect(x: 0, y: 0, width: 100, height: 20)
    screen.show(header)
    defer { UIAccessibility.isReduceMotionEnabled = false }
    for isReduced in [true, false, true] {
      UIAccessibility.isReduceMotionEnabled = isReduced
      screen.run(for: 0.5)
      #expect(host.list.reducesMotion == isReduced)
      let label = screen.rendered(UILabel.self, of: still)
      #expect(label?.text == (isReduced ? "still" : "moving"))
    }
  }
}
