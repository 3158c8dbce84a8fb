import Foundation

let options: Options
do {
  options = try Options(CommandLine.arguments.dropFirst())
} catch {
  try? FileHandle.standardError.write(contentsOf: Data("\(error.text)\n".utf8))
  exit(2)
}

for measure in Measure.all where options.takes(measure) {
  let cost = measure.run(options.repetitions ?? measure.repetitions)
  print(options.isJSON ? measure.json(cost) : measure.row(cost))
}
