import RulesBundle
import RulesCompiler

extension FuzzTarget {
  /// For any contents of a file of rules, the compiler reports mistakes at locations that exist, or writes a bundle that loads.
  static let rules = FuzzTarget("rules", longest: 6000) { bytes in
    guard let rules = FerryRules(bytes) else { return }
    let compilation = FerryRules.pipeline.compile(rules.input)
    try Told.wellFormed(compilation.diagnostics + compilation.waived, in: compilation.sources)
    guard !compilation.hasErrors else { return try invariant(compilation.lowered == nil, "a bundle despite errors") }
    guard let file = compilation.lowered?.bundle else { throw BrokenPromise(description: "neither errors nor a bundle") }
    let bundle: RuleBundle
    do { bundle = try RuleBundle(file) } catch { throw BrokenPromise(description: "the bundle does not load: \(error)") }
    try invariant(bundle.isIntact, "the bundle is damaged")
    Asked.everything(of: bundle)
  }
}
