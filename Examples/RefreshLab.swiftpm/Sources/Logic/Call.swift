/// Something that a trial does to its list.
enum Call: Codable, Equatable, Sendable {
  /// Puts a component into its slot.
  case attach(Component)
  case begin(Slot)
  case end(Slot)

  /// Sets the app's own inset: `refresh.contentInset`.
  case ownInset(top: Double, bottom: Double)
  /// Writes `UIScrollView.contentInset`.
  case writtenInset(top: Double, bottom: Double)
  /// Saves `UIScrollView.contentInset`, as code for keyboards does.
  case saveInset
  /// Writes the inset that was saved.
  case restoreInset

  /// Moves the content, by an offset that counts from the left and the top of the range: bars and open components are
  /// above it.
  case offset(x: Double, y: Double, animated: Bool)
  /// Sets the origin of the bounds, of which observers of the offset are not notified. It counts as an offset does.
  case boundsOrigin(y: Double)
  /// Changes the number of rows.
  case rows(Int, RowChange)
  /// Takes the list out of its window, or puts it back.
  case window(Bool)
  /// Makes other lists with components, which are in no window.
  case otherLists(Int)
  /// Changes the size of the list in an animation; nil is the size of the screen.
  case size(width: Double?, height: Double?)
  /// Adds to the safe area.
  case safeArea(top: Double, bottom: Double)
  case dark(Bool)
  case rightToLeft(Bool)
  case largeText(Bool)
  case largestText(Bool)
  /// Keeps the main thread busy, in seconds.
  case busy(Double)

  /// Shows a screen of its own above this one, whose header and footer refresh, and wait for their requests.
  case push(animated: Bool)
  /// Goes back from that screen, which is released.
  case pop(animated: Bool)
  /// The requests of all such screens end.
  case endRequests

  /// Remembers where a row is on the screen, the adjusted inset, and the size of the header's text.
  case mark
  case expect(Expectation)

  enum Component: String, Codable, Sendable {
    case normalHeader, ringHeader, systemHeader, blurredHeader
    case autoFooter, backFooter, trailer, leader
  }

  enum Slot: String, Codable, Sendable {
    case header, footer, trailer, leader
  }

  enum RowChange: String, Codable, Sendable {
    case reload
    /// `performBatchUpdates(_:)`, with rows at the end.
    case batch
    /// Rows in front, inside `keepingPosition(_:)`.
    case inFront
    /// A snapshot of a diffable data source, applied with an animation.
    case snapshot
  }

  /// What must be true when the call is made.
  enum Expectation: Codable, Equatable, Sendable {
    /// The header refreshes, and the content rests below it.
    case headerIsOpen
    /// Nothing refreshes, and the content is at its top.
    case listIsClosed
    /// The header still closes.
    case headerCloses
    /// The marked row is where it was.
    case rowStays
    /// The adjusted inset is the marked one.
    case adjustedInsetStays
    /// The content is at an offset along the x axis, from the left of its range.
    case x(Double)
    /// The scroll view offers accessibility actions of these names.
    case actions([String])
    /// The list has not asked for its number of rows.
    case rowsAreUnread
    /// No animation moves a row.
    case rowsRest
    /// No screen that was popped is alive, nor its table, its header and its footer.
    case poppedScreensAreGone
    /// The header's text is larger than it was, and no line of it is cut.
    case largeTextFits
    /// A header that has reserved nothing draws nothing above the edge of the bar.
    case barIsFree
  }
}
