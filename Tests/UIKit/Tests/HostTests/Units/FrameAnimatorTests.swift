import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// A scroll view shows the opening and the closing of its components in each frame of the screen.
@MainActor @Suite(.serialized) struct FrameAnimatorTests {
  private let view = UICollectionView(frame: Screen.frame)
  private let screen: Screen
  private let items = Rows(100)
  private let header = RefreshNormalHeader {}
  private let list: ScrollView
  private let loop = MainRunLoop.shared

  init() {
    view.dataSource = items
    screen = Screen(view)
    view.reloadData()
    list = view.refresh.list
    screen.show(header)
    loop.run(for: 0.1)
  }

  private var seenOffset: CGFloat { view.layer.seen.bounds.minY }

  /// Whether the frames show content moving from one offset to another with the speed of an
  /// animation of this duration.
  private func isSeen(
    _ frames: [CGFloat], from start: CGFloat, to end: CGFloat, lasting duration: Double
  ) -> Bool {
    let steps = zip(frames, frames.dropFirst()).map { ($1 - $0) * (end > start ? 1 : -1) }
    let share = 1.5 * abs(end - start) / duration / 60
    guard let first = frames.first else { return false }
    return abs(first - start) < share && frames.last == end
      && steps.allSatisfy { $0 >= 0 && $0 < share * 1.5 }
      && steps.count { $0 > 0 } >= Int(duration * 60) - 3
  }

  @Test func `header and content move together; the list has its final values at once`() {
    let log = Offsets()
    list.delegate = log
    header.beginRefreshing()
    #expect(list.contentOffset.y == -54 && view.contentOffset.y == 0)
    let opening = loop.frames { [seenOffset, header.layer.seen.position.y] }
    #expect(isSeen(opening.map { $0[0] }, from: 0, to: -54, lasting: 0.25))
    #expect(opening.allSatisfy { $0[1] == -27 })
    #expect(view.contentOffset.y == -54 && view.contentInset.top == 54)
    header.endRefreshing()
    loop.turn()
    #expect(list.contentOffset.y == 0 && list.reservedInset.top == 0)
    let closing = loop.frames { [seenOffset, header.layer.seen.position.y, view.contentInset.top] }
    #expect(isSeen(closing.map { $0[0] }, from: -54, to: 0, lasting: 0.4))
    #expect(closing.allSatisfy { $0[1] == -27 })
    // The inset gets smaller only once, at the end.
    #expect(Set(closing.map { $0[2] }) == [0, 54] && closing.first?[2] == 54)
    #expect(view.contentOffset.y == 0 && view.contentInset.top == 0)
    #expect(log.offsets == [-54, 0])
  }

  @Test func `late frames have the values of the time at which they are shown`() {
    // Frames of the screen and of the display link begin at the same times.
    loop.run(for: (loop.now * 60).rounded(.up) / 60 - loop.now)
    func opening() -> [CGFloat] {
      header.beginRefreshing()
      return loop.frames(for: 1) { seenOffset }
    }
    let frames = opening()
    header.close()
    var delays = [0.3, 0, 0.9, 0.6]
    loop.linkDelay = {
      delays.append(delays.removeFirst())
      return delays[0]
    }
    let late = opening()
    loop.linkDelay = nil
    #expect(Set(late).count > 10 && late.last == -54)
    #expect(late.allSatisfy { offset in frames.contains { abs($0 - offset) < 0.01 } })
  }

  @Test func `a header behind the content stays at the edge while the content moves`() {
    header.style = .behind
    loop.run(for: 0.1)
    header.beginRefreshing()
    let places = loop.frames { (header.layer.seen.position.y) - seenOffset }
    #expect(places.allSatisfy { abs($0 - 27) < 0.01 })
  }

  @Test func `a header stays in view while a trailer opens`() {
    let trailer = RefreshNormalTrailer {}
    view.refresh.trailer = trailer
    view.contentSize.width = 1_000
    view.contentOffset.x = 625
    loop.run(for: 0.1)
    trailer.beginRefreshing()
    let places = loop.frames {
      (header.layer.seen.position.x) - view.layer.seen.bounds.minX
    }
    #expect(view.contentOffset.x > 650)
    #expect(places.allSatisfy { abs($0 - 375.0 / 2) < 0.01 })
  }

  @Test func `a display link requests frames at 120 Hz, and ends with the animation`() {
    let links = loop.displayLinkCount
    header.beginRefreshing()
    loop.run(for: 0.1)
    #expect(loop.displayLinkCount == links + 1 && loop.displayLinkRates.last?.maximum == 120)
    loop.run(for: 1)
    #expect(loop.displayLinkCount == links)
  }

