import RefreshKit

// What `LoadMoreRow` shows, without SwiftUI.

extension Pager where Item: Identifiable {
  /// ``willShow(itemAt:)`` of an item: call it when its row appears. An item that the pager does not
  /// have is ignored.
  public func willShow(_ item: Item) {
    if let index = storedItems.lastIndex(where: { $0.id == item.id }) { willShow(itemAt: index) }
  }
}

/// What a screen shows in place of a list without items.
package enum PagerScreen {
  case loading
  case failed(any Error)
  /// Loading has stopped; a tap continues it.
  case stopped
  case empty
}

extension Pager {
  /// What a screen shows in place of the list; nil before the first load, and if there are items.
  package var screen: PagerScreen? {
    accessed(\.changeCount)
    accessed(\.items)
    guard storedItems.isEmpty else { return nil }
    if LoadType.allCases.contains(where: isLoading) { return .loading }
    if let error = LoadType.allCases.lazy.compactMap({ self.loadTable[$0].failure }).first {
      return .failed(error)
    }
    guard isLoaded else { return wasInterrupted ? .stopped : nil }
    return directions.contains { loadTable[$0].cursor != nil } ? .stopped : .empty
  }

  /// Called when the user taps the button of a screen in place of the list.
  package func loadFromScreen() {
    Task { _ = await loadMore() }
  }
}

/// What a row at an end of a pager's list shows.
package enum PagerRow: Hashable, Sendable {
  case empty
  /// The next page is loaded once the row is reached. The number changes with each page.
  case idle(Int)
  case loading
  case failed
  /// The next page is loaded by a tap.
  case stopped
  case finished
}

extension Pager {
  func row(of type: LoadType) -> PagerRow {
    accessed(\.changeCount)
    accessed(\.items)
    guard isLoaded else { return .empty }
    if storedItems.isEmpty, type != edgeLoad { return .empty }
    switch state(of: type) {
    case .idle:
      let waits =
        storedItems.isEmpty || !mayContinue(type)
        || loadTable[type].rowRequests >= BarrenPages.limit
      return waits ? .stopped : .idle(pageCount)
    case .loading: return .loading
    case .failed: return .failed
    case .finished: return storedItems.isEmpty ? .empty : .finished
    }
  }

  /// Called when an idle row has been reached. While the row stays on the screen, it asks for at
  /// most ten pages: if the app does not show the new rows, it would ask without end.
  ///
  /// The load does not end with the task of the row, which ends when the row leaves the screen.
  func rowWasReached(_ type: LoadType) {
    guard case .idle = row(of: type) else { return }
    loadTable[type].rowRequests += 1
    loadFromRow(type)
  }

  func rowWasTapped(_ type: LoadType) {
    loadTable[type].rowRequests = 0
    loadFromRow(type)
  }

  /// Called when the row has left the screen. A row that only shows something else has not left it.
  func rowDidDisappear(_ type: LoadType) {
    guard loadTable[type].rowRequests > 0 else { return }
    loadTable[type].rowRequests = 0
    notifyOfChange()
  }

  private func loadFromRow(_ type: LoadType) {
    guard isLoaded, loadTable[type].load == nil else { return }
    Task { type == .prepend ? await loadPrevious() : await loadMore() }
  }

  func text(of row: PagerRow) -> String? {
    let language = RefreshConfig.default.language
    return switch row {
    case .failed: language[.footerFailed]
    case .stopped: language[.autoFooterIdle]
    case .finished: language[.autoFooterNoMoreData]
    case .loading: language[.autoFooterRefreshing]
    case .empty, .idle: nil
    }
  }
}

/// The functions by which a view shows a row of a pager. They do not depend on the type of the
/// pager's items, so the view need not know it.
@MainActor package struct PagerRowSource {
  package let row: () -> PagerRow
  package let text: (PagerRow) -> String?
  package let wasReached: () -> Void
  package let wasTapped: () -> Void
  package let didDisappear: () -> Void
  package let states: () -> AsyncStream<LoadStates>
}

extension Pager {
  package func rowSource(of type: LoadType) -> PagerRowSource {
    PagerRowSource(
      row: { self.row(of: type) }, text: { self.text(of: $0) },
      wasReached: { self.rowWasReached(type) }, wasTapped: { self.rowWasTapped(type) },
      didDisappear: { self.rowDidDisappear(type) }, states: { self.states })
  }
}
