"""The mutants of the kit's sources, and the Swift code that they need: see mutate."""
import re

FLIPS = {
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="], "&&": ["||"], "||": ["&&"],
    "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "+=": ["-="], "-=": ["+="],
}
PRECEDENCE = {
    "<": "Comparison", "<=": "Comparison", ">": "Comparison", ">=": "Comparison",
    "==": "Comparison", "!=": "Comparison", "===": "Comparison", "!==": "Comparison",
    "&&": "LogicalConjunction", "||": "LogicalDisjunction", "+": "Addition", "-": "Addition",
    "*": "Multiplication", "/": "Multiplication", "+=": "Assignment", "-=": "Assignment",
}
# The parts that are skipped as a whole: comments, strings, compiler directives, availability, operator names,
# patterns, and code for Embedded Swift alone.
SKIPPED = r"""//[^\n]*|/\*.*?\*/|\"\"\".*?\"\"\"|"(?:\\\((?:[^()"]|\([^()]*\)|"[^"]*")*\)|\\.|[^"\\\n])*"
  |(?m:^[ ]*\#if[ ]hasFeature\(Embedded\)).*?\#(?:else|endif)
  |(?m:^[ ]*\#[^\n]*$)|[@\#]available\([^)]*\)|func\s+[-+*/<>=!&|]+|(?m:^[ ]*(?:indirect[ ])?case[ ][^\n:]*?(?::(?=[ \n])|$))
  |\bcase[ ][^\n{]*?[ ]=[ ]|\bwhere\b[^\n{]*==[^\n{]*(?=\{)|\[[0-9_]+\sof\s|while\ true
  |0x[0-9a-f.]+p-?[0-9]+"""
TOKEN = re.compile(
    r"(?P<skip>" + SKIPPED + r""")
  |(?<=\s)(?P<infix>===|!==|==|!=|<=|>=|\+=|-=|&&|\|\||[-+*/<>])(?=\s)
  |(?<=[\s(\[])(?P<prefix>[-!])(?=[\w(.])
  |(?<![\w.$\#])(?P<number>[0-9][0-9_]*(?:\.[0-9][0-9_]*)?(?:e-?[0-9]+)?)(?![\w])
  |(?<![\w.])(?P<boolean>true|false)\b""", re.X | re.S)


def arrows(number):
    digits = ""
    while True:
        digits = "←↑→↓"[number % 4] + digits
        number //= 4
        if number == 0:
            return digits


def other_number(text):
    value = text.replace("_", "")
    if re.fullmatch("[0-9]+", value):
        return str(int(value) + 1)
    return repr(float(value) / 2 if 0.5 < float(value) < 1 else float(value) * 2 or 1.0)


