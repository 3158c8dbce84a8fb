import RefreshKit

/// A post of the feed.
struct Post: Equatable {
  /// The colours of the authors.
  private static let colors = [
    Color(red: 0.0, green: 0.53, blue: 0.69), Color(red: 0.69, green: 0.37, blue: 0.0),
    Color(red: 0.53, green: 0.37, blue: 0.84), Color(red: 0.0, green: 0.53, blue: 0.37),
    Color(red: 0.84, green: 0.22, blue: 0.37), Color(red: 0.37, green: 0.53, blue: 0.0),
  ]

  /// The name of the author.
  let author: String
  /// The text, on one line.
  let text: String
  /// The age, in minutes.
  var minutes: Int
  /// Whether the last refresh added the post.
  var isNew = false

  /// Makes a post from `author|text`.
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

  /// The colour of the author.
  var color: Color {
    let sum = author.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    return Self.colors[sum % Self.colors.count]
  }

  /// The age, in words.
  var age: String {
    switch minutes {
    case ..<1: "now"
    case ..<60: "\(minutes) min"
    case ..<1_440: "\(minutes / 60) h"
    default: "\(minutes / 1_440) d"
    }
  }
}
