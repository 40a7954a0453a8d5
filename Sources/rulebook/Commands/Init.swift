import ArgumentParser
import Diagnostics
import RulebookSupport
import RulesEditing

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Start a new product in the current folder.",
    discussion: """
      It writes a small rule book with comments, which passes `check`, `build`, and `test`, and the files around it: a Swift package with a \
      program, a Makefile, a Git hook, editor settings, and a CI workflow. The folder may contain other files. A Makefile, hook, editor \
      settings, and workflow that exist already stay as they are. It replaces no file.

      Examples:
        rulebook init Bakery
        rulebook init Bakery --folder bakery --dry-run
      """)

  @Argument(help: "The name of the product, as in Swift types: `Bakery`.") var name: String
  @Option(help: ArgumentHelp("The path or the URL of the Rulebook package, for Package.swift.", valueName: "path"))
  var package: String = "../rulebook"
  @Option(help: ArgumentHelp("The folder of the product, which is created if it is missing.", valueName: "dir")) var folder: String = "."
  @Flag(help: "Print the names of the files and write nothing.") var dryRun = false

  func run() throws {
    try RulebookSupport.reporting {
      let plan = StartedFiles(try starter().files, in: folder)
      guard plan.inTheWay.isEmpty else {
        let files = plan.inTheWay.phrase(atMost: 3)
        let (verb, them) = plan.inTheWay.count == 1 ? ("exists", "it") : ("exist", "them")
        throw Failure(
          message: "\(files) already \(verb), so nothing was written; start in a folder without \(them)", code: Exit.cannotWrite)
      }
      if !dryRun { try plan.write() }
      for (_, path) in plan.missing { Console.print(path) }
      if !plan.left.isEmpty { Console.note("left as \(plan.left.count == 1 ? "it is" : "they are"): \(plan.left.phrase())") }
      if let line = plan.unignored { Console.note(line) }
      Console.note(
        dryRun
          ? "nothing was written"
          : "wrote \(plan.missing.count.counted("file")); continue with `rulebook check`, `rulebook build`, and `rulebook test`")
    }
  }

  private func starter() throws(Failure) -> Starter {
    do throws(Starter.Problem) {
      return try Starter(name: name, package: package)
    } catch {
      let message =
        switch error {
        case .malformed: "is not the name of a product: write one word of letters and digits, such as `Bakery`"
        case .taken(let type):
          "cannot be the name of a product: generated Swift code uses the type `\(type)`; write another name, such as `My\(type)`"
        }
      throw Failure(message: "`\(name.forMessage)` \(message)", code: Exit.usage)
    }
  }
}
