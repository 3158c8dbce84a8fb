import Foundation
import RefreshKit

let help = """
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

/// Writes a line at once, even into a pipe.
func write(_ line: String, to file: FileHandle = .standardOutput) {
  file.write(Data((line + "\n").utf8))
}

func fail(_ mistake: String) -> Never {
  write(
    "refresh-explore: \(mistake)\nrefresh-explore --help shows what it can do", to: .standardError)
  exit(64)
}

var lists = false
var bound = Scene.Bound.small
var only: String?
var limit = Int.max
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--help", "-h":
    print(help)
    exit(0)
  case "--list":
    lists = true
  case "--bound":
    guard let value = arguments.popFirst().flatMap(Scene.Bound.init) else {
      fail("\"--bound\" must be small or full")
    }
    bound = value
  case "--only":
    only = arguments.popFirst()
    guard only != nil else { fail("\"--only\" must be followed by the name of a scene") }
  case "--limit":
    guard let number = arguments.popFirst().flatMap({ Int($0) }), number > 0 else {
      fail("\"--limit\" must be a whole number above 0")
    }
    limit = number
  case "--diagrams":
    guard let folder = arguments.popFirst() else {
      fail("\"--diagrams\" must be followed by a folder")
    }
    for diagram in StateDiagram.all {
      guard let text = diagram.svg(complain: { write($0, to: .standardError) }) else { exit(1) }
      let file = URL(filePath: "\(folder)/\(diagram.name).svg")
      do { try Data(text.utf8).write(to: file) } catch { fail("\(error.localizedDescription)") }
    }
    exit(0)
  default:
    fail("there is no option \"\(argument)\"")
  }
}

var (isBroken, isFound) = (false, false)
for make in Scene.all(bound) {
  let scene = make()
  if let only, scene.name != only { continue }
  isFound = true
  if lists {
    print(scene.name)
    continue
  }
  let exploration = Explorer.explore(scene, limit: limit)
  write(exploration.summary)
  for breach in exploration.breaches {
    isBroken = true
    write(breach.script(in: scene))
  }
}
if let only, !isFound { fail("there is no scene \"\(only)\"; --list prints their names") }
exit(isBroken ? 1 : 0)
