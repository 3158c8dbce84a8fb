import RefreshKit

struct Post: Equatable {
  private static let colors = [
    Color(red: 0.0, green: 0.53, blue: 0.69), Color(red: 0.69, green: 0.37, blue: 0.0),
    Color(red: 0.53, green: 0.37, blue: 0.84), Color(red: 0.0, green: 0.53, blue: 0.37),
    Color(red: 0.84, green: 0.22, blue: 0.37), Color(red: 0.37, green: 0.53, blue: 0.0),
  ]

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

  var color: Color {
    let sum = author.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    return Self.colors[sum % Self.colors.count]
  }

  var age: String {
    switch minutes {
    case ..<1: "now"
    case ..<60: "\(minutes) min"
    case ..<1_440: "\(minutes / 60) h"
    default: "\(minutes / 1_440) d"
    }
  }
}

enum Posts {
  /// The posts at the start, the newest first.
  static var first: [Post] {
    lines(in: older).enumerated().map { index, line in
      Post(line, minutes: 2 + 3 * index + index * index)
    }
  }

  /// The posts that refreshes add, in order.
  static var later: [Post] { lines(in: newer).map { Post($0, minutes: 0, isNew: true) } }

  private static func lines(in text: String) -> [Substring] { text.split(separator: "\n") }

  private static let newer = """
    Mara Lindqvist|You pulled, and here I am. Hello!
    Tom Okafor|Fresh bread at the corner shop. Three loaves left, hurry.
    Yuki Tanabe|The first snow of the year has reached the pass.
    Ines Moreau|Found my glasses. They were on my nose, as ever.
    Paul Adeyemi|The night train is on time. I repeat: on time.
    Lena Voss|A fox crossed the yard and looked at me as if I were late.
    Sam Castellano|New record: eleven minutes from bed to desk.
    Aino Korhonen|The lake is so still that the ducks look glued on.
    Jonas Weber|The piano in the station hall is in tune again. Thank you.
    Rosa Almeida|The lemon tree on the balcony has one lemon. We named it.
    Mara Lindqvist|Pulling that hard? There is only so much news in a day.
    Tom Okafor|The bread is sold out. I did warn you.
    """

  private static let older = """
    Aino Korhonen|Good morning from the ferry. Coffee, gulls, forty islands.
    Jonas Weber|Today's plan: fix one bug, and do not make two.
    Rosa Almeida|The tomatoes are higher than the fence now.
    Sam Castellano|I have waited for this parcel for a week. It is a box of tape.
    Lena Voss|Rain since noon. The garden says thank you, the washing does not.
    Paul Adeyemi|Chess in the park: lost to a nine-year-old. Again.
    Yuki Tanabe|Forty steps to the temple, and a cat on each of them.
    Ines Moreau|Tried the recipe without sugar. Tried it again with sugar.
    Tom Okafor|The street musicians play my ringtone. I answered twice.
    Mara Lindqvist|Read a whole book on the train and missed my station.
    Aino Korhonen|Whoever left the sauna warm: you are my favorite person.
    Jonas Weber|My test passes only when I watch it.
    Rosa Almeida|Market day. I went for eggs and came back with a chair.
    Sam Castellano|The neighbor's parrot has learned my doorbell.
    Lena Voss|Planted garlic. See you in nine months.
    Paul Adeyemi|The library has a new reading room. It is as quiet as promised.
    Yuki Tanabe|Three kinds of green on one hill, and no camera with me.
    Ines Moreau|Our choir sings Mozart. The second tenor sings something else.
    Tom Okafor|The marathon came past my window. I waved with a sandwich.
    Mara Lindqvist|Letters by hand this week: two written, one answered.
    Aino Korhonen|The sun set at eleven and was back before I slept.
    Jonas Weber|Deleted four hundred lines today. Best day of the month.
    Rosa Almeida|The sea was cold, and we went in all the same.
    Sam Castellano|Bought a lamp that is brighter than my ideas.
    Lena Voss|A hedgehog lives under the stairs. He pays no rent.
    Paul Adeyemi|My umbrella has gone on holiday without me.
    Yuki Tanabe|Folded a hundred cranes. The last ten look like cranes.
    Ines Moreau|The bakery calls me by the name of my usual order.
    Tom Okafor|Learned to juggle. Two balls count, I am told.
    Mara Lindqvist|The museum was empty. I had a whale all for myself.
    Aino Korhonen|Blueberries: a liter in the bucket, two in the picker.
    Jonas Weber|It was the cache. It is always the cache.
    Rosa Almeida|Grandmother's cake, by heart. She would have used more butter.
    Sam Castellano|My bicycle and I agree that the hill was higher today.
    Lena Voss|The first swallows are back, and they complain already.
    Paul Adeyemi|Opera in the open air. The moon came in on time.
    Yuki Tanabe|The old bookshop smells of rain and paper.
    Ines Moreau|Two hours of Greek, and I can order water.
    Tom Okafor|The clock in the tower is right again, for the first time since May.
    Mara Lindqvist|I painted the door blue. The postman approves.
    Aino Korhonen|Northern lights at two. Everyone else was asleep.
    Jonas Weber|Wrote the manual first. The program turned out shorter.
    Rosa Almeida|A violin student moved in upstairs. She is getting better. Slowly.
    Sam Castellano|Counted the stairs to the office: one more than yesterday.
    Lena Voss|The compost is warm. This pleases me more than it should.
    Paul Adeyemi|Sunday: soup, football on the radio, soup.
    Yuki Tanabe|The last persimmon of the year, saved for a guest.
    Ines Moreau|This is the oldest post there is. You have read everything!
    """
}
