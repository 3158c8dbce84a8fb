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
  /// failure keeps the items and the page number, and the next try asks for the same page again; so
  /// does one that took too long, was cancelled or was ended by hand, and its late answer is dropped.
  /// The last page puts the footer into noMoreData; a refresh takes it out again. The pager lives as
  /// long as the header or the footer.
  @MainActor public final class Pager<Item> {
    /// Loads a page, by its number.
    public typealias Load = nonisolated(nonsending) (_ page: Int) async throws -> Page<Item>

    /// Everything that has been loaded, in order.
    public private(set) var items: [Item] = []

    /// The number of the last page that was loaded; one less than the first before that.
    public private(set) var page: Int

    /// Whether pages follow; true before the first was loaded.
    public private(set) var hasMore = true

    /// What went wrong in the last try, a ``RefreshTimeout`` included; nil after a success, and after
    /// a try that was cancelled or ended by hand.
    public private(set) var error: (any Error)?

    /// The scroll view that the pager loads for, as long as that lives.
    public var list: ScrollView? { scrollView.object }

    /// Called after each try, before the component closes; nil by default. A try is over when its
    /// answer has come, and when its refresh ends in another way; a component that is detached ends
    /// silently. Reach the scroll view through ``list``, which does not keep it alive.
    public var didChange: ((Pager) -> Void)?

    /// What a try is for.
    private nonisolated enum Part: Hashable {
      case reload, append
    }

    private let firstPage: Int
    private let load: Load
    private let scrollView: Weak<ScrollView>
    private let header: Weak<RefreshHeader>
    private let footer: Weak<RefreshFooter>
    private var observations: [Observation] = []
    /// The tries that have no answer yet, by number.
    private var underWay: [Part: Int] = [:]
    /// The number of the latest try: an answer to an earlier one is dropped.
    private var tries = 0

    /// Wires a scroll view.
    ///
    /// - Parameters:
    ///   - list: The scroll view; its header and footer are replaced.
    ///   - header: What refreshes; a normal header by default.
    ///   - footer: What loads more; by default an auto footer that hides while the list is empty,
    ///     ``RefreshFooter/hidesWhileEmpty``.
    ///   - firstPage: The number of the first page; 1 by default.
    ///   - load: Loads a page, by its number.
    public init(
      in list: ScrollView, header: RefreshHeader = RefreshNormalHeader(),
      footer: RefreshFooter? = nil, firstPage: Int = 1, load: @escaping Load
    ) {
      let footer = footer ?? Self.makeFooter()
      scrollView = Weak(list)
      self.header = Weak(header)
      self.footer = Weak(footer)
      self.firstPage = firstPage
      self.load = load
      page = firstPage - 1
      header.setRefreshing { [self] in await refresh() }
      footer.setRefreshing { [self] in await loadMore() }
      observations = [follow(header, for: .reload), follow(footer, for: .append)]
      list.header = header
      list.footer = footer
    }

    private static func makeFooter() -> RefreshFooter {
      let footer = RefreshAutoNormalFooter()
      footer.hidesWhileEmpty = true
      return footer
    }

    /// Ends the try of a component when its refresh ends, for whatever reason.
    private func follow(_ component: RefreshComponent, for part: Part) -> Observation {
      component.observeState { [weak self, weak component] in
        guard $0.old.isRefreshing, !$0.new.isRefreshing, let component else { return }
        self?.refreshDidEnd(of: component, part)
      }
    }

    private func refreshDidEnd(of component: RefreshComponent, _ part: Part) {
      guard let number = underWay.removeValue(forKey: part) else { return }
      if number == tries {
        error = nil
        if case .failure(let failure)? = component.lastResult { error = failure }
      }
      didChange?(self)
    }

    /// Loads the first page in place of all that was loaded.
    ///
    /// The header that the pager was made with does it. One that takes its place does the same by
    /// `header.setRefreshing { await pager.refresh() }`.
    ///
    /// - Returns: How it came out, for the component that refreshes.
    public func refresh() async -> RefreshResult {
      if underWay[.append] != nil { footer.object?.endRefreshing(with: .cancelled) }
      let result = await run(firstPage, for: .reload) { [self] in items = $0.items }
      if result.isSuccess { list?.footer?.resetNoMoreData() }
      return result
    }

    /// Loads the page behind the last one, and adds it. The footer that the pager was made with does
    /// it; see ``refresh()`` for one that takes its place.
    ///
    /// - Returns: How it came out, for the component that refreshes.
    public func loadMore() async -> RefreshResult {
      let isReloading = underWay[.reload] != nil && header.object?.isRefreshing == true
      guard !isReloading else { return .cancelled }
      guard hasMore else { return .noMoreData }
      return await run(page + 1, for: .append) { [self] in items += $0.items }
    }

    private func run(
      _ number: Int, for part: Part, _ take: (Page<Item>) -> Void
    ) async -> RefreshResult {
      guard !Task.isCancelled else { return .cancelled }
      tries += 1
      let present = tries
      underWay[part] = present
      let answer: Result<Page<Item>, any Error>
      do { answer = .success(try await load(number)) } catch { answer = .failure(error) }
      guard present == tries, underWay[part] == present, !Task.isCancelled else {
        return .cancelled
      }
      underWay[part] = nil
      let result = self.result(of: answer, to: number, take)
      didChange?(self)
      return result
    }

    /// Keeps what an answer brought, and says what it means for the refresh.
    private func result(
      of answer: Result<Page<Item>, any Error>, to number: Int, _ take: (Page<Item>) -> Void
    ) -> RefreshResult {
      error = nil
      switch answer {
      case .success(let answer):
        take(answer)
        page = number
        hasMore = !answer.isLast
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
