internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Generates an enum for each kind of name. Raw values are ordinals of the embedded bundle.
  func ids() -> [UInt8] {
    var text = header(["internal import RulesBundle", "internal import RulesRuntime"])
    for (layout, type) in namedSections {
      text.doc("The \(SectionWords.plural(layout, docs)) of the rules. Raw values are ordinals of the embedded bundle.")
      text.block("public enum \(type): UInt16, CaseIterable, Sendable") { text in
        for row in 0..<bundle.count(layout.section) {
          let doc = documentation(of: layout.section, BundleSchema.kind(of: layout), row)
          text.doc(doc.text, doc.sources)
          text.line("case \(member(layout.section, row)) = \(row)")
        }
        text.line()
        text.doc("The name in the rules.")
        text.line("public var name: String { \(prefix).rules.bundle.name(.\(layout.section), Int(rawValue)) }")
        text.line()
        text.doc("Creates the id with a name; nil if the rules do not have this name.")
        text.block("public init?(name: String)") { text in
          text.line("guard let row = \(prefix).rules.bundle.find(.\(layout.section), name) else { return nil }")
          text.line("self.init(rawValue: UInt16(row))")
        }
        text.line()
        text.doc("Creates the id with an ordinal from a result of these rules.")
        text.block("public init(ordinal: Int)") { text in
          text.line(
            "guard let id = Self(rawValue: UInt16(ordinal)) else { preconditionFailure(\"the result belongs to other rules\") }")
          text.line("self = id")
        }
        if layout.section == .settings { settings(&text) }
      }
      text.line()
    }
    return text.bytes
  }
}
