import RefreshKit

/// A phone in the course of an animation, for as long as its screen has one size.
nonisolated struct AnimatedPhone {
  /// The largest size of the phone of an animation.
  static let limit = PhoneBody.Limit(width: 260, height: 430, radius: 30)

  /// The duration in which the content disappears, where the animation does not begin as it ends.
  private static let fade = 0.4
  /// The duration in which a finger appears or disappears, in seconds.
  private static let fingerFade = 0.12

  /// The body.
  let body: PhoneBody
  /// When it is seen first, in seconds of the animation.
  let start: Double
  /// When the next phone takes its place; nil for the last one.
  let end: Double?
  private let samples: ArraySlice<AnimationRecording.Sample>
  private let scene: Scene
  private let returns: Bool

  /// A phone.
  ///
  /// - Parameters:
  ///   - samples: What is seen on it, at least one sample.
  ///   - end: When the next phone takes its place; nil for the last one.
  ///   - returns: Whether the animation ends as it begins.
  private init(
    _ samples: ArraySlice<AnimationRecording.Sample>, until end: Double?, returns: Bool
  ) {
    self.samples = samples
    self.end = end
    self.returns = returns
    scene = samples[samples.startIndex].scene
    body = PhoneBody(scene.size, in: Self.limit)
    start = samples[samples.startIndex].time
  }

  /// The phones of an animation, one after the other.
  static func all(_ samples: [AnimationRecording.Sample]) -> [AnimatedPhone] {
    var starts: [Int] = []
    for index in samples.indices {
      let scene = samples[index].scene
      let last = index > 0 ? samples[index - 1].scene : nil
      if scene.size != last?.size || scene.bars != last?.bars { starts.append(index) }
    }
    let first = samples.first?.scene
    let last = samples.last?.scene
    let returns =
      first?.content == last?.content && first.map(\.steadyItems) == last.map(\.steadyItems)
    return zip(starts, starts.dropFirst() + [samples.count]).map { start, end in
      AnimatedPhone(
        samples[start..<end], until: end < samples.count ? samples[end].time : nil,
        returns: returns)
    }
  }

  /// The phone in the middle of a column.
  ///
  /// - Parameters:
  ///   - origin: The upper left corner of the column.
  ///   - name: The name of the clip path that is that of the body.
  ///   - sheet: Takes the rules.
  func element(at origin: Point, clippedBy name: String, _ sheet: Stylesheet) -> SVG {
    let position = Track(
      samples, tolerances: AnimatedProperty.position.tolerances,
      values: samples.map { [$0.scene.content.x, $0.scene.content.y] })
    let content = sheet.group(
      .position, along: position,
      AnimatedItems(samples, inFront: false).elements(sheet)
        + AnimatedList(samples).elements(sheet)
        + AnimatedItems(samples, inFront: true).elements(sheet))
    let shown = sheet.group(.opacity, along: fading(in: sheet.duration), [content])
    let phone = body.element(
      [shown] + PhonePicture.bars(scene) + finger(sheet), at: origin,
      in: Self.limit.width + 2 * PhoneBody.rim, clippedBy: name)
    return sheet.group(.opacity, along: seen, [phone])
  }

  /// The opacity of the content: it fades before the animation begins anew, and its first moment is
  /// seen at once.
  private func fading(in duration: Double) -> Track {
    guard !returns, duration > Self.fade else {
      return Track([Track.Key(time: 0, values: [1])], tolerances: [0])
    }
    let times = [(0, 1.0), (duration - Self.fade, 1), (duration, 0)]
    return Track(times.map { Track.Key(time: $0, values: [$1]) }, tolerances: [0])
  }

  /// Whether the phone is seen: its screen has its size.
  private var seen: Track {
    var changes = start > 0 ? [Track.Key(time: start, values: [1])] : []
    if let end { changes.append(Track.Key(time: end, values: [0])) }
    return Track(from: [start > 0 ? 0 : 1], changes, in: 0.01)
  }

  private func finger(_ sheet: Stylesheet) -> [SVG] {
    guard var position = samples.lazy.compactMap(\.scene.finger).first else { return [] }
    let values = samples.map { sample in
      position = sample.scene.finger ?? position
      return [position.x, position.y]
    }
    let positions = Track(
      samples, tolerances: AnimatedProperty.position.tolerances, values: values)
    let changes = samples.map {
      Track.Key(time: $0.time, values: [$0.scene.finger == nil ? 0 : 1])
    }
    let seen = Track(from: [changes[0].values[0]], Array(changes), in: Self.fingerFade)
    return [
      sheet.group(
        .opacity, along: seen,
        [sheet.group(.position, along: positions, [PhonePicture.finger(at: .zero)])])
    ]
  }
}
