#if UIKIT
  import RefreshKit
  import RefreshPaging
  import UIKit

  extension RefreshHeader {
    /// Puts the header into the slot of a scroll view.
    @discardableResult
    public final func link(to view: UIScrollView) -> Self {
      view.refresh.header = self
      return self
    }
  }

  extension RefreshFooter {
    /// Puts the footer into the slot of a scroll view.
    @discardableResult
    public final func link(to view: UIScrollView) -> Self {
      view.refresh.footer = self
      return self
    }
  }

  extension RefreshTrailer {
    /// Puts the trailer into the slot of a scroll view.
    @discardableResult
    public final func link(to view: UIScrollView) -> Self {
      view.refresh.trailer = self
      return self
    }
  }

  extension RefreshLeader {
    /// Puts the leader into the slot of a scroll view.
    @discardableResult
    public final func link(to view: UIScrollView) -> Self {
      view.refresh.leader = self
      return self
    }
  }

  extension Pager {
    /// Makes a pager, and connects it to a scroll view.
    ///
    /// - Parameters:
    ///   - view: The scroll view; its header and footer are replaced.
    ///   - edge: Where the pager loads more; at the bottom by default.
    ///   - header: The header, which refreshes; a normal header by default.
    ///   - footer: The footer, which loads more; by default an auto footer that hides while the list is
    ///     empty.
    ///   - firstPage: The number of the first page; 1 by default.
    ///   - load: Loads the page of a number.
    public convenience init(
      in view: UIScrollView, edge: PagerEdge = .bottom,
      header: RefreshHeader = RefreshNormalHeader(),
      footer: RefreshFooter? = nil, firstPage: Int = 1, load: @escaping Load
    ) {
      self.init(
        in: view.refresh.list, edge: edge, header: header, footer: footer, firstPage: firstPage,
        load: load)
    }

    /// Makes a pager whose pages are plain arrays, and connects it to a scroll view. A page without items is the last
    /// one.
    ///
    /// - Parameters:
    ///   - view: The scroll view; its header and footer are replaced.
    ///   - edge: Where the pager loads more; at the bottom by default.
    ///   - header: The header, which refreshes; a normal header by default.
    ///   - footer: The footer, which loads more; by default an auto footer that hides while the list is
    ///     empty.
    ///   - firstPage: The number of the first page; 1 by default.
    ///   - pageSize: The number of items of a whole page: a page with fewer is the last one, too. Nil (the default) if
    ///     it is not known.
    ///   - load: Loads the items of the page of a number.
    public convenience init(
      in view: UIScrollView, edge: PagerEdge = .bottom,
      header: RefreshHeader = RefreshNormalHeader(),
      footer: RefreshFooter? = nil, firstPage: Int = 1, pageSize: Int? = nil,
      load: @escaping LoadItems
    ) {
      self.init(
        in: view.refresh.list, edge: edge, header: header, footer: footer, firstPage: firstPage,
        pageSize: pageSize, load: load)
    }
  }
#endif
