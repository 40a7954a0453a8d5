import ArgumentParser
import Emitters
import RulesBundle
import RulesCompiler

struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Check the rules, then write what apps and servers use.")

  @OptionGroup var rules: RulesOptions
  @OptionGroup var reporting: ReportOptions
  @Option(help: ArgumentHelp("The folder to write to; `generated` beside the rules when left out.", valueName: "dir")) var output: String?
  @Flag(help: "Write nothing; fail when what is there is stale.") var check = false

  func run() throws {
    try rulebook.reporting {
      let compilation = try rules.compile()
      guard reporting.report(compilation), let lowered = compilation.lowered, let checked = compilation.rules else { throw Exit.findings }
      let folder = try output ?? beside(RulesFolder(rules.folder).path)
      let bundle = try LoadedRules.load(lowered.bundle, "the compiled bundle")
      let files = Generated.files(of: lowered, rules: checked, bundle: bundle)
      try check ? compare(files, in: folder, bundle) : write(files, to: folder)
    }
  }

  private func write(_ files: [Generated.File], to folder: String) throws {
    try FileSystem.makeFolder(folder)
    var written = 0
    for file in files {
      if let slash = file.name.lastIndex(of: "/") { try FileSystem.makeFolder("\(folder)/\(file.name[..<slash])") }
      if try FileSystem.write(file.bytes, to: "\(folder)/\(file.name)") { written += 1 }
    }
    if !reporting.quiet { Console.note(written == 0 ? "\(folder) is up to date" : "wrote \(written) of \(files.count) files to \(folder)") }
  }

  private func compare(_ files: [Generated.File], in folder: String, _ bundle: Bundle) throws {
    var stale: [String] = []
    for file in files where file.isCommitted {
      let path = "\(folder)/\(file.name)"
      let found = FileSystem.read(path)
      if found == file.bytes { continue }
      guard let found else {
        stale.append("\(path) is missing")
        continue
      }
      let mismatch = file.name == Generated.limits ? LimitsReader.mismatch(found, bundle) : nil
      stale.append("\(path) is not what the rules say" + (mismatch.map { ": \($0.message)" } ?? ""))
    }
    if stale.isEmpty { return }
    for problem in stale { Console.print("error[bundle.stale]: \(problem)") }
    Console.print("   = help: run `rulebook build` (or `make generate`) and commit what it writes")
    throw Exit.findings
  }

  private func beside(_ rules: String) -> String {
    guard let slash = rules.lastIndex(of: "/") else { return "generated" }
    return rules[..<slash] + "/generated"
  }
}
