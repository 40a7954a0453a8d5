import Diagnostics
import RuleChecks
import RulebookSupport
import RulesCompiler
import SourceText

/// Finds private keys in the git repository that contains the rules: in the files that git tracks, in new files that it does not ignore, and in the index,
/// which has what is committed or staged.
enum CommittedKeys {
  /// Adds an error for each file with a private key. Does nothing outside of a git repository.
  static func report(in folder: String, into compilation: inout Compilation) {
    // `--untracked` omits tracked files that git ignores; the index has them.
    guard let written = names(in: folder, "--untracked"), let staged = names(in: folder, "--cached"), !written.isEmpty || !staged.isEmpty,
      let top = ChildProcess.run("git", ["-C", folder, "rev-parse", "--show-cdup"]), top.status == 0
    else { return }
    let up = String(decoding: top.output.prefix { $0 != 0x0A }, as: UTF8.self)
    var rest: [String] = []
    for name in Set(written + staged).sorted() {
      if let bytes = FileSystem.read("\(folder)/\(up)\(name)"), !Secrets.places(in: bytes).isEmpty {
        report(name, bytes, isOnlyInGit: false, into: &compilation)
      } else if staged.contains(name) {
        rest.append(name)
      }
    }
    guard !rest.isEmpty,
      let keys = names(in: folder, "--cached", ["-E", "-e", "\(Secrets.beginning)[A-Za-z0-9+/]{43}="], rest.map { ":/\($0)" })
    else { return }
    for name in keys {
      guard let run = ChildProcess.run("git", ["-C", folder, "show", ":\(name)"]), run.status == 0 else { continue }
      report(name, run.output, isOnlyInGit: true, into: &compilation)
    }
  }

  private static func report(_ name: String, _ bytes: [UInt8], isOnlyInGit: Bool, into compilation: inout Compilation) {
    let keys = Secrets.places(in: bytes)
    guard let first = keys.first else { return }
    // Messages show the line, so the key is not in the source that they show.
    var shown = bytes
    for key in keys { for index in key { shown[index] = UInt8(ascii: "*") } }
    let file = compilation.sources.add(SourceFile(path: name, bytes: shown))
    compilation.diagnostics.append(
      Diagnostic(
        PrivateKeyInRepository.explanation, "`\(name)` contains a private key\(isOnlyInGit ? " in the version that git has" : "")",
        at: Span(file, first.lowerBound, first.upperBound),
        helps: ["move it out of the repository, and replace it on the site, because it can be in copies of the repository"]))
  }

  /// Returns the files that contain the beginning of a private key, or another pattern, from the top of the repository; nil outside of a repository.
  private static func names(
    in folder: String, _ option: String, _ pattern: [String] = ["-F", "-e", Secrets.beginning], _ places: [String] = [":/"]
  ) -> [String]? {
    let words = ["-C", folder, "grep", option, "--full-name", "-l", "-z", "-a"] + pattern + ["--"] + places
    // `git grep` ends with status 1 if it finds nothing.
    guard let found = ChildProcess.run("git", words), found.status <= 1 else { return nil }
    return found.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
