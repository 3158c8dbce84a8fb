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

  convenience init() {
    self.init(frame: Rect(x: 0, y: 0, width: 50, height: 30))
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
    context.fill(context.bounds, with: Color(white: 0.5, alpha: 1))
  }
}
