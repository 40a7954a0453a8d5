import Diagnostics
import RulebookSupport
import RulesCompiler

/// Reads the rules of a Git revision.
struct GitRules {
  /// The current rules folder. Its path in the repository is the path of the rules in the revision.
  let folder: String

  func read(_ revision: String) throws(Failure) -> RulesInput {
    let commit = try resolve(revision)
    let listed = try git(["ls-tree", "-r", "-z", commit, "--", "."], else: "cannot list the files of \(revision)")
    var names: [String] = []
    var requests: [UInt8] = []
    for entry in listed.split(separator: 0) {
      guard let tab = entry.firstIndex(of: 0x09) else { continue }
      let fields = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " ")
      let name = String(decoding: entry[(tab + 1)...], as: UTF8.self)
      guard fields.count == 3, fields[1] == "blob", name.hasSuffix(".yaml") || name.hasSuffix(".yml"), !isHidden(name) else { continue }
      names.append(name)
      requests += Array("\(fields[2])\n".utf8)
    }
    guard !names.isEmpty else { return RulesInput(files: [], place: revision) }
    let contents = try git(["cat-file", "--batch"], input: requests, else: "cannot read the files of \(revision)")
    let bodies = GitRules.bodies(contents)
    guard bodies.count == names.count else { throw Failure(message: "Git did not return all files of \(revision)", code: Exit.noInput) }
    let files = zip(names, bodies).map { RulesInput.File(name: $0, path: "\(revision):\(folder)/\($0)", bytes: Array($1)) }
    return RulesInput(files: files, place: "\(revision):\(folder)")
  }

  /// Reads one file of a revision, by its path in the rules folder.
  func file(_ name: String, in revision: String) throws(Failure) -> [UInt8] {
    try git(["show", "\(revision):./\(name)"], else: "\(revision) does not have \(name)")
  }

  /// Returns the lines of each file that were added or changed since a revision, by the path in the rules folder.
  func changedLines(since revision: String) throws(Failure) -> [String: [ClosedRange<Int>]] {
    try edits(since: revision).mapValues { $0.map(\.lines) }
  }

  /// Returns the edits of each file since a revision, by the path in the rules folder. Untracked files changed as a whole.
  func edits(since revision: String) throws(Failure) -> [String: [ChangedLines.Edit]] {
    var edits = try hunks(since: revision).mapValues { $0.map { ChangedLines.Edit($0.lines, old: $0.old) } }
    let untracked = try git(["ls-files", "-z", "--others", "--exclude-standard", "--", "."], else: "cannot list new files")
    for name in untracked.split(separator: 0) { edits[String(decoding: name, as: UTF8.self)] = [.init(1...Int.max, old: [])] }
    return edits
  }

  /// Returns the lines of each tracked file that differ from a revision, by the path in the rules folder.
  func hunks(since revision: String) throws(Failure) -> [String: [GitHunk]] {
    let commit = try resolve(revision)
    let words = ["diff", "--no-color", "--no-ext-diff", "--unified=0", "--relative", "--no-renames", commit, "--", "."]
    let difference = try git(words, else: "cannot compare with \(revision)")
    var hunks: [String: [GitHunk]] = [:]
    var file = ""
    for line in difference.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix("diff --git ") {
        file = ""
      } else if text.hasPrefix("+++ b/"), file.isEmpty {
        file = String(text.dropFirst("+++ b/".count))
      } else if text.hasPrefix("@@ "), let hunk = GitHunk(header: text) {
        hunks[file, default: []].append(hunk)
      } else if let last = hunks[file]?.indices.last {
        if text.hasPrefix("-") { hunks[file]?[last].old.append(String(text.dropFirst())) }
        if text.hasPrefix("\\") || text.utf8.count != line.count { hunks[file]?[last].isWhole = false }
      }
    }
    return hunks
  }

  /// Whether a file or one of its folders is hidden. Hidden files are ignored, as in a rules folder.
  private func isHidden(_ name: String) -> Bool { name.split(separator: "/").contains { $0.hasPrefix(".") } }

  private func resolve(_ revision: String) throws(Failure) -> String {
    _ = try git(["rev-parse", "--is-inside-work-tree"], else: "\(revision) is not a folder, and \(folder) is not in a Git repository")
    let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
    let commit = try git(words, else: "\(revision) is neither a folder nor a Git revision")
    return String(decoding: commit.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// Splits the output of `cat-file --batch`, in which a header with the size precedes each file: `HASH blob 120`.
  private static func bodies(_ output: [UInt8]) -> [ArraySlice<UInt8>] {
    var bodies: [ArraySlice<UInt8>] = []
    var rest = output[...]
    while let end = rest.firstIndex(of: 0x0A) {
      guard let size = Int(String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").last ?? ""), rest.endIndex - end > size + 1
      else { break }
      bodies.append(rest[(end + 1)..<(end + 1 + size)])
      rest = rest[(end + size + 2)...]
    }
    return bodies
  }

  func git(_ words: [String], input: [UInt8] = [], else problem: String) throws(Failure) -> [UInt8] {
    guard let run = ChildProcess.run("git", ["-C", folder] + words, input: input) else {
      throw Failure(message: "\(problem): cannot run `git`", code: Exit.noInput)
    }
    guard run.status == 0 else {
      let said = String(decoding: run.errors.prefix { $0 != 0x0A }, as: UTF8.self)
      throw Failure(message: said.isEmpty ? problem : "\(problem): \(said)", code: Exit.noInput)
    }
    return run.output
  }
}
