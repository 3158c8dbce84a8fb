import RefreshKit

/// A view of the app that has properties and nothing else.
class Switch: View {
  var isOn = false
  let label = Label()
}

/// A view of the app that places what is in it.
final class AppView: View, Recording {
  let record = Record()
  let toggle = Switch()

  init() {
    super.init(frame: Rect(x: 0, y: 0, width: 50, height: 30))
    addSubview(toggle)
    toggle.addSubview(toggle.label)
    toggle.tapAction = { [unowned toggle] in toggle.isOn.toggle() }
  }

  override func layoutSubviews() {
    note()
    toggle.frame = bounds
  }

  override func draw(in context: inout DisplayContext) {
    note()
    context.fill(context.bounds, with: Color(white: 0.5))
  }
}

/// Puts a view into a list and taps its switch.
@MainActor func checkView() {
  let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  let view = AppView()
  list.addSubview(view)
  list.timeline.advance(by: 0)
  check(view.toggle.frame, is: view.bounds, "the switch's frame")
  let place = view.frame.center
  check(list.displayList().items.map(\.frame), is: [view.frame], "what is drawn of the view")
  check(list.hitTest(at: place) === view.toggle, "a tap reaches the switch")
  list.hitTest(at: place)?.tap()
  check(view.toggle.isOn, "the switch is on after a tap")
  view.printOverrides()
}
