import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Rule A25 in an app: a refresh of the header resets the footer without any app code.
@MainActor @Suite(.serialized) struct HeaderResetTests {
  private let screen = Screen()
  private let loop = MainRunLoop.shared
  private let header = RefreshNormalHeader {}

  private var view: UIScrollView { screen.view }

  nonisolated enum Footer: CaseIterable, Sendable {
    case auto, back

    @MainActor func make() -> RefreshFooter {
      self == .auto ? RefreshAutoNormalFooter {} : RefreshBackNormalFooter {}
    }
  }

  private func attach(_ footer: RefreshFooter) {
    view.refresh.header = header
    view.refresh.footer = footer
    loop.run(for: 0.1)
  }

  nonisolated enum Setting: CaseIterable, Sendable {
    case none, offForAll, offForList, offForAllOnForList
  }

  @Test(arguments: Footer.allCases, Setting.allCases)
  func `a refresh resets the footer, unless app code turned that off`(
    kind: Footer, setting: Setting
  ) {
    defer { RefreshConfig.default.resetsNoMoreDataAfterHeaderRefresh = true }
    let footer = kind.make()
    attach(footer)
    let isOffForAll = setting == .offForAll || setting == .offForAllOnForList
    RefreshConfig.default.resetsNoMoreDataAfterHeaderRefresh = !isOffForAll
    if setting == .offForList { view.refresh.list.resetsNoMoreDataAfterHeaderRefresh = false }
    if setting == .offForAllOnForList {
      view.refresh.list.resetsNoMoreDataAfterHeaderRefresh = true
    }
    footer.endRefreshingWithNoMoreData()
    loop.run(for: 1)
    #expect(footer.state == .noMoreData)
    header.open()
    header.close()
    let resets = setting == .none || setting == .offForAllOnForList
    #expect(footer.state == (resets ? .idle : .noMoreData))
  }

  /// What app code does when the first page is also the last one.
  nonisolated enum LastPage: CaseIterable, Sendable {
    case footerFirst, headerFirst, inBlock, both, result, function
  }

  @Test(arguments: Footer.allCases, LastPage.allCases)
  func `when the first page is the last one, the footer stays at noMoreData`(
    kind: Footer, page: LastPage
  ) async {
    let footer = kind.make()
    attach(footer)
    footer.endRefreshingWithNoMoreData()
    loop.run(for: 1)
    if page == .inBlock {
      header.refreshingBlock = { [unowned footer] in footer.endRefreshingWithNoMoreData() }
    }
    if page == .function {
      header.setRefreshing { [unowned footer] in
        await Task.yield()
        footer.endRefreshingWithNoMoreData()
      }
    }
    header.open()
    switch page {
    case .footerFirst:
      footer.endRefreshingWithNoMoreData()
      header.endNow()
    case .headerFirst:
      header.endNow()
      footer.endRefreshingWithNoMoreData()
    case .inBlock: header.endNow()
    case .both: view.refresh.endHeaderRefreshing(noMoreData: true, count: 9)
    case .result: header.endRefreshing(with: .noMoreData)
    case .function: await header.refreshingTask?.value
    }
    loop.run(for: 1)
    #expect(header.state == .idle && footer.state == .noMoreData)
  }

  @Test(arguments: Footer.allCases, [true, false])
  func `noMoreData from the old list is reset, whether by a call or an async function`(
    kind: Footer, isFunction: Bool
  ) async {
    let footer = kind.make()
    attach(footer)
    var isOpen = false
    if isFunction {
      footer.setRefreshing { () async -> RefreshResult in
        while !isOpen { await Task.yield() }
        return .noMoreData
      }
    }
    footer.open()
    header.open()
    if isFunction {
      isOpen = true
      await footer.refreshingTask?.value
    } else {
      footer.endRefreshingWithNoMoreData()
      loop.run(for: 0.1)
    }
    header.endNow()
    loop.run(for: 1)
    #expect(header.state == .idle && footer.state == .idle)
    #expect(footer.lastResult?.kind == .noMoreData)
  }
}

extension RefreshComponent {
  /// The synchronous `endRefreshing()`; in an async function the name means the async one.
  @MainActor fileprivate func endNow() { endRefreshing() }
}
