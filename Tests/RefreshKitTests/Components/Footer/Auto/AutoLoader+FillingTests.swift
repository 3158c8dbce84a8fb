import RefreshKit
import Testing

/// An auto header or auto footer that loads until its list is filled.
struct AutoLoaderFillingTests {
  @Test(arguments: Kind.autos)
  func `by default no list is filled`(kind: Kind) throws {
    let filling = try FillingList(kind, fills: false)
    filling.attach()
    #expect(filling.begins == 0)
    #expect((kind.make() as? any AutoLoading)?.loadsUntilFilled == false)
  }

  @Test(arguments: Kind.autos)
  func `content loads that fits into the view with the component`(kind: Kind) throws {
    for (content, begins) in [(1.0, 1), (623, 1), (623.5, 0), (2_000, 0)] {
      let filling = try FillingList(kind, content: content)
      filling.attach()
      #expect(filling.begins == begins, "\(content) points")
    }
  }

  @Test(arguments: Kind.autos)
  func `a host that lays out its content late is asked first`(kind: Kind) throws {
    let filling = try FillingList(kind)
    filling.list.driverDidLayOut()
    filling.list.laysOutContentLate = true
    filling.attach()
    filling.wait()
    #expect(filling.begins == 0)
    #expect(filling.list.awaitsLayout)
    filling.list.driverDidLayOut()
    filling.wait()
    #expect(filling.begins == 1)
    #expect(!filling.list.awaitsLayout)
  }

  @Test(arguments: Kind.autos)
  func `the app's insets and the safe area count`(kind: Kind) throws {
    let filling = try FillingList(kind, content: 523)
    filling.list.contentInset = EdgeInsets(top: 30, bottom: 30)
    filling.list.safeAreaInsets = EdgeInsets(top: 20, bottom: 20)
    filling.attach()
    #expect(filling.begins == 1)
    filling.answer(0.5)
    #expect(filling.begins == 1)
  }

  @Test(arguments: Kind.autos)
  func `pages follow until the list is filled`(kind: Kind) throws {
    let filling = try FillingList(kind)
    filling.attach()
    #expect(filling.answerAll(100) == 6)
    #expect(filling.list.contentSize.height == 700)
  }

  @Test(arguments: Kind.autos)
  func `a page that brings nothing ends it, until the content grows`(kind: Kind) throws {
    let filling = try FillingList(kind)
    filling.attach()
    filling.answer(0)
    #expect(!filling.component.isRefreshing)
    filling.wait(100)
    #expect(filling.begins == 1)
    filling.list.contentSize.height += 10
    filling.wait()
    #expect(filling.begins == 2)
  }

  @Test(arguments: Kind.autos)
  func `a load waits for a finger, until the next frame after it`(kind: Kind) throws {
    let filling = try FillingList(kind)
    filling.list.touch(.began, at: Point(x: 10, y: 300))
    filling.attach()
    #expect(filling.begins == 0)
    filling.list.touch(.ended, at: Point(x: 10, y: 300))
    filling.wait(1 / filling.list.frameRate)
    #expect(filling.begins == 1)
  }

  @Test(arguments: Kind.autoFooters)
  func `after a refresh of the list the shortest content loads`(kind: Kind) throws {
    let filling = try FillingList(kind, content: 2_000)
    let header = RefreshNormalHeader()
    filling.list.header = header
    filling.attach()
    header.beginRefreshing()
    filling.wait()
    filling.list.contentSize.height = 1
    header.endRefreshing()
    filling.wait()
    #expect(filling.begins == 1)
  }

  @Test(arguments: Kind.autos)
  func `a failure, a cancelled load and the last page end it`(kind: Kind) throws {
    for result in [RefreshResult.failure(FillingList.Offline()), .cancelled, .noMoreData] {
      let filling = try FillingList(kind)
      filling.attach()
      filling.answer(50, result)
      filling.list.contentSize.height += 50
      filling.wait(100)
      #expect(filling.begins == 1, "\(result)")
      guard case .failure = result else { continue }
      filling.component.beginRefreshing()
      filling.wait()
      #expect(filling.answerAll(100) == 5)
    }
  }

  @Test(arguments: Kind.autos)
  func `an empty list waits for its first content`(kind: Kind) throws {
    let filling = try FillingList(kind, content: 0)
    filling.attach()
    filling.wait(10)
    #expect(filling.begins == 0)
    filling.list.contentSize.height = 100
    filling.wait(0)
    #expect(filling.begins == 1)
  }