  @Test(arguments: [false, true])
  func `released content opens from where the finger left it`(clampsInLayout: Bool) {
    view.manners.clampsInLayout = clampsInLayout
    let physics = SystemPhysics(of: view)
    physics.touch(
      through: Array(stride(from: 100, through: 300, by: 10)), every: 0.016, lifts: false)
    physics.run(for: 0.2)
    let pulled = view.contentOffset.y
    #expect(pulled < -60)
    physics.touch(.ended, at: Point(x: 180, y: 300))
    var frames: [CGFloat] = []
    loop.willShowFrame = { frames.append(seenOffset) }
    physics.run(for: 1)
    loop.willShowFrame = nil
    #expect(isSeen(frames, from: pulled, to: -54, lasting: 0.25))
    #expect(!view.isDecelerating && !list.isDecelerating)
  }

  /// A gesture recognizer of the app can begin a refresh while UIKit ends a drag.
  @Test(arguments: [false, true])
  func `a move by UIKit at the end of a drag does not end the animation`(decelerates: Bool) {
    view.beginDragging()
    view.showDrag(at: CGPoint(x: 0, y: -90))
    view.panDidEnd(isLift: true)
    header.beginRefreshing()
    if decelerates {
      view.endDragging(willDecelerate: true)
      view.showFrame(at: CGPoint(x: 0, y: -89))
    } else {
      view.showFrame(at: CGPoint(x: 0, y: -89))
      view.endDragging(willDecelerate: false)
    }
    let offsets = loop.frames { seenOffset }
    #expect(isSeen(Array(offsets.dropFirst()), from: -90, to: -54, lasting: 0.25))
    #expect(list.contentOffset.y == -54 && !list.isDecelerating)
  }

  @Test func `an animated move requested from the list ends the animation`() {
    let physics = SystemPhysics(of: view)
    header.beginRefreshing()
    loop.run(for: 0.1)
    list.setContentOffset(Point(x: 0, y: 500), animated: true)
    #expect(view.contentOffset.y == -54 && view.contentInset.top == 54)
    loop.sleep(
      until: loop.now + 1, nextEvent: { physics.nextFrame }, handleEvent: { physics.advance() })
    #expect(view.contentOffset.y == 500 && list.contentOffset.y == 500)
  }

  @Test func `an animated move by app code continues from the present frame`() {
    let physics = SystemPhysics(of: view)
    header.beginRefreshing()
    loop.run(for: 0.1)
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    let offset = view.contentOffset.y
    loop.run(for: 0.01)
    #expect(offset > -54 && view.contentOffset.y == offset && list.contentOffset.y == offset)
    #expect(abs(view.contentInset.top - list.reservedInset.top) < 1e-6)
    loop.sleep(
      until: loop.now + 1, nextEvent: { physics.nextFrame }, handleEvent: { physics.advance() })
    #expect(view.contentOffset.y == 500 && list.contentOffset.y == 500)
  }

  @Test func `rows inserted at the top during an opening shift the list's offset`() {
    header.beginRefreshing()
    loop.run(for: 0.1)
    view.refresh.keepingPosition {
      items.count += 10
      view.reloadData()
    }
    #expect(view.contentOffset.y == 440 - 54 && list.contentOffset.y == 440 - 54)
  }

  @Test(arguments: [true, false])
  func `a drag during an opening continues from the visible offset`(isObservable: Bool) {
    view.manners.panIsObservable = isObservable
    header.beginRefreshing()
    loop.run(for: 0.1)
    let seen = seenOffset
    #expect(seen < 0 && seen > -54)
    view.beginDragging()
    _ = view.refresh
    #expect(view.contentOffset.y == seen && list.contentOffset.y == Double(seen))
    #expect(list.isDragging)
    #expect(loop.frames { seenOffset }.allSatisfy { $0 == seen })
    view.lift()
  }

  /// Changes that end the animation of an opening, and the offset of the content after each.
  private var ends: [(name: String, offset: CGFloat, act: () -> Void)] {
    [
      ("a move of the app", 200, { view.contentOffset.y = 200 }),
      ("an inset that the app writes", -54, { view.contentInset.bottom += 34 }),
      (
        "leaving the window", -54,
        {
          view.removeFromSuperview()
          loop.turn()
        }
      ),
    ]
  }

