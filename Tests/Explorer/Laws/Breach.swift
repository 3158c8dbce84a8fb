/// A law that is broken, and the shortest way to it.
struct Breach {
  let law: String
  let fact: String
  /// The inputs, by their places in the scene.
  let path: [Int]

  /// A script that shows it.
  func script(in scene: Scene) -> String {
    let player = Player(scene)
    let steps = path.flatMap { input in
      player.perform(scene.inputs[input])
      return player.lines
    }
    let notes = ["# \(law): \(fact)"] + scene.notes.map { "# \($0)" }
    return (notes + [scene.stage.text] + scene.setUp.map(\.text) + steps).joined(separator: "\n")
  }
}
