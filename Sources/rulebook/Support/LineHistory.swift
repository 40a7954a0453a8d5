import ParallelMap
import RuleKinds
import RulebookSupport
import RulesBundle
import RulesSite
import SourceText

/// The commits that the lines of the rules come from, as `git blame` reports them: one call for each file, when a rule of the file is first asked for. Also
/// the commits whose lines are gone, as `NamedHistory` finds them.
///
/// `RuleHistory` follows lines exactly. It needs a call for each rule, which is too slow for a whole site.
struct LineHistory: Sendable {
  /// The commits of a file, and the position of the commit of each line.
  struct Lines: Sendable {
    var commits: [Commit] = []
    var lines: [Int] = []
  }

  /// A commit with the time that orders it.
  struct Commit: Sendable {
    var entry: SiteInput.Commit
    var seconds: Int64
  }

  private let git: GitRules
  private let index: RuleIndex
  private let sources: SourceSet
  private let read = Locked<[String: Lines]>([:])
  private let named: Once<NamedHistory?>

  init(_ folder: String, _ index: RuleIndex, _ sources: SourceSet, _ named: Once<NamedHistory?>) {
    git = GitRules(folder: folder)
    self.named = named
    self.index = index
    self.sources = sources
  }

  /// The commits that the lines of a rule come from, the newest first. Empty without git.
  func commits(of rule: RulePath) -> [SiteInput.Commit] {
    guard let found = index[rule] else { return [] }
    let file = sources[found.key.file]
    let lines = self.lines(of: file.path)
    let first = file.lines.line(of: Int(found.key.start))
    let last = file.lines.line(of: max(Int(found.key.start), Int(max(found.key.end, found.value.end)) - 1))
    let numbers = Set((first...max(first, last)).compactMap { $0 <= lines.lines.count ? lines.lines[$0 - 1] : nil })
    let own = numbers.map { lines.commits[$0] }
    let known = Set(own.map(\.entry.id))
    let kind = String(name(of: file.path).prefix { $0 != "/" && $0 != "." })
    let former = (named.value?.commits(kind, found.name) ?? []).filter { !known.contains($0.entry.id) }
    return (own + former).sorted { ($1.seconds, $0.entry.id) < ($0.seconds, $1.entry.id) }.map(\.entry)
  }

  /// Reads all files at once, on all cores.
  func readAll() {
    guard git.pathInRepository != nil || (try? git.git(["rev-parse", "--git-dir"], else: "")) != nil else { return }
    _ = named.value
    _ = ParallelMap.map(sources.files.map(\.path)) { lines(of: $0).lines.count }
  }

  /// The path from the rules folder.
  private func name(of path: String) -> String {
    path.hasPrefix(git.folder + "/") ? String(path.dropFirst(git.folder.count + 1)) : path
  }

  private func lines(of path: String) -> Lines {
    if let known = read.with({ $0[path] }) { return known }
    let output = try? git.git(["blame", "--porcelain", "--", name(of: path)], else: "")
    let lines = output.map(LineHistory.lines) ?? Lines()
    read.with { $0[path] = lines }
    return lines
  }

  /// Reads the output of `git blame --porcelain`: for each line a header with the commit, the commit's data at its first line, and the text after a tab.
  static func lines(_ output: [UInt8]) -> Lines {
    var result = Lines()
    var positions: [Substring: Int] = [:]
    var zone: Int64 = 0
    let text = String(decoding: output, as: UTF8.self)
    var isHeader = true
    var current = 0
    // A carriage return in a line is part of its text.
    for line in text.utf8.split(separator: 0x0A).map({ Substring($0) }) {
      if line.utf8.first == 0x09 {
        result.lines.append(current)
        isHeader = true
        continue
      }
      let key = line.prefix { $0 != " " }
      let value = line.dropFirst(key.count + 1)
      if isHeader {
        isHeader = false
        let isUncommitted = key.allSatisfy { $0 == "0" }
        current = positions[key] ?? result.commits.count
        guard positions.updateValue(current, forKey: key) == nil else { continue }
        let entry = SiteInput.Commit(id: isUncommitted ? "" : String(key.prefix(8)), day: "", author: "", subject: "")
        result.commits.append(Commit(entry: entry, seconds: 0))
        continue
      }
      switch key {
      case "author": result.commits[current].entry.author = String(value)
      case "author-time": result.commits[current].seconds = Int64(value) ?? 0
      case "author-tz":
        let digits = Int64(value) ?? 0
        zone = digits / 100 * 3600 + digits % 100 * 60
        result.commits[current].entry.day = day(result.commits[current].seconds + zone)
      case "summary": result.commits[current].entry.subject = String(value)
      default: break
      }
    }
    return result
  }

  private static func day(_ seconds: Int64) -> String {
    var bytes: [UInt8] = []
    TimeText.appendTimestamp(seconds: seconds, nanoseconds: 0, to: &bytes)
    return String(decoding: bytes.prefix(10), as: UTF8.self)
  }
}
