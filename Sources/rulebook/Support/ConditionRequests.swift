import Conditions
import Diagnostics
import RulesBundle
import RulesCompiler
import RulesJSON
import RulesModel
import RulesRuntime
import SourceText

/// Tries out expressions: `{"ask":"condition","expression":"...","facts":{...}}`.
struct ConditionRequests {
  private let checked: CheckedRules?

  init(_ checked: CheckedRules?) { self.checked = checked }

  enum Outcome {
    case value(type: String, PlainValue)
    case mistakes([Diagnostic], SourceSet)
  }

  func answer(_ request: JSON, _ writer: inout JSONWriter) -> Bool {
    do {
      let (expression, facts) = try read(request)
      switch try evaluate(expression, facts) {
      case .value(let type, let value):
        writer.beginObject()
        writeID(request, &writer)
        writer.key("type")
        writer.string(type)
        if case .failure(let failure) = value {
          writer.key("error")
          writer.beginObject()
          writer.key("code")
          writer.string(failure.code)
          if let fact = failure.fact {
            writer.key("fact")
            writer.string(fact)
          }
          writer.endObject()
        } else {
          writer.key("value")
          writer.plain(value)
        }
        writer.endObject()
        return true
      case .mistakes(let diagnostics, _):
        writer.beginObject()
        writeID(request, &writer)
        writer.key("error")
        writer.beginObject()
        writer.key("code")
        writer.string(diagnostics.first?.name ?? "condition.syntax")
        writer.key("message")
        writer.string(diagnostics.map(\.message).joined(separator: "; "))
        if let help = diagnostics.lazy.flatMap(\.helps).first {
          writer.key("help")
          writer.string(help)
        }
        writer.key("at")
        writer.beginArray()
        writer.int(Int64(diagnostics.first?.primary.span.start ?? 0))
        writer.int(Int64(diagnostics.first?.primary.span.end ?? 0))
        writer.endArray()
        writer.endObject()
        writer.endObject()
        return false
      }
    } catch {
      Rules.write(error, id: request["id"], &writer)
      return false
    }
  }

  /// The value of an expression, or what is wrong with it.
  func evaluate(_ expression: String, _ facts: [GivenFact]) throws(RequestError) -> Outcome {
    var sources = SourceSet()
    var diagnostics: [Diagnostic] = []
    var types: [(name: String, type: FactType, orNull: Bool)] = []
    guard facts.count <= 10_000 else { throw RequestError("too_many_facts", "an expression may bring 10,000 facts, not \(facts.count)") }
    for fact in facts { types.append(try type(of: fact)) }
    guard let condition = AdHocCondition(expression, rules: checked, facts: types, sources: &sources, diagnostics: &diagnostics) else {
      return .mistakes(diagnostics, sources)
    }
    guard let bundle = try? Bundle(condition.bundle), let field = bundle.find(.snapshot, AdHocCondition.field),
      let program = bundle.optional(.snapshot, field, Word.Snapshot.program)
    else { throw RequestError("bug", "the expression compiled to something that cannot be loaded; please report it") }
    let rules = Rules(bundle)
    let frame = rules.makeFrame()
    try rules.fill(frame, with: facts)
    let value = rules.evaluator.evaluate(program: program, frame)
    return .value(
      type: condition.type.description, rules.plain(value, values: bundle.optional(.programs, program, Word.Programs.valuesOf), frame))
  }

  private func read(_ request: JSON) throws(RequestError) -> (String, [GivenFact]) {
    var expression: String?
    var facts: [GivenFact] = []
    for member in request.objectValue ?? [] {
      switch (member.key, member.value) {
      case ("ask", _), ("id", .string), ("id", .int): break
      case ("expression", .string(let text)): expression = text
      case ("facts", .object(let members)): GivenFact.collect(members, prefix: "", into: &facts)
      default:
        throw RequestError(
          "malformed", "`ask: condition` takes an `expression` (a text), `facts` (an object) and an `id`; `\(member.key)` is none of these")
      }
    }
    guard let expression else { throw RequestError("malformed", "`ask: condition` needs an `expression`") }
    return (expression, facts)
  }

  /// A fact that no rule declares has the type of its JSON value.
  private func type(of fact: GivenFact) throws(RequestError) -> (name: String, type: FactType, orNull: Bool) {
    switch fact.value {
    case .null: return (fact.name, .int, true)
    case .bool: return (fact.name, .bool, false)
    case .int: return (fact.name, .int, false)
    case .string: return (fact.name, .text, false)
    case .array(let items):
      switch items.first {
      case .bool: return (fact.name, .listOf(.bool), false)
      case .string: return (fact.name, .listOf(.text), false)
      case .int, nil: return (fact.name, .listOf(.int), false)
      default: throw RequestError("wrong_type", "`\(fact.name)`: a list holds whole numbers, texts, or true and false")
      }
    case .object: throw RequestError("wrong_type", "`\(fact.name)` is an object")
    }
  }

  private func writeID(_ request: JSON, _ writer: inout JSONWriter) {
    guard let id = request["id"] else { return }
    writer.key("id")
    writer.value(id)
  }
}
