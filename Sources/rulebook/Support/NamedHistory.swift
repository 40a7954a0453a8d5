import ParallelMap
import RulesSite

/// The commits that changed a rule, by the name that it had then, as one `git log` of the folder shows them.
///
/// `RuleHistory` follows the lines of one rule exactly, which takes a call for each rule. This follows names: also to other files of the same kind, and
/// through commits that replace a name by another one in its line.
struct NamedHistory {
  /// A commit with its changed keys at the start of lines, by kind.
  struct Change {
    var commit: LineHistory.Commit
    var keys: Set<Key> = []
    /// The former names of keys that the commit renamed.
    var renamed: [Key: String] = [:]
  }

  struct Key: Hashable {
    var kind: String
    var name: String
  }

  /// The attributes of files, so that a hunk names the key that it begins in.
  private static let attributes = Array("*.yaml diff=rules\n*.yml diff=rules\n".utf8)
  private static let words = [
    "-c", "diff.rules.xfuncname=^[^ #-].*:", "-c", "core.attributesFile=/dev/stdin", "log", "--no-color", "--no-ext-diff", "--relative",
    "--src-prefix=a/", "--dst-prefix=b/", "--date=short", "--unified=0", "--patch", "--find-renames",
    "--format=%x01%H%x02%ad%x02%at%x02%an%x02%s", "HEAD", "--", ".",
  ]

  private var positions: [Key: [Int]] = [:]
  private var changes: [Change] = []

  /// The commits of a rules folder, which are read when they are first needed.
  static func once(in folder: String) -> Once<NamedHistory?> { Once { NamedHistory(GitRules(folder: folder)) } }

  /// Reads the commits of a rules folder; nil without git.
  init?(_ git: GitRules) {
    guard let output = try? git.git(NamedHistory.words, input: NamedHistory.attributes, else: "cannot read the history") else { return nil }
    self.init(String(decoding: output, as: UTF8.self))
  }

  /// Reads the output of `git log`, the newest commit first.
  init(_ output: String) {
    for block in output.split(separator: "\u{1}") {
      var lines = block.split(separator: "\n", omittingEmptySubsequences: false)[...]
      let parts = (lines.popFirst() ?? "").split(separator: "\u{2}", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 5 else { continue }
      let entry = SiteInput.Commit(id: String(parts[0].prefix(8)), day: parts[1], author: parts[3], subject: parts[4])
      var change = Change(commit: LineHistory.Commit(entry: entry, seconds: Int64(parts[2]) ?? 0))
      NamedHistory.read(lines, &change)
      for key in change.keys { positions[key, default: []].append(changes.count) }
      changes.append(change)
    }
  }

  /// The commits that changed a rule, the newest first. `kind`: the name of its file, or of the folder that its file is in.
  func commits(_ kind: String, _ name: String) -> [LineHistory.Commit] {
    var found: [LineHistory.Commit] = []
    var key = Key(kind: kind, name: name)
    var next = 0
    while let position = positions[key]?.first(where: { $0 >= next }) {
      found.append(changes[position].commit)
      next = position + 1
      if let old = changes[position].renamed[key] { key.name = old }
    }
    return found
  }

  private static func read(_ lines: ArraySlice<Substring>, _ change: inout Change) {
    var kind = ""
    var (removed, added): ([String], [String]) = ([], [])
    var (old, new) = ("", "")
    func finish() {
      // A hunk that replaces one key by another one renames it.
      if removed.count == 1, added.count == 1, removed != added {
        change.renamed[Key(kind: kind, name: added[0])] = removed[0]
      }
      (removed, added) = ([], [])
    }
    for line in lines {
      if line.hasPrefix("--- ") || line.hasPrefix("+++ ") {
        finish()
        let path = line.dropFirst(4)
        if path != "/dev/null" { kind = String(path.dropFirst(2).prefix { $0 != "/" && $0 != "." }) }
      } else if line.hasPrefix("@@") {
        finish()
        let end = line.dropFirst(2).firstRange(of: "@@")?.upperBound ?? line.endIndex
        old = Patch.topKey(String(line[end...].drop { $0 == " " })) ?? ""
        new = old
      } else if line.hasPrefix("-") || line.hasPrefix("+") {
        let text = String(line.dropFirst())
        let isNew = line.hasPrefix("+")
        if let key = Patch.topKey(text) {
          if isNew { (new, added) = (key, added + [key]) } else { (old, removed) = (key, removed + [key]) }
        }
        // A comment or an empty line belongs to no rule.
        let content = text.drop { $0 == " " }
        if !content.isEmpty, content.first != "#" { change.keys.insert(Key(kind: kind, name: isNew ? new : old)) }
      }
    }
    finish()
  }
}
