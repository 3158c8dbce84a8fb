import RefreshReplay
import TestSupport
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// The life of a scroll view of UIKit with components, from its creation to its deallocation, with
/// random undocumented behavior of UIKit. App code, a user and a delegate act at random, and the
/// laws are checked after each event.
@MainActor final class Life {
  /// The number of events.
  static let length = 120

  var random: SeededRandom
  /// The views of the screen; nil after app code released them.
  var scene: Scene?
  /// Retains the screen until the end of the present event.
  private var heldScene: Scene?
  let delegate = Delegate()
  /// A row of the list.
  let row = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
  /// A view outside the list, to which app code moves components.
  let shelf = UIView(frame: Screen.frame)

  /// The app's own inset according to the laws.
  var ownInset = EdgeInsets.zero
  /// Whether app code has changed its model, and not reloaded the view yet.
  var isModelChanged = false
  /// An inset saved by a library, which writes it again later.
  var savedInset: EdgeInsets?
  /// Whether app code has turned interaction on.
  var ownInteraction = true
  /// The position of the finger; nil if no finger is down.
  var finger: Point?
  var sight = Sight()
  /// Whether the app makes changes inside an animation.
  private(set) var isAnimating = false
  /// An object retained by the blocks of components.
  let token = Token()

  // See Life+Departure.swift.
  var departure: Departure?
  /// The components that app code keeps, and other views of app code that outlive the screen.
  var (kept, rest): ([RefreshComponent], [UIView]) = ([], [])
  /// All objects that must be deallocated.
  var relics: [Relic] = []
  let requests: Requests
  /// The calls of app code.
  var calls: [Callback] = []
  var observations: [ObservationToken] = []
  var keyObservation: NSKeyValueObservation?
  let (timersBefore, linksBefore) = (
    MainRunLoop.shared.timerCount, MainRunLoop.shared.displayLinkCount
  )

  /// The last events, for the report of a broken law.
  private(set) var log: [String] = []
  private(set) var breach: String?
  /// Whether layouts by constraints also write the geometry of components. It is no draw of
  /// ``random``, so that the events of a life do not depend on it.
  private let writesAutoresizedViews: Bool

  @MainActor final class Token {}

  init(seed: UInt64, requests: Requests) {
    self.requests = requests
    departure = Departure(seed: seed)
    var manners = SeededRandom(seed: seed ^ 0xC057)
    writesAutoresizedViews = manners.chance(30)
    var random = SeededRandom(seed: seed)
    let frame = Screen.frame
    let (window, container) = (UIWindow(frame: frame), Container(frame: frame))
    let view =
      switch random.below(100) {
      case ..<20: Collection(frame: frame, collectionViewLayout: FreeLayout())
      case ..<35: UICollectionView(frame: frame, collectionViewLayout: FlippingLayout())
      case ..<42: UITableView(frame: frame)
      case ..<50: Table(frame: frame)
      case ..<60: Collection(frame: frame, collectionViewLayout: Self.measuringLayout())
      default: UIScrollView(frame: frame)
      }
    if random.chance(30) { view.semanticContentAttribute = .forceRightToLeft }
    view.manners = ScrollViewManners(random: &random)
    view.contentInsetAdjustmentBehavior = random.pick([.automatic, .scrollableAxes, .always])
    view.contentSize = CGSize(width: 375, height: random.pick([0, 300, 667, 2_000]))
    view.contentInset.top = random.pick([0, 0, 20])
    let physics = SystemPhysics(of: view)
    physics.reanchorsDrags = random.chance(50)
    physics.pagesIgnoreInsets = random.chance(50)
    ownInset.top = view.contentInset.top
    let heights: [ClosedRange<CGFloat>?] = [nil, nil, 91...91, 91...143, 91...195]
    if let heights = random.pick(heights) { _ = ScreenBars(around: view, heights: heights) }
    // Such an inset would move the content, which moves the bar, and so on without end.
    if view.bars != nil { view.manners.insetMovesDraggedContent = false }
    if type(of: view) == UIScrollView.self, random.chance(20) { _ = WebContent(of: view) }
    if random.chance(20) { physics.sheet = PageSheet(container) }
    self.random = random
    view.addSubview(row)
    window.addSubview(container)
    if self.random.chance(50) { window.addSubview(shelf) }
    if self.random.chance(90) { container.addSubview(view) }
    let scene = Scene(window, container, view, physics)
    let (host, list) = (scene.host, scene.list)
    self.scene = scene
    host.directInsets = self.random.pick([.own, .whole, .automatic, .automatic, .automatic])
    list.lastUpdatedTimes = MemoryTimeStore()
    view.delegate = self.random.chance(70) ? delegate : nil
    delegate.life = self
    view.webContent?.willCommit = { [weak self] in
      self?.disturb()
      self?.arrive(at: .page)
    }
    if let collection = view as? Collection {
      collection.dataSource = collection.items
      collection.heightOfItem = { CGFloat(20 + $0.item * 37 % 80) }
      collection.keepsItemsInSight = self.random.chance(70)
      collection.reloadData()
    }
    (view as? Table)?.dataSource = rows
    let hidesFooter = self.random.chance(50)
    rows?.wasAsked = { [weak self] in self?.rowsAreCounted(hidingFooter: hidesFooter) }
    (view as? Collection)?.sizeDidChange = { [weak self] in
      self?.disturb()
      self?.sight.isDisturbed = true
    }
    (view as? Collection)?.wasLaidOutInAnimation = { [weak self] in
      guard let self, isOnScreen, !isAnimating else { return }
      report("9: it is laid out inside an animation")
    }
    relics = ([view, host, list, token, container, window] as [AnyObject]).map(Relic.init)
    listenToScene()
  }

