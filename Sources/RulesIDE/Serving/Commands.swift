internal import Diagnostics
internal import LanguageServer
internal import RuleChecks
internal import RuleKinds
internal import RulesJSON
internal import SourceText

extension RulesServer {
  typealias Command = @Sendable (inout RulesServer, [JSON]) throws(RPCError) -> JSON

  static let commands: [String: Command] = [
    "rulebook.explain": { (server, arguments) throws(RPCError) in try server.explain(arguments) },
    "rulebook.runScenarios": { (server, arguments) throws(RPCError) in try server.runScenarios(arguments) },
    "rulebook.showReferences": { (server, arguments) throws(RPCError) in try server.showReferences(arguments) },
    "rulebook.showDifference": { (server, arguments) throws(RPCError) in try server.showDifference(arguments) },
    "rulebook.addScenario": { (server, arguments) throws(RPCError) in try server.addScenario(arguments) },
  ]

  mutating func execute(_ params: JSON) throws(RPCError) -> JSON {
    guard let name = params["command"]?.stringValue, let command = Self.commands[name] else {
      throw RPCError(.invalidParams, "unknown command; the commands are \(Self.commands.keys.sorted().joined(separator: ", "))")
    }
    return try command(&self, params["arguments"]?.arrayValue ?? [])
  }

  private func text(_ arguments: [JSON], _ index: Int) throws(RPCError) -> String {
    guard arguments.indices.contains(index), let text = arguments[index].stringValue else {
      throw RPCError(.invalidParams, "argument \(index + 1) of the command must be a string")
    }
    return text
  }

  private func folder(_ arguments: [JSON]) throws(RPCError) -> String {
    let folder = try text(arguments, 0)
    guard workspaces[folder] != nil else { throw RPCError(.invalidParams, "the rules folder \(folder) is not open") }
    return folder
  }

  /// Returns the explanation of a diagnostic in Markdown.
  private mutating func explain(_ arguments: [JSON]) throws(RPCError) -> JSON {
    let name = try text(arguments, 0)
    guard let found = AllChecks.explanations.first(where: { $0.name == name }) else {
      throw RPCError(.invalidParams, "unknown diagnostic `\(name)`")
    }
    let text = """
      # \(found.name) (\(found.severity.rawValue))

      \(found.finds)

      \(found.why)

      ```yaml
      \(found.example)
      ```

      Instead: \(found.instead)
      """
    show("\(found.name): \(found.finds) \(found.why) Instead: \(found.instead)")
    return .members(["name": .string(name), "markdown": .string(text)])
  }

  private mutating func runScenarios(_ arguments: [JSON]) throws(RPCError) -> JSON {
    let folder = try folder(arguments)
    _ = workspaces[folder]?.analysis()
    startScenarios(folder, only: Set(arguments.dropFirst().compactMap(\.stringValue)))
    return .null
  }

  private mutating func showReferences(_ arguments: [JSON]) throws(RPCError) -> JSON {
    let folder = try folder(arguments)
    let path = RulePath(try text(arguments, 1), try text(arguments, 2))
    guard let analysis = workspaces[folder]?.analysis(), let converter = converter(folder, analysis) else { return .null }
    return .list(analysis.occurrences?.of(path).filter { !$0.isDeclaration } ?? []) { converter.location($0.span) }
  }

  private mutating func showDifference(_ arguments: [JSON]) throws(RPCError) -> JSON {
    let folder = try folder(arguments)
    let text = lenses[folder]?.difference?.text ?? "The rules are those of the last commit.\n"
    show(String(text.prefix { $0 != "\n" }))
    return .members(["text": .string(text)])
  }

  /// Adds a scenario to the file with the most scenarios that use the action, or to a new file.
  private mutating func addScenario(_ arguments: [JSON]) throws(RPCError) -> JSON {
    let folder = try folder(arguments)
    let action = try text(arguments, 1)
    guard let analysis = workspaces[folder]?.analysis(), let workspace = workspaces[folder], let rules = analysis.rules,
      let scenario = NewScenario(action, rules)
    else { throw RPCError(.requestFailed, "no facts are known that lead to an answer of `\(action)`") }
    var counts: [FileID: Int] = [:]
    for use in analysis.index?.uses(of: RulePath(Action.key, action)) ?? [] where use.user.parts[0] == Scenario.key {
      counts[use.span.file, default: 0] += 1
    }
    let best = counts.max { ($0.value, $1.key.index) < ($1.value, $0.key.index) }?.key
    let path = best.map { workspace.path(ofDisplayed: analysis.sources[$0].path) } ?? "\(folder)/scenarios/new.yaml"
    let existing = workspace.name(of: path).flatMap { workspace.document($0) }
    if existing == nil, !abilities.createsFiles {
      throw RPCError(.requestFailed, "the editor cannot create `scenarios/new.yaml`: create an empty file there, and try again")
    }
    let document = existing ?? TextDocument([])
    let end = document.position(of: document.bytes.count, encoding)
    let text = (document.bytes.last ?? 0x0A == 0x0A ? "" : "\n") + scenario.text
    let uri = FileAddress.uri(path)
    let edit = JSON.members(["range": TextRange(end, end).json, "newText": .string(text)])
    let change = JSON.members([
      "textDocument": .members(["uri": .string(uri), "version": document.version.map { .int($0) } ?? .null]), "edits": .array([edit]),
    ])
    let creation = JSON.members(["kind": .string("create"), "uri": .string(uri), "options": .members(["ignoreIfExists": .bool(true)])])
    let changes: JSON =
      abilities.takesDocumentChanges
      ? .members(["documentChanges": .array(existing == nil ? [creation, change] : [change])])
      : .members(["changes": .object([JSON.Member(key: uri, value: .array([edit]))])])
    ask("workspace/applyEdit", .members(["label": .string("add a scenario for \(action)"), "edit": changes]))
    return .null
  }
}
