import ArgumentParser
import Diagnostics
internal import RuleChecks
import RuleKinds
import RulebookSupport
import RulesCompiler
import SourceText

/// The output format of query results.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// The output format of diagnostics.
enum DiagnosticFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, github, sarif, xcode
}

/// The options that control how diagnostics are printed.
struct ReportOptions: ParsableArguments {
  @Option(
    help:
      "The format of diagnostics: `json` is one object per line, `github` is GitHub Actions annotations, `sarif` is a log for services, and `xcode` is one line for each message, as compilers print it."
  )
  var format: DiagnosticFormat = .text

  @Option(help: "Whether to use color.")
  var color: ColorChoice = .auto

  @Flag(help: "Print only the findings.")
  var quiet = false

  @Flag(help: "Treat warnings as errors.")
  var warningsAsErrors = false

  /// Prints diagnostics and stale files. Returns whether the command passes.
  func report(_ compilation: Compilation, only files: [String] = [], stale: [StaleFile] = []) -> Bool {
    var sources = compilation.sources
    let all = DiagnosticOrder.sorted(compilation.diagnostics + compilation.waived, in: sources)
    let isShown: (Diagnostic) -> Bool = { diagnostic in
      diagnostic.severity == .error || files.isEmpty || files.contains { holds($0, sources[diagnostic.primary.span.file].path) }
    }
    // Formats for programs contain one list of findings.
    print(format == .text ? all : all + stale.map { $0.diagnostic(&sources) }, in: sources, where: isShown)
    let shown = all.filter(isShown)
    if !quiet { Console.note(Summary.line(shown)) }
    if format == .text, !stale.isEmpty {
      for file in stale { Console.print("error[\(StaleOutput.explanation.name)]: \(file.message)") }
      Console.print("   = help: \(StaleFile.help)")
    }
    return stale.isEmpty
      && !shown.contains { $0.severity == .error || (warningsAsErrors && $0.severity == .warning && $0.waived == nil) }
  }

  /// Prints only diagnostics.
  func print(_ diagnostics: [Diagnostic], in sources: SourceSet, where isShown: (Diagnostic) -> Bool = { _ in true }) {
    let text =
      switch format {
      case .text: TextRenderer(color: colors).render(diagnostics.filter(isShown), in: sources)
      case .json: JSONRenderer().render(diagnostics, in: sources, where: isShown)
      case .xcode: XcodeRenderer().render(diagnostics.filter(isShown), in: sources)
      case .github: GitHubRenderer().render(diagnostics.filter(isShown), in: sources)
      case .sarif:
        SARIFRenderer(version: Program.version, explanations: AllChecks.explanations).render(diagnostics, in: sources, where: isShown)
      }
    switch format {
    case .text, .github, .xcode: Console.printRaw(text)
    case .json, .sarif: Console.print(json: Array(text.utf8))
    }
  }

  private var colors: ColorMode {
    color.mode.resolved(isTerminal: Console.isTerminal, noColor: Console.environment("NO_COLOR") != nil)
  }

  /// Whether a path is a file, or a folder that contains it.
  private func holds(_ path: String, _ file: String) -> Bool { normal(file).starts(with: normal(path)) }
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
