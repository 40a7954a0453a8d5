internal import Diagnostics
internal import RuleKinds
internal import RulesJSON
internal import SourceText

/// Compares an answer with its expectations. A failure has the location of the expectation, the actual value, and the rule that decided.
struct Judge {
  let scenario: String
  /// The step: `/scenarios/NAME/steps/0`.
  let path: RulePath
  let places: SourceLocations

  /// Returns the failure of an exchange; nil if it meets the expectations. `time`: the 1-based number of a repeated request.
  func failure(of exchange: Exchange, time: Int?, expecting: [(key: String, value: FreeValue?)]) -> Diagnostic? {
    if !exchange.isAnswered, !expecting.contains(where: { expectsMistake($0.value) }) { return refusal(exchange, time) }
    for (key, value) in expecting {
      guard let value else { continue }
      let mismatches = ExpectationComparison(value, exchange.answer).mismatches
      if let first = mismatches.first { return diagnostic(first, mismatches.dropFirst(), below: path.appending(key), exchange, time) }
    }
    return nil
  }

  private func expectsMistake(_ value: FreeValue?) -> Bool {
    guard case .map(let entries)? = value else { return false }
    return entries.contains { $0.key == "error" }
  }

  private func refusal(_ exchange: Exchange, _ time: Int?) -> Diagnostic {
    let message = exchange.answer["error"]?["message"]?.stringValue ?? "no answer"
    return Diagnostic(
      ScenarioFails.explanation, "`\(scenario)` fails: the request returns an error: \(message)",
      at: places.exact(path.appending("when")) ?? places.key(path), "requested here", notes: notes(exchange, time),
      helps: ["correct the question; docs/use/requests/README.md describes every request"])
  }

  private func diagnostic(
    _ first: Mismatch, _ others: some Sequence<Mismatch>, below path: RulePath, _ exchange: Exchange, _ time: Int?
  ) -> Diagnostic {
    var labels = others.map { Diagnostic.Label(places.span(path.appending($0.place)), label($0)) }
    if let beginning = LevelMismatch(first, exchange)?.beginnings.first(where: { places.exact($0.place) != nil }) {
      labels.append(.init(places.span(beginning.place), "`\(beginning.level)` starts here"))
    } else if let rule = exchange.deciding, let span = places.exact(rule) {
      // Label the rule that decided, if the answer names it and it has a location in a file.
      labels.append(.init(span, "decided here"))
    }
    return Diagnostic(
      ScenarioFails.explanation, "`\(scenario)` fails: \(words(first))", at: places.span(path.appending(first.place)), label(first),
      secondary: labels, notes: notes(exchange, time),
      helps: (first.meant.map { ["did you mean `\($0)`?"] } ?? [])
        + ["change the rule or the expectation; `rulebook test --steps \(scenario)` prints every step"])
  }

  private func words(_ mismatch: Mismatch) -> String {
    let place = mismatch.place.filter { !["contains", "at_least", "at_most"].contains($0) }.joined(separator: ".")
    let what = place.isEmpty ? "the answer" : "`\(place)`"
    guard let actual = mismatch.actual else { return "\(what) is not in the answer" }
    let wanted = mismatch.annotation == nil ? mismatch.expected.scalarText.map { ", not `\($0)`" } : nil
    return "\(what) is \(Judge.text(actual))\(wanted ?? "")"
  }

  private func label(_ mismatch: Mismatch) -> String {
    if let annotation = mismatch.annotation { return annotation }
    return mismatch.actual.map { "it is \(Judge.text($0))" } ?? "missing"
  }

  private func notes(_ exchange: Exchange, _ time: Int?) -> [String] {
    let when = time.map { "\($0) at \(exchange.now)" } ?? "at \(exchange.now)"
    var asked = ["request \(when): \(Judge.plain(exchange.requestWithoutHistory))"]
    if exchange.request["history"] != nil { asked.append("the request includes a history; `--steps --format json` prints it") }
    return asked
  }

  /// A string without quotes, any other value as JSON.
  static func plain(_ value: JSON) -> String {
    value.stringValue.map(ExpectationComparison.readable) ?? String(decoding: value.compact(), as: UTF8.self)
  }

  /// A short form of a value. Long values are truncated.
  static func text(_ value: JSON) -> String {
    // Shorten a list of named objects to their names.
    if case .array(let items) = value, !items.isEmpty, items.allSatisfy({ $0.objectValue?.first?.value.stringValue != nil }) {
      return "`[" + items.compactMap { $0.objectValue?.first?.value.stringValue }.joined(separator: ", ") + "]`"
    }
    let text = plain(value)
    return text.count > 80 ? "`\(text.prefix(77))...`" : "`\(text)`"
  }
}

extension RulePath {
  func appending(_ parts: [String]) -> RulePath { RulePath(self.parts + parts) }
}
