import RefreshKit

/// The images of a flower that grows with the pull, and sways while the list loads.
@MainActor enum Flower {
  /// The images of each state, line by line.
  private static let stages: [RefreshState: [[String]]] = [
    .idle: [["     ", "__.__"], ["     ", "__i__"], ["  o  ", "__|__"]],
    .pulling: [[" (@) ", "__|/_"]],
    .refreshing: [
      ["(@)  ", "_\\|__"], [" (@) ", "__|__"], ["  (@)", "__|/_"], [" (@) ", "__|__"],
    ],
  ]

  /// The lines of each image, by its name, for the drawer.
  static var pictures: [String: [String]] {
    var pictures: [String: [String]] = [:]
    for (state, stage) in stages {
      for (image, lines) in zip(images(for: state), stage) { pictures[image.name] = lines }
    }
    return pictures
  }

  static func apply(to component: some GifShowing) {
    for state in stages.keys {
      component.setImages(
        images(for: state), duration: state == .refreshing ? 0.8 : nil, for: state)
    }
    component.gifView.tintColor = Color(red: 0.2, green: 0.8, blue: 0.2)
  }

  private static func images(for state: RefreshState) -> [Image] {
    (0..<(stages[state] ?? []).count).map {
      Image(name: "flower, \(state) \($0)", size: Size(width: 45, height: 36))
    }
  }
}
