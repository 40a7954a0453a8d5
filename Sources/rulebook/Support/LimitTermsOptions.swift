import ArgumentParser
import Diagnostics
import RuleKinds
import RulebookSupport
import RulesBundle
import RulesEditing

/// The numbers and the period of a limit on the command line.
struct LimitTermsOptions: ParsableArguments {
  @Option(
    name: .customLong("value"), parsing: .singleValue,
    help: ArgumentHelp("Of a limit: the maximum of a plan, `unlimited`, or `none`.", valueName: "plan=number"),
    completion: .names { known, _ in known.names(of: Plan.key).map { "\($0)=" } })
  var values: [String] = []
  @Option(
    help: ArgumentHelp(
      "Of a limit: the period after which its count resets, such as `day` or `30 days`; the units are \(LimitPeriod.names.phrase()).",
      valueName: "period"),
    completion: .list(LimitPeriod.names))
  var every: String?
  @Option(
    help: ArgumentHelp("With --every: the fact with the time from which each user's periods are counted.", valueName: "fact"),
    completion: .rules(Fact.key))
  var from: String?
  @Option(help: ArgumentHelp("With --every week: the first day of weeks. The default is Monday.", valueName: "day")) var beginsOn: Weekday?
  @Option(
    help: ArgumentHelp("With --every: the time zone. The default is that of the other schedules, or UTC.", valueName: "zone"),
    completion: .zones)
  var zone: String?

  /// The name of an option that was given.
  var given: String? {
    let all = [("value", values.first), ("every", every), ("from", from), ("begins-on", beginsOn?.rawValue), ("zone", zone)]
    return all.first { $0.1 != nil }?.0
  }

  /// The options as they are written in a command.
  var words: String {
    let all =
      values.map { ("value", $0) }
      + [("every", every), ("from", from), ("begins-on", beginsOn?.rawValue), ("zone", zone)]
      .compactMap { name, value in value.map { (name, $0) } }
    return all.map { name, value in " --\(name) \(value.contains(" ") ? "'\(value)'" : value)" }.joined()
  }

  func terms() throws(Failure) -> LimitTerms {
    var parsed: [LimitTerms.Value] = []
    for value in values {
      guard let one = LimitTerms.Value(value) else {
        throw Failure(
          message: "--value takes PLAN=NUMBER, PLAN=unlimited, or PLAN=none, not `\(value.forMessage)`", code: Exit.usage)
      }
      guard !parsed.contains(where: { $0.plan == one.plan }) else {
        throw Failure(message: "the value of the plan `\(one.plan.forMessage)` is given twice", code: Exit.usage)
      }
      parsed.append(one)
    }
    return LimitTerms(values: parsed, period: try period())
  }

  private func period() throws(Failure) -> LimitPeriod? {
    guard let every else {
      let others = [("from", from), ("begins-on", beginsOn?.rawValue), ("zone", zone)]
      if let other = others.first(where: { $0.1 != nil }) { throw Failure(message: "--\(other.0) requires --every", code: Exit.usage) }
      return nil
    }
    guard let period = LimitPeriod(every, from: from, beginsOn: beginsOn, zone: zone) else {
      let near = Suggestion.nearest(to: every.lowercased(), among: LimitPeriod.names).first.map { "; did you mean `\($0)`?" } ?? ""
      throw Failure(
        message:
          "--every takes \(LimitPeriod.names.phrase("or")), or several of them, such as `30 days`, not `\(every.forMessage)`\(near)",
        code: Exit.usage)
    }
    if period.interval > 1, from == nil {
      throw Failure(
        message:
          "every \(period.interval) \(period.every.name)s could begin on any day; add --from with the fact from which they are counted",
        code: Exit.usage)
    }
    return period
  }
}

extension Weekday: ExpressibleByArgument {}
