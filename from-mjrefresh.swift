// Moves the Swift files of an app from MJRefresh to RefreshUIKit:
//
//     swift from-mjrefresh.swift [--dry-run] [--force] App/Sources
//
// It makes the changes that the compiler would offer for MJRefresh's names, and those that the
// compiler cannot make: imports, `mj_header.` without `?`, types of blocks, `pullingPercent: CGFloat`,
// constants. It prints what it has changed, and what is left for you. It changes code, also that in
// interpolations of strings, but never a comment or the text of a string. A second run changes nothing.
//
// It refuses to change files that are not committed, or not under version control, unless it has
// `--force`. With `--dry-run` it only prints.

import Foundation

let components = Set(
  """
  Component Header StateHeader NormalHeader GifHeader Footer AutoFooter AutoStateFooter AutoGifFooter
  AutoNormalFooter BackFooter BackStateFooter BackNormalFooter BackGifFooter Trailer StateTrailer
  NormalTrailer
  """.split { $0.isWhitespace }.map { "Refresh" + $0 })

let types = Dictionary(
  uniqueKeysWithValues: components.union(["RefreshState", "RefreshConfig"]).map { ("MJ" + $0, $0) })

let typeKeywords: Set = ["class", "struct", "enum", "protocol", "typealias", "actor"]
let states = ["idle", "pulling", "refreshing", "willRefresh", "noMoreData"]
let slots = ["mj_header": "header", "mj_footer": "footer", "mj_trailer": "trailer"]

/// Members and constants of which only the name changes.
let renamed = [
  "mj_inset": "adjustedContentInset", "mj_offsetX": "contentOffset.x",
  "mj_offsetY": "contentOffset.y", "mj_contentW": "contentSize.width",
  "mj_contentH": "contentSize.height", "mj_x": "frame.origin.x", "mj_y": "frame.origin.y",
  "mj_w": "frame.size.width", "mj_h": "frame.size.height", "mj_size": "frame.size",
  "mj_origin": "frame.origin", "noticeNoMoreData": "endRefreshingWithNoMoreData",
  "isAutoChangeAlpha": "isAutomaticallyChangeAlpha", "isAutomaticallyHidden": "hidesWhileEmpty",
  "endRefreshingAnimateCompletionBlock": "endRefreshingAnimationBeginAction",
  "appearencePercentTriggerAutoRefresh": "triggerAutomaticallyRefreshPercent",
  "activityIndicatorViewStyle": "loadingView.style", "mj_totalDataCount": "refresh.totalDataCount",
  "mj_textWidth": "intrinsicContentSize.width", "mj_textWith": "intrinsicContentSize.width",
  "MJRefreshHeaderHeight": "54.0", "MJRefreshFooterHeight": "44.0", "MJRefreshTrailWidth": "60.0",
  "MJRefreshLabelLeftInset": "25.0", "MJRefreshFastAnimationDuration": "0.25",
  "MJRefreshSlowAnimationDuration": "0.4",
  "MJRefreshKeyPathContentOffset": "\"contentOffset\"",
  "MJRefreshKeyPathContentSize": "\"contentSize\"",
  "MJRefreshKeyPathContentInset": "\"contentInset\"", "MJRefreshKeyPathPanState": "\"state\"",
]

/// Members of components without a prefix: an app, or UIKit, may have others of the same name.
let unprefixed: Set = [
  "activityIndicatorViewStyle", "appearencePercentTriggerAutoRefresh", "isAutoChangeAlpha",
  "endRefreshingAnimateCompletionBlock", "isAutomaticallyHidden", "isOnlyRefreshPerDrag",
  "noticeNoMoreData",
]

/// The sides of MJRefresh's insets, which have the safe area in them.
let sides = [
  "mj_insetT": "top", "mj_insetB": "bottom", "mj_insetL": "left", "mj_insetR": "right",
]

/// Methods of components that return the component.
let chained: Set = [
  "setTitle", "setImages", "autoChangeTransparency", "setAnimationDisabled", "afterEndingAction",
  "afterBeginningAction", "link",
]

/// The words before a name that is declared, or that is no value.
let declarators = typeKeywords.union([
  "let", "var", "func", "case", "associatedtype", "extension", "macro", "operator", "for",
  "precedencegroup", "import", "break", "continue", "@", "#",
])

/// Methods of components that the library does not call in a subclass, and others that return nothing.
let uncalled: Set = [
  "beginRefreshing", "endRefreshing", "endRefreshingWithNoMoreData", "noticeNoMoreData",
  "resetNoMoreData", "setRefreshingTarget", "setTitle", "setImages",
]
let commands = uncalled.union([
  "executeRefreshingCallback", "removeFromSuperview", "addSubview", "setNeedsLayout",
  "layoutIfNeeded",
])

/// What is left to do where a name is used.
let advice = [
  "MJRefreshDidChangeLanguageNotification": "override i18nDidChange(), or call observeLanguage(_:)",
  "MJRefreshDidChangeLanguage": "override i18nDidChange(), or call observeLanguage(_:)",
  "method_exchangeImplementations": "subclass the components, or set up each",
  "mj_localizedString": "RefreshConfig.default.language has the texts: language[.headerIdle]",
  "mj_reloadDataBlock": "do it where you call reloadData()",
  "lastUpdatedTimeText": "the closure is given a WallTime?, whose date is a Date",
  "lastUpdatedTime": "it is a WallTime?, whose date is a Date",
]

/// What may be observed in MJRefresh, and how to do it here.
let keys: Set = ["state", "pullingPercent", "refreshing", "isRefreshing"]
let observing = "use observeState(_:) or observePull(_:), and keep the token"

/// A word, a mark, or a text of a string, with the spaces and comments before it.
struct Token {
  enum Kind { case word, mark, text, textBeforeInterpolation }
  var text: String
  var before: String
  let kind: Kind
  let line: Int

  var startsLine: Bool { before.contains { $0.isNewline } }
  var beginsPath: Bool { text == "\\" || kind == .text }
  var isKey: Bool { keys.contains(text.filter { $0 != "\"" }) }
}

