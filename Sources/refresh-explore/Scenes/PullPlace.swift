import RefreshKit
import RefreshReplay

/// Where a component of a class is in a list, and the offsets around its thresholds.
struct PullPlace {
  let kind: ComponentKind
  /// Its length along its axis, in points.
  private let length: Double

  /// The size of the list, and that of content that is longer than the list.
  private static let (size, contentSize) = (200.0, 600.0)

  init(_ kind: ComponentKind) {
    self.kind = kind
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: Self.size, height: Self.size))
    let component = kind.make()
    view[kind.slot] = component
    length = component.frame.size[component.edge.axis]
  }

  var slot: Slot { kind.slot }

  /// Whether the component loads at the end of the list.
  var isAuto: Bool { kind.family == .autoHeader || kind.family == .autoFooter }

  private var isHorizontal: Bool { slot == .leader || slot == .trailer }

  /// The line that sets the stage; a motion has a frame at its end alone.
  var stage: String {
    let (size, content) = (Self.size, Self.contentSize)
    return #"{"op":"stage","width":\#(size),"height":\#(size),"#
      + #""contentWidth":\#(isHorizontal ? content : size),"#
      + #""contentHeight":\#(isHorizontal ? size : content),"frameRate":0.5}"#
  }

  /// The line that attaches the component with settings.
  func attach(_ settings: [String]) -> String {
    #"{"op":"attach","slot":"\#(slot.rawValue)","class":"\#(kind.name)","#
      + #""set":[\#(settings.joined(separator: ","))]}"#
  }

  /// The offset at which the content is pulled by a distance, as the fields of a line.
  func offset(_ distance: Double) -> String {
    let end = Self.contentSize - Self.size
    let isLeading = slot == .header || slot == .leader
    let offset = isLeading ? 0 - distance : end + distance
    return isHorizontal ? #""x":\#(offset)"# : #""y":\#(offset)"#
  }

  /// How far the content is pulled inside the content, and where it is far enough.
  var distances: [Double] { [-20, isAuto ? length : length + 1] }

  /// The distances in between, and beyond.
  var thresholds: [Double] {
    isAuto ? [length - 1, length + 10] : [0, length / 2, length]
  }

  /// The distance that arms a second level.
  var levelDistance: Double { 2 * length }
}
