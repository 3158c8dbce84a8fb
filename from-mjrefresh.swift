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
  "mj_inset": "adjustedContentInset", "mj_insetT": "refresh.contentInset.top",
  "mj_insetB": "refresh.contentInset.bottom", "mj_insetL": "refresh.contentInset.left",
  "mj_insetR": "refresh.contentInset.right", "mj_offsetX": "contentOffset.x",
  "mj_offsetY": "contentOffset.y", "mj_contentW": "contentSize.width",
  "mj_contentH": "contentSize.height", "mj_x": "frame.origin.x", "mj_y": "frame.origin.y",
  "mj_w": "frame.size.width", "mj_h": "frame.size.height", "mj_size": "frame.size",
  "mj_origin": "frame.origin", "noticeNoMoreData": "endRefreshingWithNoMoreData",
  "isAutoChangeAlpha": "isAutomaticallyChangeAlpha", "isAutomaticallyHidden": "hidesWhileEmpty",
  "endRefreshingAnimateCompletionBlock": "endRefreshingAnimationBeginAction",
  "appearencePercentTriggerAutoRefresh": "triggerAutomaticallyRefreshPercent",
  "activityIndicatorViewStyle": "loadingView.style", "mj_totalDataCount": "refresh.totalDataCount",
  "mj_textWidth": "intrinsicContentSize.width", "MJRefreshHeaderHeight": "54.0",
  "MJRefreshFooterHeight": "44.0", "MJRefreshTrailWidth": "60.0", "MJRefreshLabelLeftInset": "25.0",
  "MJRefreshFastAnimationDuration": "0.25", "MJRefreshSlowAnimationDuration": "0.4",
  "MJRefreshKeyPathContentOffset": "\"contentOffset\"",
  "MJRefreshKeyPathContentSize": "\"contentSize\"",
  "MJRefreshKeyPathContentInset": "\"contentInset\"", "MJRefreshKeyPathPanState": "\"state\"",
]

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

  /// The modules to be imported, if they are not.
  private var missing: Set<String> = []

  init(path: String, text: String) {
    self.path = path
    let tokenizer = Tokenizer(text)
    (tokens, end) = (tokenizer.tokens, tokenizer.before)
    var open: [Int] = []
    for place in tokens.indices {
      switch (tokens[place].kind, self[place]) {
      case (.textBeforeInterpolation, _), (.mark, "("), (.mark, "["), (.mark, "{"):
        open.append(place)
      case (.mark, ")"), (.mark, "]"), (.mark, "}"):
        guard let opening = open.popLast() else { continue }
        (partners[opening], partners[place]) = (place, opening)
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
      if keywords.contains(self[place]), name.contains("Refresh") || name.hasPrefix("mj_") {
        app.names.insert(name)
      }
      if self[place] == "class", isWord(place + 1) {
        var colon = place + 2
        while !["{", ":", "}", ""].contains(self[colon]) { colon += 1 }
        while self[colon + 2] == "." { colon += 2 }
        if !["{", "}", ""].contains(self[colon]) { app.superclasses[name] = self[colon + 1] }
      }
      if self[place] == "import", self[place - 1] == "_exported" {
        app.exports = app.exports || ["MJRefresh", "RefreshUIKit"].contains(name)
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
    let keywords = typeKeywords.union(["extension"])
    var (types, next, depth) = ([(name: String, depth: Int)](), "", 0)
    for place in tokens.indices {
      switch (tokens[place].kind, self[place]) {
      case (.mark, "{"):
        depth += 1
        if !next.isEmpty { types.append((next, depth)) }
        next = ""
      case (.mark, "}"):
        if types.last?.depth == depth { types.removeLast() }
        depth -= 1
      case (.word, let word):
        if keywords.contains(word), isWord(place + 1), !["func", "var"].contains(self[place + 1]) {
          next = self[place + 1]
        }
        noteWord(place, in: types.last?.name ?? "", app)
        moveWord(place, in: types.last?.name ?? "", app)
      case (.mark, _): break
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
    if word.hasPrefix("mj_") || word.hasPrefix("MJ"), isOwn(place, app) {
      note(place, "your own \(word) has a name of MJRefresh")
    } else if word == "MJRefresh", self[place - 2] == "canImport" {
      change(place, to: "RefreshUIKit")
    } else if word == "MJRefresh", next == ".", self[place - 2] != "import" {
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
    } else if let new = renamed[word] {
      change(place, to: host(new, place, in: type, app))
      // A method of MJRefresh that is a property here.
      if new.contains("."), next == "(" { delete(place + 1...place + 2) }
    } else if word == "completionBlock", next == ":",
      ["beginRefreshing", "endRefreshing"].contains(self[place - 2])
    {
      change(place, to: "completion")
    } else if word == "isOnlyRefreshPerDrag", ["true", "false"].contains(self[place + 2]) {
      change(place, to: "autoTriggerTimes")
      change(place + 2, to: self[place + 2] == "true" ? "1" : "-1")
    } else if word == "scrollView", next == ".", isList(place, in: type, app) {
      let new = "scrollView" + mark(for: place)
      change(place, to: new, as: "scrollView. -> \(new).")
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
      return self[other] == self[place] && (self[other - 1] == "let" || isLabel)
    }
    let isLocal = self[place].hasPrefix("mj_") && self[place - 1] != "." && isDeclared
    return isLocal || app.names.contains(self[place])
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
    guard self[dot] == ".", isWord(dot + 1) else { return change(place, to: slot) }
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
    // The place of the module in `import class MJRefresh.MJRefreshHeader`, and in other imports.
    func module(_ place: Int) -> Int {
      isWord(place + 2) && !tokens[place + 2].startsLine ? place + 2 : place + 1
    }
    let imported = Set(imports.map { self[module($0)] })
    for place in imports where self[module(place)] == "MJRefresh" {
      let last = module(place) + (self[module(place) + 1] == "." ? 2 : 0)
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
    case "rawValue" where (states + ["state"]).contains(self[place - 2]),
      "MJRefreshState" where next == "(":
      note(place, "the raw values of states are strings")
    default:
      if let advice = advice[word] { note(place, "\(word): \(advice)") }
    }
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
