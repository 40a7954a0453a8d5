import RuleKinds
import RulebookSupport
import RulesCompiler
import RulesJSON

/// Why a commit changed a rule: the recorded decisions that it cites or adds, and the decisions of the locks that it changes.
struct HistoryReasons {
  struct Reason: Equatable {
    enum Kind: String { case decision, lock }

    var kind: Kind
    var name: String
    /// The reason of a decision, or the record of a lock.
    var because: String
    var by: String
    var on: String

    var text: String { "\(kind.rawValue) \(name): \(because) (\(by), \(on))" }

    var json: JSON {
      let members = [("kind", kind.rawValue), ("name", name), ("because", because), ("by", by), ("on", on)]
      return .object(members.map { JSON.Member(key: $0.0, value: .string($0.1)) })
    }
  }

  private var known: [String: RecordedDecision] = [:]
  /// The decisions that each commit adds to the register.
  private var recorded: [String: [String]] = [:]
  /// The locks that each commit changes.
  private var locked: [String: [Reason]] = [:]
  /// The lines of locks that each commit adds.
  private var lockLines: [String: [String]] = [:]

  init(_ rule: RulePath, _ current: Compilation, _ committed: Compilation, _ git: GitRules) throws(Failure) {
    for compilation in [current, committed] {
      for entry in compilation.rules?.book.decisions.entries ?? [] { known[entry.name.text] = entry.value }
    }
    if !known.isEmpty {
      for commit in Patch.all(try git.patches(of: ["decisions.yaml", "decisions"])) {
        let removed = Set(commit.removed.compactMap(Patch.topKey))
        recorded[commit.id] = commit.added.compactMap(Patch.topKey).filter { !removed.contains($0) }
      }
    }
    let own = rule.parts.prefix(2).joined(separator: "/")
    for lock in committed.rules?.book.locks.entries ?? [] where lock.value.allHolds.contains(where: { "\($0)/".hasPrefix("\(own)/") }) {
      guard let log = try RuleHistory.log(of: RulePath(Lock.key, lock.name.text), committed, git) else { continue }
      for commit in Patch.all(log) {
        lockLines[commit.id, default: []] += commit.added
        guard let record = Patch.value("record", commit.added) else { continue }
        let (by, on) = (Patch.value("by", commit.added) ?? "", Patch.value("on", commit.added) ?? "")
        locked[commit.id, default: []].append(Reason(kind: .lock, name: lock.name.text, because: record, by: by, on: on))
      }
    }
  }

  /// The reasons of a commit.
  ///
  /// - Parameters:
  ///   - removed: The lines of the rule that the commit removes.
  ///   - added: The lines of the rule that the commit adds.
  func of(_ commit: String, removed: [String], added: [String]) -> [Reason] {
    let before = Set(removed.flatMap(Patch.words))
    let cited = (added + (lockLines[commit] ?? [])).flatMap(Patch.words).filter { known[$0] != nil && !before.contains($0) }
    var seen: Set<String> = []
    let names = (cited.isEmpty ? recorded[commit] ?? [] : cited).filter { seen.insert($0).inserted }
    let decisions = names.map { name in
      Reason(
        kind: .decision, name: name, because: known[name]?.because ?? "it is no longer recorded", by: known[name]?.by ?? "",
        on: known[name]?.on ?? "")
    }
    return decisions + (locked[commit] ?? [])
  }
}

extension GitRules {
  /// The commits of files of the rules folder, with their patches.
  func patches(of names: [String]) throws(Failure) -> String {
    let words = ["log", "--no-color", "--no-ext-diff", "--format=%x01%h%x02%x03", "--patch", "--unified=0", "--relative", "HEAD", "--"]
    return String(decoding: try git(words + names, else: "cannot read the history of the decisions"), as: UTF8.self)
  }
}
