import RefreshKit

extension ListHandle {
  /// Stores the present display list of the components, from the back to the front.
  func draw() {
    let list = scrollView.displayList()
    nextChange = list.nextChange
    drawing = list.groups.filter { !$0.isFloating }.flatMap(items)
    drawing.append(DrawItem(contentAt: list.contentFrame))
    drawing += list.groups.filter { $0.isFloating }.flatMap(items)
  }

  /// A component, and what it draws; nothing for a view that is no component.
  private func items(of group: DisplayList.Group) -> [DrawItem] {
    guard let slot = group.edge.map(Slot.init), let component = scrollView[slot] else { return [] }
    let parts = ComponentPart.allCases.map { component.view($0).map(ObjectIdentifier.init) }
    return [DrawItem(componentIn: slot, at: group.frame)]
      + group.items.compactMap { item in
        DrawItem(item, in: slot, part: (parts.firstIndex(of: item.view) ?? -1) + 1)
      }
  }
}
