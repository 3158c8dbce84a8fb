import RefreshKit

extension ListHandle {
  /// What is seen of the components now, from the back to the front, as it looks on its way through
  /// animations. It is kept for those who ask for its texts.
  func draw() {
    drawing = []
    let offset = scrollView.scrollPresentation.contentOffset
    for view in scrollView.subviews {
      for slot in Slot.allCases {
        guard let component = scrollView[slot], component === view else { continue }
        draw(component, at: DrawPlace(of: component, in: slot, scrolledTo: offset))
      }
    }
  }

  private func draw(_ view: View, at place: DrawPlace) {
    guard view.isShown, place.opacity > 0 else { return }
    if let item = DrawItem(view, at: place, time: scrollView.timeline.now) { drawing.append(item) }
    for subview in view.subviews { draw(subview, at: place.inside(subview)) }
  }
}
