import Diagnostics
import RuleChecks
import RulebookSupport
import RulesCompiler
import SourceText

/// Finds private keys in the files of the git repository that contains the rules: those that git tracks, and new ones that it does not ignore.
enum CommittedKeys {
  /// Adds an error for each private key. Does nothing outside of a git repository.
  static func report(in folder: String, into compilation: inout Compilation) {
    let words = ["-C", folder, "grep", "--untracked", "--full-name", "-l", "-z", "-a", "-F", "-e", Secrets.beginning, "--", ":/"]
    guard let found = ChildProcess.run("git", words), found.status == 0,
      let top = ChildProcess.run("git", ["-C", folder, "rev-parse", "--show-cdup"]), top.status == 0
    else { return }
    let up = String(decoding: top.output.prefix { $0 != 0x0A }, as: UTF8.self)
    for name in found.output.split(separator: 0).map({ String(decoding: $0, as: UTF8.self) }) {
      guard let bytes = FileSystem.read("\(folder)/\(up)\(name)") else { continue }
      let keys = Secrets.places(in: bytes)
      guard let first = keys.first else { continue }
      // Messages show the line, so the key is not in the source that they show.
      var shown = bytes
      for key in keys { for index in key { shown[index] = UInt8(ascii: "*") } }
      let file = compilation.sources.add(SourceFile(path: name, bytes: shown))
      compilation.diagnostics.append(
        Diagnostic(
          PrivateKeyInRepository.explanation, "`\(name)` contains a private key", at: Span(file, first.lowerBound, first.upperBound),
          helps: ["move it out of the repository, and replace it on the site, because it can be in copies of the repository"]))
    }
  }
}
