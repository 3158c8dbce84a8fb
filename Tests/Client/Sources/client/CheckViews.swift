import RefreshKit

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
