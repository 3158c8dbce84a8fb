/// A command line that means nothing.
struct UsageError: Error, Equatable {
  /// What is wrong and what would be right.
  let message: String
}

/// What follows the name of a command: options, and at most one script.
struct Arguments: Equatable {
  /// An option of a command.
  struct Option {
    /// How it is written, as in `--strict`.
    let name: String
    /// What follows it, in words, as in `FILE`; nil where nothing does.
    var value: String?
  }

  /// What asks for the help of a command.
  static let help: Set = ["--help", "-h"]
  /// What stands for standard input, and for standard output.
  static let standard = "-"

  /// The options without a value that are there.
  private(set) var flags: Set<String> = []
  /// The values of the other options that are there.
  private(set) var values: [String: String] = [:]
  /// The script; nil where there is none, so that it is read from standard input.
  private(set) var script: String?

  /// Reads what follows the name of a command. After `--` come no more options.
  ///
  /// - Parameters:
  ///   - arguments: The rest of the command line.
  ///   - options: The options that the command has.
  /// - Throws: Where there is an option that it does not have, one without its value or one too many,
  ///   or a second script.
  init(_ arguments: some Sequence<String>, options: [Option]) throws(UsageError) {
    var rest = Array(arguments)[...]
    var takesOptions = true
    var scripts: [String] = []
    while let argument = rest.popFirst() {
      guard takesOptions, argument.hasPrefix("-"), argument != Self.standard else {
        scripts.append(argument)
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
    if scripts.count > 1 {
      throw UsageError(
        message: "there are \(scripts.count) scripts, \"\(scripts[0])\" and \"\(scripts[1])\"; "
          + "it must be one at a time")
    }
    script = scripts.first == Self.standard ? nil : scripts.first
  }
}
