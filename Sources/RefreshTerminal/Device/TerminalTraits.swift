#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The abilities of a terminal, as read from its environment.
public nonisolated struct TerminalTraits: Sendable, Hashable {
  /// Whether the cursor can be moved to a cell: false if `TERM` is missing or `dumb`.
  public var isAddressable: Bool
  /// Whether colours are wanted and possible: false if `NO_COLOR` is set, or `TERM` names a terminal
  /// without colours.
  public var hasColor: Bool
  /// Whether characters beyond ASCII are shown: false if the locale names another encoding than UTF-8,
  /// and on the Linux console, whose fonts lack them.
  public var hasUnicode: Bool

  /// The terminal's traits in the environment of this process.
  public static var current: TerminalTraits {
    TerminalTraits { name in getenv(name).map { String(cString: $0) } }
  }

  /// Reads traits from an environment.
  ///
  /// - Parameter variable: Returns the value of a variable, or nil if it is not set.
  public init(variable: (_ name: String) -> String?) {
    let term = variable("TERM") ?? ""
    isAddressable = term != "" && term != "dumb"
    hasColor = (variable("NO_COLOR") ?? "") == "" && !term.hasPrefix("vt") && !term.hasSuffix("-m")
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { $0 != "" }
    let encoding = locale?.split(separator: ".").dropFirst().first?.lowercased()
    hasUnicode = term != "linux" && (encoding == nil || encoding!.hasPrefix("utf"))
  }
}
