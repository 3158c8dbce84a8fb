import RefreshKit

extension ListHandle {
  /// Stores the items to draw at present, from the back to the front.
  func draw() {
    let list = scrollView.displayList()
    nextChange = list.nextChange
    drawing = []
    for group in list.groups where !group.isFloating { draw(group) }
    drawing.append(DrawItem(.content, at: list.contentFrame))
    for group in list.groups where group.isFloating { draw(group) }
  }

  /// Stores a component and its items, or a second level.
  private func draw(_ group: DisplayList.Group) {
    guard let edge = group.edge else { return drawLevel(group) }
    let slot = Slot(edge)
    guard let component = scrollView[slot] else { return }
    if component.style == .behind || component.style == .stretch {
      drawing.append(
        DrawItem(covered: edge, in: slot, at: group.frame, clip: group.items[0].clip))
    } else {
      drawing.append(DrawItem(.component, in: slot, at: group.frame))
    }
    for item in group.items {
      var part = 0
      for (index, found) in ComponentPart.allCases.enumerated() {
        guard let view = component.view(found) else { continue }
        if ObjectIdentifier(view) == item.view { part = index + 1 }
      }
      if let item = DrawItem(item, in: slot, part: part) { drawing.append(item) }
    }
  }

  private func drawLevel(_ group: DisplayList.Group) {
    for slot in Slot.allCases {
      guard let content = scrollView[slot]?.secondLevel?.content,
        ObjectIdentifier(content) == group.items[0].view
      else { continue }
      drawing.append(DrawItem(.level, in: slot, at: group.frame))
    }
  }
}
