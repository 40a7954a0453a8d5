internal import Diagnostics
internal import Schema
internal import SourceText
internal import YAMLTree

/// The errors that were found before the checks ran: a check stays quiet about what rests on something already reported.
package struct Faults: Sendable {
  private let errors: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { errors = diagnostics.filter { $0.severity == .error } }

  package var isEmpty: Bool { errors.isEmpty }

  /// Whether something was reported inside a stretch of a file.
  func touch(_ span: Span) -> Bool {
    errors.contains { $0.primary.span.file == span.file && $0.primary.span.start >= span.start && $0.primary.span.start <= span.end }
  }

  /// Whether a key was reported as one that means nothing, or not the same to everybody: it may be the one that seems to be missing.
  func mistake(_ key: Span) -> Bool { errors.contains { $0.primary.span == key && $0.name != YAMLProblems.duplicateKey.name } }
}

extension CheckContext {
  /// Whether something is wrong already with the value at a path, or with the key that should have led to it.
  package func isFaulty(_ parts: String...) -> Bool { isFaulty(RulePath(parts)) }

  package func isFaulty(_ path: RulePath) -> Bool {
    if faults.isEmpty { return false }
    if let entry = places.entry(path) { return faults.touch(entry) }
    guard let parent = places.node(RulePath(Array(path.parts.dropLast()))) else { return false }
    return parent.entries.contains { faults.mistake($0.key.span) }
  }

  /// Whether something is wrong with a key in any rule of some kinds.
  package func isFaultyAnywhere(_ key: String, of kinds: [String]) -> Bool {
    if faults.isEmpty { return false }
    return kinds.contains { kind in declarations(of: kind).contains { isFaulty(kind, $0.name, key) } }
  }

  /// Whether every rule of a kind that is declared could be read, so that what none of them says is said by none.
  package func isWhole(_ kind: String, _ count: Int) -> Bool { !broken.contains(kind) && count >= places.names(of: kind).count }

  /// Whether a rule names something of a kind that does not exist: it may mean what seems to be unused.
  package func hasUnknownUse(of kind: String) -> Bool {
    uses(of: kind).contains { !places.isDeclared(kind, $0.name) }
  }
}
