import RulesBundle
import RulesCompiler

extension FuzzTarget {
  /// Whatever stands in a file of rules, the compiler says what is wrong with it at places that exist, or makes a bundle that loads.
  static let rules = FuzzTarget("rules", longest: 6000) { bytes in
    guard let rules = FerryRules(bytes) else { return }
    let compilation = FerryRules.pipeline.compile(rules.input)
    try Told.wellFormed(compilation.diagnostics + compilation.waived, in: compilation.sources)
    guard !compilation.hasErrors else { return try invariant(compilation.lowered == nil, "a bundle in spite of errors") }
    guard let file = compilation.lowered?.bundle else { throw BrokenPromise(description: "no errors, and no bundle") }
    let bundle: RuleBundle
    do { bundle = try RuleBundle(file) } catch { throw BrokenPromise(description: "what was compiled does not load: \(error)") }
    try invariant(bundle.isIntact, "what was compiled is damaged")
    Asked.everything(of: bundle)
  }
}
