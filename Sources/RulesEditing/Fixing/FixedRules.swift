internal import Diagnostics
public import RulesCompiler
internal import SourceText

/// What fixing made of the rules, and what it left.
public struct FixedRules: Sendable {
  /// A fix, and where it was made.
  public struct Step: Sendable {
    /// The diagnostic that it mends.
    public let name: String
    public let file: String
    public let line: Int
    public let title: String
    /// The mistake that came of it, where it was undone for that.
    public let brings: String?
  }

  /// The files that are different now, each with its new bytes.
  public let changed: [RulesInput.File]
  public let applied: [Step]
  /// Fixes that were tried and taken back, since they would have made it worse.
  public let undone: [Step]
  /// The rules as they are now.
  public let remaining: Compilation
  private let before: [String: [UInt8]]

  init(input: RulesInput, output: RulesInput, applied: [Step], undone: [Step], remaining: Compilation) {
    before = Dictionary(input.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    changed = zip(input.files, output.files).filter { $0.bytes != $1.bytes }.map(\.1)
    self.applied = applied
    self.undone = undone
    self.remaining = remaining
  }

  /// The edits as a unified diff, such as `patch -p0` takes.
  public var diff: String {
    changed.map { LineDiff(old: before[$0.path] ?? [], new: $0.bytes).unified(path: $0.path) }.joined()
  }

  /// What was done and what remains, for people.
  public var summary: [String] {
    var lines = applied.map { "fixed \($0.place): \($0.title) [\($0.name)]" }
    lines += undone.map {
      "undone \($0.place): \($0.title) [\($0.name)]" + ($0.brings.map { ", which would bring: \($0)" } ?? ", which mends nothing")
    }
    let errors = remaining.diagnostics.filter { $0.severity == .error }
    if errors.isEmpty { return lines + [applied.isEmpty ? "nothing to fix" : "no errors remain"] }
    lines.append(errors.count == 1 ? "1 error needs a person:" : "\(errors.count) errors need a person:")
    lines += errors.map { "  \(remaining.place($0)): \($0.message) [\($0.name)]" }
    let tried = Set(undone.map { "\($0.name) \($0.title)" })
    let likely = errors.count { error in error.fixes.count == 1 && !tried.contains("\(error.name) \(error.fixes[0].title)") }
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
