import TestSupport
import Testing

@testable import RefreshReplay

@MainActor @Suite struct JSONTests {
  @Test(arguments: [
    "null", "true", "false", "0", "9", "10", "-54", "100", "0.25", "1.1111111111111112",
    "9007199254740991", "-9007199254740991", "9007199254740992.0", "1e+20", "5e-324", #""""#,
    #""a\"b\\c""#, #""\n\t\r\u0001""#, #""日本 🚀""#, "[]", "{}",
    #"[1,[2,{"b":null,"a":[]}],"x"]"#,
  ])
  func `a value that is read is written in the same way`(text: String) throws {
    #expect(try json(text).description == text)
  }

  @Test(arguments: [
    (" [ 1 , 2 ] ", "[1,2]"), (#"{ "a" : 1 }"#, #"{"a":1}"#), ("1.0", "1"), ("-0", "0"),
    ("1E2", "100"), ("12e-1", "1.2"), ("1e-999", "0"), (#""\u0041\/\ud83d\ude80""#, #""A/🚀""#),
  ])
  func `values are written in their shortest form`(text: String, expected: String) throws {
    #expect(try json(text).description == expected)
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity,
  ])
  func `a number that is not finite is written as null`(number: Double) {
    #expect(JSON.array([.number(number)]).description == "[null]")
  }

  @Test func `the order of members is kept`() throws {
    #expect(try json(#"{"z":1,"a":2,"m":3}"#).members?.map(\.key) == ["z", "a", "m"])
  }

  @Test func `of two members with the same name the last one counts`() throws {
    #expect(try json(#"{"a":1,"a":2}"#)["a"] == .number(2))
  }

  @Test func `a value that is not an object has no members`() {
    #expect(JSON.array([])["a"] == nil)
  }

  @Test(arguments: [
    ("", 1), ("nope", 1), ("nul", 1), ("+1", 1), (".5", 1), ("01", 2), ("1.", 3), ("1e", 3),
    ("-", 2), ("1 2", 3), ("[1,]", 4), ("[1", 3), ("[1 2]", 4), (#"{"a":1,}"#, 8), (#"{"a"}"#, 5),
    ("{a:1}", 2), (#"{"a":1"#, 7), (#""abc"#, 5), ("\"a\tb\"", 3), (#""\x""#, 3), (#""\u12""#, 4),
    (#""\u+123""#, 4), (#""\ud83d""#, 8), (#""\ude80""#, 8), ("{'a':1}", 2), ("NaN", 1),
    ("1e999", 1), ("[-1e999]", 2), ("/**/1", 1),
  ])
  func `an error has the column of the mistake`(text: String, column: Int) {
    let failure = #expect(throws: JSONParser.Failure.self) { try json(text) }
    #expect(failure?.column == column)
  }

  @Test func `bytes that are not UTF-8 are refused`() {
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse([0x22, 0xFF, 0x22]) }
  }

  @Test func `nesting is limited`() throws {
    let depth = JSONParser.maximumDepth
    let deepest = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(try json(deepest).description == deepest)
    #expect(throws: JSONParser.Failure.self) { try json("[\(deepest)]") }
  }

  // MARK: Changes

  @Test(arguments: [
    (#"{"a":1,"b":2}"#, #"{"a":1,"b":2}"#, nil),
    (#"{"a":1,"b":2}"#, #"{"a":1,"b":3}"#, #"{"b":3}"#),
    (#"{"a":[1,2]}"#, #"{"a":[1,3]}"#, #"{"a":[1,3]}"#),
    (#"{"a":{"b":1,"c":2}}"#, #"{"a":{"b":1,"c":null}}"#, #"{"a":{"c":null}}"#),
    (#"{"a":{"b":1}}"#, #"{"a":null}"#, #"{"a":null}"#),
    (#"{"a":null}"#, #"{"a":{"b":1}}"#, #"{"a":{"b":1}}"#),
    (#"{"a":{"class":"X","b":1}}"#, #"{"a":{"class":"X","b":2}}"#, #"{"a":{"b":2}}"#),
    (
      #"{"a":{"class":"X","b":1}}"#, #"{"a":{"class":"Y","b":1}}"#,
      #"{"a":{"class":"Y","b":1}}"#
    ),
  ])
  func `changes are the values that differ`(old: String, new: String, changes: String?) throws {
    let (old, new) = (try json(old), try json(new))
    #expect(new.changes(since: old)?.description == changes)
    #expect(old.applying(new.changes(since: old) ?? [:]) == new)
  }

  // MARK: Agreement

  @Test(arguments: [
    ("1", "1.0009"), (#"{"a":1}"#, #"{"b":2,"a":1}"#), ("[1,[2]]", "[1.0001,[1.9999]]"),
    ("{}", #"{"a":1}"#), (#"{"a":null}"#, #"{"a":null}"#),
  ])
  func `a part agrees with a value that contains it`(part: String, whole: String) throws {
    #expect(try json(part).mismatches(in: json(whole)) == [])
  }

  @Test(arguments: [
    (#"{"a":1}"#, #"{"a":1.002}"#, "a: expected 1, found 1.002"),
    (#"{"a":{"b":"x"}}"#, #"{"a":{"b":"y"}}"#, #"a.b: expected "x", found "y""#),
    (#"{"a":{"b":"x"}}"#, #"{"a":null}"#, #"a: expected {"b":"x"}, found null"#),
    (#"{"a":[1,2]}"#, #"{"a":[1,2,3]}"#, "a: expected [1,2], found [1,2,3]"),
    (#"{"a":true}"#, #"{"a":1}"#, "a: expected true, found 1"),
    (#"{"a":null}"#, "{}", "a: expected null, found nothing"),
  ])
  func `a mismatch has the path of the value`(
    part: String, whole: String, description: String
  ) throws {
    let mismatches = try json(part).mismatches(in: json(whole))
    #expect(mismatches.map(\.description) == [description])
  }
}
