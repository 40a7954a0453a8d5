import Diagnostics
import RuleChecks
import RulebookSupport
import RulesCompiler
import SourceText

/// Finds private keys in the Git repository that contains the rules: in the files that Git tracks, in new files that it does not ignore, and in the index,
/// which has what is committed or staged.
enum CommittedKeys {
  /// Adds an error for each file with a private key. Does nothing outside of a Git repository.
  static func report(in folder: String, into compilation: inout Compilation) {
    // `--untracked` omits tracked files that Git ignores; the index has them.
    guard let written = names(in: folder, "--untracked"), let known = names(in: folder, "--cached") else { return }
    var rest: [String] = []
    for name in Set(written + known).sorted() {
      if let bytes = FileSystem.read("\(folder)/\(name)"), !Secrets.places(in: bytes).isEmpty {
        report(fromTop(name, in: folder), bytes, isOnlyInGit: false, into: &compilation)
      } else if known.contains(name) {
        rest.append(name)
      }
    }
    guard !rest.isEmpty, let keys = names(in: folder, "--cached", rest.map(literally)) else { return }
    for name in keys {
      let place = fromTop(name, in: folder)
      guard let run = ChildProcess.run("git", ["-C", folder, "show", ":\(place)"]), run.status == 0 else { continue }
      report(place, run.output, isOnlyInGit: true, into: &compilation)
    }
  }

  /// Returns the path of a file from the top of the repository.
  private static func fromTop(_ name: String, in folder: String) -> String {
    let run = ChildProcess.run("git", ["-C", folder, "ls-files", "--full-name", "-z", "--cached", "--others", "--", literally(name)])
    return run?.output.split(separator: 0).first.map { String(decoding: $0, as: UTF8.self) } ?? name
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
        PrivateKeyInRepository.explanation, "`\(name)` contains a private key\(isOnlyInGit ? " in the version that Git has" : "")",
        at: Span(file, first.lowerBound, first.upperBound),
        helps: [
          "move it out of the Git repository, and replace it in the config repository, because copies of the Git repository can contain it"
        ]))
  }

  /// Returns the files that contain a private key, as paths from a folder; nil outside of a repository.
  ///
  /// The beginning of a key is searched first, because git searches text ten times as fast as a regular expression.
  private static func names(in folder: String, _ option: String, _ places: [String] = [":/"]) -> [String]? {
    guard let begun = names(in: folder, [option, "-F", "-e", Secrets.beginning], places) else { return nil }
    guard !begun.isEmpty else { return [] }
    // A command line has a limited size.
    let narrowed = begun.count <= 1000 ? begun.map(literally) : places
    return names(in: folder, [option, "-E", "-e", Secrets.pattern], narrowed)
  }

  /// A path as git reads it, also if it contains `*` or begins with a colon.
  private static func literally(_ path: String) -> String { ":(literal)\(path)" }

  private static func names(in folder: String, _ options: [String], _ places: [String]) -> [String]? {
    // `git grep` ends with status 1 if it finds nothing.
    guard let found = ChildProcess.run("git", ["-C", folder, "grep", "-l", "-z", "-a"] + options + ["--"] + places), found.status <= 1
    else {
      return nil
    }
    return found.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
