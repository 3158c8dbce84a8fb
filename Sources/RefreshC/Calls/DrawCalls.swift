/// Lists what is seen of the components now, from the back to the front, each by sixteen numbers:
///
/// | place | of all | of a text | of a picture | of a ring |
/// | --- | --- | --- | --- | --- |
/// | 0 | what it is: 1 a text, 2 a picture, 3 a wheel, 4 a ring | | | |
/// | 1 | the slot whose component it belongs to | | | |
/// | 2...5 | x, y, width and height in the visible part of the list | | | |
/// | 6 | the opacity, 0...1 | | | |
/// | 7 | how far it is turned around its middle, clockwise, in radians | | | |
/// | 8...11 | red, green, blue and opacity of its colour, 0...1 | | | |
/// | 12 | | the size of the font | where it stands: 0 in the middle, 1 left, 2 right | the line width |
/// | 13 | | | its width | where the stroke begins, in turns |
/// | 14 | | | its height | where the stroke ends, in turns |
/// | 15 | | | how long a sequence takes once, in seconds; 0 for a still picture | the size of the arrowhead, 0...1 |
///
/// A text stands in the middle of its frame. What each thing says or is called,
/// ``refreshDrawText(_:_:_:_:)`` tells: a text its words, a picture its name, a sequence of pictures a
/// name on each line.
///
/// - Parameters:
///   - list: The list.
///   - numbers: Takes sixteen numbers for each thing to draw.
///   - capacity: For how many things there is room.
/// - Returns: How many things there are; where that is more than the room, call again with more. A
///   negative number says that there is no such list.
@_cdecl("refresh_draw")
public func refreshDraw(
  _ list: Int32, _ numbers: UnsafeMutablePointer<Double>?, _ capacity: Int32
) -> Int32 {
  count { () throws(StatusCode) in
    let list = try ListRegistry.list(list)
    list.draw()
    if let numbers {
      for (index, item) in list.drawing.prefix(Int(max(capacity, 0))).enumerated() {
        for (place, number) in item.numbers.enumerated() {
          numbers[index * DrawItem.width + place] = number
        }
      }
    }
    return Int32(list.drawing.count)
  }
}

/// The text of one of the things that ``refreshDraw(_:_:_:)`` has listed, by its place from 0 on.
///
/// - Returns: How many bytes of UTF-8 the whole text has, as in ``refreshGetText(_:_:_:_:_:)``.
@_cdecl("refresh_draw_text")
public func refreshDrawText(
  _ list: Int32, _ index: Int32, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int32
) -> Int32 {
  count { () throws(StatusCode) in
    let drawing = try ListRegistry.list(list).drawing
    guard drawing.indices.contains(Int(index)) else { throw .nothing }
    return give(drawing[Int(index)].text, to: buffer, capacity)
  }
}
