import RuleKinds
import RulesCompiler

/// The people who must review a change, as lines of text.
enum ChangedOwners {
  /// One line for each group of owners, with the changed files: `owners: @bakery/growth: limits.yaml`.
  static func lines(_ old: RulesInput, _ new: RulesInput, _ after: Compilation) -> [String] {
    let parts = after.rules?.book.manifest.owners ?? []
    guard !parts.isEmpty else { return [] }
    func files(_ input: RulesInput) -> [String: [UInt8]] {
      Dictionary(input.files.map { ($0.name, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    }
    let (before, now) = (files(old), files(new))
    let changed = Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }.sorted()
    let groups = Dictionary(grouping: changed) { parts.owners(of: $0).joined(separator: " ") }
    return groups.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }.map { "owners: \($0.key): \($0.value.joined(separator: ", "))" }
  }
}
