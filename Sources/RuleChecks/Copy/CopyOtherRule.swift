internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText

/// Reports rules that use what is named after another rule of their kind, although the same is there with their own name.
enum CopyOtherRule {
  static let explanation = Explanation(
    "copy.other-rule", .warning, waivable: true,
    finds:
      "A rule that uses the sentence of another rule of its kind, although a sentence is named after the rule itself; or two rules whose sentences are named after each other.",
    why: "Users would read about another error, limit, or notification.",
    example: "ERR-010: {says: error.ERR-011, ...}   # there is a sentence `error.ERR-010`",
    instead: "ERR-010: {says: error.ERR-010, ...}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    let sentences = Set(context.declarations(of: Copy.key).map(\.name))
    var names: [String: Set<String>] = [:]
    var wrong: [Wrong] = []
    let speaking = context.mentions.filter { $0.kind != Copy.key && !CheckContext.registers.contains($0.kind) }
    for rule in speaking {
      for use in rule.uses where use.kind == Copy.key {
        if names[rule.kind] == nil { names[rule.kind] = Set(context.declarations(of: rule.kind).map(\.name)) }
        guard let own = own(use.name, rule.name, names[rule.kind] ?? []), sentences.contains(own) else { continue }
        // `rule.unused` reports a sentence that lost its only use, and where it was probably meant.
        guard context.isUsed(own, of: Copy.key) else { continue }
        wrong.append(Wrong(rule: rule.name, sentence: use.name, own: own, at: use.at))
      }
    }
    exchangedNames(speaking, besides: Set(wrong.map(\.at)), &diagnostics)
    var swapped: Set<Span> = []
    for (index, one) in wrong.enumerated() where !swapped.contains(one.at) {
      guard
        let other = wrong[(index + 1)...].first(where: {
          $0.sentence == one.own && $0.own == one.sentence && !swapped.contains($0.at)
        })
      else {
        diagnostics.append(one.diagnostic(context))
        continue
      }
      swapped.insert(other.at)
      diagnostics.append(exchanged((one.rule, one.sentence, one.at), (other.rule, other.sentence, other.at)))
    }
  }

  /// A rule and the sentence that it uses, with its place.
  private typealias Use = (rule: String, sentence: String, at: Span)

  private static func exchanged(_ one: Use, _ other: Use) -> Diagnostic {
    Diagnostic(
      explanation, "`\(one.rule)` and `\(other.rule)` use each other's sentence", at: one.at, "named after `\(other.rule)`",
      secondary: [.init(other.at, "named after `\(one.rule)`")], helps: ["exchange the two names"],
      fixes: [Fix("exchange the two names", .maybeIncorrect, [.init(one.at, other.sentence), .init(other.at, one.sentence)])])
  }

  /// A rule with the only sentence that it uses, and the words of both names.
  private struct Speaker {
    let rule: String
    let sentence: String
    let at: Span
    let words: Set<String>
    /// The words of the last part of the sentence's name.
    let said: Set<String>

    /// Whether the name of the rule has all of some words.
    func hasWords(_ said: Set<String>) -> Bool { !said.isEmpty && said.isSubset(of: words) }
  }

  /// Reports two rules of a kind whose sentences are each named after a word of the other one: `choose_login` says `choice.signup`.
  ///
  /// - Parameter known: The places that are reported already.
  private static func exchangedNames(_ rules: [NamingRule], besides known: Set<Span>, _ diagnostics: inout [Diagnostic]) {
    var odd: [String: [Speaker]] = [:]
    for rule in rules {
      let uses = rule.uses.filter { $0.kind == Copy.key }
      guard uses.count == 1, let use = uses.first, let last = use.name.split(separator: ".").last, last != rule.name,
        !known.contains(use.at)
      else { continue }
      let speaker = Speaker(
        rule: rule.name, sentence: use.name, at: use.at, words: Set(FileWords.words(of: rule.name)),
        said: Set(FileWords.words(of: String(last))))
      if speaker.said.isDisjoint(with: speaker.words) { odd[rule.kind, default: []].append(speaker) }
    }
    for (_, speakers) in odd.sorted(by: { $0.key < $1.key }) {
      var swapped: Set<Span> = []
      for (index, one) in speakers.enumerated() where !swapped.contains(one.at) {
        let other = speakers.dropFirst(index + 1).first { other in
          !swapped.contains(other.at) && other.hasWords(one.said) && one.hasWords(other.said)
        }
        guard let other else { continue }
        swapped.insert(other.at)
        diagnostics.append(exchanged((one.rule, one.sentence, one.at), (other.rule, other.sentence, other.at)))
      }
    }
  }

  /// The sentence of another rule in place of one that is named after the rule.
  private struct Wrong {
    let rule: String
    let sentence: String
    let own: String
    let at: Span

    func diagnostic(_ context: CheckContext) -> Diagnostic {
      Diagnostic(
        explanation, "`\(rule)` uses `\(sentence)` instead of `\(own)`", at: at, "named after another rule",
        secondary: [.init(context.key(Copy.key, own), "named after `\(rule)`")], helps: ["write `\(own)`"], fixes: Fix.write([own], at: at))
    }
  }

  /// The name of a sentence with the name of a rule instead of the name of another rule of the kind; nil if no part of it is another rule.
  private static func own(_ sentence: String, _ name: String, _ others: Set<String>) -> String? {
    var parts = sentence.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !parts.contains(name), let other = parts.firstIndex(where: others.contains) else { return nil }
    parts[other] = name
    return parts.joined(separator: ".")
  }
}
