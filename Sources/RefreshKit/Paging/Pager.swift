#if !hasFeature(Embedded)
  /// A list that is loaded page by page: it wires a scroll view's header and footer to one function
  /// and keeps what that returns.
  ///
  /// ```swift
  /// let pager = Pager(in: list) { page in try await api.posts(page: page) }
  /// pager.didChange = { $0.list?.contentSize.height = Double($0.items.count) * 44 }
  /// list.header?.beginRefreshing()
  /// ```
  ///
  /// A refresh begins at the first page and drops the answer to a page that was still under way. A
  /// failure keeps the items and the page number, and the next try asks for the same page again. The
  /// last page puts the footer into noMoreData; a refresh takes it out again. The pager lives as long
  /// as the header or the footer.
  @MainActor public final class Pager<Item> {
    /// Loads a page, by its number.
    public typealias Load = nonisolated(nonsending) (_ page: Int) async throws -> Page<Item>

    /// Everything that has been loaded, in order.
    public private(set) var items: [Item] = []

    /// The number of the last page that was loaded; one less than the first before that.
    public private(set) var page: Int

    /// Whether pages follow; true before the first was loaded.
    public private(set) var hasMore = true

    /// What went wrong in the last try; nil after a success.
    public private(set) var error: (any Error)?

    /// The scroll view that the pager loads for, as long as that lives.
    public var list: ScrollView? { scrollView.object }

    /// Called after each try, before the component closes; nil by default. Reach the scroll view
    /// through ``list``, which does not keep it alive.
    public var didChange: ((Pager) -> Void)?

    private let firstPage: Int
    private let load: Load
    private let scrollView: Weak<ScrollView>
    /// How many reloads are under way; one that was cancelled may still be waiting for its answer.
    private var reloads = 0
    /// The number of the latest try: an answer to an earlier one is dropped.
    private var tries = 0

    /// Wires a scroll view.
    ///
    /// - Parameters:
    ///   - list: The scroll view; its header and footer are replaced.
    ///   - header: What refreshes; a normal header by default.
    ///   - footer: What loads more; an auto footer by default.
    ///   - firstPage: The number of the first page; 1 by default.
    ///   - load: Loads a page, by its number.
    public init(
      in list: ScrollView, header: RefreshHeader = RefreshNormalHeader(),
      footer: RefreshFooter = RefreshAutoNormalFooter(), firstPage: Int = 1, load: @escaping Load
    ) {
      scrollView = Weak(list)
      self.firstPage = firstPage
      self.load = load
      page = firstPage - 1
      header.setRefreshing { [self] in await refresh() }
      footer.setRefreshing { [self] in await loadMore() }
      list.header = header
      list.footer = footer
    }

    /// Loads the first page in place of all that was loaded.
    ///
    /// The header that the pager was made with does it. One that takes its place does the same by
    /// `header.setRefreshing { await pager.refresh() }`.
    ///
    /// - Returns: How it came out, for the component that refreshes.
    public func refresh() async -> RefreshResult {
      let footer = list?.footer
      footer?.endRefreshing(with: .cancelled)
      reloads += 1
      defer { reloads -= 1 }
      let result = await run(firstPage) { [self] in items = $0.items }
      if result.isSuccess {
        footer?.isHidden = !hasMore && items.isEmpty
        footer?.resetNoMoreData()
      }
      return result
    }

    /// Loads the page behind the last one, and adds it. The footer that the pager was made with does
    /// it; see ``refresh()`` for one that takes its place.
    ///
    /// - Returns: How it came out, for the component that refreshes.
    public func loadMore() async -> RefreshResult {
      guard reloads == 0 else { return .cancelled }
      guard hasMore else { return .noMoreData }
      return await run(page + 1) { [self] in items += $0.items }
    }

    private func run(_ number: Int, _ take: (Page<Item>) -> Void) async -> RefreshResult {
      tries += 1
      let present = tries
      do {
        let answer = try await load(number)
        guard present == tries, !Task.isCancelled else { return .cancelled }
        take(answer)
        page = number
        hasMore = !answer.isLast
        error = nil
      } catch {
        guard present == tries, !Task.isCancelled else { return .cancelled }
        self.error = error
      }
      didChange?(self)
      return result
    }

    private var result: RefreshResult {
      if let error { return .failure(error) }
      return hasMore ? .success : .noMoreData
    }
  }
#endif