struct Tokenizer {
  private(set) var tokens: [Token] = []

  /// The spaces and comments before the next token; after the last one, those at the end of the file.
  private(set) var before = ""

  private let code: [UInt8]
  private var place = 0
  private var line = 1
  private static let marks = "... ..< === !== ?? -> == != && || <= >= += -= *= /="
    .split(separator: " ").map { Array($0.utf8) }

  init(_ text: String) {
    code = Array(text.utf8)
    read()
  }

  private func isAt(_ text: String) -> Bool { code[place...].starts(with: text.utf8) }

  private var isAtWord: Bool {
    guard place < code.count else { return false }
    let byte = UnicodeScalar(code[place])
    return byte.properties.isAlphabetic || "0"..."9" ~= byte || "_`$".unicodeScalars.contains(byte)
      || !byte.isASCII
  }

  private mutating func add(_ kind: Token.Kind, from start: Int) {
    let text = String(decoding: code[start..<place], as: UTF8.self)
    tokens.append(Token(text: text, before: before, kind: kind, line: line))
    line += code[start..<place].count { $0 == UInt8(ascii: "\n") }
    before = ""
  }

  /// Reads to the end, or to the end of an interpolation, whose bracket is the last token.
  private mutating func read(inInterpolation: Bool = false) {
    var depth = 1
    while true {
      readSpace()
      let start = place
      guard place < code.count else { return }
      let hashes = code[place...].prefix { $0 == UInt8(ascii: "#") }.count
      if code[(place + hashes)...].first == UInt8(ascii: "\"") {
        readString(hashes)
      } else if isAtWord {
        while isAtWord { place += 1 }
        add(.word, from: start)
      } else {
        place += Self.marks.first { code[place...].starts(with: $0) }?.count ?? 1
        add(.mark, from: start)
        depth += tokens.last?.text == "(" ? 1 : tokens.last?.text == ")" ? -1 : 0
        if inInterpolation, depth == 0 { return }
      }
    }
  }

  private mutating func readSpace() {
    let start = place
    while place < code.count {
      if isAt("//") {
        place = code[place...].firstIndex(of: UInt8(ascii: "\n")) ?? code.count
      } else if isAt("/*") {
        var depth = 0
        repeat {
          depth += isAt("/*") ? 1 : isAt("*/") ? -1 : 0
          place += isAt("/*") || isAt("*/") ? 2 : 1
        } while depth > 0 && place < code.count
        place = min(place, code.count)
      } else if code[place] <= UInt8(ascii: " ") {
        place += 1
      } else {
        break
      }
    }
    before += String(decoding: code[start..<place], as: UTF8.self)
    line += code[start..<place].count { $0 == UInt8(ascii: "\n") }
  }

  private mutating func readString(_ hashes: Int) {
    let fence = String(repeating: "#", count: hashes)
    var start = place
    place += hashes
    let quotes = isAt("\"\"\"") ? "\"\"\"" : "\""
    place += quotes.utf8.count
    let isLong = quotes.count > 1
    while place < code.count, !isAt(quotes + fence), isLong || code[place] != UInt8(ascii: "\n") {
      if isAt("\\" + fence + "(") {
        place += 2 + hashes
        add(.textBeforeInterpolation, from: start)
        read(inInterpolation: true)
        start = place
      } else {
        place = min(place + (isAt("\\" + fence) ? 2 + hashes : 1), code.count)
      }
    }
    if isAt(quotes + fence) { place += quotes.utf8.count + hashes }
    add(.text, from: start)
  }
}

/// What all files of an app declare.
struct App {
  var superclasses: [String: String] = [:]

  /// The declared names that are like those of MJRefresh or of the library.
  var names: Set<String> = []

  /// The declared names of values and functions, and whether each is a component wherever it is
  /// declared.
  var values: [String: Bool] = [:]

  /// Whether a file imports MJRefresh, or the library, for all files.
  var exports = false

  /// The class of MJRefresh, of the library or of UIKit from which a class comes.
  func base(of name: String) -> String {
    var (name, steps) = (name, 0)
    while steps < 20, let base = superclasses[name] { (name, steps) = (base, steps + 1) }
    return types[name] ?? name
  }

  func isComponent(_ name: String) -> Bool { components.contains(base(of: name)) }

  /// The name of a type of the library. An app's own type of that name would be found first.
  func name(_ type: String) -> String { names.contains(type) ? "RefreshUIKit." + type : type }
}

struct File {
  let path: String
  private(set) var changes: [(line: Int, change: String)] = []
  private(set) var notes: [(line: Int, note: String)] = []

  private var tokens: [Token]
  private let end: String

  /// The places of the brackets that belong together.
  private var partners: [Int: Int] = [:]

  /// For each place, that of the bracket around it, or -1, and the name of the type that the code is in.
  private var (brackets, scopes) = ([Int](), [String]())

  /// The places of each word, as it was before the changes.
  private var places: [String: [Int]] = [:]

  /// Like those of the app, in this file.
  private var values: [String: Bool] = [:]

  /// The places of words that belong to components, or that a function returns as a component.
  private var ofComponents: Set<Int> = []

  /// The modules to be imported, if they are not.
  private var missing: Set<String> = []

  init(path: String, text: String) {
    self.path = path
    let tokenizer = Tokenizer(text)
    (tokens, end) = (tokenizer.tokens, tokenizer.before)
    var (open, next, outer) = ([Int](), "", [(name: String, brace: Int)]())
    for place in tokens.indices {
      brackets.append(open.last ?? -1)
      scopes.append(outer.last?.name ?? "")
      if isWord(place) { places[self[place], default: []].append(place) }
      switch (tokens[place].kind, self[place]) {
      case (.textBeforeInterpolation, _), (.mark, "("), (.mark, "["), (.mark, "{"):
        open.append(place)
        guard self[place] == "{", !next.isEmpty else { continue }
        outer.append((next, place))
        next = ""
      case (.mark, ")"), (.mark, "]"), (.mark, "}"):
        guard let opening = open.popLast() else { continue }
        (partners[opening], partners[place]) = (place, opening)
        if outer.last?.brace == opening { outer.removeLast() }
      case (.word, "extension"),
        (.word, _) where typeKeywords.contains(self[place]):
        if ["import", "."].contains(self[place - 1]) || self[place] == "typealias" { continue }
        var name = place + 1
        while self[name + 1] == ".", isWord(name + 2) { name += 2 }
        if isWord(name), !["func", "var"].contains(self[name]) { next = self[name] }
      default: break
      }
    }
  }

