import RefreshC
import Testing

/// A host of one list, as C code is one: numbers in and out, and texts in buffers.
final class Page {
  /// The events of every list.
  private static var events: [Int32: [String]] = [:]

  /// The list's number.
  let list: Int32

  /// A list of 375 x 667 points with 2,000 points of content, that is listened to.
  init() {
    refreshSetLanguage("en")
    list = refreshMakeList(375, 667)
    refreshSetContentSize(list, 375, 2_000)
    refreshListen(list) { list, slot, event, old, new in
      MainActor.assumeIsolated { Page.record("\(slot).\(event) \(old)>\(new)", in: list) }
    }
  }

  isolated deinit {
    refreshFreeList(list)
    Page.events[list] = nil
  }

  /// The events, as `SLOT.EVENT OLD>NEW`.
  var events: [String] { Page.events[list] ?? [] }

  /// Records an event of a listener.
  static func record(_ event: String, in list: Int32) {
    events[list, default: []].append(event)
  }

  /// Puts a component into a slot.
  func attach(_ className: String, to slot: Int32) {
    #expect(refreshMake(list, slot, className) == 0)
    #expect(refreshAttach(list, slot) == 0)
    refreshAdvance(list, 0)
  }

  /// A number of the list, or of a slot; nil where there is none of that name.
  func number(_ name: String, of slot: Int32 = 0) -> Double? {
    var number = Double.nan
    return refreshGet(list, slot, name, &number) == 0 ? number : nil
  }

  /// In how many seconds the list is to be drawn again; nil for not by itself.
  var next: Double? {
    var seconds = Double.nan
    return refreshNext(list, &seconds) == 0 ? seconds : nil
  }

  /// A text of a slot; nil where there is none.
  func text(_ name: String, of slot: Int32) -> String? {
    read { refreshGetText(list, slot, name, $0, $1) }
  }

  /// What there is to draw: a kind, a text and a frame in whole points.
  var drawing: [String] {
    var numbers = [Double](repeating: .nan, count: 18 * 20)
    let count = refreshDraw(list, &numbers, 20)
    return (0..<Int(count)).map { index in
      let item = numbers[18 * index..<18 * (index + 1)].map { $0 }
      let text = read { refreshDrawText(list, Int32(index), $0, $1) }
      let frame = item[3..<7].map { String(Int($0.rounded())) }.joined(separator: " ")
      let kinds = ["content", "text", "picture", "spinner", "ring", "component", "level", "shape"]
      let kind = kinds[Int(item[0])]
      let part = Int(item[2])
      return "\(kind)\(part == 0 ? "" : "(\(part))") \(text ?? "") at \(frame)"
    }
  }

  /// The shapes: the width of the stroke, the colour with its opacity, and the numbers of the path.
  var shapes: [(lineWidth: Double, color: [Double], path: [Double])] {
    var numbers = [Double](repeating: .nan, count: 18 * 20)
    let count = Int(refreshDraw(list, &numbers, 20))
    return (0..<count).filter { numbers[18 * $0] == 7 }.map { index in
      let item = Array(numbers[18 * index..<18 * (index + 1)])
      let length = Int(refreshDrawPath(list, Int32(index), nil, 0))
      var path = [Double](repeating: .nan, count: length)
      #expect(refreshDrawPath(list, Int32(index), &path, Int32(length)) == Int32(length))
      return (item[13], Array(item[9..<13]), path)
    }
  }

  /// The sides at which texts are drawn: 0 for the middle, 1 for left, 2 for right.
  var sides: [Double] {
    var numbers = [Double](repeating: .nan, count: 18 * 20)
    let count = Int(refreshDraw(list, &numbers, 20))
    return (0..<count).filter { numbers[18 * $0] == 1 }.map { numbers[18 * $0 + 15] }
  }

  /// How much of the component that is drawn first the content covers, from each side.
  var covered: [Double] {
    var numbers = [Double](repeating: .nan, count: 18 * 20)
    let count = Int(refreshDraw(list, &numbers, 20))
    let index = (0..<count).first { numbers[18 * $0] == 5 }
    return index.map { Array(numbers[(18 * $0 + 13)..<(18 * $0 + 17)]) } ?? []
  }

  /// The components that move with the content of a page, or those that do not: a slot and a frame.
  func components(movingWithContent flag: Double) -> [String] {
    itemsInPage.filter { $0[0] == 5 && $0[17] == flag }.map { item in
      "\(Int(item[1])) at " + item[3..<7].map { String(Int($0.rounded())) }.joined(separator: " ")
    }
  }

  /// What a page needs of the content: its blocks, its offset, and the flags.
  var content: [Double] { Array(itemsInPage.first { $0[0] == 0 }?[13..<18] ?? []) }

  private var itemsInPage: [[Double]] {
    var numbers = [Double](repeating: .nan, count: 18 * 20)
    let count = Int(refreshDrawInPage(list, &numbers, 20))
    return (0..<count).map { Array(numbers[18 * $0..<18 * ($0 + 1)]) }
  }

  private func read(_ call: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> String? {
    var buffer = [CChar](repeating: 0x7F, count: 256)
    let count = call(&buffer, 256)
    guard count >= 0 else { return nil }
    return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
