internal import RuleKinds
package import RulesCompiler

/// A decision that a person records, as an entry of the register.
package struct DecisionEntry {
  /// What was decided; nil for a marker that a person replaces.
  private let about: String?
  private let because: String
  private let by: String
  private let on: String
  private let record: String?
  private let overrules: [String]

  package init(about: String?, because: String, by: String, on: String, record: String?, overrules: [String]) {
    (self.about, self.because, self.by, self.on, self.record, self.overrules) = (about, because, by, on, record, overrules)
  }

  /// Returns the text that adds the decision, and its file: the path of an existing one, or the name of a new one in the rules folder.
  package func addition(_ name: String, in compilation: Compilation) throws(RuleAddition.Problem) -> (file: String, text: String) {
    guard let rules = compilation.rules else { throw .needs("rules without errors") }
    let mentions = RuleMentions(rules, compilation.sources)
    if mentions.isDeclared(RecordedDecision.key, name) { throw .taken(name) }
    if let problem = RenamedName.problem(ofNew: name, kind: RecordedDecision.key, mentions) { throw .malformed(name, problem) }
    var lines = [
      "\(RenamedName.written(name)):", "  about: \(QuotedScalar.write(about ?? UnwrittenText.note + "what was decided."))",
      "  because: \(QuotedScalar.write(because))", "  by: \(QuotedScalar.write(by))", "  \"on\": \"\(on)\"",
    ]
    if let record { lines.append("  record: \(QuotedScalar.write(record))") }
    if !overrules.isEmpty { lines.append("  overrules: [\(overrules.map(QuotedScalar.write).joined(separator: ", "))]") }
    return (RuleTemplate.file(of: RecordedDecision.key, like: name, mentions), lines.joined(separator: "\n") + "\n")
  }
}
