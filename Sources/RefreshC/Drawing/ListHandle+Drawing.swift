import RefreshKit

extension ListHandle {
  /// Stores what there is to draw at present, from the back to the front.
  func draw() {
    let list = scrollView.displayList()
    nextChange = list.nextChange
    drawing = []
    for group in list.groups where !group.isFloating { draw(group) }
    drawing.append(DrawItem(.content, at: list.contentFrame))
    for group in list.groups where group.isFloating { draw(group) }
  }

  /// Stores a component and what it draws; nothing for a view that is no component.
  private func draw(_ group: DisplayList.Group) {
    guard let edge = group.edge, let component = scrollView[Slot(edge)] else { return }
    let slot = Slot(edge)
    drawing.append(DrawItem(.component, in: slot, at: group.frame))
    for item in group.items {
      var part = 0
      for (index, found) in ComponentPart.allCases.enumerated() {
        guard let view = component.view(found) else { continue }
        if ObjectIdentifier(view) == item.view { part = index + 1 }
      }
      if let item = DrawItem(item, in: slot, part: part) { drawing.append(item) }
    }
  }
}
