import RefreshKit

extension ListHandle {
  /// Stores the items to draw at present, from the back to the front.
  func draw() {
    let list = scrollView.displayList()
    draw(list, DrawItem(.content, at: list.contentFrame), movesWithContent: false)
  }

  /// The item of an index in what is stored.
  func item(at index: Int32) throws(StatusCode) -> DrawItem {
    guard drawing.indices.contains(Int(index)) else { throw .nothing }
    return drawing[Int(index)]
  }

  /// Stores the items to draw in a page. Those that move with the content are at their frames in it, also out of sight,
  /// but not beyond the end to which the page scrolls.
  func drawInPage() {
    var list = scrollView.displayListInContent()
    let content = pageContent
    let sight = Rect(
      x: 0 - list.contentFrame.x, y: 0 - list.contentFrame.y, width: list.size.width,
      height: list.size.height)
    let end = endOfScrolling(content)
    list.groups = list.groups.filter {
      guard let edge = $0.edge, edge == edge.axis.trailingEdge, moves($0) else { return true }
      return $0.frame.origin[edge.axis] < max(end, sight.origin[edge.axis] + sight.size[edge.axis])
    }
    draw(list, DrawItem(content, at: list.contentFrame), movesWithContent: true)
  }

  /// Whether a component, or a second level, moves with the content.
  private func moves(_ group: DisplayList.Group) -> Bool {
    guard let edge = group.edge else { return true }
    return scrollView[Slot(edge)]?.isAmongContent ?? false
  }

  private func draw(_ list: DisplayList, _ content: DrawItem, movesWithContent: Bool) {
    nextChange = list.nextChange
    drawing = []
    for group in list.groups where !group.isFloating {
      draw(group, movesWithContent: movesWithContent && moves(group))
    }
    drawing.append(content)
    for group in list.groups where group.isFloating { draw(group, movesWithContent: false) }
  }

  /// Stores a component and its items, or a second level.
  private func draw(_ group: DisplayList.Group, movesWithContent: Bool) {
    guard let edge = group.edge else { return drawLevel(group, movesWithContent) }
    let slot = Slot(edge)
    guard let component = scrollView[slot] else { return }
    if component.style == .behind || component.style == .stretch {
      drawing.append(
        DrawItem(covered: edge, in: slot, at: group.frame, clip: group.items[0].clip))
    } else {
      drawing.append(
        DrawItem(.component, in: slot, at: group.frame, movesWithContent: movesWithContent))
    }
    for item in group.items {
      var part = 0
      for (index, found) in ComponentPart.allCases.enumerated() {
        guard let view = component.view(found) else { continue }
        if ObjectIdentifier(view) == item.view { part = index + 1 }
      }
      drawing.append(DrawItem(item, in: slot, part: part))
    }
  }

  private func drawLevel(_ group: DisplayList.Group, _ movesWithContent: Bool) {
    for slot in Slot.allCases {
      guard let content = scrollView[slot]?.secondLevel?.content,
        ObjectIdentifier(content) == group.items[0].view
      else { continue }
      drawing.append(
        DrawItem(.level, in: slot, at: group.frame, movesWithContent: movesWithContent))
    }
  }
}
