#if !UIKIT
  /// The subviews of a view, from the back to the front.
  ///
  /// Removing a view leaves an empty entry. Empty entries are removed when they are more than half of
  /// all entries, and when all views are read.
  struct Subviews {
    /// The view in an empty entry.
    private static let emptyEntry = View()

    private var entries: [View] = []
    private var emptyCount = 0

    /// The number of views.
    var count: Int { entries.count - emptyCount }

    /// All views, in order.
    var all: [View] {
      mutating get {
        removeEmptyEntries()
        return entries
      }
    }

    /// Inserts a view so that `index` of the others are behind it; in front of all if there are
    /// fewer.
    mutating func insert(_ view: View, at index: Int) {
      removeEmptyEntries()
      let index = Swift.min(index, entries.count)
      entries.insert(view, at: index)
      renumber(from: index)
    }

    /// Removes a view that is one of these.
    ///
    /// - Complexity: Amortized O(1).
    mutating func remove(_ view: View) {
      entries[view.indexInSuperview] = Self.emptyEntry
      emptyCount += 1
      while let last = entries.last, last === Self.emptyEntry {
        entries.removeLast()
        emptyCount -= 1
      }
      if 2 * emptyCount > entries.count { removeEmptyEntries() }
    }

    @inline(__always)
    private mutating func removeEmptyEntries() {
      if emptyCount > 0 { compact() }
    }

    private mutating func compact() {
      entries.removeAll { $0 === Self.emptyEntry }
      emptyCount = 0
      renumber(from: 0)
    }

    private mutating func renumber(from index: Int) {
      for position in index..<entries.count { entries[position].indexInSuperview = position }
    }
  }

  extension RandomAccessCollection where Element: View {
    /// Calls `body` with each view. The collection keeps them alive. See HotPath.md.
    @inline(__always)
    func visit(_ body: (Element) -> Void) {
      for index in indices { Unmanaged.passUnretained(self[index]).use(body) }
      extendLifetime(self)
    }
  }
#endif
