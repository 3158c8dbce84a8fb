import Testing
import UIKit

/// Layouts by constraints, and stack views.
@MainActor @Suite(.serialized) struct ConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let leaf = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  private let label = UILabel(frame: .zero)

  init() {
    UIView.manners = ViewManners()
    NSLayoutConstraint.broken = []
    for view in [leaf, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    // A letter is 12 points wide, and a line is 24 points high.
    label.font = .systemFont(ofSize: 20)
  }

  private func layOut(in size: CGSize? = nil) {
    if let size { root.bounds.size = size }
    root.layoutIfNeeded()
  }

  // https://developer.apple.com/documentation/uikit/nslayoutanchor
  @Test func `a view follows the edges, the center and the sizes of its anchors`() {
    NSLayoutConstraint.activate([
      leaf.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      leaf.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      leaf.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 5),
      leaf.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: -10),
    ])
    layOut()
    #expect(leaf.frame == CGRect(x: 10, y: 35, width: 160, height: 40))
    // A rotation.
    layOut(in: CGSize(width: 100, height: 200))
    #expect(leaf.frame == CGRect(x: 10, y: 60, width: 60, height: 90))
  }

  @Test func `the leading edge is the right one in a right-to-left layout`() {
    for view in [root, leaf] { view.semanticContentAttribute = .forceRightToLeft }
    NSLayoutConstraint.activate([
      leaf.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10),
      leaf.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -140),
      leaf.topAnchor.constraint(equalTo: root.topAnchor),
      leaf.widthAnchor.constraint(equalToConstant: 50),
      leaf.heightAnchor.constraint(equalTo: leaf.widthAnchor),
    ])
    layOut()
    #expect(leaf.frame == CGRect(x: 140, y: 0, width: 50, height: 50))
  }

  // https://developer.apple.com/documentation/uikit/uiview/contenthuggingpriority(for:)
  @Test func `of two labels, the one with the lower hugging priority gets the remaining width`() {
    let other = UILabel(frame: .zero)
    other.font = label.font
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    (label.text, other.text) = ("1234", "12345")
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      other.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 10),
      other.rightAnchor.constraint(equalTo: root.rightAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      other.topAnchor.constraint(equalTo: label.topAnchor),
    ])
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    layOut()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 48, height: 24))
    #expect(other.frame == CGRect(x: 58, y: 0, width: 142, height: 24))
    label.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    layOut()
    #expect(label.frame.width == 130 && other.frame.width == 60)
    other.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    layOut(in: CGSize(width: 80, height: 100))
    #expect(label.frame.width == 48 && other.frame.width == 22)
  }

  @Test func `a changed text is laid out in the next layout`() {
    label.text = "1"
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      label.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    layOut()
    #expect(label.frame == CGRect(x: 94, y: 76, width: 12, height: 24))
    label.text = "123"
    layOut()
    #expect(label.frame == CGRect(x: 82, y: 76, width: 36, height: 24))
  }

  @Test func `the height of a text of several lines depends on its width`() {
    (label.text, label.numberOfLines) = ("1234567890", 0)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.rightAnchor.constraint(equalTo: root.rightAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    layOut(in: CGSize(width: 50, height: 200))
    #expect(label.frame == CGRect(x: 0, y: 0, width: 50, height: 72))
  }

  // https://developer.apple.com/documentation/uikit/uilayoutpriority
  @Test func `inequalities hold, and a priority decides between two constraints`() {
    let wish = leaf.widthAnchor.constraint(equalToConstant: 150)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([
      leaf.leftAnchor.constraint(equalTo: root.leftAnchor),
      leaf.topAnchor.constraint(equalTo: root.topAnchor),
      leaf.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      leaf.widthAnchor.constraint(lessThanOrEqualToConstant: 90),
      wish,
    ])
    layOut()
    #expect(leaf.frame.size == CGSize(width: 90, height: 20))
    wish.constant = 60
    layOut()
    #expect(leaf.frame.width == 60 && NSLayoutConstraint.broken.isEmpty)
  }

  @Test func `a required constraint that contradicts earlier ones is broken`() {
    let second = leaf.widthAnchor.constraint(equalToConstant: 90)
    NSLayoutConstraint.activate([leaf.widthAnchor.constraint(equalToConstant: 60), second])
    layOut()
    #expect(leaf.frame.width == 60 && NSLayoutConstraint.broken == [second])
  }

  @Test func `a container gets its size from the views inside, at any depth`() {
    label.text = "123"
    leaf.addSubview(label)
    NSLayoutConstraint.activate([
      leaf.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      leaf.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
      label.leftAnchor.constraint(equalTo: leaf.leftAnchor, constant: 2),
      label.rightAnchor.constraint(equalTo: leaf.rightAnchor, constant: -2),
      label.topAnchor.constraint(equalTo: leaf.topAnchor),
      label.bottomAnchor.constraint(equalTo: leaf.bottomAnchor),
    ])
    layOut()
    #expect(leaf.frame == CGRect(x: 80, y: 7, width: 40, height: 24))
    #expect(label.frame == CGRect(x: 2, y: 0, width: 36, height: 24))
    label.text = "12345"
    layOut()
    #expect(leaf.frame.width == 64 && label.frame.width == 60)
    // A constraint of an inner view to an outer view.
    label.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.4).isActive = true
    layOut()
    #expect(leaf.frame == CGRect(x: 58, y: 7, width: 84, height: 24) && label.frame.width == 80)
  }

  @Test func `a view constrained to a view outside its superview follows it`() {
    leaf.translatesAutoresizingMaskIntoConstraints = true
    leaf.frame = CGRect(x: 20, y: 0, width: 100, height: 50)
    leaf.bounds.origin.x = 5
    label.text = "1"
    leaf.addSubview(label)
    label.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -30).isActive = true
    layOut()
    #expect(label.frame.maxX == 155)
    layOut(in: CGSize(width: 300, height: 100))
    #expect(label.frame.maxX == 255)
  }

  // https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)
  @Test func `the fitting size is that of a layout`() {
    (label.text, label.numberOfLines) = ("1234567890", 0)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      label.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
    ])
    #expect(root.systemLayoutSizeFitting(.zero) == CGSize(width: 140, height: 34))
    let narrow = root.systemLayoutSizeFitting(
      CGSize(width: 80, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow == CGSize(width: 80, height: 58))
    layOut(in: narrow)
    #expect(label.frame == CGRect(x: 10, y: 5, width: 60, height: 48))
  }

  @Test func `guides leave out the margins and the safe area`() {
    root.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let (safeArea, margins) = (root.safeAreaLayoutGuide, root.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      leaf.topAnchor.constraint(equalTo: safeArea.topAnchor),
      leaf.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      leaf.leftAnchor.constraint(equalTo: margins.leftAnchor),
      leaf.widthAnchor.constraint(equalTo: margins.widthAnchor),
    ])
    layOut()
    #expect(leaf.frame == CGRect(x: 8, y: 20, width: 184, height: 72))
    root.setSafeAreaInsets(UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
    layOut()
    #expect(leaf.frame.minY == 30)
  }

  // https://developer.apple.com/documentation/uikit/uiview/transform
  @Test func `a layout does not change a transform`() {
    leaf.transform = CGAffineTransform(rotationAngle: .pi / 2)
    NSLayoutConstraint.activate([
      leaf.leftAnchor.constraint(equalTo: root.leftAnchor),
      leaf.topAnchor.constraint(equalTo: root.topAnchor),
      leaf.widthAnchor.constraint(equalToConstant: 40),
      leaf.heightAnchor.constraint(equalToConstant: 20),
    ])
    layOut()
    #expect(leaf.bounds.size == CGSize(width: 40, height: 20))
    #expect(leaf.center == CGPoint(x: 20, y: 10))
  }

  @Test func `the nearest common superview has the constraints, which end with it`() {
    let outer = leaf.leftAnchor.constraint(equalTo: root.leftAnchor)
    let own = leaf.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([outer, own])
    #expect(root.constraints == [outer] && leaf.constraints == [own])
    leaf.removeFromSuperview()
    #expect(!outer.isActive && own.isActive && root.constraints.isEmpty)
  }

  // https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive
  @Test func `a constraint to a view in another tree stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, stranger) = (UIView(frame: .zero), UIView(frame: .zero))
        view.leftAnchor.constraint(equalTo: stranger.leftAnchor).isActive = true
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("without a common superview"))
  }

  @Test func `a stack view adds up the sizes of its visible views, its gaps and its margins`() {
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

  // MARK: Manners

  private final class Leaf: UIView {
    var log: [String] = []

    override var frame: CGRect {
      get { super.frame }
      set {
        log.append("frame")
        super.frame = newValue
      }
    }

    override var bounds: CGRect {
      get { super.bounds }
      set {
        log.append("bounds")
        super.bounds = newValue
      }
    }

    override var center: CGPoint {
      get { super.center }
      set {
        log.append("center")
        super.center = newValue
      }
    }
  }

  @Test(arguments: ViewManners.GeometryWrite.allCases, [false, true])
  func `a layout writes geometry in the configured way`(
    write: ViewManners.GeometryWrite, again: Bool
  ) {
    UIView.manners.geometryWrite = write
    UIView.manners.writesEqualGeometry = again
    UIView.manners.layoutScale = 3
    defer { UIView.manners = ViewManners() }
    let view = Leaf(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0.3),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    layOut()
    let once =
      switch write {
      case .boundsAndCenter: ["bounds", "center"]
      case .frame: ["frame"]
      case .layer: [String]()
      }
    #expect(view.log == once)
    #expect(abs(view.layer.frame.minX - 1.0 / 3) < 1e-9)
    root.setNeedsLayout()
    layOut()
    #expect(view.log == (again ? once + once : once))
  }

  @Test(arguments: [false, true])
  func `constraints are applied in UIView's layout of subviews, or before it`(isFirst: Bool) {
    final class Root: UIView {
      override func layoutSubviews() {}
    }
    UIView.manners.appliesConstraintsFirst = isFirst
    defer { UIView.manners = ViewManners() }
    let root = Root(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(leaf)
    leaf.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(leaf.frame.width == (isFirst ? 200 : 3))
  }
}
