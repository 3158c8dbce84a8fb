import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Components on screens with iOS's default behavior, and the effects of such screens on a host.
@MainActor @Suite(.serialized) struct DefaultScreenTests {
  private let screen = Screen()
  private let header = RefreshNormalHeader {}
  private var view: UIScrollView { screen.view }
  private var host: RefreshHost { screen.host }

  private func openHeader() {
    screen.show(header)
    header.open()
    #expect(header.isRefreshing && view.contentOffset.y == -54)
  }

  /// Opens and ends the header, so that frames of its closing are shown afterward.
  private func closeHeader(on screen: Screen) {
    screen.show(header)
    header.beginRefreshing()
    screen.run(for: 1)
    header.endRefreshing()
    screen.run(for: 0.1)
  }

  // MARK: Collection views

  @Test func `a collection view is not laid out between a change of the model and its reload`() {
    let items = Rows(100)
    let view = UICollectionView(frame: Screen.frame, collectionViewLayout: FreeLayout())
    view.dataSource = items
    view.reloadData()
    let screen = Screen(view)
    screen.show(header)
    screen.pull(to: -80)
    screen.lift(decelerates: true)
    items.count += 1
    view.showFrame(at: CGPoint(x: 0, y: -78))
    #expect(header.isRefreshing && view.contentInset.top == 0)
    view.reloadData()
    screen.run(for: 1)
    #expect(view.contentInset.top == 54 && view.contentOffset.y == -54)
    view.beginDragging()
    for y in stride(from: -50.0, through: 100, by: 10) {
      items.count += 1
      view.showDrag(at: CGPoint(x: 0, y: y))
      view.reloadData()
      screen.run()
    }
    #expect(view.contentInset.top == 0 && view.exceptionCount == 0)
  }

  @Test func `a data source can hide a component`() {
    let items = Rows(0)
    let view = UICollectionView(frame: Screen.frame, collectionViewLayout: FreeLayout())
    let screen = Screen(view)
    let footer = RefreshAutoNormalFooter {}
    screen.host.footer = footer
    screen.run()
    #expect(view.contentInset.bottom == 44)
    items.wasAsked = { footer.isHidden = items.count == 0 }
    view.dataSource = items
    view.reloadData()
    screen.run()
    #expect(footer.isHidden && view.contentInset.bottom == 0 && view.exceptionCount == 0)
    items.count = 20
    view.reloadData()
    #expect(screen.host.reservedInset.bottom == 44 && view.contentInset.bottom == 0)
    screen.run()
    #expect(view.contentInset.bottom == 44 && view.exceptionCount == 0)
  }

  @Test func `a view that draws itself is drawn wherever a view of UIKit brings it`() {
    screen.show(header)
    let (wrapper, ball, container) = (UIView(), Ball(frame: Screen.frame), UIView())
    wrapper.addSubview(ball)
    header.addSubview(container)
    screen.run()
    container.addSubview(wrapper)
    header.beginRefreshing()
    screen.run(for: 1)
    #expect(ball.drawings > 0)
  }

  @Test func `a view that draws itself is drawn in the content of a second level`() {
    let (content, ball) = (UIView(frame: Screen.frame), Ball(frame: Screen.frame))
    content.addSubview(ball)
    let level = SecondLevel()
    level.content = content
    header.secondLevel = level
    screen.show(header)
    level.open()
    screen.run(for: 1)
    #expect(ball.drawings > 0)
  }

  @Test func `a data source can show a component while a frame moves the content`() {
    let items = Rows(0)
    let view = UICollectionView(frame: Screen.frame, collectionViewLayout: FreeLayout())
    let screen = Screen(view)
    let footer = RefreshAutoNormalFooter {}
    footer.isAutomaticallyRefresh = false
    items.wasAsked = { footer.isHidden = items.count == 0 }
    view.dataSource = items
    view.contentSize.height = 2_000
    screen.host.footer = footer
    view.reloadData()
    closeHeader(on: screen)
    let reloader = Reloader {
      items.count = 20
      view.reloadData()
    }
    view.delegate = reloader
    screen.run(for: 1)
    #expect(reloader.body == nil && !footer.isHidden)
    #expect(view.contentInset == UIEdgeInsets(bottom: 44) && view.exceptionCount == 0)
  }

