public import Conditions
internal import Diagnostics
internal import RulesBundle
public import RulesModel

/// The value that stands in for a fact is one that the fact can have.
enum FactDefault {
  static let explanation = Explanation(
    "fact.default", .error,
    finds: "An `if_absent` value that is not of the fact's type, or outside its bounds.",
    why: "Decisions about people who do not send the fact would fail.",
    example: "trial.eligible: {type: bool, if_absent: maybe}",
    instead: "trial.eligible: {type: bool, if_absent: false}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.facts.entries {
      outside(entry, context, &diagnostics)
      guard let text = entry.value.ifAbsent, value(text, of: entry.value, plans: context.typed.ordinals.plans) == nil else { continue }
      let type = ConditionType(entry.value, plans: context.typed.ordinals.plans)
      diagnostics.append(
        Diagnostic(
          explanation, "`\(text)` is no value of `\(entry.name.text)`, which is \(type.description)",
          at: context.value(Fact.key, entry.name.text, "if_absent"),
          secondary: [.init(context.value(Fact.key, entry.name.text, "type"), "its type")]))
    }
  }

  /// A number that the fact itself could never be.
  private static func outside(_ entry: Named<Fact, Fact>.Entry, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    guard entry.value.type == .int, let number = entry.value.ifAbsent.flatMap({ Int64($0) }) else { return }
    let (least, most) = (entry.value.atLeast ?? 0, entry.value.atMost ?? .max)
    if number >= least && number <= most || least > most { return }
    let key = number < least ? "at_least" : "at_most"
    let bound = context.places.exact(RulePath(Fact.key, entry.name.text, key))
    diagnostics.append(
      Diagnostic(
        explanation,
        "`\(number)` is no value of `\(entry.name.text)`, which is \(number < least ? "at least \(least)" : "at most \(most)")",
        at: context.value(Fact.key, entry.name.text, "if_absent"), secondary: bound.map { [.init($0, "its bound")] } ?? [],
        helps: bound == nil ? ["without `at_least` a number is 0 or more"] : []))
  }

  /// The constant that a default stands for; nil when it is none of the type.
  static func value(_ text: String, of fact: Fact, plans: [String]) -> Constant? {
    value(text, type: fact.type, orNull: fact.orNull, plans: plans)
  }

  static func value(_ text: String, type: FactType, orNull: Bool, plans: [String]) -> Constant? {
    if text == "null" { return orNull ? .null : nil }
    switch type {
    case .bool: return text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
    case .int: return Int64(text).map { .int($0) }
    case .text: return .string(text)
    case .id: return FactId.fits(text.utf8) ? .string(text) : nil
    case .duration: return TimeText.duration(text.utf8).map { .duration(seconds: $0.seconds, nanoseconds: $0.nanoseconds) }
    case .timestamp: return TimeText.timestamp(text.utf8).map { .timestamp(seconds: $0.seconds, nanoseconds: $0.nanoseconds) }
    case .plan: return plans.firstIndex(of: text).map { .enumeration($0) }
    case .oneOf(let values): return values.firstIndex(of: text).map { .enumeration($0) }
    case .listOf: return text == "[]" ? .list([]) : nil
    }
  }
}

extension RecordField {
  /// The constant that stands in for the field in an old copy; nil when a setting does, or nothing.
  public func defaultConstant(plans: [String]) -> Constant? {
    ifAbsent.flatMap { $0.hasPrefix("settings.") ? nil : FactDefault.value($0, type: type, orNull: orNull, plans: plans) }
  }
}

extension Fact {
  /// The constant that stands in for the fact when nobody supplies it.
  public func defaultConstant(plans: [String]) -> Constant? { ifAbsent.flatMap { FactDefault.value($0, of: self, plans: plans) } }
}
