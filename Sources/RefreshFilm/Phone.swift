import RefreshKit

/// A phone in the course of a film. In a film that plays, another phone replaces it when the size
/// or the bars of the screen change. In a sheet, each picture has its own phone.
struct Phone {
  /// The largest size of a phone's screen, in units of the SVG file.
  struct Limit {
    let width: Double
    let height: Double
    /// The radius of the corners of the body.
    let radius: Double

    static let sheet = Limit(width: 168, height: 400, radius: 15)
    static let play = Limit(width: 260, height: 430, radius: 30)

    /// The width of the column of a phone.
    var column: Double { width + 2 * Phone.rim }
  }

  /// The width of the body around the screen.
  static let rim = 5.0

  /// How long the content fades at the end of a film, in seconds. If the film ends as it begins,
  /// the content does not fade.
  private static let fade = 0.4
  /// The duration in which a finger appears or disappears, in seconds.
  private static let fingerFade = 0.12

  private let samples: ArraySlice<Recording.Sample>
  /// The rows of the whole film.
  private let rows: Rows
  private let limit: Limit
  /// The size of a point of the screen in units of the picture. It is rounded to hundredths,
  /// because the file has only two decimals.
  private let scale: Double
  /// The size of the screen in units of the picture, without the rim.
  private let screen: Size
  /// The time at which this phone replaces the phone before it, and the time at which the next
  /// phone replaces this phone. Nil if there is no such phone.
  private let start, end: Double?
  /// Whether the film ends as it begins.
  private let endsAsItBegins: Bool

  private init(
    _ samples: ArraySlice<Recording.Sample>, _ rows: Rows, in limit: Limit,
    from start: Double? = nil, until end: Double? = nil, endsAsItBegins: Bool = true
  ) {
    (self.samples, self.rows, self.limit) = (samples, rows, limit)
    (self.start, self.end, self.endsAsItBegins) = (start, end, endsAsItBegins)
    let size = samples[samples.startIndex].scene.size
    let exactScale = min(limit.width / max(size.width, 1), limit.height / max(size.height, 1))
    scale = max((exactScale * 100).rounded(.down) / 100, 0.01)
    screen = Size(
      width: min(max(size.width * scale, 1), limit.width),
      height: min(max(size.height * scale, 1), limit.height))
  }

  /// The phones of a film that plays, one after the other in the same place.
  static func playing(_ samples: [Recording.Sample]) -> [Phone] {
    let starts = samples.indices.filter { index in
      let scene = samples[index].scene
      let last = index > 0 ? samples[index - 1].scene : nil
      return scene.size != last?.size || scene.bars != last?.bars
    }
    let rows = Rows(samples)
    let (first, last) = (samples.first?.scene.look, samples.last?.scene.look)
    let endsAsItBegins = first?.content == last?.content && first?.items == last?.items
    return zip(starts, starts.dropFirst() + [samples.count]).map { start, end in
      Phone(
        samples[start..<end], rows, in: .play, from: start > 0 ? samples[start].time : nil,
        until: end < samples.count ? samples[end].time : nil, endsAsItBegins: endsAsItBegins)
    }
  }

  /// The phones of a sheet, beside each other.
  static func standing(_ samples: [Recording.Sample]) -> [Phone] {
    let rows = Rows(samples)
    return samples.indices.map { Phone(samples[$0...$0], rows, in: .sheet) }
  }

  var height: Double { screen.height + 2 * Self.rim }

  private var scene: Scene { samples[samples.startIndex].scene }

  /// The shape that everything on the screen is clipped to, in units of the picture.
  private var glass: SVG {
    .rect(Rect(origin: .zero, size: screen), radius: limit.radius - Self.rim, fill: Palette.screen)
  }

  func clip(named name: String) -> SVG { SVG("clipPath", ["id": .text(name)], [glass]) }

  /// The phone in the middle of its column. The upper left corner of the column is at `origin`. The
  /// clip path that is called `name` clips the screen.
  func element(
    at origin: Point, clippedBy name: String, lasting duration: Double, _ sheet: Stylesheet
  )
    -> SVG
  {
    let body = Rect(
      x: (limit.width - screen.width) / 2, y: 0, width: screen.width + 2 * Self.rim,
      height: height)
    let shadow = Rect(x: body.x, y: 3, width: body.width, height: body.height)
    let shown = sheet.group(.opacity, along: contentOpacity(in: duration), [content(sheet)])
    let phone = SVG.group(
      at: origin,
      [
        SVG.rect(shadow, radius: limit.radius, fill: PageColor.shadow)
          .opacity(Palette.shadowOpacity),
        .rect(body, radius: limit.radius, fill: PageColor.body),
        SVG.group(
          at: Point(x: body.x + Self.rim, y: body.y + Self.rim),
          [glass, .group(scale: scale, [shown] + bars + finger(sheet))]
        ).with(["clip-path": "url(#\(name))"]),
      ])
    return sheet.group(.opacity, along: opacity, [phone])
  }

  /// The contents of the screen, in points of the screen.
  private func content(_ sheet: Stylesheet) -> SVG {
    let position = Track(
      samples, tolerances: AnimatedProperty.position.tolerances,
      values: samples.map { [$0.scene.content.x, $0.scene.content.y] })
    return sheet.group(
      .position, along: position,
      Items(samples, inFront: false).elements(sheet)
        + rows.elements(during: samples.indices, sheet)
        + Items(samples, inFront: true).elements(sheet))
  }

  /// The opacity of the content. If the film does not end as it begins, the content fades at the
  /// end, and is visible at once when the film begins again.
  private func contentOpacity(in duration: Double) -> Track {
    let times: [(Double, Double)] =
      endsAsItBegins || duration <= Self.fade
      ? [(0, 1.0)] : [(0, 1), (duration - Self.fade, 1), (duration, 0)]
    return Track(times.map { Track.Key(time: $0, values: [$1]) }, tolerances: [0])
  }

  /// The opacity of the phone: 1 from ``start`` to ``end``, otherwise 0.
  private var opacity: Track {
    let changes = [
      start.map { Track.Key(time: $0, values: [1]) }, end.map { Track.Key(time: $0, values: [0]) },
    ]
    return Track(from: [start == nil ? 1 : 0], changes.compactMap { $0 }, in: 0.01)
  }

  private var bars: [SVG] {
    let (size, bars) = (scene.size, scene.bars)
    return [
      Rect(x: 0, y: 0, width: size.width, height: bars.top),
      Rect(x: 0, y: size.height - bars.bottom, width: size.width, height: bars.bottom),
    ]
    .filter { $0.height > 0 }
    .map { SVG.rect($0, fill: Palette.bar).opacity(Palette.barOpacity) }
  }

  private func finger(_ sheet: Stylesheet) -> [SVG] {
    guard var place = samples.lazy.compactMap(\.scene.finger).first else { return [] }
    let places = samples.map { sample in
      place = sample.scene.finger ?? place
      return [place.x, place.y]
    }
    let position = Track(samples, tolerances: AnimatedProperty.position.tolerances, values: places)
    let changes = samples.map {
      Track.Key(time: $0.time, values: [$0.scene.finger == nil ? 0 : 1])
    }
    let opacity = Track(from: changes[0].values, changes, in: Self.fingerFade)
    let finger = SVG.circle(.zero, radius: 17, fill: Palette.finger)
      .with(["stroke": .text(Palette.finger), "stroke-width": 2])
      .opacity(Palette.fingerOpacity)
    return [
      sheet.group(.opacity, along: opacity, [sheet.group(.position, along: position, [finger])])
    ]
  }
}
