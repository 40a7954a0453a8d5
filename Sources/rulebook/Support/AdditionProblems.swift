import Diagnostics
import RulebookSupport
import RulesEditing

extension RuleAddition.Problem {
  /// What a person asked for.
  struct Request {
    var kind: String
    var name: String
  }

  func message(_ request: Request) -> String {
    let message =
      switch self {
      case .taken(let name): "`\(name)` already exists"
      case .unknown(let name, let near):
        "no \(request.kind) is named `\(name)`" + (near.first.map { "; did you mean `\($0)`?" } ?? "")
      case .undecided(let name, let near):
        "no decision is named `\(name)`; "
          + (near.first.map { "did you mean `\($0)`? Otherwise, record it: " } ?? "record it first: ") + AddedDecision.command(name)
      case .malformed(let name, let problem): "`\(name)` cannot be the name: \(problem)"
      case .needs(let what): "the rules need \(what)"
      case .noCapability(let name, let near):
        "no capability is named `\(name)`"
          + (near.isEmpty
            ? "; `rulebook show capabilities` lists them" : "; did you mean \(near.quotedPhrase("or"))?")
      case .noPlan(let name, let near):
        "no plan with numbers of its own is named `\(name)`"
          + (near.first.map { "; did you mean `\($0)`?" } ?? "; `rulebook show plans` lists them")
      case .noFact(let name, let near):
        "no fact is named `\(name)`"
          + (near.first.map { "; did you mean `\($0)`?" } ?? "; add one with the time of the first period to the facts: a `timestamp`")
      case .nothingToLimit(let name): "`\(request.name)` would limit nothing: no plan that it counts has the capability `\(name)`"
      }
    return message.printable()
  }
}
