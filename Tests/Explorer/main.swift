import Foundation
import RefreshKit

let options: Options
do {
  options = try Options(CommandLine.arguments.dropFirst())
} catch {
  let text = "refresh-explore: \(error.text)\nrefresh-explore --help shows what it can do\n"
  try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  // The status of a wrong command line, as BSD's `sysexits.h` has it.
  exit(64)
}

if options.wantsHelp {
  print(Options.help)
  exit(0)
}

/// Writes a line at once, also into a pipe.
func write(_ line: String) {
  try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
}

/// Writes a complaint.
func complain(_ text: String) {
  try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
}

var isBroken = false

if let folder = options.diagrams {
  for diagram in StateDiagram.all {
    guard let text = diagram.svg(complain: complain) else { exit(1) }
    try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(diagram.name).svg"))
  }
  exit(0)
}

for make in Scene.all(options.bound) {
  let scene = make()
  if let only = options.only, scene.name != only { continue }
  if options.lists {
    print(scene.name)
    continue
  }
  let exploration = Explorer.explore(scene, limit: options.limit)
  write(Report.line(exploration))
  for breach in exploration.breaches {
    isBroken = true
    write(breach.script(in: scene))
  }
}
exit(isBroken ? 1 : 0)
