/// Lists what is seen of the components now, from the back to the front; see ``DrawItem`` for the
/// sixteen numbers of each.
///
/// - Parameters:
///   - list: The list.
///   - numbers: Takes sixteen numbers for each thing to draw.
///   - capacity: For how many things there is room.
/// - Returns: How many things there are; where that is more than the room, call again with more.
@_cdecl("refresh_draw")
public func refreshDraw(
  _ list: Int32, _ numbers: UnsafeMutablePointer<Double>?, _ capacity: Int32
) -> Int32 {
  count { () throws(FaceError) in
    let list = try Lists.list(list)
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
  count { () throws(FaceError) in
    let drawing = try Lists.list(list).drawing
    guard drawing.indices.contains(Int(index)) else { throw .nothing }
    return give(drawing[Int(index)].text, to: buffer, capacity)
  }
}