  // MARK: The screen

  private var presentScene: Scene {
    guard let scene = scene ?? heldScene else { fatalError("The screen is gone.") }
    return scene
  }

  var isOnScreen: Bool { scene != nil }
  var window: UIWindow { presentScene.window }
  var container: Container { presentScene.container }
  var view: UIScrollView { presentScene.view }
  var physics: SystemPhysics { presentScene.physics }
  var list: ScrollView { presentScene.list }
  var host: RefreshHost { presentScene.host }

  /// The rows of the data source; nil if the view has none.
  var rows: Rows? { (view as? Collection)?.items ?? (view as? Table)?.rows }

  /// A layout whose items have an estimated height until their cells measure another one.
  private static func measuringLayout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 44)
    return layout
  }

  /// The components in the slots.
  var present: [RefreshComponent] {
    (scene ?? heldScene).map { scene in Slot.allCases.compactMap { scene.list[$0] } } ?? []
  }

  /// Runs until a law is broken, everything is at rest, or the screen is gone.
  func run() async {
    let loop = MainRunLoop.shared
    UIView.manners = ViewManners(random: &random)
    UIView.manners.writesAutoresizedViews = writesAutoresizedViews
    departure?.setManners()
    loop.commitsFirst = random.chance(30)
    if random.chance(30) {
      var delays = SeededRandom(seed: random.next())
      loop.linkDelay = { delays.pick([0, 0, 0.1, 0.5, 0.9, 1.2]) }
    }
    loop.didCommit = { [weak self] in
      guard let self, isOnScreen, let law = brokenLawOfFrames else { return }
      report(law)
    }
    loop.willShowFrame = { [weak self] in
      guard let self, isOnScreen, let law = brokenLawOfSight else { return }
      report(law)
    }
    defer {
      (loop.commitsFirst, loop.didCommit, loop.willShowFrame) = (false, nil, nil)
      loop.linkDelay = nil
      UIView.manners = ViewManners()
    }
    for slot in Slot.allCases where isOnScreen {
      let isBesideContent = slot == .trailer || slot == .leader
      if random.chance(isBesideContent ? 30 : 80) { holdingScene { attach(slot) } }
    }
    for number in 0..<Self.length where breach == nil && isOnScreen {
      delegate.budget = 3
      sight.isMovedInEnd = false
      happen()
      if departure != nil { await Self.letFunctionsRun() }
      judge { brokenLaw }
      if number == departure?.event { leave() }
    }
    delegate.life = nil
    relics += present.map(Relic.init)
    guard breach == nil else { return }
    if isOnScreen { comeToRest() } else { breach = await brokenLawOfDeparture() }
  }

  /// Checks a law. App code can release the screen during the check.
  func judge(_ brokenLaw: () -> String?) {
    guard isOnScreen else { return }
    holdingScene {
      if let law = brokenLaw(), isOnScreen { report(law) }
    }
  }

  /// Retains the screen until the end of `body`.
  func holdingScene(_ body: () -> Void) {
    let outer = heldScene
    heldScene = scene ?? outer
    body()
    heldScene = outer
  }

  /// App code makes changes in an animation.
  func animate(_ changes: @escaping () -> Void) {
    isAnimating = true
    UIView.animate(withDuration: 0.3) {
      changes()
      self.arrive(at: .change)
    }
    isAnimating = false
  }

  /// Logs an event for the report of a broken law.
  func note(_ event: String) {
    log.append(event)
    log.removeFirst(max(0, log.count - 12))
  }

  func report(_ law: String) {
    if breach == nil { breach = law }
  }

  private func comeToRest() {
    if let finger { physics.touch(.ended, at: finger) }
    wait(5)
    for component in present {
      component.endRefreshing()
      (component as? any NoMoreDataEnding)?.resetNoMoreData()
    }
    wait(5)
    for component in present { component.state = .idle }
    wait(5)
    breach = brokenLawOfTurns ?? brokenLaw ?? brokenLawAtRest
    for slot in Slot.allCases { view.refresh[slot] = nil }
    wait(1)
    breach = breach ?? brokenLaw ?? brokenLawWithoutComponents
  }

  /// Lets time pass.
  func wait(_ interval: Double) {
    let end = MainRunLoop.shared.now + interval
    physics.run(until: end)
  }
}

