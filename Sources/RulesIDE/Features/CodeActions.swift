internal import Diagnostics
internal import LanguageServer
internal import RuleChecks
internal import RuleKinds
internal import RulesCompiler
internal import RulesEditing
internal import RulesJSON
internal import Schema
internal import SourceText

/// Code actions: the fixes of diagnostics, all certain fixes at once, waivers, and explanations.
extension RulesServer {
  /// The months after which a new waiver expires.
  private static let waiverMonths = 3

  mutating func codeActions(_ params: JSON) throws(RPCError) -> JSON {
    guard let asked = try currentFile(params), abilities.takesActionLiterals else { return .array([]) }
    guard let range = TextRange(params["range"]) else { throw RPCError(.invalidParams, "`range` needs two positions") }
    let bytes = asked.document.bytes(of: range, encoding)
    let only = params["context"]?["only"]?.arrayValue?.compactMap(\.stringValue)
    func wants(_ kind: String) -> Bool { only?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true }
    var actions: [JSON] = []
    if wants("quickfix") {
      for diagnostic in asked.analysis.fixable where diagnostic.primary.span.file == asked.file {
        let span = diagnostic.primary.span.range
        guard span.lowerBound <= bytes.upperBound, bytes.lowerBound <= span.upperBound else { continue }
        actions += quickFixes(diagnostic, asked)
      }
    }
    if wants(Self.undoKind), let undo = undoAction(asked, at: bytes.lowerBound) { actions.append(undo) }
    if wants("source.fixAll"), let all = fixAll(asked) { actions.append(all) }
    return .array(actions)
  }

  private func quickFixes(_ diagnostic: Diagnostic, _ asked: AskedFile) -> [JSON] {
    let shown = JSON.array([asked.converter.diagnostic(diagnostic)])
    var actions = diagnostic.fixes.map { fix -> JSON in
      let files = Set(fix.edits.map(\.span.file)).count
      return .members([
        "title": .string(fix.title + (files > 1 ? " (\(files) files)" : "")), "kind": .string("quickfix"), "diagnostics": shown,
        "isPreferred": abilities.prefersActions && fix.applicability == .machineApplicable ? .bool(true) : nil,
        "edit": asked.converter.workspaceEdit(fix.edits),
      ])
    }
    if let waiver = waiver(of: diagnostic, asked) {
      actions.append(
        .members([
          "title": .string("waive `\(diagnostic.name)` here, with a reason"), "kind": .string("quickfix"), "diagnostics": shown,
          "edit": waiver,
        ]))
    }
    let arguments = JSON.array([.string(diagnostic.name), .string(asked.folder)])
    actions.append(
      .members([
        "title": .string("explain `\(diagnostic.name)`"), "kind": .string("quickfix"), "diagnostics": shown,
        "command": .members(["title": .string("Explain"), "command": .string("rulebook.explain"), "arguments": arguments]),
      ]))
    return actions
  }

  /// The certain fixes of all diagnostics in the file.
  private func fixAll(_ asked: AskedFile) -> JSON? {
    let proposals = asked.analysis.fixable.compactMap { diagnostic -> Proposal? in
      guard diagnostic.primary.span.file == asked.file,
        let fix = diagnostic.fixes.first(where: { $0.applicability == .machineApplicable })
      else { return nil }
      return Proposal(diagnostic: diagnostic, fix: fix, fingerprint: "")
    }
    let edits = Proposal.compatible(proposals).flatMap(\.fix.edits)
    guard !edits.isEmpty else { return nil }
    return .members([
      "title": .string("apply all certain fixes in this file"), "kind": .string("source.fixAll"),
      "edit": asked.converter.workspaceEdit(edits),
    ])
  }

  /// The edit that adds a waiver. Its reason and its owner are empty, so `check` reports them until a person fills them in.
  private func waiver(of diagnostic: Diagnostic, _ asked: AskedFile) -> JSON? {
    guard AllChecks.explanations.contains(where: { $0.name == diagnostic.name && $0.isWaivable }),
      let rules = asked.analysis.rules, let path = rules.places.path(at: diagnostic.primary.span),
      let workspace = workspaces[asked.folder]
    else { return nil }
    let expires = Self.date(host.today(), afterMonths: Self.waiverMonths)
    let base = ([diagnostic.name] + path.parts.suffix(1)).joined(separator: "-").replacing(" ", with: "-")
    let name = FreeName.like(base, taken: rules.book.waivers.names)
    let text = """
      \(name):
        check: \(diagnostic.name)
        target: \(path.parts.joined(separator: "/"))
        reason: ""
        owner: ""
        expires: "\(expires)"

      """
    let existing = workspace.input.files.first { $0.name == "waivers.yaml" || $0.name.hasPrefix("waivers/") }
    return appending(text, to: existing?.name ?? "waivers.yaml", in: workspace)
  }

  /// A date some months later, on a day that every month has.
  private static func date(_ day: CalendarDate, afterMonths months: Int) -> String {
    let month = day.month - 1 + months
    func padded(_ number: Int, _ width: Int) -> String { String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)" }
    return "\(padded(day.year + month / 12, 4))-\(padded(month % 12 + 1, 2))-\(padded(min(day.day, 28), 2))"
  }
}
