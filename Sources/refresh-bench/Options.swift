/// What the command was asked for.
struct Options {
  /// The command line means nothing; the text says what would be right.
  struct Mistake: Error {
    let text: String
  }

  private static let usage = """
    usage: refresh-bench [--json] [--only NAME] [--repeat N]

    Figures differ from machine to machine: compare those of one run.

    measures: \(Measure.all.map(\.name).joined(separator: " "))
    """

  /// Whether each measure is an object of JSON on a line.
  private(set) var isJSON = false
  /// The only measure; nil is all of them.
  private(set) var only: String?
  /// How often each measure is repeated; nil is as often as it needs.
  private(set) var repetitions: Int?

  init(_ arguments: some Sequence<String>) throws(Mistake) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--json": isJSON = true
      case "--only":
        guard let name = rest.next(), Measure.all.contains(where: { $0.name == name }) else {
          throw Mistake(text: Self.usage)
        }
        only = name
      case "--repeat":
        guard let count = rest.next().flatMap({ Int($0) }), count > 0 else {
          throw Mistake(text: Self.usage)
        }
        repetitions = count
      default: throw Mistake(text: Self.usage)
      }
    }
  }

  /// Whether a measure was asked for.
  func takes(_ measure: Measure) -> Bool { only.map { $0 == measure.name } ?? true }
}