  var text: String { tokens.map { $0.before + $0.text }.joined() + end }

  private subscript(place: Int) -> String { tokens.indices ~= place ? tokens[place].text : "" }

  private func isWord(_ place: Int) -> Bool {
    tokens.indices ~= place && tokens[place].kind == .word
  }

  /// Whether a `?` or `!` at a place belongs to what is before it.
  private func isSuffix(_ place: Int) -> Bool {
    ["?", "!"].contains(self[place]) && tokens[place].before.isEmpty
  }

  /// The first token of the expression of which the word at a place is a member.
  private func start(of member: Int) -> Int {
    var place = member
    while self[place - 1] == "." {
      var last = place - 2
      while isSuffix(last) { last -= 1 }
      while [")", "]"].contains(self[last]), let opening = partners[last] {
        let isCall = isWord(opening - 1) || [")", "]", "?", "!"].contains(self[opening - 1])
        guard tokens[opening].before.isEmpty, isCall else { return opening }
        last = opening - 1
        while isSuffix(last) { last -= 1 }
      }
      guard isWord(last) else { return place - 1 }
      place = last
    }
    return place
  }

  /// The last token of the expression that goes on after the word at a place, with its last name.
  private func end(of word: Int) -> (place: Int, name: String, isCall: Bool) {
    var (place, name, isCall) = (word, self[word], false)
    while true {
      let next = place + 1
      if isSuffix(next) {
        place = next
      } else if self[next] == ".", isWord(next + 1) {
        (place, name, isCall) = (next + 1, self[next + 1], false)
      } else if ["(", "["].contains(self[next]), tokens[next].before.isEmpty,
        let last = partners[next]
      {
        (place, isCall) = (last, self[next] == "(")
      } else if self[next] == "{", commands.contains(name), let last = partners[next] {
        (place, isCall) = (last, true)
      } else {
        return (place, name, isCall)
      }
    }
  }

  private func beginsStatement(_ place: Int) -> Bool {
    let last = self[place - 1]
    if place == 0 || ["{", "}", ";", "in"].contains(last) { return true }
    if ["await", "try"].contains(last) { return beginsStatement(place - 1) }
    if last == ":" {
      let label = self.last(before: place - 1) { ["case", "default", ";", ":"].contains(self[$0]) }
      return ["case", "default"].contains(self[label])
    }
    guard tokens[place].startsLine else { return false }
    if isSuffix(place - 1) || [")", "]", ">"].contains(last) { return true }
    return tokens[place - 1].kind != .mark
      && !["return", "case", "where", "is", "as", "guard", "if", "while", "for"].contains(last)
  }

  /// Whether a place begins the first or the second command of a statement `condition ? first : second`.
  private func beginsBranch(_ place: Int) -> Bool {
    let isValue = ["=", "return", "??", ","].contains
    let start = last(before: place) {
      isValue(self[$0]) || (isWord($0) || ["(", "!"].contains(self[$0])) && beginsStatement($0)
    }
    return ["?", ":"].contains(self[place - 1]) && start >= 0 && !isValue(self[start])
  }

  /// The last place before another, in the same brackets, that meets a condition, or -1.
  private func last(before place: Int, where isMet: (Int) -> Bool) -> Int {
    var place = place - 1
    while place >= 0, !["{", "(", "["].contains(self[place]) {
      if [")", "]", "}"].contains(self[place]) { place = partners[place] ?? 0 }
      if isMet(place) { return place }
      place -= 1
    }
    return -1
  }

  /// Whether the word at a place may be nil, because the statement is a command or an assignment.
  private func isInCommand(_ place: Int) -> Bool {
    let first = start(of: place)
    let (last, name, isCall) = end(of: place)
    let next = self[last + 1]
    guard beginsStatement(first) else {
      let isAssigned = next == "=" && self[first - 1] == "("
      return beginsBranch(isAssigned ? first - 1 : first)
        && (isAssigned || isCall && commands.contains(name))
    }
    if ["=", "+=", "-=", "*=", "/="].contains(next) { return true }
    if !isCall || commands.contains(name) { return isCall }
    // The only expression of a closure or of a function may be its value.
    let isOnly = ["{", "in"].contains(self[first - 1]) && next == "}"
    return !isOnly && (["}", ";", ""].contains(next) || tokens[last + 1].startsLine)
  }

  func declare(in app: inout App) {
    let keywords = typeKeywords.union(["var", "func"])
    for place in tokens.indices where isWord(place) && self[place - 1] != "." {
      let name = self[place + 1]
      if self[place] == "import" {
        let isExported = self[place - 1] == "_exported"
        let isNew = ["MJRefresh", "RefreshUIKit"].contains(self[module(of: place)])
        app.exports = app.exports || isExported && isNew
      }
      let isConstant = renamed[self[place]] != nil && self[place].hasPrefix("MJ")
      if isConstant || unprefixed.contains(self[place]), declares(place) {
        app.names.insert(self[place])
      }
      if self[place - 1] == "import" { continue }
      if keywords.contains(self[place]), name.contains("Refresh") || name.hasPrefix("mj_") {
        app.names.insert(name)
      }
      if self[place] == "class", isWord(place + 1) {
        var colon = place + 2
        while !["{", ":", "}", ""].contains(self[colon]) { colon += 1 }
        while self[colon + 2] == "." { colon += 2 }
        if !["{", "}", ""].contains(self[colon]) { app.superclasses[name] = self[colon + 1] }
      }
    }
  }

  // MARK: Changes

