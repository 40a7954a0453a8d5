internal import Diagnostics
internal import RuleKinds
internal import SourceText

/// Reports offline rows without complete rules for the connection.
enum ConnectionIncomplete {
  static let explanation = Explanation(
    "connection.incomplete", .error,
    finds: "Offline rows without one of the keys that rules/connection.yaml requires.",
    why: "The app could not determine which column of the rows applies.",
    example: "connection: {state: network.state}",
    instead: "connection: {state: network.state, window: ..., slow_after: ..., degraded_after: ..., offline_after: ..., online_after: ...}")

  static let check = Check(explanation) { context, diagnostics in
    let rules = context.book.connection
    guard !context.broken.contains(ConnectionRules.key), rules != .absent || !context.book.offline.entries.isEmpty else { return }
    let missing = [
      ("state", rules.state == nil), ("window", rules.window == nil), ("slow_after", rules.slowAfter == nil),
      ("degraded_after", rules.degradedAfter == nil), ("offline_after", rules.offlineAfter == nil),
      ("online_after", rules.onlineAfter == nil),
    ].filter { $0.1 && !context.isFaulty(RulePath(ConnectionRules.key, $0.0)) }.map(\.0)
    guard !missing.isEmpty else { return }
    let place: Span
    if context.places.node(RulePath(ConnectionRules.key)) != nil {
      place = context.top(ConnectionRules.key)
    } else if let first = context.book.offline.entries.first {
      place = context.key(OfflineRow.key, first.name.text)
    } else {
      return
    }
    diagnostics.append(
      Diagnostic(
        explanation, "the rules for the connection lack \(missing.quotedPhrase())", at: place,
        helps: ["add what is missing to rules/connection.yaml"]))
  }
}
