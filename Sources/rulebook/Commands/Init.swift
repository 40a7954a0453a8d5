import ArgumentParser
import Diagnostics
import RulebookSupport
import RulesEditing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Start a new product in the current folder.",
    discussion: """
      It writes a small rule book with comments, which passes `check`, `build` and `test`, and the files around it: a Swift package with a \
      program, a Makefile, a git hook, settings of an editor, and CI. It replaces no file.

      Examples:
        rulebook init Bakery
        rulebook init Bakery --folder bakery --dry-run
      """)

  @Argument(help: "The name of the product, as in Swift types: `Bakery`.") var name: String
  @Option(help: ArgumentHelp("The path or the address of the package of Rulebook, for Package.swift.", valueName: "path"))
  var package: String = "../rulebook"
  @Option(help: ArgumentHelp("The folder of the product, which is created if it is missing.", valueName: "dir")) var folder: String = "."
  @Flag(help: "Print the names of the files and write nothing.") var dryRun = false

  func run() throws {
    try RulebookSupport.reporting {
      let starter = try starter()
      let files = starter.files.map { (file: $0, path: folder == "." ? $0.path : "\(folder)/\($0.path)") }
      let inTheWay =
        (FileSystem.exists("\(folder)/rules") ? ["\(folder == "." ? "" : folder + "/")rules"] : [])
        + files.map(\.path).filter(FileSystem.exists)
      guard inTheWay.isEmpty else {
        let more = inTheWay.count > 3 ? " and \(inTheWay.count - 3) more" : ""
        throw Failure(
          message:
            "\(inTheWay.prefix(3).joined(separator: ", "))\(more) already exist\(inTheWay.count == 1 ? "s" : ""), so nothing was written; start in an empty folder",
          code: Exit.cannotWrite)
      }
      if dryRun {
        for (_, path) in files { Console.print(path) }
        return Console.note("nothing was written")
      }
      var together = FilesTogether(synced: true)
      for (file, path) in files { try together.add(Array(file.text.utf8), at: path, shown: path) }
      try together.commit()
      for (file, path) in files where file.isExecutable { chmod(path, 0o755) }
      for (_, path) in files { Console.print(path) }
      Console.note("wrote \(files.count) files; continue with `rulebook check`, `rulebook build` and `rulebook test`")
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
