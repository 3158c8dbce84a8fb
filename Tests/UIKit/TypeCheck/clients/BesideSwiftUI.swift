// A file of an app that uses SwiftUI too: all names that both have are SwiftUI's.

import RefreshUIKit
import SwiftUI
import UIKit

struct Screen: View {
  let color = Color.red
  let insets = EdgeInsets()
  let edge = Edge.leading
  let direction = LayoutDirection.leftToRight
  let path = Path()

  var body: some View {
    ScrollView {
      Label("Posts", systemImage: "list.bullet")
    }
  }
}

/// The action of `refreshable` refreshes a table of UIKit.
struct Table: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UITableViewController {
    let controller = UITableViewController(style: .plain)
    if let refresh = context.environment.refresh {
      controller.tableView.refresh.header = .system { await refresh() }
    }
    return controller
  }

  func updateUIViewController(_ controller: UITableViewController, context: Context) {}
}

@MainActor final class List {
  let table = UITableView(frame: .zero)
  private var states: [RefreshState] = []
  private var token: ObservationToken?

  func connect() {
    let header = RefreshNormalHeader { [weak self] in self?.load() }
    header.setTitle("Pull", for: .idle)
    table.refresh.header = header
    table.refresh.footer = RefreshAutoNormalFooter(refreshing: { [weak self] in
      try await self?.more()
    })
    token = table.refresh.header?.observeState { [weak self] change in
      self?.states.append(change.new)
    }
    table.refresh.contentInset.top += 10
    table.refresh.beginHeaderRefreshing()
  }

  private func load() {
    table.refresh.header?.endRefreshing()
    table.refresh.footer?.endRefreshingWithNoMoreData()
  }

  private func more() async throws {}
}
