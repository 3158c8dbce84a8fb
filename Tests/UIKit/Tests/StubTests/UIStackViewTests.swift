import Testing
import UIKit

/// Stack views, and the sizes that constraints demand.
@MainActor struct UIStackViewTests {
  @Test func `a stack view wants the sizes of its shown views, its gaps and its margins`() {
    let (wide, high, hidden) = (UIView(), UIView(), UIView())
    wide.widthAnchor.constraint(equalToConstant: 80).isActive = true
    NSLayoutConstraint.activate([high.heightAnchor.constraint(equalToConstant: 30)])
    hidden.heightAnchor.constraint(equalToConstant: 500).isActive = true
    hidden.isHidden = true
    let stack = UIStackView(arrangedSubviews: [wide, high, hidden])
    stack.spacing = 6
    func fitting() -> CGSize {
      stack.systemLayoutSizeFitting(
        CGSize(width: 0, height: 0), withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel)
    }
    #expect(fitting() == CGSize(width: 86, height: 30))
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(fitting() == CGSize(width: 96, height: 52))
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 52)
    stack.layoutIfNeeded()
    #expect(wide.frame == CGRect(x: 8, y: 8, width: 184, height: 0))
    #expect(high.frame == CGRect(x: 8, y: 14, width: 184, height: 30))
    stack.alignment = .center
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(wide.frame == CGRect(x: 60, y: 8, width: 80, height: 0))
  }
}
