import RefreshKit
import Testing

@testable import RefreshReplay

/// Every cause for every family of classes, as a table.
///
/// An x says that the family can have the cause. An inspector then says the words at the end of the
/// row: alone, beside a recorder, and in a replay of the recorder's script.
@MainActor @Suite struct CauseTests {
  private static let table = """
    header system backFooter autoFooter autoHeader leader trailer ring
    call                x x x x x x x x  beginRefreshing()
    tap                 x x x x x x x x  a tap
    expiration          x x - - - - - x  refreshIfExpired(after: 60)
    release             x - x - - x x x  the pull was let go at 80 of LENGTH points
    threshold           - x - - - - - -  pulled by 80 of LENGTH points, by a finger
    beginByMove         x - x - - x x x  pulled by 10 of LENGTH points, and moved outside of a drag, by the app
    arrival             - - - x x - - -  arrived at the end, offset POSITION, by a finger, trigger 1 of 1
    dragEnd             - - - x x - - -  a drag toward the end has ended there, offset POSITION
    filling             - - - x x - - -  the content does not fill the list
    arrivalDuringRefresh - - - x x - - -  arrived at the end during another refresh or a reordering, by the app; that is over, offset REST
    lateCall            x x x x x x x x  beginRefreshing(), LATE
    lateTap             x x x x x x x x  a tap, LATE
    lateExpiration      x x - - - - - x  refreshIfExpired(after: 60), LATE
    lateRelease         x - x - - x x x  the pull was let go at 80 of LENGTH points, LATE
    lateThreshold       - x - - - - - -  pulled to the threshold, by a finger, LATE
    lateBeginByMove     x - x - - x x x  moved outside of a drag while pulled, by the app, LATE
    lateArrival         - - - x x - - -  arrived at the end, by a finger, LATE
    lateDragEnd         - - - x x - - -  a drag toward the end has ended there, LATE
    lateFilling         - - - - - - - -  the content does not fill the list, LATE
    window              x x x x x x x x  the list is in a window
    nextBegin           x x x x x x x x  another refresh begins while the result is shown
    drag                x x x - - x x x  a drag begins while the failure is shown
    pull                x - x - - x x x  pulled by 80 of LENGTH points, beyond its threshold, by a finger
    pullBack            x - x - - x x x  pulled by 20 of LENGTH points only, by a finger
    move                x x - - - - - -  only a finger pulls it; moved outside of a drag, by the app
    dragCancelled       x - x - - x x x  the drag was canceled
    geometry            x - x - - x x -  a change of sizes or insets has ended the pull
    obstacle            x - x - - x x x  it is hidden
    secondLevel         x - x - - x x x  the second level opens
    success             x x x x x x x x  ended in success
    beforeLoading       x x x x x x x x  ended before it had loaded
    failure             x x x x x x x x  ended in a failure
    timeout             x x x x x x x x  it took longer than refreshingTimeout
    noMoreData          x x x x x x x x  ended, there is no more data
    cancellation        x x x x x x x x  ended as canceled
    leavingNoMoreData   x x x x x x x x  ended by the app, which also ends an older noMoreData
    reset               - - x x x x x -  there may be more data again
    headerRefresh       - - x x - - - -  there may be more data again, after a refresh of the header
    app                 x x x x x x x x  the app has set the state
    restoration         - - x x x - - -  its state was restored
    detaching           - - - - - - - -  it has left the list
    """

  @Test func `the table has all causes and families`() {
    #expect(CauseTable(Self.table).isComplete(for: CauseKind.allCases.map(\.rawValue)))
  }

  @Test(arguments: await CauseTable(CauseTests.table).cells)
  func `an inspector says the words of the cause`(cell: CauseTable.Cell) throws {
    let kind = try #require(CauseKind(rawValue: cell.name))
    let scene = CauseScene(cell.family, for: kind)
    let kinds = causes(in: scene.list) { scene.play(kind) }.map(CauseKind.init)
    let index = try #require(kinds.lastIndex(of: kind), "\(kinds)")
    let expected = words(of: cell, scene)
    for watchers in Watchers.allCases {
      let scene = CauseScene(cell.family, for: kind)
      let seen = CauseObservation(of: scene.list, by: watchers) { scene.play(kind) }
      let changes = seen.texts.filter { $0.contains(" > ") }
      #expect(changes.count == kinds.count)
      let change = try #require(changes.count > index ? changes[index] : nil)
      #expect(
        change.split(separator: ": ", maxSplits: 1).last.map(String.init) == expected,
        "\(watchers)")
      guard watchers != .inspectorAlone else { continue }
      if isUnsaid(kind, of: cell.family) {
        #expect(!seen.unsupported.isEmpty)
      } else {
        #expect(seen.unsupported == [])
        #expect(explanation(of: seen.script) == seen.texts, "\(seen.script)")
      }
    }
  }

  /// Whether the steps that lead to the cause cannot be in a script.
  private func isUnsaid(_ kind: CauseKind, of family: CauseFamily) -> Bool {
    switch kind {
    case .restoration: true
    case .tap, .lateTap: family.slot == .header && !family.isAuto
    default: false
    }
  }

  private func words(of cell: CauseTable.Cell, _ scene: CauseScene) -> String {
    cell.words.replacing("LENGTH", with: "\(scene.pullLength)")
      .replacing("POSITION", with: cell.family == .autoHeader ? "60 of 44" : "1393 of 1377")
      .replacing("REST", with: cell.family == .autoHeader ? "44 of 44" : "1377 of 1377")
      .replacing("LATE", with: "after waiting behind another call")
  }

  @Test(arguments: CauseFamily.allCases)
  func `detaching causes no entry and no event`(family: CauseFamily) {
    let scene = CauseScene(family)
    let kinds = causes(in: scene.list) { scene.play(.detaching) }.map(CauseKind.init)
    #expect(kinds == [.call])
  }
}
