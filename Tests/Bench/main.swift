import Foundation

let help = """
  usage: refresh-bench [--json] [--only NAME] [--repeat N]

  Measures the costs of the kit, and prints a table. Budgets are multiples of what an offset change
  of a state machine in C costs in the same run: figures differ from machine to machine.

    --json       each measure is an object of JSON on a line
    --only NAME  one measure only
    --repeat N   the repetitions of each measure

  measures: \(Measure.all.map(\.name).joined(separator: ", "))
  """

func fail(_ mistake: String) -> Never {
  let text = "refresh-bench: \(mistake)\nrefresh-bench --help shows what it can do\n"
  FileHandle.standardError.write(Data(text.utf8))
  // The status for a wrong command line in BSD's `sysexits.h`.
  exit(64)
}

var isJSON = false
var only: String?
var repetitions: Int?
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--help", "-h":
    print(help)
    exit(0)
  case "--json":
    isJSON = true
  case "--only":
    only = arguments.popFirst()
    guard Measure.all.contains(where: { $0.name == only }) else {
      fail("\"--only\" must be followed by a measure: \(Measure.all.map(\.name))")
    }
  case "--repeat":
    repetitions = arguments.popFirst().flatMap { Int($0) }
    guard let repetitions, repetitions > 0 else {
      fail("\"--repeat\" must be followed by a whole number above 0")
    }
  default:
    fail("there is no option \"\(argument)\"")
  }
}

let machineCost = isJSON ? 1 : await Measure.stateMachine.run(Measure.stateMachine.repetitions)
for measure in Measure.all where only == nil || only == measure.name {
  let cost = await measure.run(repetitions ?? measure.repetitions)
  print(isJSON ? measure.json(cost) : measure.row(cost, beside: machineCost))
}
