#if !UIKIT
  /// The values of a view that are read in each layout, in each frame and at each change of the
  /// offset.
  struct ViewStorage {
    var rotation = 0.0
    var alpha = 1.0
    var layoutDirection: LayoutDirection?

    // Whether the app, the component that the view belongs to, or the view itself hides it; and the
    // result.
    var isHiddenByApp = false
    var isHiddenByComponent = false
    var isSelfHidden = false
    var isShown = true

    /// The animations of the last changes; nil if nothing was ever animated.
    var animations: ViewAnimations?
    /// The superview, unretained; it sets this to nil when it is deallocated. See HotPath.md.
    var parent: Unmanaged<View>?
    /// The subviews, with empty entries.
    var children = Subviews()
    /// Whether the view needs layout.
    var needsLayout = true
    /// Whether the view, or a view in it, may need layout. If it is true, it is true for all
    /// superviews, unless a layout pass is under way.
    var needsLayoutPass = true
  }

  extension View {
    final var animations: ViewAnimations? {
      get { storage.animations }
      set { storage.animations = newValue }
    }

    final var parent: Unmanaged<View>? {
      get { storage.parent }
      set { storage.parent = newValue }
    }

    package final var needsLayout: Bool {
      get { storage.needsLayout }
      set { storage.needsLayout = newValue }
    }

    final var needsLayoutPass: Bool {
      get { storage.needsLayoutPass }
      set { storage.needsLayoutPass = newValue }
    }
  }
#endif