  /// Makes all changes, and notes what is left.
  mutating func move(in app: App) {
    let names = ["mj_", "MJRefresh", "RefreshUIKit", "\"pullingPercent\""]
    let isConcerned = tokens.contains { token in
      names.contains { token.text.hasPrefix($0) } || app.isComponent(token.text)
    }
    guard isConcerned else { return }
    ofComponents = Set(tokens.indices.filter { isOfComponent($0, app) || isReturned($0, app) })
    for place in tokens.indices {
      switch tokens[place].kind {
      case .word:
        noteWord(place, in: scopes[place], app)
        moveWord(place, in: scopes[place], app)
      case .mark: break
      default: noteText(place)
      }
    }
    moveImports(app)
  }

  private mutating func change(_ place: Int, to new: String, as shown: String? = nil) {
    changes.append((tokens[place].line, shown ?? "\(self[place]) -> \(new)"))
    tokens[place].text = new
    missing.insert("RefreshUIKit")
  }

  private mutating func delete(_ places: ClosedRange<Int>) {
    for place in places { (tokens[place].text, tokens[place].before) = ("", "") }
  }

  private mutating func moveWord(_ place: Int, in type: String, _ app: App) {
    let (word, next) = (self[place], self[place + 1])
    let isImported =
      self[place - 1] == "." && [self[place - 3], self[place - 4]].contains("import")
    if isImported || unprefixed.contains(word) && !ofComponents.contains(place) {
      return
    } else if word.hasPrefix("mj_") || word.hasPrefix("MJ"), isOwn(place, app) {
      note(place, "your own \(word) has a name of MJRefresh")
    } else if word == "MJRefresh", self[place - 2] == "canImport" {
      change(place, to: "RefreshUIKit")
    } else if word == "MJRefresh", next == ".",
      ![self[place - 1], self[place - 2]].contains("import")
    {
      delete(place + 1...place + 1)
      change(place, to: "", as: "MJRefresh. -> ")
      tokens[place + 2].before = ""
    } else if let new = types[word] {
      moveType(place, to: new, app)
    } else if word.hasPrefix("MJRefreshState"), let state = state(of: word.dropFirst(14)) {
      change(place, to: app.name("RefreshState") + "." + state)
    } else if word.hasPrefix("MJRefreshComponent") {
      // The type of a block: MJRefreshComponentAction, MJRefreshComponentRefreshingBlock, and so on.
      let isPart = isSuffix(place + 1) || [".", "..."].contains(next)
      change(place, to: isPart ? "(() -> Void)" : "() -> Void")
    } else if let slot = slots[word] {
      moveSlot(place, to: host("refresh." + slot, place, in: type, app))
    } else if let side = sides[word] {
      let isSet = ["=", "+=", "-=", "*=", "/="].contains(next) || self[start(of: place) - 1] == "&"
      let new = (isSet ? "refresh.contentInset." : "adjustedContentInset.") + side
      change(place, to: host(new, place, in: type, app))
      if next == "=" { note(place, "\(word): the safe area is no longer in the number") }
    } else if let new = renamed[word],
      new.first?.isLetter == true
        || self[place - 1] != "." && (next != ":" || self[place - 1] == "?")
    {
      change(place, to: host(new, place, in: type, app))
      // A method of MJRefresh that is a property here.
      if new.contains("."), next == "(", self[place + 2] == ")" { delete(place + 1...place + 2) }
    } else if word == "completionBlock", next == ":",
      ["beginRefreshing", "endRefreshing"].contains(self[place - 2])
    {
      change(place, to: "completion")
    } else if word == "isOnlyRefreshPerDrag", ["=", "==", "!="].contains(next),
      ["true", "false"].contains(self[place + 2])
    {
      change(place, to: "autoTriggerTimes")
      change(place + 2, to: self[place + 2] == "true" ? "1" : "-1")
    } else if word == "scrollView", next == ".", isList(place, in: type, app) {
      let new = "scrollView" + mark(for: place)
      change(place, to: new, as: "scrollView. -> \(new).")
    } else if word == "scrollView", ofComponents.contains(place) {
      change(place, to: "superview", as: "scrollView as -> superview as")
    } else if word == "pullingPercent", next == ":", self[place + 2] == "CGFloat", isOverride(place)
    {
      change(place + 2, to: "Double", as: "pullingPercent: CGFloat -> Double")
    } else if word.hasPrefix("MJRefresh"), word.hasSuffix("Text") {
      // The key of a text: the constant is RefreshUIKit's, and its new name, `TextKey`, RefreshKit's.
      if self[place - 2] != "forKey" { missing.formUnion(["RefreshKit", "RefreshUIKit"]) }
    } else if word.hasPrefix("mj_") || word.hasPrefix("MJRefresh") && word != "MJRefresh",
      advice[word] == nil
    {
      note(place, "\(word): see what has no counterpart, in the guide Migrating from MJRefresh")
    }
  }

  /// Whether the word at a place is the app's: declared in a file, or a constant or a parameter here.
  private func isOwn(_ place: Int, _ app: App) -> Bool {
    let isDeclared = tokens.indices.contains { other in
      let isLabel = self[other + 1] == ":" && !["?", "[", "."].contains(self[other - 1])
      return self[other] == self[place] && (isLabel || declares(other))
    }
    let isLocal = self[place].hasPrefix("mj_") && self[place - 1] != "." && isDeclared
    return isLocal || app.names.contains(self[place])
  }

  /// The case of `MJRefreshState(rawValue: 1)!` at a place.
  private func rawState(_ place: Int) -> String? {
    guard (1...6).map({ self[place + $0] }).joined().contains(#/^\(rawValue:[1-5]\)!$/#) else {
      return nil
    }
    return Int(self[place + 4]).map { states[$0 - 1] }
  }

  /// The case that is the end of `MJRefreshStateIdle`, or follows the dot of `MJRefreshState.Idle`.
  private func state(of name: Substring) -> String? {
    states.first { $0.lowercased() == name.lowercased() }
  }

