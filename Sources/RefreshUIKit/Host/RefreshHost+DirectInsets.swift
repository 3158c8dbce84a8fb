#if UIKIT
  extension RefreshHost {
    /// What the app means by an inset that it, or a library, writes to `UIScrollView.contentInset` while components
    /// have reserved a part of it. See ``RefreshHost/directInsets``.
    public nonisolated enum DirectInsets: Sendable {
      /// The host determines it from the number: it may be the sum, the app's own inset, or a value that was saved in
      /// a refresh and is restored. The guide "On UIKit" has the rules.
      case automatic
      /// The app's own inset, except at a side at which it is the present sum.
      case own
      /// The whole inset that the scroll view is to have. The host writes none in answer, so that it does not fight with
      /// a library that writes an inset in each step of a scroll.
      case whole
    }
  }
#endif
