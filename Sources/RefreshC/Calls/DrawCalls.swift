/// Lists the items to draw at the present time, from the back to the front, each as eighteen numbers:
/// components with their items, and the content, which the host draws, between the components behind it
/// and those that float over it. Items that are more than 40 points out of sight are left out.
///
/// | index | of all | of a text | of a picture | of a ring | of a component | of a shape |
/// | --- | --- | --- | --- | --- | --- | --- |
/// | 0 | the kind: 0 the content, 1 a text, 2 a picture, 3 an activity indicator, 4 a ring, 5 a component, in front of its items, 6 a second level in sight, which the host fills, 7 a shape | | | | | |
/// | 1 | the slot of the component | | | | | |
/// | 2 | the part of the component: 1 `stateLabel`, 2 `lastUpdatedTimeLabel`, 3 `arrowView`, 4 `loadingView`, 5 `gifView`, 0 another | | | | | |
/// | 3...6 | x, y, width and height in the visible part of the list | | | | | |
/// | 7 | the opacity, 0...1 | | | | | |
/// | 8 | the rotation around the middle, clockwise, in radians | | | | | |
/// | 9...12 | red, green, blue and opacity of the colour, 0...1 | | | | | |
/// | 13 | | the size of the font | the side at which a host draws a picture of another size: 0 in the middle, 1 left, 2 right | the line width | the length that the content covers from the top, in points | the width of the stroke; 0 if the path is filled |
/// | 14 | | 1 if the glyphs are below each other | its width | the start of the stroke, in turns | the same from the left | |
/// | 15 | | the side of its frame: 0 in the middle, 1 left, 2 right | its height | the end of the stroke, in turns | from the bottom | |
/// | 16 | | | the duration of a sequence, in seconds; 0 for a still picture | the size of the arrowhead, 0...1 | from the right | |
/// | 17 | | | | the radius of the disc behind the ring; 0 for none | | |
///
/// A text is in its frame; a picture and a ring fill theirs.
/// ``refreshDrawText(_:_:_:_:)`` reads the words of a text, the name of a picture, and the names of a
/// sequence of pictures, one on each line; ``refreshDrawPath(_:_:_:_:)`` reads the path of a shape. A filled path has
/// the inside of the even-odd rule; a stroke has round ends and corners.
///
/// - Parameters:
///   - list: The list.
///   - numbers: Receives eighteen numbers for each item.
///   - capacity: The number of items that fit into `numbers`.
/// - Returns: The number of items; if it is above the capacity, call again with a larger one. A
///   negative number means that there is no such list.
@_cdecl("refresh_draw")
public func refreshDraw(
  _ list: Int32, _ numbers: UnsafeMutablePointer<Double>?, _ capacity: Int32
) -> Int32 {
  count { () throws(StatusCode) in
    let list = try ListRegistry.list(list)
    list.draw()
    return list.writeDrawing(to: numbers, capacity)
  }
}

extension ListHandle {
  /// Writes the numbers of as many items as fit, and returns the number of items.
  func writeDrawing(to numbers: UnsafeMutablePointer<Double>?, _ capacity: Int32) -> Int32 {
    if let numbers {
      for index in 0..<min(drawing.count, Int(max(capacity, 0))) {
        drawing[index].write(to: numbers + DrawItem.width * index)
      }
    }
    return Int32(drawing.count)
  }
}

/// Sets the function that measures the texts of the list's components, beside which arrows and activity
/// indicators are placed; null, the default, for half the size of the font for each letter.
@_cdecl("refresh_set_measure")
@discardableResult
public func refreshSetMeasure(_ list: Int32, _ measure: TextMeasure?) -> Int32 {
  onList(list) { $0.measure = measure }
}

/// Reads the text of an item that ``refreshDraw(_:_:_:)`` has listed, by its index from 0.
///
/// - Returns: The number of bytes of UTF-8 of the whole text, as in ``refreshGetText(_:_:_:_:_:)``.
@_cdecl("refresh_draw_text")
public func refreshDrawText(
  _ list: Int32, _ index: Int32, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int32
) -> Int32 {
  count { () throws(StatusCode) in
    write(try ListRegistry.list(list).item(at: index).text, to: buffer, capacity)
  }
}

/// Reads the path of a shape that ``refreshDraw(_:_:_:)`` has listed, by its index from 0.
///
/// Each piece is a number with the points behind it, each an x and a y from the upper left corner of the item's frame:
///
/// - 0 begins a line at a point.
/// - 1 is a straight line to a point.
/// - 2 is a cubic Bézier curve: its two control points, and the point to which it leads.
/// - 3 is a straight line back to the beginning of the line, without a point.
///
/// - Parameters:
///   - list: The list.
///   - index: The index of the item.
///   - numbers: Receives the numbers of the path.
///   - capacity: The number of numbers that fit into `numbers`.
/// - Returns: The number of numbers of the whole path; 0 if the item is no shape. If it is above the capacity, call
///   again with a larger one. The call returns -6 if there is no item of that index.
@_cdecl("refresh_draw_path")
public func refreshDrawPath(
  _ list: Int32, _ index: Int32, _ numbers: UnsafeMutablePointer<Double>?, _ capacity: Int32
) -> Int32 {
  count { () throws(StatusCode) in
    try ListRegistry.list(list).item(at: index).writePath(to: numbers, capacity)
  }
}
