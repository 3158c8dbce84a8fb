import Foundation

let options: Options
do {
  options = try Options(CommandLine.arguments.dropFirst())
} catch {
  let text = "refresh-bench: \(error.text)\nrefresh-bench --help shows what it can do\n"
  try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  // The status of a wrong command line, as BSD's `sysexits.h` has it.
  exit(64)
}

if options.wantsHelp {
  print(Options.help)
  exit(0)
}

for measure in Measure.all where options.selects(measure) {
  let cost = measure.run(options.repetitions ?? measure.repetitions)
  print(options.isJSON ? measure.json(cost) : measure.row(cost))
}
