internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Generates a function for each copy key, with a typed parameter for each variable. A missing variable is a compile error. `in` is the language
  /// as a BCP 47 tag.
  func copy() -> [UInt8] {
    var text = header(["public import RulesRuntime"])
    text.doc(
      "The copy of the rules, by copy key. `in` is the BCP 47 tag of a language, such as `de-AT`; the default is the product's language.")
    text.block("public enum \(prefix)Copy") { text in
      for row in 0..<bundle.count(.copy) {
        let doc = docs["copy", bundle.name(.copy, row)]
        let variables = variables(of: row)
        text.doc(doc?.text ?? "", doc?.sources ?? [])
        // A variable can have the same name.
        let tag = variables.contains { SwiftName.bare($0.name) == "tag" } ? "locale" : "tag"
        if variables.contains(where: { !$0.meaning.isEmpty }) {
          if doc != nil { text.line("///") }
          text.line("/// - Parameters:")
          for variable in variables {
            let meaning = variable.meaning.isEmpty ? "A value of the sentence." : variable.meaning
            text.line("///   - \(SwiftName.bare(variable.name)): \(meaning)")
          }
          text.line("///   - \(tag): The language.")
        }
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
      &text, "ShownCopy", of: "PresentedCopy", "Rendered copy, as the user sees it.",
      [
        id("The copy key.", "key", .copy), .same("The title; nil if the copy has no title.", "title", "String?"),
        .same("The text.", "text", "String"),
      ])
    return text.bytes
  }

  /// A variable as a parameter: its Swift type, the unit of its number, and the expression that passes it on.
  struct Variable: Equatable {
    var name: String
    var type: String
    var meaning: String
    var argument: String
  }

  /// Returns the variables of an entry in all plural forms, without duplicates, in the order of first use. Translations have no other variables.
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
      meaning += (meaning.isEmpty ? "" : " ") + "Nil is displayed as `∞`."
    }
    return Variable(name: name, type: type, meaning: meaning, argument: argument)
  }

  private func form(of program: Int, _ format: FormatKind, _ value: String) -> (type: String, meaning: String, argument: String) {
    switch bundle.programs[program].type {
    case .int: return ("Int", format == .bytes ? "Bytes." : "", ".number(Int64(\(value)))")
    case .duration:
      return (
        "Swift.Duration",
        format == .days ? "Displayed in whole days." : format == .time ? "Displayed as a duration, such as `30 min`." : "",
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

  /// Whether a value can be null: a limit that is unlimited for a plan, or a fact that can be null. Longer expressions count as not null.
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
