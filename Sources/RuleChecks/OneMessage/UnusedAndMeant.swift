internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// A wrong name in one place leaves the right one without a use.
enum UnusedAndMeant {
  /// Adds an unused rule to the only message at a place that names another rule of its kind: there it was probably meant.
  static func joined(_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    let unused = diagnostics.indices.filter { diagnostics[$0].name == RuleUnused.explanation.name }
    guard unused.count == 1, let index = unused.first, diagnostics.count > 1 else { return diagnostics }
    let span = diagnostics[index].primary.span
    guard let kind = RuleBook.partKinds.first(where: { context.declarations(of: $0).contains { $0.key.span == span } }) else {
      return diagnostics
    }
    // What a release does not allow stays.
    if ReleaseProfile.raised.contains(where: { $0.name == RuleUnused.explanation.name && $0.kind == kind }) { return diagnostics }
    let uses = Set(context.uses(of: kind).map(\.span))
    let wrong = diagnostics.indices.filter { $0 != index && uses.contains(diagnostics[$0].primary.span) }
    guard wrong.count == 1, let place = wrong.first else { return diagnostics }
    var joined = diagnostics
    joined[place].secondary.append(.init(span, diagnostics[index].message))
    joined.remove(at: index)
    return joined
  }
}
