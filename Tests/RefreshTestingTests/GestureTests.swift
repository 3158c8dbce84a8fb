import RefreshTesting
import Testing

/// Each gesture is made by a finger, and returns when all is settled.
@MainActor @Suite struct GestureTests {
  private struct Offline: Error {}

  @Test func `a pull below the threshold refreshes nothing`() async throws {
    try await TestList.run { list in
      var loads = 0
      list.shows { 30 }
      list.view.header = RefreshNormalHeader { () async in loads += 1 }
      try await list.pull(by: 0.9)
      #expect(loads == 0 && list.header?.state == .idle && list.view.contentOffset.y == 0)
      try await list.pull(by: 1.1)
      #expect(loads == 1 && list.header?.state == .idle && list.view.contentOffset.y == 0)
    }
  }

  @Test func `a pull from the middle of the list goes to the edge first`() async throws {
    try await TestList.run { list in
      var loads = 0
      list.shows { 100 }
      list.view.header = RefreshNormalHeader { () async in loads += 1 }
      list.view.footer = RefreshBackNormalFooter { () async in loads += 10 }
      try await list.scroll(toRow: 50)
      #expect(list.view.contentOffset.y.rounded() == 2_200)
      try await list.pull()
      #expect(loads == 1 && list.view.contentOffset.y == 0)
      try await list.pull(.bottom)
      #expect(loads == 11)
    }
  }

  @Test func `a pull at a side refreshes the component there`() async throws {
    try await TestList.run { list in
      var loads: [String] = []
      list.view.contentSize = Size(width: 1_000, height: 600)
      list.view.leader = RefreshNormalLeader { () async in loads.append("leader") }
      list.view.trailer = RefreshNormalTrailer { () async in loads.append("trailer") }
      try await list.pull(.left)
      try await list.pull(.right)
      #expect(loads == ["leader", "trailer"])
    }
  }

  @Test func `a pull until the result is shown returns then`() async throws {
    try await TestList.run { list in
      list.shows { 30 }
      list.view.header = RefreshNormalHeader { () async in }
      list.header?.resultDisplayDuration = 2
      try await list.pull(until: .resultShown)
      #expect(list.header?.isShowingResult == true)
      try await list.settle()
      #expect(list.header?.state == .idle && list.view.timeline.now > 2)
    }
  }

  @Test func `a pull until a result that is not shown is thrown`() async {
    let message = await message {
      try await TestList.run { list in
        list.view.header = RefreshNormalHeader { () async in }
        try await list.pull(until: .resultShown)
      }
    }
    #expect(message?.contains("shows a result, and it shows none") == true)
  }

  @Test func `a pull of a list whose pager has no list names attach`() async {
    let message = await message {
      try await TestList.run { list in
        let pager = Pager { page in Page([page], isLast: false) }
        list.shows(pager)
        try await list.pull()
      }
    }
    #expect(message?.contains("needs attach(to: list.view)") == true)
  }

  @Test func `a finger that is held refreshes only when it is released`() async throws {
    try await TestList.run { list in
      var loads = 0
      list.shows { 30 }
      list.view.header = RefreshNormalHeader { () async in loads += 1 }
      try await list.hold()
      try await list.pull()
      #expect(loads == 0 && list.header?.state == .pulling && list.view.isTracking)
      #expect(list.title(of: .header) == "Release to refresh")
      try await list.drag(by: -300)
      #expect(list.header?.state == .idle)
      try await list.pull()
      try await list.release()
      #expect(loads == 1 && !list.view.isTracking)
    }
  }

  @Test func `a drag moves the content by less than the finger`() async throws {
    try await TestList.run { list in
      list.shows { 100 }
      try await list.drag(by: -200)
      #expect(list.view.contentOffset.y == 190)
      try await list.drag(by: 100)
      #expect(list.view.contentOffset.y == 100)
    }
  }

  @Test func `flings reach both ends`() async throws {
    try await TestList.run { list in
      list.shows { 200 }
      try await list.fling(to: .end)
      #expect(list.view.contentOffset.y == 200 * 44 - 667)
      try await list.fling(to: .start)
      #expect(list.view.contentOffset.y == 0)
    }
  }