  @Test func `a saved inset keeps its meaning if the component leaves before the next turn`() {
    let view = UICollectionView(frame: Screen.frame, collectionViewLayout: FreeLayout())
    let screen = Screen(view)
    let host = screen.host
    let footer = RefreshAutoNormalFooter {}
    view.contentInset.bottom = 34
    host.footer = footer
    screen.run()
    let saved = view.contentInset
    #expect(saved.bottom == 78)
    footer.isHidden = true
    view.contentInset.top = 20
    view.contentOffset.y = -20
    screen.run()
    // UIKit moves the content to the top. An observer of that move removes the footer, while the
    // host has not yet replaced the sum of the app's inset and the reserved one.
    let observer = Reloader { host.footer = nil }
    host.list.delegate = observer
    view.contentInset = saved
    #expect(observer.body == nil && host.contentInset.bottom == 34)
    screen.run()
    #expect(host.contentInset.bottom == 34 && view.contentInset.bottom == 34)
    // Without the component, the same number is an inset of the app.
    view.contentInset = saved
    screen.run()
    #expect(host.contentInset.bottom == 78 && view.contentInset.bottom == 78)
  }

  @Test func `an observer of a move can show a component before the reload of its rows`() {
    let items = Rows(50)
    let view = UICollectionView(frame: Screen.frame, collectionViewLayout: FreeLayout())
    view.dataSource = items
    let screen = Screen(view)
    let footer = RefreshAutoNormalFooter {}
    footer.isAutomaticallyRefresh = false
    footer.isHidden = true
    screen.host.footer = footer
    view.reloadData()
    closeHeader(on: screen)
    // UIKit moves the content from here. The host notices that in a pass of the run loop, and
    // reports the offset of its last frame.
    let physics = SystemPhysics(of: view)
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    var work: [Ongoing.Work] = []
    let observer = Reloader {
      work.append(screen.host.ongoing.work)
      items.count += 1
      footer.isHidden = false
      view.reloadData()
    }
    screen.host.list.delegate = observer
    physics.run(for: 1)
    #expect(work == [[.ownAction, .appCode]] && !footer.isHidden)
    #expect(view.contentInset == UIEdgeInsets(bottom: 44))
    #expect(view.exceptionCount == 0)
  }

  @Test func `rows that measure themselves do not stop a closing`() {
    let footer = RefreshBackNormalFooter {}
    host.footer = footer
    view.contentOffset.y = 1_333
    footer.open()
    #expect(view.contentOffset.y == 1_377)
    footer.endRefreshing()
    screen.run(for: 0.1)
    let before = view.contentOffset.y
    view.contentSize.height += 30
    view.contentOffset.y += 30
    #expect(host.animator.showsFrames && host.list.contentOffset.y == 1_363)
    let frames = MainRunLoop.shared.frames { view.contentOffset.y }
    #expect(frames.contains { $0 > 1_364 && $0 < before + 30 } && frames.last == 1_363)
    #expect(host.list.contentOffset.y == 1_363 && view.contentInset.bottom == 0)
  }

  @Test func `the list gets a delegate's move made while the animation ends`() {
    let mover = Mover()
    screen.show(header)
    header.beginRefreshing()
    screen.run(for: 0.1)
    view.delegate = mover
    mover.target = 100
    host.header = nil
    #expect(mover.target == nil && host.list.contentOffset == view.contentOffset)
    view.delegate = nil
  }

  // MARK: Pages

  @Test func `an open header stays despite paging, and app code's paging returns after it`() {
    let physics = SystemPhysics(of: view)
    physics.pagesIgnoreInsets = true
    view.isPagingEnabled = true
    openHeader()
    #expect(!view.isPagingEnabled && host.isPagingEnabled && host.list.isPagingEnabled)
    physics.touch(through: [300, 320, 340])
    physics.run(for: 2)
    #expect(view.contentOffset.y == -54)
    header.close()
    #expect(view.isPagingEnabled && view.contentOffset.y == 0)
    openHeader()
    host.isPagingEnabled = false
    #expect(!host.isPagingEnabled && !host.list.isPagingEnabled)
    header.close()
    #expect(!view.isPagingEnabled)
  }

