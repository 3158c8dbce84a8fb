#if !UIKIT
  /// The horizontal position of a line of text in its frame.
  public nonisolated enum TextAlignment: Sendable, Hashable, CaseIterable {
    /// At the side at which reading begins: left in English, right in Arabic.
    case leading
    /// In the middle.
    case center
    /// At the side at which reading ends: right in English, left in Arabic.
    case trailing

    /// The position in a frame that is already mirrored.
    func contentMode(in direction: LayoutDirection) -> ImageView.ContentMode {
      switch (self, direction) {
      case (.center, _): .center
      case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
      case (.leading, .rightToLeft), (.trailing, .leftToRight): .right
      }
    }
  }
#endif
