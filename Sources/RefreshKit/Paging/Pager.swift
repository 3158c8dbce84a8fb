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

    /// A page that was asked for.
    private struct Try {
      let number: Int
      /// The component that refreshes meanwhile; nil where the app asks by itself.
      let component: Weak<RefreshComponent>?
      /// Reports the end of that refresh to the pager.
      let observation: ObservationToken?

      /// Whether the answer may still come to something.
      var isAlive: Bool {
        component.map { $0.object?.isRefreshing == true } ?? true
      }
    }

    private let firstPage: Int
    private let load: Load
    private let scrollView: Weak<ScrollView>
    /// The tries that have no answer yet.
    private var underWay: [Part: Try] = [:]
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

    /// Begins a try, which ends with the refresh that it is for, whatever ends that.
    private func begin(_ part: Part) -> Int {
      tries += 1
      let component = AsyncAction.refresher?.component
      underWay[part] = Try(
        number: tries, component: component.map { Weak($0) },
        observation: component?.observeState { [weak self, weak component] in
          guard $0.old.isRefreshing, !$0.new.isRefreshing, let component else { return }
          self?.refreshDidEnd(of: component, part)
        })
      return tries
    }

    private func refreshDidEnd(of component: RefreshComponent, _ part: Part) {
      guard let attempt = underWay[part], attempt.component?.object === component else { return }
      underWay[part] = nil
      if attempt.number == tries {
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
      underWay[.append]?.component?.object?.endRefreshing(with: .cancelled)
      let result = await run(firstPage, for: .reload) { [self] in items = $0.items }
      if case .success = result { list?.footer?.resetNoMoreData() }
      return result
    }

    /// Loads the page behind the last one, and adds it. The footer that the pager was made with does
    /// it; see ``refresh()`` for one that takes its place.
    ///
    /// - Returns: How it came out, for the component that refreshes.
    public func loadMore() async -> RefreshResult {
      guard underWay[.reload]?.isAlive != true else { return .cancelled }
      guard hasMore else { return .noMoreData }
      return await run(page + 1, for: .append) { [self] in items += $0.items }
    }

    private func run(
      _ number: Int, for part: Part, _ take: (Page<Item>) -> Void
    ) async -> RefreshResult {
      guard !Task.isCancelled else { return .cancelled }
      let present = begin(part)
      let answer: Result<Page<Item>, any Error>
      do { answer = .success(try await load(number)) } catch { answer = .failure(error) }
      guard underWay[part]?.number == present else { return .cancelled }
      guard present == tries, !Task.isCancelled else {
        // A component that was detached ends silently: its try is over here.
        if let attempt = underWay[part], attempt.component == nil || !attempt.isAlive {
          underWay[part] = nil
        }
        return .cancelled
      }
      underWay[part] = nil
      let result = self.result(of: answer, to: number, take)
      // A task that the app begins in `didChange` belongs to no refresh.
      AsyncAction.$refresher.withValue(nil) { didChange?(self) }
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
