internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import YAMLTree

/// Reports paths in rules/remote.yaml that are not remotely overridable.
enum RemoteNotSettable {
  static let explanation = Explanation(
    "remote.not-settable", .error,
    finds: "A path in rules/remote.yaml that is not remotely overridable.",
    why: "Apps accept values from a server only for certain paths. A value for another path would be published without any effect.",
    example: "settings/lead_time/value: {range: [1h, 24h]}",
    instead: "Remove it, or use the path of a plan's limit, a threshold or a duration of the ladder, or a switch.")

  static let check = Check(explanation, seesOthers: true) { context, diagnostics in
    for entry in context.book.remote.entries {
      let path = context.places.path(entry.name.text)
      guard let node = context.places.node(path), node.kind == .scalar, !RemoteOverridablePlace.has(path) else { continue }
      let key = context.key(RemotePath.key, entry.name.text)
      if diagnostics.contains(where: { $0.primary.span == key }) { continue }
      diagnostics.append(
        Diagnostic(
          explanation, "a server cannot set `\(entry.name.text)`", at: key,
          secondary: [.init(node.span, "this value is compiled into the bundle")],
          helps: [
            "remove it, or use a path that a server can set: \(RemoteOverridablePlace.patterns.quotedPhrase("or"))"
          ]))
    }
  }
}
