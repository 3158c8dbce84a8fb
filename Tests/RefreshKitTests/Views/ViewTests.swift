import RefreshKit
import Testing

@MainActor struct ViewTests {
  // MARK: The tree of views

  @Test func `subviews are ordered from back to front, and adding one again moves it`() {
    let (parent, a, b, c) = (View(), View(), View(), View())
    parent.addSubview(a)
    parent.addSubview(b)
    parent.insertSubview(c, at: 0)
    #expect(parent.holds(c, a, b))
    #expect(c.superview === parent)
    parent.addSubview(a)
    #expect(parent.holds(c, b, a))
    parent.insertSubview(a, at: 1)
    #expect(parent.holds(c, a, b))
    parent.insertSubview(c, at: 3)
    #expect(parent.holds(a, b, c))
  }

  @Test func `a view is in one superview at a time, and in none after it is removed`() {
    let (one, other, view) = (View(), View(), View())
    one.addSubview(view)
    other.addSubview(view)
    #expect(one.subviews.isEmpty)
    #expect(view.superview === other)
    view.removeFromSuperview()
    view.removeFromSuperview()
    #expect(other.subviews.isEmpty)
    #expect(view.superview == nil)
  }

  #if !UIKIT
    // An app's views are in a scroll view of UIKit, not in the list.
    @Test func `a view is in a window if the root of its tree is`() {
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
  #endif

  @Test func `a superview retains its subviews, and a subview does not retain its superview`() {
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

  #if !UIKIT
    // UIKit stops the program with a message of its own.
    @Test func `adding a view to itself stops the program with a message`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let label = Label()
          label.addSubview(label)
        }
      }
      #expect(result.message.contains("A Label cannot be added to itself or to a view inside it"))
      #expect(result.message.contains("add it to a view that it does not contain"))
    }

    @Test func `adding a view to its own descendant stops the program with a message`() async {
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
  #endif

  // MARK: Properties

  @Test func `by default a view is opaque, not rotated, visible and open to touches`() {
    let view = View()
    #expect(view.frame == .zero)
    #expect(view.alpha == 1)
    #expect(view.rotation == 0)
    #expect(!view.isHidden)
    #expect(view.isUserInteractionEnabled)
    var taps = 0
    view.tap()
    view.tapAction = { taps += 1 }
    view.tap()
    #expect(taps == 1)
  }

  @Test func `bounds are the size at the origin, the center moves the frame`() {
    let view = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 30, height: 40))
    view.center = Point(x: 100, y: 100)
    #expect(view.frame == Rect(x: 85, y: 80, width: 30, height: 40))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a frame that is not finite is not set when a view is made`(number: Double) {
    #expect(View(frame: Rect(x: number, y: 2, width: 3, height: 4)).frame.x == 0)
  }

  @Test func `the accessibility label of a label is its text, unless the app sets one`() {
    let view = View()
    #expect(view.accessibilityLabel == nil)
    #expect(view.accessibilityValue == nil && view.accessibilityHint == nil)
    let label = Label()
    #expect(label.accessibilityLabel == nil)
    label.text = "Pull"
    #expect(label.accessibilityLabel == "Pull" && label.accessibilityValue == nil)
    (label.accessibilityLabel, label.accessibilityValue) = ("Handle", "up")
    label.accessibilityHint = "Pulls"
    #expect(label.accessibilityLabel == "Handle")
    #expect(label.accessibilityValue == "up")
    #expect(label.accessibilityHint == "Pulls")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "Pull")
  }

  @Test func `an activity indicator of 20 points spins from start to stop`() {
    let spinner = ActivityIndicator()
    #expect(spinner.frame.size == Size(width: 20, height: 20))
    #expect(!spinner.isAnimating)
    spinner.startAnimating()
    #expect(spinner.isAnimating)
    spinner.stopAnimating()
    #expect(!spinner.isAnimating)
  }
}
