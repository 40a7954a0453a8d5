internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// A function for every sentence, with a typed parameter for each variable: forgetting one does not compile.
  func copy() -> [UInt8] {
    var text = header(["public import RulesRuntime"])
    text.doc("Every sentence of the rules, by its key.")
    text.block("public enum \(prefix)Copy") { text in
      for row in 0..<bundle.count(.copy) {
        let name = bundle.name(.copy, row)
        let doc = docs["copy", name]
        text.doc(doc?.about ?? "", doc?.sources ?? [])
        let variables = variables(of: row)
        let parameters = variables.map { "\(SwiftName.member($0.name)): \($0.type)" }.joined(separator: ", ")
        let arguments = variables.map { variable in
          "(\(SwiftText.literal(variable.name)), \(variable.type == "Int" ? ".number(Int64(\(SwiftName.member(variable.name))))" : ".text(\(SwiftName.member(variable.name)))"))"
        }
        text.block("public static func \(SwiftName.member(name))(\(parameters)) -> PresentedCopy") { text in
          text.line("\(prefix).rules.render(copy: \(row), with: [\(arguments.joined(separator: ", "))])")
        }
        text.line()
      }
    }
    return text.bytes
  }

  /// The variables of an entry's own words, each once, in the order of first use.
  private func variables(of copy: Int) -> [(name: String, type: String)] {
    var found: [(name: String, type: String)] = []
    for parts in [bundle.range(.copy, copy, Word.Copy.title), bundle.range(.copy, copy, Word.Copy.text)] {
      for part in parts {
        guard let value = bundle.optional(.copyParts, part, Word.CopyParts.value) else { continue }
        let name = bundle.text(.copyValues, value, Word.CopyValues.variable)
        if found.contains(where: { $0.name == name }) { continue }
        let type = Value.Tag(
          rawValue: UInt8(bundle.word(.programs, bundle.word(.copyValues, value, Word.CopyValues.program), Word.Programs.type)))
        found.append((name, type == .int || type == .duration ? "Int" : "String"))
      }
    }
    return found
  }
}
