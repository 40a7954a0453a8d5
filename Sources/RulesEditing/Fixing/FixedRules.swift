internal import Diagnostics
package import RulesCompiler
internal import SourceText

/// The result of applying fixes to the rules.
package struct FixedRules: Sendable {
  /// A fix and its location.
  package struct Step: Sendable {
    /// The name of the diagnostic that it fixes.
    package let name: String
    /// The path of the file.
    package let file: String
    /// The 1-based line of the first edit.
    package let line: Int
    /// The title of the fix.
    package let title: String
    /// The error that the fix caused, if it was undone for that reason.
    package let brings: String?
  }

  /// The changed files with their new bytes.
  package let changed: [RulesInput.File]
  /// The fixes that were applied.
  package let applied: [Step]
  /// The fixes that were undone because they fixed nothing or caused an error.
  package let undone: [Step]
  /// The compilation of the fixed rules.
  package let remaining: Compilation
  private let before: [String: [UInt8]]

  init(input: RulesInput, output: RulesInput, applied: [Step], undone: [Step], remaining: Compilation) {
    before = Dictionary(input.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    changed = zip(input.files, output.files).filter { $0.bytes != $1.bytes }.map(\.1)
    self.applied = applied
    self.undone = undone
    self.remaining = remaining
  }

  /// The changes as a unified diff for `patch -p0`.
  package var diff: String {
    changed.map { LineDiff(old: before[$0.path] ?? [], new: $0.bytes).unified(path: $0.path) }.joined()
  }

  /// The applied and undone fixes and the remaining errors, as lines of text.
  package var summary: [String] {
    var lines = applied.map { "fixed \($0.place): \($0.title) [\($0.name)]" }
    lines += undone.map {
      "undone \($0.place): \($0.title) [\($0.name)]" + ($0.brings.map { ", because it would cause: \($0)" } ?? ", because it fixes nothing")
    }
    let errors = remaining.diagnostics.filter { $0.severity == .error }
    if errors.isEmpty { return lines + [applied.isEmpty ? "nothing to fix" : "no errors remain"] }
    lines.append(errors.count == 1 ? "1 error requires a manual fix:" : "\(errors.count) errors require a manual fix:")
    lines += errors.map { "  \(remaining.place($0)): \($0.message) [\($0.name)]" }
    let tried = Set(undone.map { "\($0.name) \($0.title)" })
    let likely = errors.count { error in
      error.fixes.count == 1 && error.fixes[0].applicability == .maybeIncorrect && !tried.contains("\(error.name) \(error.fixes[0].title)")
    }
    if likely > 0 { lines.append("\(likely) of them \(likely == 1 ? "has" : "have") a likely fix; `rulebook fix --suggested` applies it") }
    return lines
  }
}

extension FixedRules.Step {
  init(_ proposal: Proposal, _ compilation: Compilation, brings: Diagnostic?) {
    let file = compilation.sources[proposal.diagnostic.primary.span.file]
    name = proposal.diagnostic.name
    self.file = file.path
    line = file.position(of: Int(proposal.fix.edits.first?.span.start ?? proposal.diagnostic.primary.span.start)).line
    title = proposal.fix.title
    self.brings = brings.map { "\(compilation.place($0)): \($0.message) [\($0.name)]" }
  }

  fileprivate var place: String { "\(file):\(line)" }
}

extension Compilation {
  fileprivate func place(_ diagnostic: Diagnostic) -> String {
    let file = sources[diagnostic.primary.span.file]
    return "\(file.path):\(file.position(of: Int(diagnostic.primary.span.start)).line)"
  }
}
