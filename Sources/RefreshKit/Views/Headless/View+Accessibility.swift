#if !UIKIT
  /// The descriptions of a view, for hosts that support screen readers.
  ///
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
