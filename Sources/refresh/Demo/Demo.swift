/// `refresh demo`: a session of pulls and loads, printed as a strip of small screens.
enum Demo {
  /// Plays the session and prints it.
  static func run() {
    print(Strip(frames: Session().play()).text, terminator: "")
  }
}
