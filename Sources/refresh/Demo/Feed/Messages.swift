/// The conversation of the demo.
enum Messages {
  /// All messages, the oldest first.
  static var all: [Post] {
    let lines = text.split(separator: "\n")
    return lines.enumerated().map { index, line in
      Post(line, minutes: 3 * (lines.count - index) - 2)
    }
  }

  private static let text = """
    Tom Okafor|Mara, are you awake? Something odd is going on here.
    Mara Lindqvist|It is six in the morning. What is it?
    Tom Okafor|My doorbell rang. The street was empty.
    Mara Lindqvist|Children, perhaps.
    Tom Okafor|I live on the fifth floor, and there is no lift.
    Mara Lindqvist|Children with good legs, then.
    Tom Okafor|It rang again. I stood right behind the door.
    Mara Lindqvist|And?
    Tom Okafor|No visitor. The button did not even move.
    Mara Lindqvist|So it is the wiring. Call an electrician.
    Tom Okafor|I did. She was here at eight.
    Mara Lindqvist|That was quick.
    Tom Okafor|She said the bell has had no power since May.
    Mara Lindqvist|But it rings?
    Tom Okafor|It rang while she was holding the wire.
    Mara Lindqvist|Now I am awake.
    Tom Okafor|She would not take any money, and she took the stairs two at a time.
    Mara Lindqvist|When does it ring? Write it down.
    Tom Okafor|6:02, 6:09, 7:30, 8:15. And each time I open the oven.
    Mara Lindqvist|The oven?
    Tom Okafor|The bread was ready at 7:30. Ring. I took it out at 8:15. Ring.
    Mara Lindqvist|What do you do when it rings?
    Tom Okafor|I go to the door, of course.
    Mara Lindqvist|And the bread?
    Tom Okafor|Stays on the table. Why?
    Mara Lindqvist|How many loaves are there now?
    Tom Okafor|Four. Wait.
    Tom Okafor|Three and a half.
    Mara Lindqvist|Is the kitchen window open?
    Tom Okafor|It is always open when I bake.
    Mara Lindqvist|Does Sam still have that neighbour with the parrot?
    Tom Okafor|Oh no.
    Mara Lindqvist|The one that has learned his doorbell?
    Tom Okafor|There are crumbs on the sill. In a line.
    Mara Lindqvist|Put half a loaf outside, and close the window.
    Tom Okafor|You want me to pay it?
    Mara Lindqvist|It rings, you come, it eats. It has trained you. Train it back.
    Tom Okafor|The half loaf is outside.
    Tom Okafor|It is green, it is looking at me, and it says "ding dong".
    Mara Lindqvist|Ask it what it would like with the bread.
    Tom Okafor|It knows another word.
    Mara Lindqvist|Which one?
    Tom Okafor|"Butter".
    Mara Lindqvist|I am coming over. I have butter.
    Tom Okafor|Ring when you are here.
    Mara Lindqvist|I will. How will you know that it is me?
    Tom Okafor|I will not. I will open the door every time, as ever.
    Mara Lindqvist|Then it has won. Put the kettle on.
    """
}
