internal import Diagnostics
internal import RuleKinds
package import RulesCompiler
internal import SourceText

/// An addition without what its result contradicts.
///
/// The new rule gets the places in other rules that the original has. Some of them hold only for the original: an invariant about a value that the copy has
/// under another name, or a condition that compares the plan. These rules stay as they were, and copies that nothing uses are not added.
package struct FittedAddition {
  package private(set) var addition: RuleAddition
  package private(set) var after: Compilation
  /// The most rules that are tried one at a time.
  private static let most = 24

  package init(_ addition: RuleAddition, compile: (RuleAddition) -> Compilation) {
    (self.addition, after) = (addition, compile(addition))
    leaveContradictions(compile)
    if !after.hasErrors { leaveUnused(compile) }
  }

  private mutating func leaveContradictions(_ compile: (RuleAddition) -> Compilation) {
    let whole = (addition: addition, after: after)
    while after.hasErrors {
      let found = rules(of: after.diagnostics.filter { $0.severity == .error }, among: addition.extended.subtracting(addition.leftOut))
      if found.isEmpty { break }
      attempt(addition.leftOut.union(found), compile)
    }
    guard after.hasErrors, !addition.extended.isEmpty else { return }
    // The errors are elsewhere: without any of them, and then with each that causes no error.
    attempt(addition.extended, compile)
    guard !after.hasErrors else { return (addition, after) = whole }
    for rule in addition.extended.sorted(by: { $0.description < $1.description }).prefix(FittedAddition.most) {
      let without = (addition: addition, after: after)
      attempt(addition.leftOut.subtracting([rule]), compile)
      if after.hasErrors { (addition, after) = without }
    }
  }

  /// Leaves out what nothing uses: all of it at once, or else one at a time, because some of it can be needed for another reason.
  private mutating func leaveUnused(_ compile: (RuleAddition) -> Compilation) {
    var needed: Set<RulePath> = []
    while true {
      let unused = after.diagnostics.filter { ["rule.unused", "waiver.unused"].contains($0.name) }
      let found = rules(of: unused, among: addition.copied.subtracting(addition.leftOut).subtracting(needed))
      if found.isEmpty { return }
      if leaves(found, compile) { continue }
      for rule in found.sorted(by: { $0.description < $1.description }) where !leaves([rule], compile) { needed.insert(rule) }
    }
  }

  /// Leaves rules out, unless that causes errors.
  private mutating func leaves(_ rules: Set<RulePath>, _ compile: (RuleAddition) -> Compilation) -> Bool {
    let before = (addition: addition, after: after)
    attempt(addition.leftOut.union(rules), compile)
    guard after.hasErrors else { return true }
    (addition, after) = before
    return false
  }

  private mutating func attempt(_ left: Set<RulePath>, _ compile: (RuleAddition) -> Compilation) {
    addition.leave(left)
    after = compile(addition)
  }

  /// The rules in which diagnostics are, and the invariants that they are about.
  private func rules(of diagnostics: [Diagnostic], among rules: Set<RulePath>) -> Set<RulePath> {
    let anchors = diagnostics.compactMap(\.anchor).map { "\($0)/" }
    let labels = diagnostics.flatMap(\.secondary).map(\.span)
    return rules.filter { rule in
      if anchors.contains(where: { $0.hasPrefix("\(rule.parts.joined(separator: "/"))/") }) { return true }
      guard rule.parts[0] == Invariant.key, let entry = after.rules?.places.entry(rule) else { return false }
      return labels.contains { entry.contains($0) }
    }
  }
}
