internal import LanguageServer
internal import RuleKinds
internal import RulesJSON
internal import SourceText

/// The call hierarchy: what a rule uses, and which rules use it.
extension RulesServer {
  mutating func prepareCalls(_ params: JSON) throws(RPCError) -> JSON {
    guard let asked = try position(params), let found = asked.analysis.occurrences?.at(asked.offset, in: asked.file),
      let item = callItem(found.target.rule, asked.folder, asked.analysis)
    else { return .null }
    return .array([item])
  }

  mutating func incomingCalls(_ params: JSON) -> JSON {
    calls(params, "from") {
      $0.uses(of: $1)
    } by: {
      $0.user
    }
  }

  mutating func outgoingCalls(_ params: JSON) -> JSON {
    calls(params, "to") {
      $0.uses(by: $1)
    } by: {
      $0.target.rule
    }
  }

  private mutating func calls(
    _ params: JSON, _ key: String, _ uses: (RuleIndex, RulePath) -> [RuleUse], by other: (RuleUse) -> RulePath
  ) -> JSON {
    guard let data = params["item"]?["data"], let folder = data["folder"]?.stringValue, let kind = data["kind"]?.stringValue,
      let name = data["name"]?.stringValue, let analysis = workspaces[folder]?.parsedAnalysis(), let index = analysis.index,
      let converter = converter(folder, analysis)
    else { return .null }
    let path = RulePath(kind, name)
    var order: [RulePath] = []
    var ranges: [RulePath: [JSON]] = [:]
    for use in uses(index, path) where other(use) != path {
      let rule = other(use)
      if ranges[rule] == nil { order.append(rule) }
      let range = converter.range(use.span)
      if !(ranges[rule]?.contains(range) ?? false) { ranges[rule, default: []].append(range) }
    }
    return .array(
      order.compactMap { rule in
        callItem(rule, folder, analysis).map { item in
          .members([key: item, "fromRanges": .array(ranges[rule] ?? [])])
        }
      })
  }

  private func callItem(_ path: RulePath, _ folder: String, _ analysis: Analysis) -> JSON? {
    guard let rule = analysis.index?[path], let converter = converter(folder, analysis) else { return nil }
    let whole = Span(rule.key.file, Int(rule.key.start), Int(max(rule.key.end, rule.value.end)))
    return .members([
      "name": .string(rule.name), "kind": .int(Self.symbolKind(rule.kind)), "detail": .string(rule.singular),
      "uri": .string(converter.uri(rule.key.file)), "range": converter.range(whole), "selectionRange": converter.range(rule.key),
      "data": .members(["folder": .string(folder), "kind": .string(rule.kind), "name": .string(rule.name)]),
    ])
  }
}
