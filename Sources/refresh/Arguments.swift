struct UsageError: Error, Equatable {
  /// The mistake, and its correction.
  let message: String
}

/// The arguments of a command: options, and scripts.
struct Arguments: Equatable {
  struct Option {
    /// The name, such as `--strict`.
    let name: String
    /// The name of the option's value, such as `FILE`; nil for an option without a value.
    var value: String?
  }

  /// The options that show the help of a command.
  static let help: Set = ["--help", "-h"]
  /// The name of standard input, and of standard output.
  static let standard = "-"

  /// The given options without a value.
  private(set) var flags: Set<String> = []
  /// The values of the other given options.
  private(set) var values: [String: String] = [:]
  /// The scripts, at least one; nil for standard input.
  var scripts: [String?] { paths.isEmpty ? [nil] : paths.map { $0 == Self.standard ? nil : $0 } }

  /// The first script; nil for standard input.
  var script: String? { scripts[0] }

  private var paths: [String] = []

  /// Parses the arguments after the name of a command. After `--` no argument is an option.
  init(
    _ arguments: some Sequence<String>, options: [Option], takesSeveralScripts: Bool = false
  ) throws(UsageError) {
    var rest = Array(arguments)[...]
    var takesOptions = true
    while let argument = rest.popFirst() {
      guard takesOptions, argument.hasPrefix("-"), argument != Self.standard else {
        paths.append(argument)
        continue
      }
      if argument == "--" {
        takesOptions = false
        continue
      }
      guard let option = options.first(where: { $0.name == argument }) else {
        let all = options.map { [$0.name, $0.value].compactMap { $0 }.joined(separator: " ") }
        throw UsageError(
          message: "there is no option \"\(argument)\"; it must be one of "
            + (all + ["--help"]).joined(separator: ", "))
      }
      guard let name = option.value else {
        flags.insert(option.name)
        continue
      }
      guard let value = rest.popFirst() else {
        throw UsageError(
          message: "\"\(option.name)\" ends the line; it must be followed by \(name)")
      }
      if let first = values.updateValue(value, forKey: option.name) {
        throw UsageError(
          message: "\"\(option.name)\" is there twice, with \"\(first)\" and \"\(value)\"; "
            + "it must be there once")
      }
    }
    if paths.count > 1, !takesSeveralScripts {
      throw UsageError(
        message: "there are \(paths.count) scripts, \"\(paths[0])\" and \"\(paths[1])\"; "
          + "it must be one at a time")
    }
    guard paths.count(where: { $0 == Self.standard }) < 2 else {
      throw UsageError(message: "standard input is there twice; it can be read once")
    }
  }

  func strictness() throws(UsageError) -> (isStrict: Bool, isLenient: Bool) {
    let (strict, lenient) = (flags.contains("--strict"), flags.contains("--lenient"))
    guard strict, lenient else { return (strict, lenient) }
    throw UsageError(
      message: "\"--strict\" makes mistakes of warnings, and \"--lenient\" warnings of mistakes; "
        + "it must be one of them")
  }
}
