internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// A misspelled key is also missing.
enum UnknownKeys {
  /// Removes what checks report about rules with an unknown key. It may be a misspelling of the key that a check misses, and is reported once.
  static func joined(_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    let keys = context.reportedErrors.unknownKeys
    if keys.isEmpty { return diagnostics }
    let rules = Set(keys.compactMap { context.places.keyPath(at: $0)?.rule })
    return diagnostics.filter { one in
      !([one.primary] + one.secondary).contains { label in context.places.keyPath(at: label.span).map { rules.contains($0.rule) } ?? false }
    }
  }
}
