import RefreshKit
import RefreshRecorder
import Testing

@testable import RefreshReplay

/// Every reason why nothing happens, with its words: alone, beside a recorder, and in a replay.
@Suite struct ObstacleTests {
  private static let words: [RefreshObstacle: String] = [
    .noMoreData: "stays noMoreData: there is no more data",
    .interactionOff: "stays idle: its interaction is off",
    .hidden: "stays idle: it is hidden",
    .hidesItself: "stays idle: it hides itself",
    .waitingEnd: "stays idle: an end without more data waits",
    .secondLevel: "stays idle: a second level is in sight",
    .otherRefresh:
      "stays idle: another component refreshes, and allowsSimultaneousRefreshing is false",
    .noDrag: "stays idle: no finger drags the content",
    .touchOnly: "stays idle: only a finger pulls it",
    .oldDrag:
      "stays idle: the drag began during a refresh, and has not been back at the threshold",
    .shortPull: "stays idle: let go at 43 of 54 points",
    .notAutomatic: "stays idle: isAutomaticallyRefresh is false",
    .shortContent:
      "stays idle: the content is shorter than the view; only a drag that ends loads",
    .timesUsedUp: "stays idle: autoTriggerTimes used up in this drag",
    .sameContent: "stays idle: it has loaded here before, and the list has not grown since",
    .noRefresh: "stays idle: an end found no refresh",
  ]

  @Test(arguments: RefreshObstacle.allCases)
  func `an inspector says why nothing happens`(obstacle: RefreshObstacle) throws {
    let words = try #require(Self.words[obstacle])
    for watchers in Watchers.allCases {
      let scene = CauseScene(Self.family(for: obstacle))
      let seen = CauseObservation(of: scene.list, by: watchers) { play(obstacle, in: scene) }
      #expect(seen.texts.contains("\(scene.family.slot.rawValue) \(words)"), "\(seen.texts)")
      guard watchers != .inspectorAlone else { continue }
      #expect(seen.unsupported == [])
      #expect(explanation(of: seen.script) == seen.texts, "\(seen.script)")
    }
  }

  private static func family(for obstacle: RefreshObstacle) -> CauseFamily {
    switch obstacle {
    case .noDrag, .touchOnly, .oldDrag, .shortPull: .header
    default: .autoFooter
    }
  }

  private func play(_ obstacle: RefreshObstacle, in scene: CauseScene) {
    let (list, component) = (scene.list, scene.component)
    switch obstacle {
    case .noDrag, .touchOnly, .oldDrag, .shortPull: return playPull(obstacle, in: scene)
    case .noMoreData: component.state = .noMoreData
    case .hidden: component.isHidden = true
    case .interactionOff: component.isUserInteractionEnabled = false
    case .notAutomatic: (component as? any AutoLoading)?.isAutomaticallyRefresh = false
    case .hidesItself: (component as? any SelfHiding)?.hidesWhileContentFits = true
    case .otherRefresh: list.allowsSimultaneousRefreshing = false
    case .secondLevel, .waitingEnd, .shortContent, .timesUsedUp, .sameContent, .noRefresh: break
    }
    if obstacle == .hidesItself || obstacle == .shortContent { list.contentSize.height = 300 }
    scene.attach()
    switch obstacle {
    case .otherRefresh:
      list.header = RefreshHeader()
      list.header?.beginRefreshing()
    case .secondLevel:
      list.header = RefreshHeader()
      list.header?.secondLevel = SecondLevel()
      list.header?.openSecondLevel()
    case .waitingEnd: component.endRefreshing(with: .noMoreData)
    case .noRefresh: component.endRefreshing()
    case .timesUsedUp:
      scene.drag(to: 60)
      component.endRefreshing()
      scene.advance()
      list.contentOffset.y = 0
    case .sameContent:
      list.contentOffset.y = 1_400
      component.endRefreshing()
      scene.advance(by: 1)
    default: break
    }
    if obstacle == .hidesItself || obstacle == .shortContent {
      list.contentOffset.y = 10
    } else {
      scene.drag(to: 60)
      if obstacle == .sameContent { list.endDragging() }
    }
    scene.advance()
  }

  private func playPull(_ obstacle: RefreshObstacle, in scene: CauseScene) {
    let list = scene.list
    if obstacle == .touchOnly {
      list.header = RefreshControl()
      scene.advance()
    } else {
      scene.attach()
    }
    switch obstacle {
    case .noDrag: list.contentOffset.y = -80
    case .touchOnly:
      list.allowsWheelPull = true
      list.scrollWheel(dy: -900)
    case .oldDrag:
      scene.begin()
      scene.drag(to: 80)
      scene.component.endRefreshing()
      scene.advance()
      scene.drag(to: 90)
      scene.advance(by: 1)
      scene.drag(to: 95)
    default:
      scene.drag(to: 43)
      list.endDragging()
    }
    scene.advance()
  }
}
