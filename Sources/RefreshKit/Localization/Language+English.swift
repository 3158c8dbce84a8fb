nonisolated extension Language {
  /// English, whose texts replace missing texts of other languages.
  public static let english = Language(
    code: "en",
    texts: """
      Pull down to refresh
      Release to refresh
      Loading...
      Tap or pull up to load more
      Tap or pull down to load more
      Loading...
      No more data
      Pull up to load more
      Release to load more
      Loading...
      No more data
      Slide to see more
      Release to see more
      Loading...
      No more data
      Slide to refresh
      Release to refresh
      Loading...
      No more data
      Loading failed
      Loading failed, tap to retry
      Last update:\u{20}
      Today
      No record
      Updated
      Loaded
      Release for more
      Cancelled
      Refresh control
      More items
      Earlier items
      More to see
      Refresh control
      Refresh
      Load more
      Load earlier items
      See more
      Refresh
      Try again
      #%
      """)
}