  /// Whether the word at a place is the `scrollView` of the component that the code is in. It is the
  /// kit's list, which has the members of the library's `refresh` itself.
  private func isList(_ place: Int, in type: String, _ app: App) -> Bool {
    guard ["scrollView", "scrollView?", "scrollView!"].contains(self[place]), app.isComponent(type)
    else { return false }
    // A variable or a parameter of the file may have the same name.
    let isHidden = tokens.indices.contains { place in
      self[place] == "scrollView"
        && (["let", "var"].contains(self[place - 1]) || [":", "in", ","].contains(self[place + 1]))
    }
    return self[place - 1] == "." ? self[place - 2] == "self" : !isHidden
  }

  /// The name of a member of the library's `refresh`, with `refresh` if it does not belong to a list.
  private func host(_ member: String, _ place: Int, in type: String, _ app: App) -> String {
    let owner = isSuffix(place - 2) ? place - 3 : place - 2
    let isOfList = self[place - 1] == "." && isList(owner, in: type, app)
    return isOfList ? member.replacingOccurrences(of: "refresh.", with: "") : member
  }

  private mutating func moveType(_ place: Int, to type: String, _ app: App) {
    if let state = rawState(place) {
      tokens[place].text += "(rawValue: \(self[place + 4]))!"
      delete(place + 1...place + 6)
      return change(place, to: app.name(type) + "." + state)
    }
    change(place, to: app.name(type))
    if type == "RefreshState", self[place + 1] == ".", let state = state(of: self[place + 2][...]) {
      tokens[place + 2].text = state
    }
    // `guard let header = MJRefreshNormalHeader(refreshingBlock: block) else { return }`.
    guard self[place - 1] == "=", self[place - 3] == "let", self[place - 4] == "guard",
      self[place + 1] == "(", let last = partners[place + 1], self[last + 1] == "else",
      let closing = partners[last + 2]
    else { return }
    changes.append((tokens[place].line, "guard let -> let"))
    tokens[place - 3].before = tokens[place - 4].before
    tokens[place - 4].before = ""
    delete(place - 4...place - 4)
    delete(last + 1...closing)
  }

  /// The mark that makes the word at a place compile, which may be nil: it was unwrapped implicitly.
  private func mark(for place: Int) -> String {
    isInCommand(place) || ["==", "!="].contains(self[end(of: place).place + 1]) ? "?" : "!"
  }

  private mutating func moveSlot(_ place: Int, to slot: String) {
    let isForced = self[place + 1] == "!" && isSuffix(place + 1)
    let dot = place + (isForced ? 2 : 1)
    guard self[dot] == ".", isWord(dot + 1) else {
      return change(place, to: slot + (ofComponents.contains(place) ? "!" : ""))
    }
    let (old, mark) = (self[place] + (isForced ? "!." : "."), mark(for: place))
    if isForced { delete(place + 1...place + 1) }
    let new = ["refresh.header": "isHeaderRefreshing", "refresh.footer": "isFooterRefreshing"][slot]
    guard mark == "!", self[dot + 1] == "isRefreshing", self[dot + 2] != ".", let new else {
      return change(place, to: slot + mark, as: "\(old) -> \(slot)\(mark).")
    }
    change(place, to: "refresh", as: "\(old)isRefreshing -> refresh.\(new)")
    tokens[dot + 1].text = new
    if self[dot + 2] == "(", self[dot + 3] == ")" { delete(dot + 2...dot + 3) }
  }

  private func isOverride(_ place: Int) -> Bool {
    (1...6).map { self[place - $0] }.prefix { !["{", "}", ";"].contains($0) }.contains("override")
  }

  private mutating func moveImports(_ app: App) {
    let imports = tokens.indices.filter { isWord($0) && self[$0] == "import" }
    let imported = Set(imports.map { self[module(of: $0)] })
    for place in imports where self[module(of: place)] == "MJRefresh" {
      let last = module(of: place) + (self[module(of: place) + 1] == "." ? 2 : 0)
      changes.append((tokens[place].line, "import MJRefresh -> import RefreshUIKit"))
      (tokens[place + 1].text, tokens[place + 1].before) = ("RefreshUIKit", " ")
      if last > place + 1 { delete(place + 2...last) }
    }
    if imported.contains("MJRefresh") || app.exports { missing.remove("RefreshUIKit") }
    let new = missing.subtracting(imported).sorted().map { "import " + $0 }
    guard !new.isEmpty else { return }
    let place = imports.first { tokens[$0].startsLine || $0 == 0 } ?? 0
    changes += new.map { (tokens[place].line, "(no import) -> " + $0) }
    let feed = tokens.contains { $0.before.contains("\r\n") } ? "\r\n" : "\n"
    let lines = new + (imports.isEmpty ? ["", self[place]] : [self[place]])
    tokens[place].text = lines.joined(separator: feed)
  }

  // MARK: What is left

  private mutating func note(_ place: Int, _ note: String) {
    let line = tokens[place].line
    if !notes.contains(where: { $0 == (line, note) }) { notes.append((line, note)) }
  }

