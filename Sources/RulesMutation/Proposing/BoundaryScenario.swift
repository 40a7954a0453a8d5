internal import Conditions
internal import RuleKinds
internal import RulesBundle
internal import RulesCompiler
internal import RulesJSON
internal import Schema

/// A proposed scenario with a case on each side of the boundary of a comparison. It names the numbers of the rules that the boundary
/// consists of.
package struct BoundaryScenario {
  /// The kind of the rule with the comparison: `conditions`.
  package let kind: String
  /// The name of the scenario if no other has it: `boundary.verified_recently`.
  private let name: String
  /// The lines of the scenario below its name.
  private let body: String

  /// The name of the operator whose mutants move a boundary.
  package static let operation = "boundary"

  /// Nil if no question about a decision shows the boundary.
  package init?(_ mutant: Mutant, _ base: MutationBase) {
    let changed = base.compile(mutant)
    guard mutant.path.parts.count > 1, let asking = BothAnswers(base, changed),
      let answer = DifferentAnswer(base.compilation, changed, asking)
    else { return nil }
    let numbers = BoundaryNumbers(mutant.path, base, answer.time, plan: BoundaryScenario.plan(answer.given))
    // Some fact is at the boundary. A step further in one direction gives the other answer.
    for (index, entry) in answer.given.enumerated() {
      guard let found = numbers.steps(entry.value) else { continue }
      for step in found.beyond {
        var further = answer.given
        further[index].value = step
        guard let sides = asking.sides(answer.question, answer.time, answer.then.map(\.key), answer.given, further) else { continue }
        let rule = mutant.path.parts[1]
        (name, kind) = ("boundary.\(rule)", mutant.path.parts[0])
        var given = answer.given
        given[index].value = found.at
        var lines = ["  about: The two sides of a boundary of `\(mutant.path.parts.joined(separator: "/"))`."]
        lines += ProposedYAML.provenance(mutant.path, base)
        if answer.time != DifferentAnswer.usualTime { lines.append("  at: \"\(answer.time)\"") }
        lines.append("  given: \(ProposedYAML.given(given))")
        lines += ["  when: {\(answer.question.written)}", "  cases:", "    - {then: \(ProposedYAML.then(sides.one))}"]
        let other = FreeEntry(key: entry.key, value: numbers.steps(step)?.at ?? step)
        lines.append("    - {given: \(ProposedYAML.given([other])), then: \(ProposedYAML.then(sides.other))}")
        body = lines.joined(separator: "\n") + "\n"
        return
      }
    }
    return nil
  }

  /// The name of the scenario, with a number if others have the name.
  package func name(besides others: Set<String>) -> String {
    guard others.contains(name) else { return name }
    return (2...).lazy.map { "\(name).\($0)" }.first { !others.contains($0) } ?? name
  }

  /// The entry in a file of scenarios.
  package func text(besides others: Set<String>) -> String { "\(Schema<String>.text.write(name(besides: others))):\n\(body)" }

  private static func plan(_ given: [FreeEntry]) -> String? { given.first { $0.key == Ordinals.planFact }?.value.scalarText }
}

/// The settings and limits that an expression compares with.
private struct BoundaryNumbers {
  private let named: [(text: String, value: FreeValue)]
  private let time: String

  init(_ path: RulePath, _ base: MutationBase, _ time: String, plan: String?) {
    self.time = time
    var names: [String] = []
    if let rules = base.compilation.rules {
      for (place, expression) in rules.typed.expressions where place.rule == path.rule {
        names += expression.uses.settings.map { "settings.\($0.settingName)" }
        if let plan { names += expression.uses.limits.map { "limits.\($0).\(plan)" } }
      }
    }
    let book = base.book
    named = Set(names).sorted().compactMap { name in NamedNumber(name)?.value(in: book, at: time).map { (name, $0) } }
  }

  /// A value by the name of a number, if it is one or differs from one by at most one, and the values next to it. Nil for a value that is
  /// no number, duration, or time.
  func steps(_ value: FreeValue) -> (at: FreeValue, beyond: [FreeValue])? {
    switch value {
    case .int(let number):
      let name = named.lazy.compactMap { one -> FreeValue? in
        guard case .int(let known) = one.value, abs(number.subtractingReportingOverflow(known).partialValue) <= 1 else { return nil }
        return BoundaryNumbers.text(one.text, number - known, "")
      }.first
      return (name ?? value, [number + 1, number - 1].filter { $0 >= 0 }.map { .int($0) })
    case .text(let text):
      guard let at = TimeText.timestamp(text.utf8), let now = TimeText.timestamp(time.utf8), at.nanoseconds == now.nanoseconds else {
        return nil
      }
      let name = named.lazy.compactMap { one -> FreeValue? in
        guard let seconds = BoundaryNumbers.seconds(one.value) else { return nil }
        for sign: Int64 in [-1, 1] where abs(at.seconds - now.seconds - sign * seconds) <= 1 {
          return BoundaryNumbers.text("now \(sign < 0 ? "-" : "+") \(one.text)", at.seconds - now.seconds - sign * seconds, "s")
        }
        return nil
      }.first
      return (name ?? value, [1, -1].map { .text(BoundaryNumbers.timestamp(at.seconds + $0, at.nanoseconds)) })
    default: return nil
    }
  }

  private static func text(_ name: String, _ difference: Int64, _ unit: String) -> FreeValue {
    .text(difference == 0 ? name : "\(name) \(difference < 0 ? "-" : "+") \(abs(difference))\(unit)")
  }

  private static func seconds(_ value: FreeValue) -> Int64? {
    guard case .text(let text) = value else { return nil }
    return UnitText.parse(text, UnitText.durations)
  }

  private static func timestamp(_ seconds: Int64, _ nanoseconds: Int32) -> String {
    var bytes: [UInt8] = []
    TimeText.appendTimestamp(seconds: seconds, nanoseconds: nanoseconds, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