  // MARK: Gestures

  @Test func `a finger at the top of a sheet moves the sheet instead of the header`() {
    let sheet = UIView(frame: screen.window.bounds)
    screen.window.addSubview(sheet)
    sheet.addSubview(view)
    screen.show(header)
    let physics = SystemPhysics(of: view)
    physics.sheet = PageSheet(sheet)
    physics.touch(through: Array(stride(from: 100, through: 240, by: 20)), lifts: false)
    #expect(sheet.frame.minY == 140 && view.contentOffset.y == 0 && header.state == .idle)
    physics.touch(through: Array(stride(from: 220, through: 60, by: -20)), lifts: false)
    #expect(sheet.frame.minY == 0 && view.contentOffset.y > 20)
    physics.touch(.ended, at: Point(x: 180, y: 60))
    physics.run(for: 2)
    #expect(sheet.superview != nil && header.state == .idle)
    view.contentOffset.y = 0
    physics.touch(through: [100, 300])
    physics.run(for: 2)
    #expect(sheet.superview == nil && header.state == .idle)
  }

  @Test(arguments: [false, true])
  func `a pinch neither pulls nor refreshes, and ends a pull`(pullsFirst: Bool) {
    screen.show(header)
    if pullsFirst {
      screen.pull(to: -100)
      #expect(header.state == .pulling)
    }
    view.setZooming(true)
    screen.pull(to: -110)
    #expect(header.state == .idle && !host.list.isDragging)
    screen.lift()
    view.setZooming(false)
    screen.run(for: 1)
    #expect(header.state == .idle)
  }

  @Test func `a tap on the status bar opens a refreshing header again`() {
    let physics = SystemPhysics(of: view)
    openHeader()
    view.contentOffset.y = 600
    screen.run(for: 0.1)
    #expect(view.contentInset.top == 0)
    physics.advance()
    view.scrollToTop()
    physics.run(for: 2)
    #expect(header.reservedInset == 54)
    #expect(view.contentOffset.y == -54 && view.contentInset.top == 54)
    header.close()
    #expect(view.contentOffset.y == 0 && view.contentInset.top == 0)
  }

  @Test func `single offsets set by app code do not count as a scroll to the top`() {
    openHeader()
    for y in [600.0, 400, 200, 0] {
      view.contentOffset.y = CGFloat(y)
      screen.run(for: 5)
      #expect(view.contentOffset.y == CGFloat(y) && header.reservedInset == 0)
    }
    header.close()
  }

  // MARK: Insets written by libraries