  @Test func `an observer's change of the inset during an animation is kept`() {
    let host = view.refresh
    header.beginRefreshing()
    loop.run(for: 0.1)
    #expect(host.animator.showsFrames && view.contentOffset.y > -54)
    var isWritten = false
    let token = (view as UIScrollView).observe(\.contentInset) { [view] _, _ in
      MainActor.assumeIsolated {
        guard !isWritten else { return }
        isWritten = true
        view.contentInset.bottom += 10
      }
    }
    host.footer = RefreshAutoNormalFooter {}
    loop.turn()
    #expect(isWritten && !host.animator.showsFrames)
    #expect(view.contentOffset == list.contentOffset && view.contentOffset.y == -54)
    token.invalidate()
  }

  @Test func `a move, an inset or leaving the window ends the animation at the list's values`() {
    for (name, offset, act) in ends {
      view.refresh.contentInset.bottom = 0
      view.contentOffset.y = 0
      header.beginRefreshing()
      loop.run(for: 0.1)
      #expect(view.contentOffset.y > -54, "\(name)")
      act()
      loop.turn()
      #expect(view.contentOffset.y == offset && list.contentOffset.y == Double(offset), "\(name)")
      #expect(view.contentInset.top == list.reservedInset.top, "\(name)")
      #expect(list.contentInset.bottom == (name.hasPrefix("an inset") ? 34 : 0), "\(name)")
      if view.window != nil {
        #expect(loop.frames { seenOffset }.allSatisfy { $0 == offset }, "\(name)")
      }
      header.close()
    }
  }

  /// Changes that do not move the content.
  private var quietChanges: [(name: String, act: () -> Void)] {
    [
      ("the offset of the frame is set", { view.contentOffset = view.contentOffset }),
      ("the app sets its inset at the host", { view.refresh.contentInset.bottom += 34 }),
      ("rows are inserted in a batch", { view.performBatchUpdates { items.count += 10 } }),
      (
        "other rows are loaded",
        {
          items.count = 50
          view.reloadData()
        }
      ),
    ]
  }

  @Test func `changes that do not move the content do not end the animation`() {
    for (name, act) in quietChanges {
      for opens in [true, false] {
        if opens { header.beginRefreshing() } else { header.endRefreshing() }
        loop.run(for: 0.1)
        act()
        let (start, end) = (seenOffset, opens ? -54.0 : 0)
        #expect(start > -54 && start < 0 && list.contentOffset.y == end, "\(name)")
        let frames = loop.frames { seenOffset }
        #expect(isSeen(frames, from: start, to: end, lasting: opens ? 0.1 : 0.3), "\(name)")
        #expect(view.contentInset.top == 0 - end && list.contentOffset.y == end, "\(name)")
      }
    }
    #expect(list.contentInset == EdgeInsets(bottom: 68))
  }

  @Test func `content rounded to pixels ends on a pixel, and the list has that offset`() {
    view.manners.scale = 3
    header.frame.size.height = 54.1
    loop.run(for: 0.1)
    header.open()
    #expect(view.contentOffset.y == -54 && list.contentOffset.y == -54)
    #expect(list.snapshot.cause == .component)
  }

  @Test func `a view that leaves the window without its header has the list's values`() {
    header.frame.size.height = 0
    view.contentOffset.y = 1_400
    header.beginRefreshing()
    loop.run(for: 0.1)
    view.refresh.header = nil
    #expect(view.contentOffset.y > 0 && list.contentOffset.y == 0)
    view.removeFromSuperview()
    _ = view.refresh
    #expect(view.contentOffset == list.contentOffset)
  }

  @Test func `a footer is at its new position at once when a delegate changes the size`() {
    let footer = RefreshAutoFooter {}
    view.refresh.footer = footer
    loop.run(for: 0.1)
    let shortens = Shortening(of: view)
    view.delegate = shortens
    header.beginRefreshing()
    let places = loop.frames { footer.layer.seen.position.y }
    #expect(shortens.isDone && Set(places) == [1_022])
  }
}

/// Makes the content shorter at its first move.
@MainActor private final class Shortening: UIScrollViewDelegate {
  private unowned let view: UIScrollView
  private(set) var isDone = false

  init(of view: UIScrollView) {
    self.view = view
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isDone else { return }
    isDone = true
    view.contentSize.height = 1_000
  }
}

/// The offsets that a list reports. Offsets of single frames are not among them.
private final class Offsets: RefreshKit.ScrollViewDelegate {
  var offsets: [Double] = []

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}
