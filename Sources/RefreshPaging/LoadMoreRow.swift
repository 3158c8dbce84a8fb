#if canImport(SwiftUI)
  import RefreshKit
  import SwiftUI

  /// The last row of a list that a ``Pager`` loads: it loads the next page when it is reached, and
  /// shows the load, a failure that a tap tries again, and the end.
  ///
  /// `List { ForEach(pager.items) { ... }; LoadMoreRow(pager) }`: the guide "Paging" has a
  /// whole view.
  ///
  /// While it stays on the screen, it loads at most ten pages by itself; then it has a button. While
  /// nothing was loaded, it shows and loads nothing. The texts are those of an auto footer, in
  /// the language of `RefreshConfig.default`. A pager is observable as of iOS 17; before that, a view
  /// that shows one has to be told of changes by ``Pager/didChange`` and ``Pager/states``.
  @MainActor public struct LoadMoreRow<Item>: SwiftUI.View {
    private let pager: Pager<Item>
    private let type: LoadType

    /// Makes the row at ``Pager/edge`` of the pager's list.
    public init(_ pager: Pager<Item>) {
      self.init(pager, at: pager.edge)
    }

    /// Makes the row at an edge of the list of a pager that loads in both directions.
    ///
    /// - Parameters:
    ///   - pager: The pager.
    ///   - edge: The edge. At the other edge of a pager that loads in one direction the row shows the
    ///     end.
    public init(_ pager: Pager<Item>, at edge: PagerEdge) {
      self.pager = pager
      type = edge == .top ? .prepend : .append
    }

    /// The row.
    public var body: some SwiftUI.View {
      // Each request replaces the content of this stack, but not the stack. So the stack disappears
      // only when the row does.
      VStack { content }
        .frame(maxWidth: .infinity)
        .onDisappear { pager.rowDidDisappear(type) }
    }

    @ViewBuilder private var content: some SwiftUI.View {
      let row = pager.row(of: type)
      let text = pager.text(of: row)
      switch row {
      case .empty: EmptyView()
      case .idle(let number):
        // A new page has a new number, which runs the task again if the row is still on the screen.
        ProgressView().task(id: number) { pager.rowWasReached(type) }
      case .loading:
        ProgressView().accessibilityLabel(Text(text ?? ""))
      case .failed, .stopped:
        Button(text ?? "") { pager.rowWasTapped(type) }
      case .finished:
        Text(text ?? "").foregroundColor(.secondary)
      }
    }
  }
#endif
