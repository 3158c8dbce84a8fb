import RefreshKit

/// The options of the command.
struct Options {
  /// A mistake in the command line, and its correction.
  struct Mistake: Error {
    let text: String
  }

  static let help = """
    usage: refresh-explore [--bound small|full] [--only SCENE] [--limit N] [--list]
           refresh-explore --diagrams FOLDER

    Finds all states that components reach by any inputs in any order, and asks the laws in each state and
    on each step. It prints how many states and steps there are, and for a broken law the shortest script.

      --bound      how many inputs there are; small by default
      --only       one scene, by its name, such as RefreshNormalHeader
      --limit N    enters at most N states of each scene
      --list       prints the names of the scenes alone
      --diagrams   writes the state diagrams to a folder, and explores nothing else

    exit status: 0; 1 where a law is broken; 64 where the command line is wrong
    """

  private(set) var wantsHelp = false
  private(set) var lists = false
  private(set) var bound = Scene.Bound.small
  private(set) var only: String?
  private(set) var limit = Int.max
  private(set) var diagrams: String?

  init(_ arguments: some Sequence<String>) throws(Mistake) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--list": lists = true
      case "--bound":
        guard let bound = Scene.Bound(rawValue: try Self.value(of: argument, rest.next())) else {
          throw Mistake(text: "\"--bound\" must be small or full")
        }
        self.bound = bound
      case "--only": only = try Self.value(of: argument, rest.next())
      case "--limit":
        guard let limit = Int(try Self.value(of: argument, rest.next())), limit > 0 else {
          throw Mistake(text: "\"--limit\" must be a whole number above 0")
        }
        self.limit = limit
      case "--diagrams": diagrams = try Self.value(of: argument, rest.next())
      default: throw Mistake(text: "there is no option \"\(argument)\"")
      }
    }
  }

  private static func value(of option: String, _ value: String?) throws(Mistake) -> String {
    guard let value else { throw Mistake(text: "\"\(option)\" must be followed by its value") }
    return value
  }
}
