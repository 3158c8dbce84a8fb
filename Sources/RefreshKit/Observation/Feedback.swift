/// What a component gives to other senses than the eye; a host turns it into what its platform has.
public nonisolated enum Feedback: Sendable, Hashable {
  /// The pull has crossed the threshold: a light tap on the finger.
  case tick
  /// A refresh has begun or ended: words to be read aloud.
  case announcement(String)
}
