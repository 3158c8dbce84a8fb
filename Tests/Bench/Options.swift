/// The options of the command.
struct Options {
  /// A mistake in the command line, and its correction.
  struct Mistake: Error {
    let text: String
  }

  /// The help text.
  static let help = """
    usage: refresh-bench [--json] [--only NAME] [--repeat N]

    Measures the costs of the kit, and prints a table. Figures differ from machine to machine:
    compare those of one run.

      --json       each measure is an object of JSON on a line
      --only NAME  one measure only
      --repeat N   the repetitions of each measure

    measures: \(measures)
    """

  private static let measures = Measure.all.map(\.name).joined(separator: ", ")

  /// Whether ``help`` is wanted.
  private(set) var wantsHelp = false
  /// Whether the costs are printed as JSON, one object on each line.
  private(set) var isJSON = false
  /// The name of the only measure; nil for all.
  private(set) var only: String?
  /// The repetitions of each measure; nil for its own number.
  private(set) var repetitions: Int?

  init(_ arguments: some Sequence<String>) throws(Mistake) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--json": isJSON = true
      case "--only":
        let name = try Self.value(of: argument, rest.next(), isFirst: only == nil)
        guard Measure.all.contains(where: { $0.name == name }) else {
          throw Mistake(
            text: "there is no measure \"\(name)\"; it must be one of \(Self.measures)")
        }
        only = name
      case "--repeat":
        let text = try Self.value(of: argument, rest.next(), isFirst: repetitions == nil)
        guard let count = Int(text), count > 0 else {
          throw Mistake(text: "\"--repeat\" is \"\(text)\"; it must be a whole number above 0")
        }
        repetitions = count
      default:
        throw Mistake(
          text: "there is no option \"\(argument)\"; it must be one of --json, --only NAME, "
            + "--repeat N, --help")
      }
    }
  }

  private static func value(
    of option: String, _ value: String?, isFirst: Bool
  ) throws(Mistake) -> String {
    guard isFirst else {
      throw Mistake(text: "\"\(option)\" is there twice; it must be there once")
    }
    guard let value else {
      throw Mistake(text: "\"\(option)\" ends the line; it must be followed by its value")
    }
    return value
  }

  /// Whether a measure is wanted.
  func selects(_ measure: Measure) -> Bool { only.map { $0 == measure.name } ?? true }
}
