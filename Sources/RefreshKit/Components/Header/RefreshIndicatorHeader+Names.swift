/// The names of indicators, by which scripts and other files choose one.
extension RefreshIndicatorHeader {
  private static var makers: [(name: String, indicator: () -> any RefreshIndicator)] = [
    ("normal", { NormalIndicator() }), ("ring", { RingIndicator() }),
  ]

  /// The names of the indicators, in the order of their registration: `normal` and `ring`, which the
  /// kit registers, are the first ones.
  public static var indicatorNames: [String] { makers.map { $0.name } }

  /// Registers an indicator by a name, or another one by a name that is in use.
  ///
  /// ```swift
  /// RefreshIndicatorHeader.register("dots of the app") { ThreeDots() }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name, as in the field `indicator` of a script.
  ///   - makeIndicator: Makes a new indicator; called for each header that has one by this name,
  ///     and when ``indicatorName`` looks for a class.
  public static func register(_ name: String, makeIndicator: @escaping () -> any RefreshIndicator) {
    if let index = makers.firstIndex(where: { $0.name == name }) {
      makers[index].indicator = makeIndicator
    } else {
      makers.append((name, makeIndicator))
    }
  }

  /// Makes an indicator.
  ///
  /// - Parameter name: One of ``indicatorNames``.
  /// - Returns: A new indicator; nil if no indicator is registered by this name.
  public static func makeIndicator(named name: String) -> (any RefreshIndicator)? {
    makers.first { $0.name == name }?.indicator()
  }

  /// The name of the ``indicator``: the first one by which an indicator of the same class is
  /// registered; nil if there is none.
  public final var indicatorName: String? {
    // A closure does not say what it makes.
    let own = Self.classOf(indicator)
    return Self.makers.first { Self.classOf($0.indicator()) == own }?.name
  }

  #if hasFeature(Embedded)
    private static func classOf(_ view: View) -> UInt {
      // An object begins with the address of its class's metadata.
      Unmanaged.passUnretained(view).toOpaque().load(as: UInt.self)
    }
  #else
    private static func classOf(_ view: View) -> ObjectIdentifier {
      ObjectIdentifier(type(of: view))
    }
  #endif
}
