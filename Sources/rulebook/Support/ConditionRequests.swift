import Conditions
import Diagnostics
import RuleKinds
import RulebookSupport
import RulesBundle
import RulesCompiler
import RulesJSON
import RulesRequests
import RulesRuntime
import SourceText

/// Evaluates requests for expressions: `{"ask":"condition","expression":"...","facts":{...}}`.
///
/// The rules are compiled once. Recently compiled expressions are cached.
struct ConditionRequests {
  private let compiler: AdHocConditions
  private let rules: Rules
  private var frame: Frame
  /// The bundle that resolves the names of values.
  var bundle: RuleBundle { rules.bundle }
  private var room = 16
  private var known = KnownConditions()

  /// Creates an evaluator. `rules` are compiled from `checked`. If both are nil, expressions can use only the facts that requests bring.
  init(_ checked: CheckedRules?, _ rules: Rules?) throws(Failure) {
    compiler = AdHocConditions(checked)
    if checked != nil, let rules {
      self.rules = rules
    } else {
      self.rules = Rules(try LoadedRules.load(AdHocConditions.emptyBundle, "the empty bundle"))
    }
    frame = Frame(for: self.rules.bundle, brought: room)
  }

  enum Outcome {
    case value(type: String, PresentedValue)
    case mistakes([Diagnostic], SourceSet)
  }

  mutating func answer(_ request: JSON, _ writer: inout JSONWriter) -> Bool {
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
          writer.string(failure.code.name)
          if let fact = failure.fact {
            writer.key("fact")
            writer.string(rules.bundle.name(.facts, fact))
          }
          writer.endObject()
        } else {
          writer.key("value")
          writer.value(JSON(value, rules.bundle))
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

  /// Returns the value of an expression, or its mistakes.
  mutating func evaluate(_ expression: String, _ facts: [GivenFact]) throws(RequestError) -> Outcome {
    guard facts.count <= 10_000 else {
      throw RequestError("too_many_facts", "an expression accepts at most 10,000 facts, not \(facts.count)")
    }
    var (declared, brought, types) = ([GivenFact](), [GivenFact](), [AdHocConditions.BroughtFact]())
    for fact in facts {
      if compiler.isDeclared(fact.name) {
        declared.append(fact)
      } else {
        brought.append(fact)
        types.append(try type(of: fact))
      }
    }
    let key = KnownConditions.key(expression, types)
    var condition = known[key]
    if condition == nil {
      var sources = SourceSet()
      var diagnostics: [Diagnostic] = []
      condition = compiler.compile(expression, bringing: types, sources: &sources, diagnostics: &diagnostics)
      guard condition != nil else { return .mistakes(diagnostics, sources) }
      known[key] = condition
    }
    guard let condition else { throw RequestError("bug", "the expression compiled to no code; this is a bug: please report it") }
    if brought.count > room {
      room = brought.count * 2
      frame = Frame(for: rules.bundle, brought: room)
    }
    try rules.fill(frame, with: declared)
    let first = rules.bundle.count(.facts)
    for (index, fact) in brought.enumerated() {
      guard frame.bring(first + index, fact.value) else {
        throw RequestError("wrong_type", "`\(fact.name)`: a list contains integers, strings, or Booleans")
      }
    }
    let value = rules.evaluator.evaluate(condition.program, frame)
    return .value(type: condition.type.description, rules.present(value, values: condition.valuesOf, frame))
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
          "malformed",
          "`ask: condition` accepts `expression` (a string), `facts` (an object), and `id`; `\(member.key)` is not one of these")
      }
    }
    guard let expression else { throw RequestError("malformed", "`ask: condition` requires an `expression`") }
    return (expression, facts)
  }

  /// Returns the type of a fact that no rule declares, which is the type of its JSON value.
  private func type(of fact: GivenFact) throws(RequestError) -> AdHocConditions.BroughtFact {
    func brought(_ type: FactType, orNull: Bool = false) -> AdHocConditions.BroughtFact {
      .init(name: fact.name, type: type, orNull: orNull)
    }
    switch fact.value {
    case .null: return brought(.int, orNull: true)
    case .bool: return brought(.bool)
    case .int: return brought(.int)
    case .string: return brought(.text)
    case .array(let items):
      switch items.first {
      case .bool: return brought(.listOf(.bool))
      case .string: return brought(.listOf(.text))
      case .int, nil: return brought(.listOf(.int))
      default: throw RequestError("wrong_type", "`\(fact.name)`: a list contains integers, strings, or Booleans")
      }
    case .object: throw RequestError("wrong_type", "`\(fact.name)` cannot be an object")
    }
  }

  private func writeID(_ request: JSON, _ writer: inout JSONWriter) {
    guard let id = request["id"] else { return }
    writer.key("id")
    writer.value(id)
  }
}
