internal import Diagnostics
internal import Schema
package import SourceText
internal import YAMLTree

/// The errors that were found before the checks ran. A check does not report anything that depends on a reported error.
package struct ReportedErrors: Sendable {
  private let errors: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { errors = diagnostics.filter { $0.severity == .error } }

  /// The keys that were reported as unknown. Each may be a misspelling of another key.
  package var unknownKeys: [Span] { errors.filter { $0.name == SchemaProblems.unknownKey.name }.map(\.primary.span) }

  package var isEmpty: Bool {
    ReadRecorder.active?.note(.hasErrors)
    return errors.isEmpty
  }

  /// Whether a search for errors at some places can be omitted. If it is recorded, it depends on those places only.
  var canBeOmitted: Bool { errors.isEmpty && ReadRecorder.active == nil }

  /// Whether an error was reported inside a span.
  func touch(_ span: Span) -> Bool {
    ReadRecorder.active?.note(.faults(span.file.index))
    return errors.contains { $0.primary.span.file == span.file && $0.primary.span.start >= span.start && $0.primary.span.start <= span.end }
  }

  /// Whether a key was reported, other than as a duplicate. It may be a misspelling of a key that seems to be missing.
  func mistake(_ key: Span) -> Bool {
    ReadRecorder.active?.note(.faults(key.file.index))
    return errors.contains { $0.primary.span == key && $0.name != YAMLProblems.duplicateKey.name }
  }
}

extension CheckContext {
  /// Whether an error was reported for the value at a path, or for a key that may be a misspelling of the path's last part.
  package func isFaulty(_ parts: String...) -> Bool { isFaulty(RulePath(parts)) }

  package func isFaulty(_ path: RulePath) -> Bool {
    if reportedErrors.canBeOmitted { return false }
    if let entry = places.entry(path) { return reportedErrors.touch(entry) }
    guard let parent = places.node(RulePath(Array(path.parts.dropLast()))) else { return false }
    // A value of another type, such as a list of pairs, has no keys.
    if parent.kind != .mapping { return reportedErrors.touch(parent.span) }
    return parent.entries.contains { reportedErrors.mistake($0.key.span) }
  }

  /// Whether an error was reported for a key in any rule of some kinds.
  package func isFaultyAnywhere(_ key: String, of kinds: [String]) -> Bool {
    if reportedErrors.canBeOmitted { return false }
    return kinds.contains { kind in declarations(of: kind).contains { isFaulty(kind, $0.name, key) } }
  }

  /// Whether every declared rule of a kind could be read, so that the absence of a value in all of them is certain.
  package func isWhole(_ kind: String, _ count: Int) -> Bool { !broken.contains(kind) && count >= places.names(of: kind).count }
}
