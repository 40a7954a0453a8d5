import Diagnostics
import RulesCompiler
import RulesEditing

extension FuzzTarget {
  /// Fixing leaves no more mistakes than before, reports correctly what remains, and changes nothing the second time.
  static let fix = FuzzTarget("fix", longest: 6000) { bytes in
    guard let rules = FerryRules(bytes) else { return }
    let fixer = RulesFixer(FerryRules.pipeline, suggested: bytes.count.isMultiple(of: 2))
    let before = FerryRules.pipeline.compile(rules.input, lowers: false)
    let fixed = fixer.fix(rules.input)
    var output = rules.input
    for file in fixed.changed {
      guard let index = output.files.firstIndex(where: { $0.name == file.name }) else {
        throw BrokenPromise(description: "the fix added a file")
      }
      output.files[index] = file
    }
    let after = FerryRules.pipeline.compile(output, lowers: false)
    try invariant(
      after.diagnostics.map(\.message) == fixed.remaining.diagnostics.map(\.message),
      "the reported remaining diagnostics differ from the actual ones")
    try invariant(fixed.changed.isEmpty == fixed.applied.isEmpty, "\(fixed.changed.count) files changed by \(fixed.applied.count) fixes")
    // A fix in a file that was not read reveals the mistakes after it.
    if !before.diagnostics.contains(where: { $0.name.hasPrefix("yaml.") }) {
      let errors = (before.diagnostics.count { $0.severity == .error }, after.diagnostics.count { $0.severity == .error })
      try invariant(errors.1 <= errors.0, "\(errors.0) errors became \(errors.1)")
    }
    try invariant(fixed.changed.isEmpty || fixed.diff.contains("@@"), "a file changed, but the diff does not show it")
    try invariant(fixer.fix(output).changed.isEmpty, "a second run changes something")
  }
}