  private mutating func noteText(_ place: Int) {
    let text = self[place]
    if text.contains(#/mj_|MJRefresh/#) { note(place, "a name of MJRefresh in a string") }
    let isPath = ["forKeyPath", "forKey", "keyPath"].contains(self[place - 2])
    if text == "\"pullingPercent\"" || isPath && tokens[place].isKey { note(place, observing) }
  }

  private mutating func noteWord(_ place: Int, in type: String, _ app: App) {
    let (word, next) = (self[place], self[place + 1])
    switch word {
    case _ where typeKeywords.contains(word):
      guard types["MJ" + next] != nil || next == "RefreshControl" else { return }
      note(place, "your own \(next) hides that of the library, RefreshUIKit.\(next): rename it")
    case "func", "var":
      let lists = ["UIScrollView", "UITableView", "UICollectionView"]
      if next == "refresh", lists.contains(app.base(of: type)) {
        note(place, "refresh is the library's property of scroll views: rename it")
      }
      guard uncalled.contains(next), app.isComponent(type),
        isOverride(place) || self[place + 3] == ")"
      else { return }
      let there = next.hasPrefix("set") ? "where you call it" : "in the didSet of state"
      note(place, "the library does not call your \(next): do it \(there)")
    case "observe", "observeWeakly", "publisher":
      guard next == "(", let last = partners[place + 1] else { return }
      let path = tokens[place...last].prefix { $0.text != "{" }.drop { !$0.beginsPath }
      if path.contains(where: \.isKey) { note(place, observing) }
    case "keyPath", "selector":
      guard self[place - 1] == "#", let last = partners[place + 1] else { return }
      for name in tokens[place...last].map(\.text)
      where ["state", "pullingPercent", "beginRefreshing", "endRefreshing"].contains(name) {
        note(place, word == "keyPath" ? observing : "use \(name) in an @objc method of your own")
      }
      if tokens[place...last].contains(where: { $0.text == "executeRefreshingCallback" }) {
        note(place, "executeRefreshingCallback runs the blocks, and begins no refresh")
      }
    case "refreshingTarget" where self[place - 1] == "." || next != ":" && !isHidden(place):
      note(
        place, "refreshingTarget: set it with its action, setRefreshingTarget(_:refreshingAction:)")
    case "rawValue" where (states + ["state"]).contains(self[place - 2]),
      "MJRefreshState" where next == "(" && rawState(place) == nil:
      note(place, "the raw values of states are strings")
    default:
      if let advice = advice[word] { note(place, "\(word): \(advice)") }
    }
  }
}

// MARK: What a name is

extension File {
  /// The place of the module in the import at a place, as in `import class MJRefresh.MJRefreshHeader`.
  private func module(of place: Int) -> Int {
    isWord(place + 2) && !tokens[place + 2].startsLine ? place + 2 : place + 1
  }

  /// Whether the word at a place is declared there, or names something that is no value: an
  /// attribute, a label of a loop, a condition of the compiler.
  private func declares(_ place: Int) -> Bool {
    let (last, next, bracket) = (self[place - 1], self[place + 1], brackets[place])
    if last == "." { return false }
    if declarators.contains(last) || next == "in" || isInCondition(place) { return true }
    // `{ first, second in`, and `func f<First, Second>()`.
    var end = place
    while isWord(end), self[end + 1] == "," { end += 2 }
    if isWord(end), self[end + 1] == "in" { return true }
    if last == "<", declarators.contains(self[place - 3]) { return true }
    if last == ",", next == ">", tokens[place + 1].before.isEmpty { return true }
    let (owner, closing) = (self[bracket - 1], partners[bracket] ?? place)
    switch self[bracket] {
    case "[":
      return owner == "{" && last != "=" && (isWord(closing + 1) || self[closing + 1] == "(")
    case "(":
      if self[bracket - 2] == "@" || ["set", "willSet", "didSet"].contains(owner) { return true }
      let isAlone = ["(", ","].contains(last) && [")", ","].contains(next)
      let isTyped = ["{", "]"].contains(owner) && beginsParameters(bracket)
      if isAlone, isTyped || self[closing + 1] == "in" { return true }
      let isName = next == ":" || isWord(place + 1) && self[place + 2] == ":"
      return isName && beginsParameters(bracket) || isPattern(bracket)
    default:
      // `let first = 1, second = 2`, and `case first, second`.
      return last == "," && (["=", ":"].contains(next) || isCase(place))
    }
  }

  /// Whether a bracket is that of the parameters of a function, of a closure, or of a type of them.
  private func beginsParameters(_ bracket: Int) -> Bool {
    let (owner, next) = (self[bracket - 1], self[(partners[bracket] ?? bracket) + 1])
    let keyword = self[bracket - (isSuffix(bracket - 1) ? 3 : 2)]
    return ["in", "->", "throws", "rethrows", "async"].contains(next)
      || ["func", "macro", "case"].contains(keyword) || [">", "subscript"].contains(owner)
      || keyword != "." && (owner == "init" || isSuffix(bracket - 1) && self[bracket - 2] == "init")
  }

  /// Whether a bracket is in a pattern, as in `let (first, second)` and `case let .some(first)`.
  private func isPattern(_ bracket: Int) -> Bool {
    let head = isWord(bracket - 1) ? start(of: bracket - 1) : bracket
    if ["let", "var"].contains(self[head]) || ["let", "var"].contains(self[head - 1]) {
      return true
    }
    let outer = brackets[head]
    return ["(", ","].contains(self[head - 1]) && self[outer] == "(" && isPattern(outer)
  }

  /// Whether a place is in the list of a `case`.
  private func isCase(_ place: Int) -> Bool {
    var place = place
    while place > 0, self[place - 1] == "," || !tokens[place].startsLine {
      place -= 1
      if self[place] == "case" { return true }
      if ["{", "(", ":"].contains(self[place]) { return false }
      if self[place] == ")" { place = partners[place] ?? 0 }
    }
    return false
  }

  /// Whether a place is in the line of an `#if`.
  private func isInCondition(_ place: Int) -> Bool {
    var place = place
    while place > 0, !tokens[place].startsLine { place -= 1 }
    return self[place] == "#" && ["if", "elseif"].contains(self[place + 1])
  }

  /// Adds what the file declares as a component, and what it declares as something else.
  mutating func declareValues(in app: inout App) {
    for place in tokens.indices where isWord(place) && declares(place) {
      guard let isComponent = declaresComponent(place, app) else { continue }
      values[self[place], default: true] = values[self[place], default: true] && isComponent
    }
    app.values.merge(values) { $0 && $1 }
  }

