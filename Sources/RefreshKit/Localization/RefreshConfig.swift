/// The settings of the whole app.
@preconcurrency @MainActor
public final class RefreshConfig {
  /// The configuration of the app, which every component reads.
  public static var `default`: RefreshConfig { ofReplay ?? ofApp }

  private static let ofApp = RefreshConfig()

  /// The configuration of a replay while the replay performs a line of its script; otherwise nil.
  /// It takes the place of the app's configuration.
  package static var ofReplay: RefreshConfig?

  // MARK: Language

  /// The code of the language of all texts that the app has not set, such as `fr` or `zh-Hant`; nil
  /// (the default) for the user's preferred language.
  ///
  /// An unknown code means English. Setting it notifies every component at once.
  public var languageCode: String? {
    didSet { update() }
  }

  /// The app's languages, whose texts replace the kit's; empty by default.
  ///
  /// A language with the code of one of the kit's languages may have only some of the texts. A
  /// language with another code is added to the available languages. Setting the property notifies
  /// every component at once.
  public var ownLanguages: [Language] = [] {
    didSet { update() }
  }

  /// Returns the codes of the user's preferred languages, in order of preference; by default those
  /// of the system. Called when this property or ``ownLanguages`` is set, and by ``update()``,
  /// unless ``languageCode`` is set.
  public var preferredLanguages: () -> [String] = systemLanguages {
    didSet { update() }
  }

  /// The current language.
  ///
  /// Setting it adds the language to ``ownLanguages``, in place of one with the same code, and sets
  /// ``languageCode`` to its code.
  public var language: Language {
    get { _language }
    set {
      guard newValue != _language || languageCode != newValue.code else { return }
      ownLanguages = ownLanguages.filter { $0.code != newValue.code } + [newValue]
      languageCode = newValue.code
    }
  }

  private var _language = Language.english

  /// Returns a text of the current language, without copying the language.
  func text(_ key: TextKey) -> String { _language.texts[key] ?? Language.english[key] }

  private var observers = Observers<Language>()
  /// Notifies all components of a change of the texts or the direction; nil until the first
  /// component is made. It is notified before ``observers``.
  var observerOfTexts: (any TextObserver)?

  // MARK: Direction

  /// The layout direction of components if neither they nor the views around them have one; nil
  /// (the default) for the language's. Setting it notifies every component at once.
  public var layoutDirection: LayoutDirection? {
    didSet {
      if layoutDirection != oldValue { notify() }
    }
  }

  /// ``layoutDirection``, or the language's.
  public var effectiveLayoutDirection: LayoutDirection {
    layoutDirection ?? _language.layoutDirection
  }

  // MARK: Lists

  /// Whether a refresh of the header that ends in success ends noMoreData of the footer, in every
  /// scroll view that does not set its own value; true by default. If it is false, a footer stays in
  /// noMoreData until the app resets it, as in MJRefresh.
  /// ``ScrollView/resetsNoMoreDataAfterHeaderRefresh`` says which noMoreData the refresh ends.
  public var resetsNoMoreDataAfterHeaderRefresh = true

  /// The time for which a header, back footer, leader or trailer shows that its refresh has failed,
  /// before it closes, in seconds of the timeline; 1 by default. A number that is negative or not
  /// finite is refused. Lists that are made afterward have it: ``ScrollView/failureDisplayDuration``.
  public var failureDisplayDuration = 1.0 {
    didSet { failureDisplayDuration = failureDisplayDuration.notNegative(or: oldValue) }
  }

  package init() {
    _language = preferredLanguage
  }

  // MARK: Changes

  /// Updates the language from ``preferredLanguages``. A host calls it when the system reports a
  /// change of the preferred languages.
  public func update() {
    let language = preferredLanguage
    guard language != _language else { return }
    _language = language
    notify()
  }

  private func notify() {
    observerOfTexts?.textsDidChange()
    observers.send(_language)
  }

  /// Observes changes of the language and of the layout direction.
  ///
  /// - Parameter handler: Called after each change with the current language, after all components
  ///   have been notified.
  /// - Returns: The token; the observer is removed when the token is released.
  public func observeLanguage(_ handler: @escaping (Language) -> Void) -> ObservationToken {
    observers.add(handler)
  }

  private var preferredLanguage: Language {
    .preferred(languageCode.map { [$0] } ?? preferredLanguages(), own: ownLanguages)
  }
}

/// An object that is notified when the texts or the layout direction have changed.
@MainActor protocol TextObserver: AnyObject {
  func textsDidChange()
}
