import RefreshKit

extension ListHandle {
  /// Stores the present display list of the components, from the back to the front.
  func draw() {
    drawing = []
    for group in scrollView.displayList().groups {
      guard let edge = group.edge else { continue }
      for item in group.items {
        if let item = DrawItem(item, in: Slot(edge)) { drawing.append(item) }
      }
    }
  }
}
