internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// A function for every sentence, with a typed parameter for each variable: forgetting one does not compile. `in` is the language, as a
  /// BCP 47 tag.
  func copy() -> [UInt8] {
    var text = header(["public import RulesRuntime"])
    text.doc("Every sentence of the rules, by its key. `in` takes the tag of a language, such as `de-AT`.")
    text.block("public enum \(prefix)Copy") { text in
      for row in 0..<bundle.count(.copy) {
        let doc = docs["copy", bundle.name(.copy, row)]
        let variables = variables(of: row)
        text.doc(doc?.text ?? "", doc?.sources ?? [])
        for (number, variable) in variables.filter({ !$0.meaning.isEmpty }).enumerated() {
          if number == 0, doc != nil { text.line("///") }
          text.line("/// - Parameter \(SwiftName.bare(variable.name)): \(variable.meaning)")
        }
        // A variable may have the name already.
        let tag = variables.contains { SwiftName.bare($0.name) == "tag" } ? "locale" : "tag"
        let parameters = (variables.map { "\(SwiftName.member($0.name)): \($0.type)" } + ["in \(tag): String? = nil"]).joined(
          separator: ", ")
        let arguments = variables.map { "(\(SwiftText.literal($0.name)), \($0.argument))" }
        text.block("public static func \(member(.copy, row))(\(parameters)) -> \(prefix)ShownCopy") { text in
          text.line("\(prefix)ShownCopy(\(prefix).rules.render(copy: \(row), with: [\(arguments.joined(separator: ", "))], in: \(tag)))")
        }
        text.line()
      }
    }
    text.line()
    view(
      &text, "ShownCopy", of: "PresentedCopy", "A sentence in the words that a person reads.",
      [
        id("Which sentence it is.", "key", .copy), .same("Nil for a sentence without a title.", "title", "String?"),
        .same("The sentence itself.", "text", "String"),
      ])
    return text.bytes
  }

  /// A variable as a parameter: its Swift type, what the number counts, and how it is handed on.
  struct Variable: Equatable {
    var name: String
    var type: String
    var meaning: String
    var argument: String
  }

  /// The variables of an entry's own words in all their forms, each once, in the order of first use. Translations have no others.
  func variables(of copy: Int) -> [Variable] {
    var found: [Variable] = []
    func add(_ value: Int) {
      let name = bundle.text(bundle.copyValues[value].variable)
      if !found.contains(where: { $0.name == name }) { found.append(variable(name, value)) }
    }
    func add(_ parts: Range<Int>) {
      for part in parts { if let value = bundle.copyParts[part].value { add(value) } }
    }
    for parts in [bundle.copy[copy].title, bundle.copy[copy].text] where !parts.isEmpty {
      add(parts)
      guard let plural = bundle.plural(of: parts.lowerBound) else { continue }
      for form in bundle.copyPlurals[plural].forms { add(bundle.copyForms[form].parts) }
      add(bundle.copyPlurals[plural].by)
    }
    return found
  }

  private func variable(_ name: String, _ value: Int) -> Variable {
    let program = bundle.copyValues[value].program
    let format = bundle.copyValues[value].format
    let isOptional = canBeNull(program)
    var (type, meaning, argument) = form(of: program, format, isOptional ? "$0" : SwiftName.member(name))
    if isOptional {
      argument = "\(SwiftName.member(name)).map { \(argument) } ?? .null"
      type += "?"
      meaning += (meaning.isEmpty ? "" : " ") + "Nil is written `∞`."
    }
    return Variable(name: name, type: type, meaning: meaning, argument: argument)
  }

  private func form(of program: Int, _ format: FormatKind, _ value: String) -> (type: String, meaning: String, argument: String) {
    switch bundle.programs[program].type {
    case .int: return ("Int", format == .bytes ? "Bytes." : "", ".number(Int64(\(value)))")
    case .duration:
      return (
        "Swift.Duration", format == .days ? "Written in whole days." : format == .time ? "Written as a time, such as `30 min`." : "",
        ".duration(\(value))"
      )
    case .timestamp: return ("Timestamp", "", ".timestamp(\(value))")
    case .enumeration:
      guard let fact = bundle.programs[program].valuesOf else { break }
      let type = enumerationType(fact)
      return (isDeclaredHere(fact) ? "\(prefix)Facts.\(type)" : type, "", ".text(\(value).name)")
    default: break
    }
    return ("String", "", ".text(\(value))")
  }

  /// Whether the value is a limit that some plan does not have, or a fact that may be null. Anything longer is taken for a value.
  private func canBeNull(_ program: Int) -> Bool {
    let code = bundle.programs[program].code
    guard code.count == 1, let only = code.first.map({ bundle.instruction($0) }) else { return false }
    switch only.operation {
    case .limit:
      return bundle.limits[Int(only.b)].values.contains { bundle.limitKind(ofValue: $0) == .unlimited }
    case .fact: return bundle.facts[Int(only.a)].orNull
    default: return false
    }
  }
}
