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
      throw RPCError(.invalidParams, "unknown command; the commands are \(Self.commands.keys.sorted().quotedPhrase())")
    }
    return try command(&self, params["arguments"]?.arrayValue ?? [])
  }

  func text(_ arguments: [JSON], _ index: Int) throws(RPCError) -> String {
    guard arguments.indices.contains(index), let text = arguments[index].stringValue else {
      throw RPCError(.invalidParams, "argument \(index + 1) of the command must be a string")
    }
    return text
  }

  func folder(_ arguments: [JSON]) throws(RPCError) -> String {
    let folder = try text(arguments, 0)
    guard workspaces[folder] != nil else { throw RPCError(.invalidParams, "the rules folder \(folder) is not open") }
    return folder
  }

  /// Shows the page of a diagnostic, or returns its explanation in Markdown and shows it as a message. The second argument is the rules folder.
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

      \(found.isInstruction ? "What to do: \(found.instead)" : "Instead:\n\n```yaml\n\(found.instead)\n```")
      """
    if abilities.showsDocuments, arguments.count > 1, let page = host.explanationPage(try self.text(arguments, 1), name) {
      ask("window/showDocument", .members(["uri": .string(page), "external": .bool(!page.hasPrefix("file:")), "takeFocus": .bool(true)]))
      return .null
    }
    show("\(found.name): \(found.finds) \(found.why) \(found.isInstruction ? "What to do" : "Instead"): \(found.instead)")
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
    guard let analysis = workspaces[folder]?.parsedAnalysis(), let converter = converter(folder, analysis) else { return .null }
    return .list(analysis.occurrences?.of(path).filter { !$0.isDeclaration } ?? []) { converter.location($0.span) }
  }

  private mutating func showDifference(_ arguments: [JSON]) throws(RPCError) -> JSON {
    let folder = try folder(arguments)
    let text = lenses[folder]?.difference?.text ?? "The rules are those of the last commit.\n"
    show(String(text.prefix { $0 != "\n" }))
    return .members(["text": .string(text)])
  }
}
