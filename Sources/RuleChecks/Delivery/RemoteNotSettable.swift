internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import YAMLTree

/// What a server may set can be set.
enum RemoteNotSettable {
  static let explanation = Explanation(
    "remote.not-settable", .error,
    finds: "A path in rules/remote.yaml at which no server can set anything.",
    why: "Apps know a few places for values from a server; a value for another one would be published, and do nothing.",
    example: "settings/lead_time/value: {range: [1h, 24h]}",
    instead: "Take it out, or open a limit of a plan, a threshold or a duration of the ladder, or a switch.")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    for entry in context.book.remote.entries {
      let path = context.places.path(entry.name.text)
      guard let node = context.places.node(path), node.kind == .scalar, !SettablePlace.has(path) else { continue }
      let key = context.key(RemotePath.key, entry.name.text)
      if diagnostics.contains(where: { $0.primary.span == key }) { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "no server can set `\(entry.name.text)`", at: key,
          secondary: [.init(node.span, "this value is part of what is shipped")],
          helps: ["a server can set \(SettablePlace.patterns.map { "`\($0)`" }.joined(separator: ", "))"]))
    }
  }
}
