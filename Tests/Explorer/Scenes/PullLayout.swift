import Foundation
import RefreshKit
import RefreshReplay

/// Where a component of a class is in a list, and the offsets around its thresholds.
struct PullLayout {
  let kind: ComponentKind
  /// How far it must be pulled to load, in points: its length along its axis, for most classes.
  private let length: Double
  /// Whether an app may choose how far.
  let choosesDistance: Bool
  /// Whether a pull is held, and returns when it is let go.
  let holds: Bool

  /// The size of the list, and that of content that is longer than the list.
  private static let (size, contentSize) = (200.0, 600.0)

  /// How far a component must be pulled where a scene chooses that, in points; less than its length.
  static let ownDistance = 20.0

  init(_ kind: ComponentKind, hasOwnDistance: Bool = false) {
    self.kind = kind
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: Self.size, height: Self.size))
    let component = kind.make()
    view[kind.slot] = component
    let ring = component as? RefreshRingHeader
    component.pullTriggerDistance = Self.ownDistance
    choosesDistance = component.pullTriggerDistance != nil
    length =
      hasOwnDistance
      ? Self.ownDistance : ring?.triggerDistance ?? component.frame.size[component.edge.axis]
    holds = component.holdsContentWhilePulled
  }

  /// A pull that is held returns when it is let go, by the distance times `exp(-10 t)` until half a point is
  /// left: from here, in 0.5 s. All other times are multiples of 0.05 s, so that the sums of times meet
  /// again; from another distance their differences would have no end.
  private static let halfSecondDistance = 0.5 * exp(10 * 0.5)

  var slot: Slot { kind.slot }

  /// Whether the component loads at the end of the list.
  var isAuto: Bool { kind.family == .autoHeader || kind.family == .autoFooter }

  private var isHorizontal: Bool { slot == .leader || slot == .trailer }

  /// The line that sets the stage; a motion has a frame at its end alone, at whatever time that is.
  var stage: String {
    let (size, content) = (Self.size, Self.contentSize)
    return #"{"op":"stage","width":\#(size),"height":\#(size),"#
      + #""contentWidth":\#(isHorizontal ? content : size),"#
      + #""contentHeight":\#(isHorizontal ? size : content),"frameRate":0.000001}"#
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
  var distances: [Double] { [-20, holds ? Self.halfSecondDistance : isAuto ? length : length + 1] }

  /// The distances in between, and beyond.
  var thresholds: [Double] {
    isAuto ? [length - 1, length + 10] : [0, length / 2, length]
  }

  /// The distance that arms a second level.
  var levelDistance: Double { 2 * length }
}
