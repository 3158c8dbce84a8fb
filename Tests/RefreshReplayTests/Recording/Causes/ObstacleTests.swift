import RefreshKit
import Testing

@testable import RefreshReplay

/// Every obstacle for every family of classes, as a table.
///
/// An x says that the family can have the obstacle. An inspector then says the words at the end of
/// the row: alone, beside a recorder, and in a replay of the recorder's script.
@MainActor @Suite struct ObstacleTests {
  private static let table = """
    header system backFooter autoFooter autoHeader leader trailer ring
    noMoreData     x x x x x x x x  stays noMoreData: there is no more data
    interactionOff x x x x x x x x  stays idle: its interaction is off
    hidden         x x x x x x x x  stays idle: it is hidden
    hidesItself    - - x x x x x -  stays idle: it hides itself
    waitingEnd     x x x x x x x x  stays idle: an end without more data waits
    secondLevel    x x x x x x x x  stays idle: a second level is in sight
    otherRefresh   x x x x x x x x  stays idle: another component refreshes, and allowsSimultaneousRefreshing is false
    noDrag         x x x - - x x x  stays idle: no finger drags the content
    touchOnly      x x - - - - - -  stays idle: only a finger pulls it
    oldDrag        x x x - - x x x  stays idle: a refresh ended during this drag, which has not been back at the threshold
    shortPull      x x x - - x x x  stays idle: let go at 43 of LENGTH points
    notAutomatic   - - - x x - - -  stays idle: isAutomaticallyRefresh is false
    shortContent   - - - x x - - -  stays idle: the content is shorter than the view; only a drag that ends loads
    timesUsedUp    - - - x x - - -  stays idle: autoTriggerTimes used up in this drag
    sameContent    - - - x x - - -  stays idle: it has loaded here before, and the list has not grown since
    failedLoad     - - - x x - - -  stays idle: its load has failed here, and the content has not been back before its line
    waitingArrival - - - x x - - -  stays idle: it loads once no other component refreshes, no rows are reordered, and the content rests
    noRefresh      x x x x x x x x  stays idle: an end found no refresh
    newNoMoreData  x x x x x x x x  stays noMoreData: an end found no refresh, and noMoreData was not older than the call
    """

  @Test func `the table has all obstacles and families`() {
    let table = CauseTable(Self.table)
    #expect(table.isComplete(for: RefreshObstacle.allCases.map { "\($0)" }))
  }

  @Test(arguments: await CauseTable(ObstacleTests.table).cells)
  func `an inspector says why nothing happens`(cell: CauseTable.Cell) throws {
    let obstacle = try #require(RefreshObstacle.allCases.first { "\($0)" == cell.name })
    for watchers in Watchers.allCases {
      // The only header that must be pulled by a finger is a control.
      let scene = CauseScene(cell.family, for: obstacle == .touchOnly ? .move : nil)
      let seen = CauseObservation(of: scene.list, by: watchers) { play(obstacle, in: scene) }
      let words = cell.words.replacing("LENGTH", with: "\(scene.pullLength)")
      #expect(seen.texts.contains("\(scene.family.slot.rawValue) \(words)"), "\(seen.texts)")
      guard watchers != .inspectorAlone else { continue }
      #expect(seen.unsupported == [])
      #expect(explanation(of: seen.script) == seen.texts, "\(seen.script)")
    }
  }

  // MARK: Playing

  private func play(_ obstacle: RefreshObstacle, in scene: CauseScene) {
    let (list, component) = (scene.list, scene.component)
    let isShort = obstacle == .hidesItself || obstacle == .shortContent
    if isShort { list.contentSize = Size(width: 300, height: 300) }
    switch obstacle {
    case .noMoreData: component.state = .noMoreData
    case .hidden: component.isHidden = true
    case .interactionOff: component.isUserInteractionEnabled = false
    case .notAutomatic: (component as? any AutoLoading)?.isAutomaticallyRefresh = false
    case .hidesItself: (component as? any SelfHiding)?.hidesWhileContentFits = true
    case .otherRefresh:
      list.allowsSimultaneousRefreshing = false
      // An arrival at the end would wait.
      (component as? any AutoLoading)?.isAutomaticallyRefresh = false
    case .waitingArrival: list.allowsSimultaneousRefreshing = false
    default: break
    }
    scene.attach()
    prepare(obstacle, in: scene)
    switch obstacle {
    case .noDrag: list.contentOffset = scene.family.offset(at: 80)
    case .touchOnly:
      list.allowsWheelPull = true
      list.scrollWheel(dy: -900)
    case .oldDrag: scene.drag(to: 95)
    case .shortPull:
      scene.drag(to: 43)
      list.endDragging()
    default: isShort ? scene.dragShortContent() : scene.drag(to: scene.family.isAuto ? 60 : 80)
    }
    if obstacle == .sameContent || obstacle == .failedLoad { list.endDragging() }
    scene.advance()
  }

  /// Brings about the obstacle before the component is pulled, or its end is reached.
  private func prepare(_ obstacle: RefreshObstacle, in scene: CauseScene) {
    let (list, component) = (scene.list, scene.component)
    switch obstacle {
    case .otherRefresh, .waitingArrival: scene.attachOther().beginRefreshing()
    case .secondLevel:
      let other = scene.attachOther()
      other.secondLevel = SecondLevel()
      other.openSecondLevel()
    case .waitingEnd: component.endRefreshing(with: .noMoreData)
    case .newNoMoreData:
      component.state = .noMoreData
      component.endRefreshing()
      scene.advance()
    case .noRefresh:
      component.endRefreshing()
      scene.advance()
    case .oldDrag:
      scene.begin()
      scene.drag(to: 80)
      component.endRefreshing()
      scene.advance()
      scene.drag(to: 90)
      scene.advance(by: 1)
    case .timesUsedUp:
      scene.drag(to: 60)
      component.endRefreshing()
      scene.advance()
      list.contentOffset = scene.family.offset(at: -400)
    case .sameContent, .failedLoad:
      list.contentOffset = scene.family.offset(at: 67)
      component.endRefreshing(
        with: obstacle == .sameContent ? .success : .failure(CancellationError()))
      scene.advance(by: 1)
    default: break
    }
  }
}

extension CauseScene {
  /// Attaches a component at another edge.
  fileprivate func attachOther() -> RefreshComponent {
    let other = family.slot == .header ? RefreshBackFooter() : RefreshHeader()
    list[other.slot] = other
    return other
  }

  /// Drags content that is smaller than the list, to pull the component or to reach its end.
  fileprivate func dragShortContent() {
    if !list.isDragging { list.beginDragging() }
    let edge = component.edge
    let distance = edge == .top || edge == .left ? -80.0 : 80
    list.drag(to: edge.axis == .vertical ? Point(x: 0, y: distance) : Point(x: distance, y: 0))
  }
}
