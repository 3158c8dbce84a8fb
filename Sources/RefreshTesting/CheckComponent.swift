import Foundation
import RefreshKit
import RefreshReplay

/// Plays random sessions with an app's own class, and throws if one of them breaks a law that also
/// holds for the kit's own classes.
///
/// ```swift
/// try await checkComponent { RefreshRingHeader() }  // a class of your own
/// ```
///
/// In a session, fingers, calls, ends, hiding, detaching, rotation, time limits, and callbacks that
/// call back happen in any order. The script plays the app: it begins and ends refreshes, and the
/// class does not. For a class that begins refreshes by itself, pass `except: .oneLoad`, and for one
/// that ends them by itself `except: .callOrder`. A fatal error, such as that of a missing
/// `super.prepare()`, is not reported: it ends the test run.
///
/// - Parameters:
///   - seeds: The seeds of the sessions; 1...200 by default. The same seed always gives the same
///     session.
///   - laws: The laws to leave out, separated by commas; none by default.
///   - make: Makes a component of the class.
/// - Throws: A ``TestFailure`` with the law, and the shortest script that breaks it, or the shortest one that was found in
///   twenty seconds.
@MainActor public func checkComponent<Component: RefreshComponent>(
  seeds: ClosedRange<Int> = 1...200, except laws: ComponentLaw...,
  make: @escaping @MainActor () -> Component
) async throws {
  let check = try ComponentCheck(except: laws, make)
  for seed in seeds {
    try check.play(seed: seed)
    await Task.yield()
  }
}

/// Plays a script, such as one that ``checkComponent(seeds:except:make:)`` has printed, with a class of an
/// app's own, and throws if it breaks a law.
///
/// - Parameters:
///   - script: The script, as in the guide "Testing". It names the class as `type(of:)` does.
///   - laws: The laws to leave out, separated by commas; none by default.
///   - make: Makes a component of the class.
/// - Throws: A ``TestFailure`` with the law that is broken, or with the mistake in the script.
@MainActor public func checkComponent<Component: RefreshComponent>(
  script: String, except laws: ComponentLaw..., make: @escaping @MainActor () -> Component
) async throws {
  try ComponentCheck(except: laws, make).play(script: script)
}

/// Checks the laws for one class.
@MainActor private struct ComponentCheck {
  /// The longest time that is spent on shortening the script of a breach, in seconds of real time.
  private static let shrinkingTime = 20.0

  private let kind: ComponentKind
  private let laws: [Law]

  init(except laws: [ComponentLaw], _ make: @escaping @MainActor () -> RefreshComponent) throws {
    let first = make()
    guard let kind = ComponentKind(of: first, make: make) else {
      throw TestFailure(
        "A \(type(of: first)) has no place in a list: derive it from RefreshHeader, RefreshFooter, RefreshLeader or RefreshTrailer."
      )
    }
    self.kind = kind
    let names = laws.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    let unknown = names.subtracting(Law.ofClasses.map(\.name)).sorted()
    if let first = unknown.first { throw TestFailure("There is no law \"\(first)\".") }
    self.laws = Law.ofClasses.filter { !names.contains($0.name) }
  }

  func play(seed: Int) throws {
    let session = inSession {
      SessionGenerator.session(
        seed: UInt64(bitPattern: Int64(seed)), cast: Cast(lead: kind.name, slot: kind.slot),
        length: 120)
    }
    guard let breach = try breach(in: session) else { return }
    guard try self.breach(in: session)?.description == breach.description else {
      throw TestFailure(
        "\(kind.name) breaks a law of components, and not each time: \(breach.law): \(breach.fact)\nThe class is not "
          + "deterministic: does it use dates, random numbers or tasks? The seed was \(seed).")
    }
    let start = ProcessInfo.processInfo.systemUptime
    let short = Shrinker {
      ProcessInfo.processInfo.systemUptime < start + Self.shrinkingTime
        && (try? self.breach(in: $0))?.law == breach.law
    }.shrink(session)
    let last = try self.breach(in: short) ?? breach
    throw TestFailure(
      "\(kind.name) breaks a law of components, in the session with the seed \(seed): \(last)\n"
        + "\(Self.hint(for: last))\nThis script shows it, by checkComponent(script:except:make:):\n\(short.script)"
    )
  }

  func play(script: String) throws {
    var lines: [JSON] = []
    for line in script.split(separator: "\n") where !line.allSatisfy(\.isWhitespace) {
      do throws(ScriptError) { lines.append(try Fields(line: Array(line.utf8)).json) } catch {
        throw TestFailure("The script is wrong: \(error.message)")
      }
    }
    for line in lines where line["op"] == "attach" {
      guard case .string(let name)? = line["class"], name != kind.name,
        !ComponentKind.all.contains(where: { $0.name == name })
      else { continue }
      throw TestFailure(
        "The script names a \(name), and the closure makes a \(kind.name): write that name in the script."
      )
    }
    if let breach = try breach(in: Session(lines: lines)) {
      throw TestFailure(
        "\(kind.name) breaks a law of components: \(breach)\n\(Self.hint(for: breach))")
    }
  }

  private static func hint(for breach: Law.Breach) -> String {
    let argument = ComponentLaw.exceptArgument(for: breach.law)
    return "If the class is right, leave the law out by `except: \(argument)`."
  }

  private func breach(in session: Session) throws -> Law.Breach? {
    try inSession {
      do throws(ScriptError) { return try session.breach(of: laws) } catch {
        throw TestFailure("The script is wrong: \(error.message)")
      }
    }
  }

  /// Runs `body`. Meanwhile scripts know the class by its name, and sessions have a configuration
  /// of their own.
  private func inSession<Result>(_ body: () throws -> Result) rethrows -> Result {
    let previous = (ComponentKind.ofApp, RefreshConfig.ofReplay)
    defer { (ComponentKind.ofApp, RefreshConfig.ofReplay) = previous }
    let config = RefreshConfig()
    config.languageCode = "en"
    (ComponentKind.ofApp, RefreshConfig.ofReplay) = (kind, config)
    return try body()
  }
}
