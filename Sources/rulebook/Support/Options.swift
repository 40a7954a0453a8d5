import ArgumentParser
import Diagnostics
import RulesCompiler
import Schema
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the rules are, and the day it is.
struct RulesOptions: ParsableArguments {
  @Option(name: .customLong("rules"), help: ArgumentHelp("The folder of the rules.", valueName: "dir"))
  var folder: String?

  @Option(help: ArgumentHelp("The day that dates in the rules are compared with; today when left out.", valueName: "date"))
  var asOf: String?

  func today() throws(Failure) -> CalendarDate {
    guard let asOf else { return RulesOptions.currentDay() }
    guard let date = CalendarDate(asOf) else {
      throw Failure(message: "--as-of takes a date such as 2026-01-05, not `\(asOf)`", code: Exit.usage)
    }
    return date
  }

  /// `lowers`: whether there is to be a bundle.
  func compile(lowers: Bool = true) throws(Failure) -> Compilation {
    let input = try RulesFolder(folder).read()
    return Pipeline(today: try today()).compile(input, lowers: lowers)
  }

  private static func currentDay() -> CalendarDate {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    func padded(_ number: Int32, _ width: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let text = "\(padded(parts.tm_year + 1900, 4))-\(padded(parts.tm_mon + 1, 2))-\(padded(parts.tm_mday, 2))"
    guard let date = CalendarDate(text) else { fatalError("the system's calendar gives a day that does not exist: \(text)") }
    return date
  }
}

enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// How diagnostics are printed.
struct ReportOptions: ParsableArguments {
  @Option(help: "How diagnostics are printed: `json` is one object a line.")
  var format: OutputFormat = .text

  @Option(help: "Whether to use colour.")
  var color: ColorChoice = .auto

  @Flag(help: "Say nothing but what was found.")
  var quiet = false

  @Flag(help: "Let warnings fail, too.")
  var warningsAsErrors = false

  /// Prints diagnostics; says whether they let the command pass.
  func report(_ compilation: Compilation, only files: [String] = []) -> Bool {
    let shown = compilation.diagnostics.filter { diagnostic in
      diagnostic.severity == .error || files.isEmpty || files.contains { same($0, compilation.sources[diagnostic.primary.span.file].path) }
    }
    switch format {
    case .text:
      let mode = color.mode.resolved(isTerminal: Console.isTerminal, noColor: Console.environment("NO_COLOR") != nil)
      let text = TextRenderer(color: mode).render(shown, in: compilation.sources)
      if !text.isEmpty { Console.printRaw(Array(text.utf8)) }
    case .json: Console.printRaw(Array(JSONRenderer().render(shown, in: compilation.sources).utf8))
    }
    if !quiet { Console.note(Summary.line(shown)) }
    return !shown.contains { $0.severity == .error || (warningsAsErrors && $0.severity == .warning) }
  }

  private func same(_ a: String, _ b: String) -> Bool { normal(a) == normal(b) }
  private func normal(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }
}

enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  var mode: ColorMode {
    switch self {
    case .auto: .auto
    case .always: .always
    case .never: .never
    }
  }
}