  /// Whether a value or a function is declared as a component. Nil if nothing is said of its type.
  private func declaresComponent(_ place: Int, _ app: App) -> Bool? {
    let next = self[place + 1]
    let isValue =
      ["let", "var", "func"].contains(self[place - 1]) || !declarators.contains(self[place - 1])
    let isCapture = self[brackets[place]] == "[" && next != "="
    if !isValue || isCapture || isWord(place + 1) && self[place + 2] == ":" { return nil }
    if next == ":" { return isComponentType(place + 2, app) }
    if self[place - 1] == "func" {
      var arrow = place + 1
      while !["(", ""].contains(self[arrow]) { arrow += 1 }
      arrow = (partners[arrow] ?? arrow) + 1
      while ["async", "throws", "rethrows"].contains(self[arrow]) { arrow += 1 }
      return self[arrow] == "->" && isComponentType(arrow + 1, app)
    }
    guard next == "=" else { return ["{", ",", "else"].contains(next) ? nil : false }
    // `guard let footer = self.footer as? MJRefreshAutoFooter else`
    let last = endOfValue(after: place + 1, app)
    if ["as", "is"].contains(self[last + 1]) {
      let type = last + (isSuffix(last + 2) ? 3 : 2)
      return self[last + 1] == "as" && isComponentType(type, app)
    }
    if self[last] == self[place] { return nil }
    let isEnd = ["", ",", "{", "}", ")", ";", "else"].contains(self[last + 1])
    let isLine = tokens.indices ~= last + 1 && tokens[last + 1].startsLine
    return (isEnd || isLine && (isWord(last + 1) || ["@", "#"].contains(self[last + 1])))
      && isComponent(endingAt: last, app)
  }

  /// The last token of the value after the `=` at a place, without a cast.
  private func endOfValue(after place: Int, _ app: App) -> Int {
    var first = place + 1
    while ["try", "await"].contains(self[first]) || isSuffix(first) { first += 1 }
    let last = end(of: self[first] == "(" ? partners[first] ?? first : first).place
    return app.isComponent(self[last]) && self[last + 1] == "{" ? partners[last + 1] ?? last : last
  }

  /// Whether what the word at a place stands for is a component, by the last declaration that is seen
  /// there, or else by all of the file, or of the app.
  private func isComponent(named place: Int, _ app: App) -> Bool? {
    for other in places[self[place], default: []].reversed() where isSeen(other, at: place) {
      let isInValue = self[other + 1] == "=" && endOfValue(after: other + 1, app) >= place
      if !isInValue, let isKnown = declaresComponent(other, app) { return isKnown }
    }
    return values[self[place]] ?? app.values[self[place]]
  }

  /// Whether the word at a place is declared there, and is seen at another place.
  private func isSeen(_ declared: Int, at place: Int) -> Bool {
    guard declared < place, declares(declared) else { return false }
    var brace = brackets[declared]
    // Of parameters the code follows, but those of closures are in it.
    if self[brace] == "(", !["{", "]"].contains(self[brace - 1]), let closing = partners[brace] {
      brace = tokens[closing...].firstIndex { $0.text == "{" } ?? brace
    }
    while brace >= 0, self[brace] != "{" { brace = brackets[brace] }
    return brace < place && (partners[brace] ?? tokens.count) > place
  }

  /// Whether a type at a place is that of components, which may be optional.
  private func isComponentType(_ place: Int, _ app: App) -> Bool {
    let name = self[place + 1] == "." && isWord(place + 2) ? place + 2 : place
    return app.isComponent(self[name]) && self[name + 1] != "."
  }

  /// Whether an expression that ends at a place is a component, as far as that can be seen.
  private func isComponent(endingAt place: Int, _ app: App) -> Bool {
    var place = place
    while isSuffix(place) { place -= 1 }
    let (word, owner) = (self[place], place - 2)
    if [")", "}"].contains(word), let opening = partners[place] {
      let callee = opening - 1
      if word == "}" || isWord(callee) && tokens[opening].before.isEmpty {
        if chained.contains(self[callee]), self[callee - 1] == "." {
          return isComponent(endingAt: callee - 2, app)
        }
        let isMade = app.isComponent(self[self[callee] == "init" ? callee - 2 : callee])
        return isMade || (values[self[callee]] ?? app.values[self[callee]] ?? false)
      }
      if let cast = tokens[opening..<place].lastIndex(where: { $0.text == "as" }) {
        return isComponentType(cast + (isSuffix(cast + 1) ? 2 : 1), app)
      }
      return start(of: place - 1) == opening + 1 && isComponent(endingAt: place - 1, app)
    }
    guard isWord(place) else { return false }
    if self[place - 1] == "." {
      return (self[owner] == "self" ? values[word] : nil) ?? app.values[word]
        ?? (slots[word] != nil || self[owner] == "refresh" && slots["mj_" + word] != nil)
    }
    if ["self", "super"].contains(word) { return app.isComponent(scopes[place]) }
    return isComponent(named: place, app) ?? (app.isComponent(word) || slots[word] != nil)
  }

  /// Whether the word at a place is a member of a component, as far as that can be seen: one without
  /// a prefix, or a `scrollView` that is cast.
  private func isOfComponent(_ place: Int, _ app: App) -> Bool {
    let (last, next) = (self[place - 1], self[place + 1])
    if self[place] == "scrollView" {
      let cast = isSuffix(place + 1) ? place + 2 : place + 1
      guard self[cast] == "is" || self[cast] == "as" && isSuffix(cast + 1) else { return false }
      if last != ".", isHidden(place) { return false }
    } else if !unprefixed.contains(self[place]) || app.names.contains(self[place]) {
      return false
    }
    if last == "." { return isComponent(endingAt: place - 2, app) }
    return app.isComponent(scopes[place]) && !declares(place) && (next != ":" || last == "?")
  }

  /// Whether a list of the app's has the name of the word at a place, there.
  private func isHidden(_ place: Int) -> Bool {
    places[self[place], default: []].contains { other in
      guard isSeen(other, at: place) else { return false }
      // `guard let scrollView = scrollView else { return }`
      let value = self[other + 2] == "self" ? other + 4 : other + 2
      return self[other + 1] == ":"
        || self[value] != self[place] && (self[other + 1] == "=" || self[other - 1] != "let")
    }
  }