class Mutants:
    """The mutants of all files, and the Swift that they need."""

    def __init__(self):
        self.all = []  # (file, line number, line, column, original, mutant)
        self.swift = ["""
#if canImport(Glibc)
  import Glibc
#endif

nonisolated let mutant = getenv("MUTANT").flatMap { Int(String(cString: $0)) }

/// A byte for each mutant, which is 1 once it has been reached; written into a file at the end of the process.
nonisolated(unsafe) let reached: UnsafeMutablePointer<UInt8>? = {
  guard getenv("MUTANTS_REACHED") != nil else { return nil }
  atexit {
    guard let file = fopen(getenv("MUTANTS_REACHED"), "w") else { return }
    fwrite(reached, 1, mutantCount + 1, file)
    fclose(file)
  }
  let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: mutantCount + 1)
  bytes.initialize(repeating: 0, count: mutantCount + 1)
  return bytes
}()

/// Whether a mutant takes the place of the code.
public nonisolated func isMutant(_ number: Int) -> Bool {
  reached?[number] = 1
  return mutant == number
}

public nonisolated func mutatedWhole<T: ExpressibleByIntegerLiteral>(_ number: Int, _ old: T, _ new: T) -> T {
  isMutant(number) ? new : old
}
public nonisolated func mutatedFraction<T: ExpressibleByFloatLiteral>(_ number: Int, _ old: T, _ new: T) -> T {
  isMutant(number) ? new : old
}
public nonisolated func mutatedFlag(_ number: Int, _ old: Bool) -> Bool { isMutant(number) != old }
"""]

    def add(self, place, old, new):
        self.all.append((*place, old, new))
        return len(self.all)

    def infix(self, place, old, comparesWithNil):
        name = old + arrows(len(self.all) + 1)
        numbers = [(self.add(place, old, new), new) for new in FLIPS[old]]
        def function(generics, left, right, result, body="{0}"):
            choice = "".join(f"isMutant({n}) ? {body.format(f'a {new} b')} : " for n, new in numbers)
            self.swift.append(f"public nonisolated func {name}{generics}(a: {left}, b: {right}) "
                              f"{result} {{ {choice}a {old} b }}")
        self.swift.append(f"infix operator {name}: {PRECEDENCE[old]}Precedence")
        if old in ("&&", "||"):
            (number, new), = numbers
            self.swift.append(
                f"public nonisolated func {name}(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool "
                f"{{ isMutant({number}) ? try a {new} b() : try a {old} b() }}")
        elif old in ("===", "!=="):
            function("", "AnyObject?", "AnyObject?", "-> Bool")
        elif old in ("==", "!="):
            if comparesWithNil:
                function("<T>", "T?", "_OptionalNilComparisonType", "-> Bool")
            else:
                function("<T: Equatable>", "T", "T", "-> Bool")
                function("", "Any.Type?", "Any.Type?", "-> Bool")
        elif old in ("<", "<=", ">", ">="):
            function("<T: Comparable>", "T", "T", "-> Bool")
        elif old in ("+=", "-="):
            (number, new), = numbers
            for kind, other in [("AdditiveArithmetic", f"a {new} b")] + [
                    ("RangeReplaceableCollection", "()")] * (old == "+="):
                self.swift.append(f"public nonisolated func {name}<T: {kind}>(a: inout T, b: T) "
                                  f"{{ if isMutant({number}) {{ {other} }} else {{ a {old} b }} }}")
        elif old in ("+", "-"):
            function("<T: AdditiveArithmetic>", "T", "T", "-> T")
            (number, _), = numbers
            for kind, left, right in [("", "Point", "Point"), ("", "UnsafeMutableRawPointer", "Int")] + [
                    ("<T: RangeReplaceableCollection, S: Sequence<T.Element>>", "T", "S"),
                    ("", "EdgeInsets", "EdgeInsets")] * (old == "+"):
                self.swift.append(f"public nonisolated func {name}{kind}(a: {left}, b: {right}) "
                                  f"-> {left} {{ isMutant({number}) ? a : a {old} b }}")
        else:
            function("<T: FloatingPoint>", "T", "T", "-> T")
            if old == "*":
                (number, _), = numbers
                self.swift.append(f"public nonisolated func {name}(a: Point, b: Double) -> Point "
                                  f"{{ a * (isMutant({number}) ? 1 / b : b) }}")
            function("<T: BinaryInteger>", "T", "T", "-> T")
        return name

    def prefix(self, place, old):
        number = self.add(place, old, "")
        name = old + arrows(number)
        kind, type = ("<T: SignedNumeric>", "T") if old == "-" else ("", "Bool")
        self.swift.append(f"prefix operator {name}")
        self.swift.append(f"public nonisolated prefix func {name}{kind}(a: {type}) -> {type} "
                          f"{{ isMutant({number}) ? a : {old}a }}")
        return name

    def rewrite(self, file):
        """The text of a file with its mutants."""
        text = file.read_text()
        lines = text.split("\n")

        def replaced(match):
            token = match[0]
            number = text.count("\n", 0, match.start())
            column = match.start() - text.rfind("\n", 0, match.start())
            place = (file.name, number + 1, lines[number].strip(), column)
            if match["skip"] is not None:
                return token
            if match["infix"]:
                return self.infix(place, token, text.startswith(" nil", match.end()))
            if match["prefix"]:
                return self.prefix(place, token)
            if match["number"]:
                new = other_number(token)
                function = "mutatedWhole" if new.isdigit() else "mutatedFraction"
                return f"{function}({self.add(place, token, new)}, {token}, {new})"
            new = "false" if token == "true" else "true"
            return f"mutatedFlag({self.add(place, token, new)}, {token})"

        return TOKEN.sub(replaced, text)
