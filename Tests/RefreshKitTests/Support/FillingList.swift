import RefreshKit
import Testing

/// A list of 667 points with an auto header or auto footer of 44 that loads until it is filled.
final class FillingList {
  let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  let component: any AutoLoading
  private(set) var begins = 0

  struct Offline: Error {}

  init(_ kind: Kind, content: Double = 100, fills: Bool = true) throws {
    component = try #require(kind.make() as? any AutoLoading)
    component.loadsUntilFilled = fills
    list.contentSize = Size(width: 375, height: content)
    component.refreshingBlock = { [unowned self] in begins += 1 }
  }

  var isAtTop: Bool { component.edge == .top }

  func attach() {
    list.addSubview(component)
    wait()
  }

  func wait(_ time: Double = 1) { list.timeline.advance(by: time) }

  /// Ends the load with a page of some length.
  func answer(_ length: Double, _ result: RefreshResult = .success) {
    list.contentSize.height += length
    component.endRefreshing(with: result)
    wait()
  }

  /// Answers with pages of some length until no load begins; returns how many there were.
  func answerAll(_ length: Double) -> Int {
    var count = 0
    while component.isRefreshing, count < 100 {
      count += 1
      answer(length)
    }
    return count
  }
}
