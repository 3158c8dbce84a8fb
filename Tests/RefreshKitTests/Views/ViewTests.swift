import RefreshKit
import Testing

struct ViewTests {
  // MARK: The tree

  @Test func `subviews are ordered from the back to the front`() {
    let (parent, a, b, c) = (View(), View(), View(), View())
    parent.addSubview(a)
    parent.addSubview(b)
    parent.insertSubview(c, at: 0)
    #expect(parent.holds(c, a, b))
    #expect(c.superview === parent)
  }

  @Test func `adding a subview again brings it to the front`() {
    let (parent, a, b) = (View(), View(), View())
    parent.addSubview(a)
    parent.addSubview(b)
    parent.addSubview(a)
    #expect(parent.holds(b, a))
  }

  @Test func `a subview that is inserted again moves to its index`() {
    let (parent, a, b, c) = (View(), View(), View(), View())
    for view in [a, b, c] { parent.addSubview(view) }
    parent.insertSubview(c, at: 1)
    #expect(parent.holds(a, c, b))
    parent.insertSubview(a, at: 3)
    #expect(parent.holds(c, b, a))
  }

  @Test func `a view is in one superview at a time`() {
    let (one, other, view) = (View(), View(), View())
    one.addSubview(view)
    other.addSubview(view)
    #expect(one.subviews.isEmpty)
    #expect(view.superview === other)
  }

  @Test func `a removed view has no superview, a second time nothing happens`() {
    let (parent, view) = (View(), View())
    parent.addSubview(view)
    view.removeFromSuperview()
    view.removeFromSuperview()
    #expect(parent.subviews.isEmpty)
    #expect(view.superview == nil)
  }

  @Test func `a view is in a window where the root of its tree is`() {
    let list = ScrollView(frame: .zero)
    let (parent, child) = (View(), View())
    parent.addSubview(child)
    #expect(!child.isInWindow)
    list.addSubview(parent)
    #expect(child.isInWindow)
    list.isInWindow = false
    #expect(!child.isInWindow)
    list.isInWindow = true
    parent.removeFromSuperview()
    #expect(!child.isInWindow)
  }

  @Test func `a subview does not keep its superview, a superview keeps its subviews`() {
    let child = View()
    weak var parent: View?
    do {
      let view = View()
      view.addSubview(child)
      parent = view
      #expect(child.superview === view)
    }
    #expect(parent == nil)
    #expect(child.superview == nil)
  }

  @Test func `a view added to itself stops the program and names the way out`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let label = Label()
        label.addSubview(label)
      }
    }
    #expect(result.message.contains("A Label cannot be added to itself or to a view inside it"))
    #expect(result.message.contains("add it to a view that it does not contain"))
  }

  @Test func `a view added to its own descendant stops the program and names the way out`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, child, grandchild) = (ImageView(), View(), View())
        root.addSubview(child)
        child.addSubview(grandchild)
        grandchild.insertSubview(root, at: 0)
      }
    }
    #expect(result.message.contains("A ImageView cannot be added to itself or to a view inside"))
    #expect(result.message.contains("add it to a view that it does not contain"))
  }

  // MARK: Geometry

  @Test func `bounds are the size at the origin, the centre moves the frame`() {
    let view = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 30, height: 40))
    view.center = Point(x: 100, y: 100)
    #expect(view.frame == Rect(x: 85, y: 80, width: 30, height: 40))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that is not finite is refused, one by one`(number: Double) {
    let view = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    view.frame = Rect(x: number, y: 20, width: 30, height: number)
    #expect(view.frame == Rect(x: 1, y: 20, width: 30, height: 4))
    view.frame = Rect(x: 10, y: number, width: number, height: 40)
    #expect(view.frame == Rect(x: 10, y: 20, width: 30, height: 40))
    view.center = Point(x: number, y: 0)
    #expect(view.frame == Rect(x: 10, y: -20, width: 30, height: 40))
    #expect(View(frame: Rect(x: number, y: 2, width: 3, height: 4)).frame.x == 0)
  }

  // MARK: Touches

  @Test func `a tap performs the view's action`() {
    let view = View()
    var taps = 0
    view.tap()
    view.tapAction = { taps += 1 }
    view.tap()
    #expect(taps == 1)
  }

  @Test func `a view is made opaque, upright, seen and open to touches`() {
    let view = View()
    #expect(view.frame == .zero)
    #expect(view.alpha == 1)
    #expect(view.rotation == 0)
    #expect(!view.isHidden)
    #expect(view.isUserInteractionEnabled)
  }
}
