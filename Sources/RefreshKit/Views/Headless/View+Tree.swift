#if !UIKIT
  extension View {
    /// The view that contains this one, or nil.
    public final var superview: View? { parent?.object }

    package final var partAround: View? { superview }

    /// The views in this one, from the back to the front.
    public final var subviews: [View] { storage.children.all }

    /// Adds `view` in front of the other subviews, after removing it from its superview.
    ///
    /// A component that is added to a scroll view is put into its slot there, behind the other
    /// subviews.
    ///
    /// - Precondition: `view` is neither this view nor one that contains it. If `view` is a
    ///   component and this view is a scroll view, the component's slot exists and is empty.
    public final func addSubview(_ view: View) {
      insertSubview(view, at: storage.children.count)
    }

    /// Adds `view` to the subviews so that `index` of them are behind it (0 is the back).
    ///
    /// - Precondition: `view` is neither this view nor one that contains it; `index` is in
    ///   `0...subviews.count`.
    public final func insertSubview(_ view: View, at index: Int) {
      guard view !== self, view.storage.children.count == 0 || !isDescendant(of: view) else {
        fatalError(
          "A \(typeName(of: view)) cannot be added to itself or to a view inside it; "
            + "add it to a view that it does not contain.")
      }
      if view.enterSlot(in: self) { return }
      if view.superview !== self {
        view.leaveSlot()
      }
      insertIntoSubviews(view, at: index)
    }

    /// Removes the view from its superview. If it has none, nothing happens. A component also
    /// leaves its slot, as if the slot were set to nil.
    public final func removeFromSuperview() {
      guard !leaveSlot() else { return }
      removeFromSubviews()
    }

    /// Inserts a view that is in no slot, or in a slot of this view.
    final func insertIntoSubviews(_ view: View, at index: Int) {
      let staysOnTimeline = view.parent != nil && view.timeline === timeline
      view.removeFromSubviews()
      if !staysOnTimeline { view.endAnimations() }
      storage.children.insert(view, at: index)
      view.parent = .passUnretained(self)
      setNeedsLayout()
      if isInWindow { view.didEnterWindow() }
    }

    final func insert(_ view: View, atBack isAtBack: Bool) {
      isAtBack ? insertIntoSubviews(view, at: 0) : addSubview(view)
    }

    final func remove(_ component: View) { component.removeFromSubviews() }

    /// Removes the content of a second level.
    final func removeContent(_ content: View) { content.removeFromSuperview() }

    final func contains(_ view: View) -> Bool { view.superview === self }

    /// Removes the view from its superview's subviews. A component stays in its slot.
    final func removeFromSubviews() {
      guard let parent else { return }
      parent.use { $0.storage.children.remove(self) }
      self.parent = nil
      (self as? ImageView)?.isMirrored = false
    }

    /// Called when this view is deallocated. Subviews do not retain their superview, so their
    /// references to it are set to nil.
    final func abandonSubviews() {
      subviews.visit { $0.parent = nil }
    }

    final func isDescendant(of other: View) -> Bool {
      self === other || parent?.use { $0.isDescendant(of: other) } ?? false
    }
  }

  extension View: WorkSource {}

  /// The subviews of a view. A view that is removed leaves an empty entry, so that removal takes
  /// amortized O(1).
  @MainActor struct Subviews {
    private static let emptyEntry = View()

    private var entries: [View] = []
    private var emptyCount = 0

    var count: Int { entries.count - emptyCount }

    var all: [View] {
      mutating get {
        removeEmptyEntries()
        return entries
      }
    }

    mutating func insert(_ view: View, at index: Int) {
      removeEmptyEntries()
      let index = Swift.min(index, entries.count)
      entries.insert(view, at: index)
      renumber(from: index)
    }

    /// Removes a view that is one of the entries.
    mutating func remove(_ view: View) {
      entries[view.indexInSuperview] = Self.emptyEntry
      emptyCount += 1
      while let last = entries.last, last === Self.emptyEntry {
        entries.removeLast()
        emptyCount -= 1
      }
      if 2 * emptyCount > entries.count { removeEmptyEntries() }
    }

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

  @MainActor extension RandomAccessCollection where Element: View {
    /// Calls `body` for each view without retaining it. The collection keeps the views alive: see
    /// "References that are not retained" in Architecture.md.
    func visit(_ body: (Element) -> Void) {
      for index in indices { Unmanaged.passUnretained(self[index]).use(body) }
      extendLifetime(self)
    }
  }

  extension View {
    /// Asks for a layout in the next turn of the timeline. A host that sleeps is notified by
    /// ``Timeline/nextDueDidChange``.
    public final func setNeedsLayout() {
      setNeedsPartLayout()
    }

    /// Lays out this view and the views in it at once, if they need it.
    public final func layoutIfNeeded() {
      guard needsLayoutPass else { return }
      input(.other) { layOut() }
    }
  }

  extension View {
    /// The rectangle of the view in its own coordinates: its size, at the origin.
    public final var bounds: Rect { Rect(origin: .zero, size: frame.size) }

    /// The center of ``frame``; setting it moves the view.
    public final var center: Point {
      get { frame.center }
      set {
        // A rounding error must not move the frame if the same center is set again.
        if newValue != center { frame = Rect(center: newValue, size: frame.size) }
      }
    }

    /// The values that are shown now. During an animation they differ from the model values. A
    /// host draws them.
    public final var presentation: ViewPresentation {
      ViewPresentation(
        frame: frameAnimation.presentationValue(of: frame, on: timeline),
        alpha: alphaAnimation.presentationValue(of: alpha, on: timeline),
        rotation: rotationAnimation.presentationValue(of: rotation, on: timeline))
    }
  }

  /// The kit describes components and labels by the app's titles, or else by the texts of the
  /// language. A description that the app sets replaces the kit's; nil restores the kit's.
  extension View {
    /// A description of the view's purpose; nil if there is none.
    public final var accessibilityLabel: String? {
      get { appDescriptions?.label ?? accessibilityText.label }
      set { descriptionsToSet().label = newValue }
    }

    /// A description of the view's present value, such as a component's state, or how far it is
    /// pulled; nil if it has none.
    public final var accessibilityValue: String? {
      get { appDescriptions?.value ?? accessibilityText.value }
      set { descriptionsToSet().value = newValue }
    }

    /// A description of the present effect of activating the view; nil if it has none.
    public final var accessibilityHint: String? {
      get { appDescriptions?.hint ?? accessibilityText.hint }
      set { descriptionsToSet().hint = newValue }
    }

    private func descriptionsToSet() -> AppDescriptions {
      let descriptions = appDescriptions ?? AppDescriptions()
      appDescriptions = descriptions
      return descriptions
    }
  }
#endif
