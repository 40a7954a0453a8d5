import Diagnostics
import RuleKinds
import RulesCompiler
import RulesEditing
import SourceText

/// What renaming a rule changes outside the rules, as lines of text.
enum RenameNotes {
  static func lines(
    _ kind: String, _ old: String, _ new: String, _ result: RuleRenaming.Result, _ renaming: RuleRenaming, _ compilation: Compilation
  ) -> [String] {
    var lines: [String] = []
    switch result.stored {
    case .none: break
    case .added: lines.append("stored data: `was: \(old)` was added, so that data with the old name is still found")
    case .removed: lines.append("stored data: `was: \(new)` was removed, because the rule has that name again")
    case .lost(let was):
      lines.append("stored data: the rule already has `was: \(was)`; data that apps stored as `\(old)` is no longer found")
    }
    let contract = compilation.lowered?.contract ?? []
    if contract.contains(where: { $0.subject == .rule && $0.path == RulePath(kind, old) }) {
      lines.append("app code: the generated names of `\(old)` change; the compiler reports each use after `rulebook build`")
    }
    if RenameNotes.logged.contains(kind) { lines.append("analytics: apps with the new rules send `\(new)` instead of `\(old)`") }
    if renaming.mentions.of(RulePath(kind, old)).contains(where: { $0.form == .path && isRemote($0, compilation) }) {
      lines.append("remote config: values that are published for the old path do not reach the new rules; publish again")
    }
    let prose = renaming.prose(of: old, kind)
    if !prose.isEmpty {
      let places = prose.map { place($0, compilation) }
      lines.append("unchanged in comments and sentences: \(places.phrase(atMost: 5))")
    }
    return lines
  }

  /// The kinds whose names are sent to analytics: events, and the values of their parameters.
  private static let logged: Set = [
    Event.key, Plan.key, Action.key, EntryPoint.key, Reason.key, Gate.key, ErrorRule.key, Severity.key, Surface.key, LadderVector.key,
    LadderLevel.key, NotificationType.key, DeepLink.key,
  ]

  private static func isRemote(_ mention: RuleMention, _ compilation: Compilation) -> Bool {
    let source = compilation.sources[mention.span.file]
    let line = source.lines.content(of: source.position(of: Int(mention.span.start)).line, in: source.bytes)
    return (compilation.rules?.book.remote.names ?? []).contains { path in
      String(decoding: source.bytes[line], as: UTF8.self).hasPrefix(path)
    }
  }

  private static func place(_ span: Span, _ compilation: Compilation) -> String {
    let source = compilation.sources[span.file]
    return "\(source.path):\(source.position(of: Int(span.start)).line)"
  }
}