  /// Whether the word at a place is a slot that a function, or a property, returns as a component
  /// that is not optional.
  private func isReturned(_ place: Int, _ app: App) -> Bool {
    guard slots[self[place]] != nil else { return false }
    let (first, next) = (start(of: place), self[place + 1])
    let isLine = tokens.indices ~= place + 1 && tokens[place + 1].startsLine && isWord(place + 1)
    guard ["", ";", "}"].contains(next) || isLine && !["as", "is"].contains(next) else {
      return false
    }
    var brace = brackets[place]
    let isValue = brace == first - 1 && next == "}"
    guard isValue || self[first - 1] == "return" else { return false }
    while self[first - 1] == "return", beginsControl(brace) { brace = brackets[brace] }
    guard self[brace] == "{" else { return false }
    if self[brace - 1] == "get" { brace = brackets[brace - 1] }
    var type = brace - 1
    let head = last(before: brace) { ["where", "->", "{", ";"].contains(self[$0]) }
    if self[head] == "where" { type = head - 1 }
    var before = type - 1
    while self[before] == "." { (type, before) = (type, before - 2) }
    return app.isComponent(self[type]) && ["->", ":"].contains(self[before])
  }

  /// Whether a brace is that of a statement such as `if`, whose code is that of the function around it.
  private func beginsControl(_ brace: Int) -> Bool {
    guard self[brace] == "{" else { return false }
    if ["else", "do", "repeat", "catch", "defer"].contains(self[brace - 1]) { return true }
    let keywords = ["if", "for", "while", "switch", "catch"]
    let head = last(before: brace) { ["{", ";"].contains(self[$0]) || keywords.contains(self[$0]) }
    return head >= 0 && keywords.contains(self[head])
  }
}

/// The files of a folder, without symbolic links, hidden files, dependencies and builds.
func files(in folder: String) -> [String] {
  let skipped: Set = ["Pods", "Carthage", "DerivedData", "SourcePackages", "build", "node_modules"]
  let (manager, place) = (FileManager.default, URL(fileURLWithPath: folder))
  let names = try? manager.subpathsOfDirectory(atPath: place.resolvingSymlinksInPath().path)
  guard let names else { fail("There is no folder \(folder).") }
  return names.sorted().map { folder + "/" + $0 }.filter { path in
    let type = (try? manager.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    let parts = path.dropFirst(folder.count).split(separator: "/").map(String.init)
    return type == .typeRegular && !parts.contains { skipped.contains($0) || $0.hasPrefix(".") }
  }
}

/// The uncommitted changes of a folder, or nil if it is not under version control.
func uncommitted(in folder: String) -> String? {
  let (process, pipe) = (Process(), Pipe())
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["git", "-C", folder, "status", "--porcelain", "--", "."]
  process.standardOutput = pipe
  guard (try? process.run()) != nil else { return nil }
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return process.terminationStatus == 0 ? String(decoding: output, as: UTF8.self) : nil
}

/// What is left to do in a file that is not Swift code of the app.
func notes(onFile path: String) -> [String] {
  let name = (path as NSString).lastPathComponent
  if name.hasPrefix("MJRefresh") || name.contains("+MJ") {
    return ["\(path): delete MJRefresh's file"]
  }
  let advice: String
  switch ((path as NSString).pathExtension, name) {
  case ("h", _), ("pch", _):
    advice = "delete it; Swift files may need #import <UIKit/UIKit.h> in its place"
  case ("m", _), ("mm", _): advice = "the library is Swift only: write it in Swift"
  case ("xib", _), ("storyboard", _): advice = "make the component in code"
  case (_, "Podfile"), (_, "Cartfile"), (_, "Package.swift"), (_, "project.pbxproj"):
    advice = "take RefreshUIKit from the package in its place"
  default: return []
  }
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return zip(1..., lines).compactMap { number, line in
    ["MJRefresh", "mj_header", "mj_footer"].contains { line.contains($0) }
      ? "\(path):\(number): \(line.drop { $0.isWhitespace }): \(advice)" : nil
  }
}

func fail(_ text: String) -> Never {
  FileHandle.standardError.write(Data((text + "\n").utf8))
  exit(1)
}

// MARK: Running

let options = Set(CommandLine.arguments.dropFirst().filter { $0.hasPrefix("--") })
let folders = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
  .map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
guard !folders.isEmpty, options.isSubset(of: ["--dry-run", "--force"]) else {
  fail("usage: swift from-mjrefresh.swift [--dry-run] [--force] FOLDER...")
}

for folder in folders where options.isEmpty {
  guard let changes = uncommitted(in: folder) else {
    fail("\(folder) is not under version control. To change it all the same, use --force.")
  }
  if !changes.isEmpty { fail("\(folder) has changes that are not committed:\n\(changes)") }
}

var (app, moved, left) = (App(), [File](), [String]())
for path in folders.flatMap(files) {
  if !path.hasSuffix(".swift") || path.hasSuffix("/Package.swift") {
    left += notes(onFile: path)
  } else if let text = try? String(contentsOfFile: path, encoding: .utf8) {
    moved.append(File(path: path, text: text))
    moved[moved.count - 1].declare(in: &app)
  } else {
    left.append("\(path): it is no text in UTF-8")
  }
}

for index in moved.indices { moved[index].declareValues(in: &app) }
for index in moved.indices {
  moved[index].move(in: app)
  let file = moved[index]
  let places = Dictionary(grouping: file.changes, by: \.change).mapValues { $0.map(\.line) }
  for (change, lines) in places.sorted(by: { ($0.value[0], $0.key) < ($1.value[0], $1.key) }) {
    print("\(file.path):\(Set(lines).sorted().map(String.init).joined(separator: ",")): \(change)")
  }
  left += file.notes.map { "\(file.path):\($0.line): \($0.note)" }
  if file.changes.isEmpty || options.contains("--dry-run") { continue }
  let isWritten = (try? Data(file.text.utf8).write(to: URL(fileURLWithPath: file.path))) != nil
  if !isWritten { fail("\(file.path) cannot be written.") }
}

let changed = moved.map(\.changes.count).filter { $0 > 0 }
print("\(changed.reduce(0, +)) changes in \(changed.count) files")
if left.isEmpty { left = ["nothing that can be seen without the compiler"] }
print("\nLeft for you:\n" + left.joined(separator: "\n"))