  @Test(arguments: [RefreshHost.DirectInsets.automatic, .own, .whole])
  func `an inset that a library writes in each step is answered at most once a step`(
    meaning: RefreshHost.DirectInsets
  ) {
    let view = CountingView(frame: Screen.frame)
    let screen = Screen(view)
    view.manners.growingInsetMovesContent = true
    let writer = Writer()
    screen.host.directInsets = meaning
    screen.show(header)
    header.open()
    view.delegate = writer
    view.beginDragging()
    for y in stride(from: -50.0, through: 100, by: 10) {
      view.writeCount = 0
      view.showDrag(at: CGPoint(x: 0, y: y))
      // One write by the library, one for the header that is scrolled away, and one answer.
      #expect(view.writeCount <= (meaning == .whole ? 2 : 3))
      if meaning == .whole { #expect(view.contentInset.top == 20) }
    }
    view.delegate = nil
    screen.lift()
    header.close()
    #expect(view.contentInset.top == screen.host.contentInset.top)
  }

  // MARK: Reused cells

  @Test func `a reused cell has no load of its last use`() {
    var ends = 0
    let trailer = RefreshNormalTrailer {}
    trailer.endRefreshingCompletionBlock = { ends += 1 }
    view.contentSize = CGSize(width: 1_000, height: 667)
    host.trailer = trailer
    view.contentOffset.x = 625
    trailer.open()
    #expect(trailer.isRefreshing && view.contentOffset.x == 685)
    host.prepareForReuse()
    #expect(trailer.state == .idle && host.trailer === trailer && trailer.superview === view)
    #expect(view.contentOffset.x == 625 && view.contentInset.right == 0 && ends == 0)
    #expect(!host.animator.showsFrames)
    trailer.open()
    #expect(trailer.isRefreshing && view.contentOffset.x == 685)
  }

  // MARK: Cost

  @Test func `an idle host in a window reads only the offset in a pass of the run loop`() {
    let host = host
    host.footer = RefreshAutoNormalFooter {}
    screen.show(header)
    screen.run(for: 1)
    let before = UIView.readCount
    for _ in 0..<10 { screen.run(for: 0.1) }
    #expect(UIView.readCount - before == 10 && !host.needsTurn)
  }

  @Test func `a step of a scroll reads each value of the scroll view once`() {
    screen.show(header)
    screen.run(for: 1)
    view.beginDragging()
    view.showDrag(at: CGPoint(x: 0, y: 10))
    let before = UIView.readCount
    view.showDrag(at: CGPoint(x: 0, y: 20))
    // The window, both insets, the content size and the offset. The stub itself reads the offset
    // twice.
    #expect(UIView.readCount - before == 7)
    screen.lift()
  }

  @Test func `a turn in which no work is due compares the scroll view once`() {
    host.footer = RefreshAutoNormalFooter {}
    screen.show(header)
    view.beginDragging()
    view.showDrag(at: CGPoint(x: 0, y: 100))
    screen.run()
    view.showDrag(at: CGPoint(x: 0, y: 90))
    let before = UIView.readCount
    screen.run()
    #expect(UIView.readCount - before == 12)
    screen.lift()
  }

  @Test func `a move, also one that changes to pulling, and a turn place a component once`() {
    func placings(in change: () -> Void) -> Int {
      UIView.reads = [:]
      defer { UIView.reads = nil }
      change()
      // A placing reads the depth of a component; in an animation block, the stub reads it, too.
      return UIView.reads?["zPosition"] ?? 0
    }
    let host = host
    screen.show(header)
    screen.run(for: 1)
    view.beginDragging()
    #expect(placings { view.showDrag(at: CGPoint(x: 0, y: -30)) } == 1)
    screen.run()
    #expect(header.state == .idle)
    #expect(placings { view.showDrag(at: CGPoint(x: 0, y: -100)) } == 1)
    #expect(header.state == .pulling)
    #expect(placings { host.turn() } == 1)
    screen.lift()
  }

  @Test func `a turn visits the views of a list only after a change of what it shows`() {
    func visits(after change: () -> Void) -> Int {
      change()
      UIView.reads = [:]
      defer { UIView.reads = nil }
      screen.run()
      return UIView.reads?["subviews"] ?? 0
    }
    screen.show(header)
    view.beginDragging()
    view.showDrag(at: CGPoint(x: 0, y: 100))
    screen.run()
    // A visit reads the subviews of the header and of each view in it. The stub's layout reads some,
    // too.
    let all = header.subviews.count
    #expect(visits { view.showDrag(at: CGPoint(x: 0, y: 90)) } < all)
    let label = Label("a")
    #expect(visits { header.addSubview(label) } > all)
    #expect(visits { screen.window.setContentSizeCategory(.accessibilityLarge) } > all)
    #expect(label.font.pointSize > 14)
    screen.lift()
  }
}

/// Moves the content once, in the next scroll.
@MainActor private final class Mover: UIScrollViewDelegate {
  var target: CGFloat?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let target else { return }
    self.target = nil
    scrollView.contentOffset.y = target
  }
}

/// Counts its drawings.
@MainActor private final class Ball: View {
  private(set) var drawings = 0

  override func draw(in context: inout DisplayContext) { drawings += 1 }
}

/// Does something once, in the next scroll, as the delegate of a scroll view or of its list.
@MainActor private final class Reloader: UIScrollViewDelegate, ScrollViewDelegate {
  var body: (() -> Void)?

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { perform() }

  func scrollViewDidScroll(_ scrollView: ScrollView) { perform() }

  private func perform() {
    let body = body
    self.body = nil
    body?()
  }
}

/// Writes an inset in each step of a scroll.
@MainActor private final class Writer: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  }
}

/// Counts the writes of the inset.
private final class CountingView: UIScrollView {
  var writeCount = 0

  override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    set {
      writeCount += 1
      super.contentInset = newValue
    }
  }
}