  @Test(arguments: Kind.autos)
  func `a list outside a window waits for it`(kind: Kind) throws {
    let filling = try FillingList(kind)
    filling.list.isInWindow = false
    filling.attach()
    #expect(!filling.component.isRefreshing)
    filling.list.isInWindow = true
    filling.wait()
    #expect(filling.begins == 1)
  }

  @Test(arguments: Kind.autos)
  func `the setting may follow, and the component may move to another list`(kind: Kind) throws {
    let filling = try FillingList(kind, fills: false)
    filling.attach()
    filling.component.loadsUntilFilled = true
    filling.wait()
    #expect(filling.begins == 1)
    filling.answer(1_000)
    filling.component.removeFromSuperview()
    filling.list.contentSize.height = 100
    filling.attach()
    #expect(filling.begins == 2)
  }

  @Test(arguments: Kind.autoFooters)
  func `a refresh of the header begins it again`(kind: Kind) throws {
    let filling = try FillingList(kind, content: 0)
    filling.list.header = RefreshNormalHeader()
    filling.attach()
    for height in [100.0, 50] {
      let begins = filling.begins
      filling.list.header?.beginRefreshing()
      filling.wait()
      filling.list.contentSize.height = height
      filling.wait()
      #expect(filling.begins == begins, "before the end of the refresh")
      filling.list.header?.endRefreshing()
      filling.wait()
      #expect(filling.begins == begins + 1)
      filling.answer(1_000)
    }
    filling.list.header?.beginRefreshing()
    filling.wait()
    filling.list.contentSize.height = 50
    filling.list.header?.endRefreshing(with: .failure(FillingList.Offline()))
    filling.wait()
    #expect(!filling.component.isRefreshing, "after a refresh that failed")
  }

  @Test(arguments: Kind.autos)
  func `a component that only hides while the content fits loads`(kind: Kind) throws {
    let filling = try FillingList(kind)
    (filling.component as? any SelfHiding)?.hidesWhileContentFits = true
    filling.attach()
    #expect(!filling.component.isShown)
    #expect(filling.answerAll(100) == 6)
    #expect(filling.component.isShown)
  }

  @Test(arguments: Kind.autos)
  func `the number of loads in a drag forbids it, but does not count it`(kind: Kind) throws {
    for (times, loads) in [(0, 0), (-2, 0), (1, 6), (3, 6), (-1, 6)] {
      let filling = try FillingList(kind)
      filling.component.autoTriggerTimes = times
      filling.attach()
      #expect(filling.answerAll(100) == loads, "\(times) times")
    }
  }

  @Test(arguments: Kind.autos)
  func `afterwards an arrival loads as if it had not been`(kind: Kind) throws {
    let filling = try FillingList(kind)
    filling.component.autoTriggerTimes = 1
    filling.attach()
    _ = filling.answerAll(300)
    let begins = filling.begins
    filling.list.contentOffset.y = filling.isAtTop ? 100 : 0
    filling.list.contentOffset.y = filling.isAtTop ? -44 : 100
    filling.wait()
    #expect(filling.begins == begins + 1)
  }

  @Test(arguments: Kind.autos)
  func `it needs no automatic loads`(kind: Kind) throws {
    let filling = try FillingList(kind)
    filling.component.isAutomaticallyRefresh = false
    filling.attach()
    #expect(filling.answerAll(100) == 6)
  }

  @Test(arguments: Kind.autoFooters)
  func `after a refresh with no more data, a reset alone does not load`(kind: Kind) throws {
    let filling = try FillingList(kind)
    filling.list.header = RefreshNormalHeader()
    filling.attach()
    filling.answer(50, .failure(FillingList.Offline()))
    filling.list.header?.beginRefreshing()
    filling.wait()
    filling.list.header?.endRefreshing(with: .noMoreData)
    filling.wait()
    #expect(filling.component.state == .noMoreData)
    filling.component.resetNoMoreData()
    filling.wait()
    #expect(filling.begins == 1)
  }

  @Test(arguments: Kind.autoFooters)
  func `a block of the end that refreshes the list comes first`(kind: Kind) throws {
    let filling = try FillingList(kind)
    filling.list.isPagingEnabled = true
    filling.list.header = RefreshNormalHeader()
    filling.attach()
    filling.component.endRefreshingCompletionBlock = { [list = filling.list] in
      list.header?.beginRefreshing()
    }
    filling.answer(100)
    #expect(filling.list.header?.isRefreshing == true)
    #expect(filling.begins == 1)
  }
}
