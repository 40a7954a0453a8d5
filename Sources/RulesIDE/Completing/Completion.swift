internal import LanguageServer
internal import RuleKinds
internal import RulesCompiler
internal import RulesJSON

extension RulesServer {
  mutating func completion(_ params: JSON) throws(RPCError) -> JSON {
    guard let position = TextPosition(params["position"]) else { throw RPCError(.invalidParams, "`position` needs `line` and `character`") }
    guard let place = place(of: try Self.uri(params)), let document = workspaces[place.folder]?.document(place.name) else { return .null }
    let offset = document.offset(of: position, encoding)
    guard let context = CursorReader.context(at: offset, in: document.bytes),
      let completer = completer(place, document, context)
    else { return .null }
    let (items, replaced) = completer.items()
    let range = document.range(replaced, encoding).json
    let takesSnippets = abilities.takesSnippets
    return .members([
      "isIncomplete": .bool(false), "items": .list(items) { Self.json($0, range, place.folder, takesSnippets: takesSnippets) },
    ])
  }

  /// Names are those of the last files that could be parsed, because typing breaks a file for a moment.
  private mutating func completer(_ place: (folder: String, name: String), _ document: TextDocument, _ context: CursorContext) -> Completer?
  {
    guard let analysis = workspaces[place.folder]?.parsedAnalysis(), let workspace = workspaces[place.folder], let rules = analysis.rules,
      let kind = workspace.kind(of: place.name)
    else { return nil }
    return Completer(
      rules: rules, analysis: analysis, kind: kind, context: context, bytes: document.bytes,
      file: analysis.file("\(workspace.place)/\(place.name)"))
  }

  private static func json(_ item: CompletionItem, _ range: JSON, _ folder: String, takesSnippets: Bool) -> JSON {
    let text = item.text ?? item.label
    let data = item.rule.map { rule in
      JSON.members(["folder": .string(folder), "kind": .string(rule.kind), "name": .string(rule.name)])
    }
    return .members([
      "label": .string(item.label), "kind": .int(item.icon.rawValue), "detail": item.detail.isEmpty ? nil : .string(item.detail),
      "documentation": item.about.isEmpty ? nil : .string(item.about), "sortText": .string("\(item.rank)\(item.label)"),
      "insertTextFormat": .int(item.isSnippet && takesSnippets ? 2 : 1),
      "textEdit": .members([
        "range": range, "newText": .string(item.isSnippet && !takesSnippets ? SnippetText.plain(text) : text),
      ]),
      "data": data,
    ])
  }

  /// Adds the page of the rule to a proposal.
  mutating func resolveCompletion(_ params: JSON) -> JSON {
    guard case .object(let members) = params, let data = params["data"], let folder = data["folder"]?.stringValue,
      let kind = data["kind"]?.stringValue, let name = data["name"]?.stringValue, let analysis = workspaces[folder]?.parsedAnalysis(),
      let text = RuleCard(analysis).text(of: RulePath(kind, name))
    else { return params }
    let page: JSON = abilities.proposesInMarkdown ? .members(["kind": .string("markdown"), "value": .string(text)]) : .string(text)
    return .object(members.filter { $0.key != "documentation" } + [.init(key: "documentation", value: page)])
  }
}
