/// What holds for the whole app.
#if !hasFeature(Embedded)
  @MainActor
#endif
public final class RefreshConfig {
  /// The configuration that every component reads.
  public static let `default` = RefreshConfig()

  // MARK: Language

  /// The code of the language of all texts that the app did not set itself, such as `fr` or
  /// `zh-Hant`; nil (the default) is what the system prefers.
  ///
  /// A code of no language is English. Setting it notifies every component at once.
  public var languageCode: String? {
    didSet { update() }
  }

  /// The app's own wording, in front of the kit's; empty by default.
  ///
  /// A language that the kit speaks may leave out what is to stay, a language that it does not speak
  /// is one more to choose from. Setting it reaches every component at once.
  public var ownLanguages: [Language] = [] {
    didSet { update() }
  }

  /// Tells which languages the user prefers, the first one most: the system's answer, until a host
  /// that knows better sets its own. Asked when it is set and by ``update()``.
  public var preferredLanguages: () -> [String] = systemLanguages {
    didSet { update() }
  }

  /// The language that all this comes to.
  ///
  /// Setting it puts a wording of the app's own in force: it goes into ``ownLanguages``, in place of
  /// another with its code, and its code into ``languageCode``.
  public var language: Language {
    get { chosen }
    set {
      guard newValue != chosen || languageCode != newValue.code else { return }
      ownLanguages = ownLanguages.filter { $0.code != newValue.code } + [newValue]
      languageCode = newValue.code
    }
  }

  private var chosen = Language.english
  private(set) var observers = Observers<Language>()

  // MARK: Direction

  /// The direction in which components are laid out where no view says another; nil (the default)
  /// is the language's. Setting it reaches every component at once.
  public var layoutDirection: LayoutDirection? {
    didSet {
      if layoutDirection != oldValue { observers.send(chosen) }
    }
  }

  /// ``layoutDirection``, or the language's.
  public var effectiveLayoutDirection: LayoutDirection {
    layoutDirection ?? chosen.layoutDirection
  }

  // MARK: Lists

  /// Whether a header refresh that ends in success resets a footer that said "no more data", in
  /// every scroll view that does not say otherwise; false by default, as in MJRefresh.
  public var resetsNoMoreDataAfterHeaderRefresh = false

  private init() {
    chosen = choice
  }

  // MARK: Changes

  /// Asks for the preferred languages again. A host calls it when the system says that they have
  /// changed.
  public func update() {
    let choice = choice
    guard choice != chosen else { return }
    chosen = choice
    observers.send(choice)
  }

  /// Hears of each change of the language, and of the direction.
  ///
  /// - Returns: The subscription, which lasts for as long as it is kept.
  public func observeLanguage(_ handler: @escaping (Language) -> Void) -> ObservationToken {
    observers.add(handler)
  }

  private var choice: Language {
    .preferred(languageCode.map { [$0] } ?? preferredLanguages(), own: ownLanguages)
  }
}
