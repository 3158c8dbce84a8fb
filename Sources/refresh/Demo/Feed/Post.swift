import RefreshKit

/// Something that a person has written.
struct Post: Equatable {
  /// The colours of the authors.
  private static let colors = [
    Color(red: 0.0, green: 0.53, blue: 0.69), Color(red: 0.69, green: 0.37, blue: 0.0),
    Color(red: 0.53, green: 0.37, blue: 0.84), Color(red: 0.0, green: 0.53, blue: 0.37),
    Color(red: 0.84, green: 0.22, blue: 0.37), Color(red: 0.37, green: 0.53, blue: 0.0),
  ]

  /// Who has written it.
  let author: String
  /// What it says.
  let text: String
  /// How old it is, in minutes.
  var minutes: Int
  /// Whether it came with the last refresh.
  var isNew = false

  /// Reads `author|text`.
  init(_ line: some StringProtocol, minutes: Int, isNew: Bool = false) {
    let parts = line.split(separator: "|", maxSplits: 1)
    author = String(parts.first ?? "")
    text = String(parts.last ?? "")
    self.minutes = minutes
    self.isNew = isNew
  }

  /// The first letters of the author's names.
  var initials: String {
    String(author.split(separator: " ").compactMap(\.first).prefix(2))
  }

  /// A colour for the author, always the same one.
  var color: Color {
    let sum = author.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    return Self.colors[sum % Self.colors.count]
  }

  /// How old it is, in words.
  var age: String {
    switch minutes {
    case ..<1: "now"
    case ..<60: "\(minutes) min"
    case ..<1_440: "\(minutes / 60) h"
    default: "\(minutes / 1_440) d"
    }
  }
}
