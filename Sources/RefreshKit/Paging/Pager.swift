#if !hasFeature(Embedded)
  /// Loads a list page by page: connects the header and footer of a scroll view to one function, and
  /// stores the items that it returns.
  ///
  /// ```swift
  /// let pager = Pager(in: list) { page in try await api.posts(page: page) }
  /// pager.didChange = { $0.list?.contentSize.height = Double($0.items.count) * 44 }
  /// list.header?.beginRefreshing()
  /// ```
  ///
  /// A refresh loads the first page, and ignores the response for a page that is still being loaded.
  /// After a failure the items and the page number are unchanged, and the next attempt loads the same
  /// page; so does one after an attempt that timed out, was cancelled or was ended by the app, whose
  /// late response is ignored. The last page sets the footer to noMoreData; a refresh resets it. The
  /// header and the footer retain the pager.
  @MainActor public final class Pager<Item> {
    /// A function that loads the page of a number.
    public typealias Load = nonisolated(nonsending) (_ page: Int) async throws -> Page<Item>

    /// The items of all pages that have been loaded, in order.
    public private(set) var items: [Item] = []

    /// The number of the last page that was loaded; one less than the first before that.
    public private(set) var page: Int

    /// Whether there are more pages; true before the first one is loaded.
    public private(set) var hasMore = true

    /// The error of the last attempt, which may be a ``RefreshTimeout``; nil after a success, and after
    /// an attempt that was cancelled or ended by the app.
    public private(set) var error: (any Error)?

    /// The scroll view that the pager loads for; nil once it is released.
    public var list: ScrollView? { scrollView.object }

    /// Called after each attempt, before the component closes; nil by default. An attempt ends with its
    /// response, or when its refresh ends in another way; that of a detached component ends without a
    /// call. Use ``list`` for the scroll view, so that the closure does not retain it.
    public var didChange: ((Pager) -> Void)?

    /// The purpose of an attempt.
    private nonisolated enum Purpose: Hashable {
      case reload, append
    }

    /// A page that is being loaded.
    private struct Attempt {
      let generation: Generation
      /// The component that refreshes meanwhile; nil where the app has called the pager.
      let component: Weak<RefreshComponent>?
      /// Notifies the pager of the end of that refresh.
      let observation: ObservationToken?

      /// Whether the response is still of use.
      var isCurrent: Bool {
        component.map { $0.object?.isRefreshing == true } ?? true
      }
    }

    private let firstPage: Int
    private let load: Load
    private let scrollView: Weak<ScrollView>
    /// The attempts without a response.
    private var attempts: [Purpose: Attempt] = [:]
    /// The latest attempt: the response of an earlier one is ignored.
    private var latest = Generation()

    /// Makes a pager, and connects it to a scroll view.
    ///
    /// - Parameters:
    ///   - list: The scroll view; its header and footer are replaced.
    ///   - header: The header, which refreshes; a normal header by default.
    ///   - footer: The footer, which loads more; by default an auto footer that hides while the list is
    ///     empty, ``RefreshFooter/hidesWhileEmpty``.
    ///   - firstPage: The number of the first page; 1 by default.
    ///   - load: Loads the page of a number.
    public init(
      in list: ScrollView, header: RefreshHeader = RefreshNormalHeader(),
      footer: RefreshFooter? = nil, firstPage: Int = 1, load: @escaping Load
    ) {
      let footer = footer ?? Self.makeFooter()
      scrollView = Weak(list)
      self.firstPage = firstPage
      self.load = load
      page = firstPage - 1
      header.setRefreshing { [self] in await refresh() }
      footer.setRefreshing { [self] in await loadMore() }
      list.header = header
      list.footer = footer
    }

    private static func makeFooter() -> RefreshFooter {
      let footer = RefreshAutoNormalFooter()
      footer.hidesWhileEmpty = true
      return footer
    }

    /// Begins an attempt, which ends with the refresh that it belongs to.
    ///
    /// - Returns: The generation of the attempt.
    private func begin(_ purpose: Purpose) -> Generation {
      latest.advance()
      let component = AsyncAction.refresher?.component
      attempts[purpose] = Attempt(
        generation: latest, component: component.map { Weak($0) },
        observation: component?.observeState { [weak self, weak component] in
          guard $0.old.isRefreshing, !$0.new.isRefreshing, let component else { return }
          self?.refreshDidEnd(of: component, purpose)
        })
      return latest
    }

    private func refreshDidEnd(of component: RefreshComponent, _ purpose: Purpose) {
      guard let attempt = attempts[purpose], attempt.component?.object === component else { return }
      attempts[purpose] = nil
      if attempt.generation == latest {
        error = nil
        if case .failure(let failure)? = component.lastResult { error = failure }
      }
      didChange?(self)
    }

    /// Loads the first page, and replaces all items by its items.
    ///
    /// The pager's header calls it. Connect another header by
    /// `header.setRefreshing { await pager.refresh() }`.
    ///
    /// - Returns: The result, for the component that refreshes.
    public func refresh() async -> RefreshResult {
      attempts[.append]?.component?.object?.endRefreshing(with: .cancelled)
      let result = await run(firstPage, for: .reload) { [self] in items = $0.items }
      if case .success = result { list?.footer?.resetNoMoreData() }
      return result
    }

    /// Loads the next page, and appends its items.
    ///
    /// The pager's footer calls it. Connect another footer as described for ``refresh()``.
    ///
    /// - Returns: The result, for the component that refreshes.
    public func loadMore() async -> RefreshResult {
      guard attempts[.reload]?.isCurrent != true else { return .cancelled }
      guard hasMore else { return .noMoreData }
      return await run(page + 1, for: .append) { [self] in items += $0.items }
    }

    private func run(
      _ number: Int, for purpose: Purpose, _ store: (Page<Item>) -> Void
    ) async -> RefreshResult {
      guard !Task.isCancelled else { return .cancelled }
      let current = begin(purpose)
      let response: Result<Page<Item>, any Error>
      do { response = .success(try await load(number)) } catch { response = .failure(error) }
      guard attempts[purpose]?.generation == current else { return .cancelled }
      guard current == latest, !Task.isCancelled else {
        // The end of a detached component's refresh was not reported: the attempt ends here.
        if let attempt = attempts[purpose], attempt.component == nil || !attempt.isCurrent {
          attempts[purpose] = nil
        }
        return .cancelled
      }
      attempts[purpose] = nil
      let result = self.result(of: response, forPage: number, store)
      // A task that the app begins in `didChange` belongs to no refresh.
      AsyncAction.$refresher.withValue(nil) { didChange?(self) }
      return result
    }

    /// Stores the items or the error of a response.
    ///
    /// - Returns: The result of the refresh.
    private func result(
      of response: Result<Page<Item>, any Error>, forPage number: Int,
      _ store: (Page<Item>) -> Void
    ) -> RefreshResult {
      error = nil
      switch response {
      case .success(let newPage):
        store(newPage)
        page = number
        hasMore = !newPage.isLast
        return hasMore ? .success : .noMoreData
      case .failure(is CancellationError):
        return .cancelled
      case .failure(let failure):
        error = failure
        return .failure(failure)
      }
    }
  }
#endif