  @Test func `a fling whose condition never holds throws`() async {
    let message = await message {
      try await TestList.run { list in
        list.shows { 5 }
        try await list.fling(to: .end) { false }
      }
    }
    #expect(message?.contains("100 flings to the end of the content") == true)
  }

  @Test func `rows may have different heights`() async throws {
    try await TestList.run { list in
      list.shows(rowHeight: { $0.isMultiple(of: 2) ? 100 : 50 }) { 40 }
      #expect(list.view.contentSize.height == 3_000)
      try await list.scroll(toRow: 10)
      #expect(list.view.contentOffset.y.rounded() == 750)
    }
  }

  @Test func `scrolling to a missing row throws`() async {
    let message = await message {
      try await TestList.run { list in
        list.shows { 30 }
        try await list.scroll(toRow: 30)
      }
    }
    #expect(message?.contains("The list has no row 30, but 30 rows.") == true)
  }

  @Test func `a tap reaches only what is visible and does something`() async throws {
    try await TestList.run { list in
      var loads = 0
      list.shows { 30 }
      list.view.footer = RefreshAutoNormalFooter { () async in loads += 1 }
      let far = await message { try await list.tap(.footer) }
      #expect(far?.contains("out of sight") == true)
      let missing = await message { try await list.tap(.header) }
      #expect(missing?.contains("The list has no header") == true)
      try await list.scroll(toRow: 29)
      #expect(loads == 1)
      try await list.tap(.footer)
      #expect(loads == 2)
      list.footer?.isHidden = true
      let hidden = await message { try await list.tap(.footer) }
      #expect(hidden?.contains("hidden") == true)
      list.view.header = RefreshNormalHeader { () async in }
      try await list.scrollToTop()
      let deaf = await message { try await list.tap(.header) }
      #expect(
        deaf?.contains("A tap on the header (RefreshNormalHeader) does nothing.") == true
          || deaf?.contains("sight") == true)
    }
  }

  @Test func `a pull in a list that takes no touches throws`() async {
    let message = await message {
      try await TestList.run { list in
        list.shows { 30 }
        list.view.header = RefreshNormalHeader { () async in }
        list.view.isUserInteractionEnabled = false
        try await list.pull()
      }
    }
    #expect(message?.contains("The finger does not pull the content") == true)
  }

  @Test func `a test can tap the status bar, rotate, and wait in the background`() async throws {
    try await TestList.run { list in
      var ticks: [Double] = []
      list.shows { 100 }
      try await list.scroll(toRow: 40)
      try await list.rotate(to: Size(width: 667, height: 375))
      #expect(list.view.frame.width == 667 && list.view.contentSize.width == 667)
      try await list.scrollToTop()
      #expect(list.view.contentOffset.y == 0)
      let begin = list.view.timeline.now
      list.view.timeline.after(10) { ticks.append(list.view.timeline.now) }
      try await list.background(for: 60)
      #expect(ticks == [begin + 60])
    }
  }

  @Test func `settling does not wait for time limits, retries and sleeps`() async throws {
    try await TestList.run { list in
      let server = PageServer(Array(0..<95), pageSize: 20)
      let pager = Pager(in: list.view) { page in try await server.page(page) }
      pager.retry = .doubling(from: 1, attempts: 1)
      list.shows(pager)
      list.header?.refreshingTimeout = 30
      server.next(.failure(Offline()))
      try await list.pull()
      #expect(list.header?.state == .refreshing && server.requests == [1])
      server.next(.never)
      try await list.advance(by: 2)
      #expect(list.header?.state == .refreshing && server.requests == [1, 1])
      try await list.advance(by: 40)
      #expect(list.header?.state == .idle && list.header?.lastResult?.isFailure == true)
      #expect(server.waiting == [])
    }
  }

  @Test func `settling does not wait for work that the app has scheduled`() async throws {
    try await TestList.run { list in
      var ticks = 0
      list.view.timeline.after(20) { ticks += 1 }
      try await list.settle()
      #expect(ticks == 0 && list.view.timeline.now == 0)
    }
  }
}
