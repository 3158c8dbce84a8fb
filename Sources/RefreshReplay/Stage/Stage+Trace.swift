import RefreshKit

extension Stage {
  /// The stage in a trace, without the number of the line and the events.
  var state: JSON {
    var tree = JSONTree()
    tree.beginObject()
    writeState(to: &tree)
    tree.endObject()
    return tree.value
  }

  /// Writes the line of the trace for the present line of the script.
  func writeLine(to sink: inout some JSONSink & ~Copyable) {
    sink.beginObject()
    sink.member("i", Double(index))
    writeState(to: &sink)
    sink.name("events")
    sink.beginArray()
    for event in events { sink.string(event) }
    sink.endArray()
    sink.endObject()
  }

  private func writeState(to sink: inout some JSONSink & ~Copyable) {
    let (platform, list) = (platform, scrollView)
    sink.member("now", platform.now)
    sink.member("offset", platform.contentOffset)
    if list.hasHoldingComponent { sink.member("held", sides: platform.heldOverscroll) }
    sink.member("inset", sides: platform.shownInset)
    let size = platform.contentSize
    sink.member("contentSize", size.width, size.height)
    sink.member("dragging", platform.isDragging)
    if tracesTracking { sink.member("tracking", platform.isTracking) }
    sink.member("decelerating", platform.isDecelerating)
    sink.member("interactive", platform.isUserInteractionEnabled)
    write(list[.header], "header", to: &sink)
    write(list[.footer], "footer", to: &sink)
    write(list[.trailer], "trailer", to: &sink)
    if tracesLeader { write(list[.leader], "leader", to: &sink) }
  }

  private func write(
    _ component: RefreshComponent?, _ name: StaticString, to sink: inout some JSONSink & ~Copyable
  ) {
    sink.name(name)
    if let component { traced(component).write(to: &sink) } else { sink.null() }
  }
}

nonisolated extension JSONSink where Self: ~Copyable {
  /// Receives a member that is a list of numbers.
  mutating func member(_ name: StaticString, _ point: Point) {
    member(name, point.x, point.y)
  }

  /// Receives a member that is a list of numbers.
  mutating func member(_ name: StaticString, _ rect: Rect) {
    member(name, rect.x, rect.y, rect.width, rect.height)
  }

  /// Receives a member that is a list of numbers.
  mutating func member(_ name: StaticString, sides insets: EdgeInsets) {
    member(name, insets.top, insets.left, insets.bottom, insets.right)
  }
}
