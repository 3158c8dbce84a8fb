@testable import RefreshKit
@testable import RefreshReplay

/// Rule D: what moves the content.
extension Law {
  private static let stillDeeds: Set<OpName> = [
    .advance, .call, .set, .title, .images, .attach, .detach, .sections, .paging,
    .window, .on, .after, .inset, .safeArea, .contentSize, .resize,
  ]

  /// D1: under a finger, the content moves with it, or where a refresh that opens puts it; and a
  /// deceleration continues until it is over, or until a refresh opens.
  static let contentStaysUnderFingers = ofLists("nothing takes the content from its cause") {
    let (line, new) = ($0.line, $0.scrollView.snapshot)
    let old = line.view
    guard line.deeds.isSubset(of: stillDeeds), !line.hasOpened, !line.hadMotion else { return nil }
    if line.hadLevel || $0.present.contains(where: { $0.component.showsSecondLevel }) { return nil }
    if old.isDecelerating, !new.isDecelerating { return "a deceleration was stopped" }
    guard old.isDragging, new.isDragging, old.dragID == new.dragID else { return nil }
    return old.offset == new.offset
      ? nil : "the content moved from \(old.offset) to \(new.offset) under a finger"
  }

  /// Rows that come or go in front of the others move none of them on the screen, as far as the range of
  /// the content allows, and begin no refresh.
  static let rowsStayInPlace = ofLists("rows in front move no other rows") {
    let (line, list) = ($0.line, $0.scrollView)
    let old = line.view.geometry
    guard line.op == .keepPosition, !line.hadLevel,
      line.deeds.isSubset(of: [.keepPosition, .contentSize])
    else { return nil }
    if line.hasOpened { return "a refresh began" }
    let growth = list.contentSize.height - old.contentSize.height
    let place = line.shown.y + growth
    let (range, oldRange) = (list.geometry.range(along: .vertical), old.range(along: .vertical))
    guard old.contentSize.height > 0, oldRange.lowerBound < oldRange.upperBound,
      range.contains(place), range.contains(line.view.offset.y + growth)
    else { return nil }
    let shown = list.scrollPresentation.contentOffset.y
    return abs(shown - place) < 1e-6 ? nil : "what was at \(place) is at \(shown)"
  }

  /// H1, H2: what is held has a finger or a motion, a component that may hold it, and content at rest.
  static let heldOvershootsHaveCauses = ofLists("what is held has a cause") {
    let list = $0.scrollView
    for edge in Edge.allCases where list.heldOverscroll[edge] != 0 {
      guard list.isTracking || list.isDragging || list.isDecelerating else {
        return "\(list.heldOverscroll) is held without a finger or a motion"
      }
      guard list.contentOffset[edge.axis] == list.geometry.limit(at: edge) else {
        return "\(list.heldOverscroll) is held at \(list.contentOffset)"
      }
      guard $0.present.contains(where: { $0.component.edge == edge && $0.component.holdsContent })
      else { return "nothing holds at \(edge)" }
    }
    return nil
  }

  /// H1: a finger or a host's drag moves no content beyond its rest where a component holds it.
  static let heldContentStaysInRange = ofLists("content that is held stays in range") {
    let (line, new) = ($0.line, $0.scrollView.snapshot)
    let old = line.view
    guard line.deeds.isSubset(of: [.touch, .drag]), line.eventCount == 0, !line.hadMotion,
      new.isDragging, old.geometry == new.geometry
    else { return nil }
    for life in $0.present where life.component.holdsContent {
      let edge = life.component.edge
      let limit = new.geometry.limit(at: edge)
      let outwards = edge == edge.axis.leadingEdge ? -1.0 : 1
      let (was, now) = (old.offset[edge.axis] - limit, new.offset[edge.axis] - limit)
      if was * outwards <= 0, now * outwards > 1e-6 {
        return "the content is \(now * outwards) beyond its rest at \(edge)"
      }
    }
    return nil
  }

  /// D3: numbers stay numbers, and alphas alphas.
  static let numbersAreNumbers = afterLines("numbers stay numbers") { life, onlooker in
    let component = life.component
    let numbers = [
      component.pullingPercent, component.alpha, component.reservedInset, component.frame.x,
      component.frame.y, component.frame.width, component.frame.height,
      onlooker.scrollView.contentOffset.x, onlooker.scrollView.contentOffset.y,
      onlooker.scrollView.pulledOffset.x, onlooker.scrollView.pulledOffset.y,
    ]
    guard numbers.allSatisfy(\.isFinite) else { return "\(numbers)" }
    return 0...1 ~= component.alpha ? nil : "its alpha is \(component.alpha)"
  }
}