extension Life {
  /// A collection view that reports layouts inside an animation. Cells would fly in there.
  final class Collection: UICollectionView {
    let items = Rows(100)
    var wasLaidOutInAnimation: () -> Void = {}
    /// Called after a layout that changed the heights or the number of items. Such a layout can be
    /// inside a component's change of the inset, and moves the content at once.
    var sizeDidChange: () -> Void = {}

    override func layoutSubviews() {
      let size = contentSize
      super.layoutSubviews()
      if contentSize != size { sizeDidChange() }
      if UIView.inheritedAnimationDuration > 0 { wasLaidOutInAnimation() }
    }
  }

  /// A table with a data source.
  final class Table: UITableView {
    let rows = Rows(15)
  }

  /// A view whose next layout makes a change.
  final class Container: UIView {
    var change: (() -> Void)? {
      didSet { if change != nil { setNeedsLayout() } }
    }
    var didLayOut: () -> Void = {}

    override func layoutSubviews() {
      super.layoutSubviews()
      change?()
      change = nil
      didLayOut()
    }
  }

  /// A delegate that makes changes while the content scrolls.
  @MainActor final class Delegate: UIScrollViewDelegate {
    weak var life: Life?
    /// The number of changes that it may still make.
    var budget = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard let life else { return }
      life.arrive(at: .moved)
      guard budget > 0, life.isOnScreen, life.random.chance(12) else { return }
      budget -= 1
      life.disturb()
      life.sight.isDisturbed = true
      life.sight.isMovedInEnd = life.host.isEndingDrag
      if life.host.ongoing.work.contains(.ignoredMove) { life.sight.isChangedInFrame = true }
      // UIKit raises an exception if app code sets an inset or reloads while its data source is being
      // asked. The data source may have hidden the footer, so that the content moves meanwhile.
      let isAsking = (life.view as? UICollectionView)?.isAsking == true
      switch life.random.below(7) {
      case 6 where !isAsking:
        // The host reads the scroll view before it sets the inset. A change of the delegate in that
        // would be overwritten, as it is without the host.
        budget = 0
        life.setOwnInset()
      // A view that is added in an animation grows in it from nothing, in UIKit, too.
      case 5 where !Timeline.isInAnimation:
        life.view.refresh.footer = life.random.chance(50) ? RefreshAutoNormalFooter {} : nil
      case 0 where !isAsking: life.setContentHeight(life.random.pick([300, 1_000, 2_000]))
      case 1: scrollView.contentOffset.y = life.random.pick([-100, -54, 0, 300])
      case 2: scrollView.setContentOffset(CGPoint(x: 0, y: 0), animated: life.random.chance(50))
      default: for component in life.present { component.endRefreshing() }
      }
      life.note("  the delegate changes something")
    }
  }
}
