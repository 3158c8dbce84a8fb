import RefreshKit

/// The images of a flower that grows with the pull, and sways while the list loads.
struct Flower {
  /// The images of each state, line by line.
  let stages: [RefreshState: [[String]]]

  private let name: String

  /// Images of three lines, as high as a header.
  static let tall = Flower(
    stages: [
      .idle: [
        ["     ", "     ", "__.__"], ["     ", "     ", "__i__"], ["     ", "  ,  ", "_\\|__"],
        ["  o  ", " \\|  ", "__|/_"],
      ],
      .pulling: [[" (@) ", " \\|  ", "__|/_"]],
      .refreshing: [
        ["(@)  ", " \\|  ", "__|/_"], [" (@) ", " \\|  ", "__|/_"], ["  (@)", "  |/ ", "_\\|__"],
        [" (@) ", " \\|  ", "__|/_"],
      ],
    ], name: "tall flower")

  /// Images of two lines, for footers, and for headers on a screen of a few rows.
  static let small = Flower(
    stages: [
      .idle: [["     ", "__.__"], ["     ", "__i__"], ["  o  ", "__|__"]],
      .pulling: [[" (@) ", "__|/_"]],
      .refreshing: [
        ["(@)  ", "_\\|__"], [" (@) ", "__|__"], ["  (@)", "__|/_"], [" (@) ", "__|__"],
      ],
    ], name: "small flower")

  private init(stages: [RefreshState: [[String]]], name: String) {
    self.stages = stages
    self.name = name
  }

  /// The lines of each image, by its name, for the drawer.
  var pictures: [String: [String]] {
    var pictures: [String: [String]] = [:]
    for (state, stage) in stages {
      for (image, lines) in zip(images(for: state), stage) { pictures[image.name] = lines }
    }
    return pictures
  }

  /// Sets the images of a component.
  func apply(to component: some GifShowing) {
    for state in stages.keys {
      component.setImages(images(for: state), duration: nil, for: state)
    }
    component.setImages(images(for: .refreshing), duration: 0.8, for: .refreshing)
    component.gifView.tintColor = Color(red: 0.2, green: 0.8, blue: 0.2)
  }

  private func images(for state: RefreshState) -> [Image] {
    (stages[state] ?? []).enumerated().map { index, lines in
      Image(
        name: "\(name), \(state) \(index)",
        size: Size(width: 45, height: Double(lines.count) * 18))
    }
  }
}
