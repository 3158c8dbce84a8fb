/// Values over the time of a film; between two keys they change linearly.
struct Track: Equatable {
  struct Key: Equatable {
    /// The time, in seconds of the film.
    let time: Double
    /// The values, as many as in every other key.
    let values: [Double]
  }

  /// The keys in the order of their times, at least one.
  let keys: [Key]

  /// A key is kept at the latest this many keys after the last kept key.
  private static let maximumKeyDistance = 240
  private static let easedKeys = 8

  /// Makes a track from `keys`, and leaves out the keys that it does not need. At the time of a key
  /// that is left out, the values of the track differ from those of the key by at most
  /// `tolerances`. There must be at least one key, and the keys must be in the order of their
  /// times.
  init(_ keys: [Key], tolerances: [Double]) {
    let keys = Self.withoutRuns(keys)
    var keptKeys = Array(keys.prefix(1))
    var start = 0
    for end in keys.indices.dropFirst(2) {
      let fits = end - start <= Self.maximumKeyDistance && Self.fit(keys[start...end], tolerances)
      if fits { continue }
      start = end - 1
      keptKeys.append(keys[start])
    }
    self.keys = keys.count > 1 ? keptKeys + keys.suffix(1) : keptKeys
  }

  /// Makes a track with values at the times of samples. The change to a sample that is eased is
  /// slow at its beginning and its end.
  init(
    _ samples: some Sequence<Recording.Sample>, tolerances: [Double], values: [[Double]]
  ) {
    var keys: [Key] = []
    for (sample, values) in zip(samples, values) {
      if sample.easing > 0, let last = keys.last?.values {
        keys += Self.eased(from: last, to: values, until: sample.time, in: sample.easing)
      }
      keys.append(Key(time: sample.time, values: values))
    }
    self.init(keys, tolerances: tolerances)
  }

  /// Makes a track that begins with the values `first`. Each change begins at its time and takes
  /// `duration` seconds, or less if the next change begins earlier. If `isEased` is true, each
  /// change is slow at its beginning and its end. But a change at time 0 takes no time.
  init(
    from first: [Double], _ changes: [Key], in duration: Double, isEased: Bool = false
  ) {
    let changes = Self.withoutRepetitions(changes, after: first)
    var keys = [Key(time: 0, values: first)]
    for (index, change) in changes.enumerated() {
      let next = index + 1 < changes.count ? changes[index + 1].time : .infinity
      let end = min(change.time + duration, next)
      let last = keys[keys.count - 1].values
      if change.time > 0 {
        keys.append(Key(time: change.time, values: last))
        if isEased {
          keys += Self.eased(from: last, to: change.values, until: end, in: end - change.time)
        }
        keys.append(Key(time: end, values: change.values))
      } else {
        keys = [Key(time: 0, values: change.values)]
      }
    }
    self.init(keys, tolerances: first.map { _ in 0 })
  }

  var isConstant: Bool { keys.allSatisfy { $0.values == keys[0].values } }

  func values(at time: Double) -> [Double] {
    guard let next = keys.firstIndex(where: { $0.time >= time }) else {
      return keys[keys.count - 1].values
    }
    return next == 0 ? keys[0].values : Self.values(at: time, from: keys[next - 1], to: keys[next])
  }

  // MARK: Keys

  /// Leaves out each key whose values equal the values of the key before it and of the key after
  /// it.
  private static func withoutRuns(_ keys: [Key]) -> [Key] {
    keys.indices.filter { index in
      index == 0 || index == keys.count - 1 || keys[index].values != keys[index - 1].values
        || keys[index].values != keys[index + 1].values
    }.map { keys[$0] }
  }

  /// Leaves out each change to values that the track already has.
  private static func withoutRepetitions(_ changes: [Key], after first: [Double]) -> [Key] {
    zip(changes, [first] + changes.map(\.values)).filter { $0.values != $1 }.map(\.0)
  }

  private static func eased(
    from first: [Double], to last: [Double], until end: Double, in duration: Double
  ) -> [Key] {
    (0..<easedKeys).map { index in
      let part = Double(index) / Double(easedKeys)
      let eased = part * part * (3 - 2 * part)
      return Key(
        time: end - duration * (1 - part), values: zip(first, last).map { $0 + ($1 - $0) * eased })
    }
  }

  /// Whether all keys are on the straight line from the first to the last, up to `tolerances`.
  private static func fit(_ keys: ArraySlice<Key>, _ tolerances: [Double]) -> Bool {
    let (first, last) = (keys[keys.startIndex], keys[keys.endIndex - 1])
    return keys.dropFirst().dropLast().allSatisfy { key in
      let expected = values(at: key.time, from: first, to: last)
      return key.values.indices.allSatisfy {
        abs(key.values[$0] - expected[$0]) <= tolerances[$0]
      }
    }
  }

  private static func values(at time: Double, from first: Key, to last: Key) -> [Double] {
    let part = last.time > first.time ? (time - first.time) / (last.time - first.time) : 1
    return zip(first.values, last.values).map { $0 + ($1 - $0) * part }
  }
}
