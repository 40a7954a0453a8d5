package import RuleKinds
internal import SourceText

extension Queries {
  /// The page of a rule or of a value in it. `examples`: the rendered sentences, if the rule is a sentence.
  package func page(of path: RulePath, examples: [CopyExample]) -> RulePage? {
    guard let rule = index[path] else { return nil }
    let span =
      path.inside.isEmpty ? Span(rule.key.file, Int(rule.key.start), Int(max(rule.key.end, rule.value.end))) : index.places.span(path)
    var page = RulePage(
      kind: rule.kind, singular: rule.singular, name: rule.name, inside: path.inside,
      value: path.inside.isEmpty ? nil : index.written(path), place: place(of: path), about: rule.about, sources: rule.sources,
      definition: definition(span))
    addGovernance(path, to: &page)
    if path.inside.isEmpty { page.screens = screens(of: path) }
    page.words = path.inside.isEmpty ? examples : []
    page.longest = longest(path)
    page.usedBy = usedBy(path)
    return page
  }

  private static let longestDefinition = 40

  /// The lines of a rule, with the comment directly above it.
  private func definition(_ span: Span) -> RulePage.Definition {
    let file = sources[span.file]
    var first = file.lines.line(of: Int(span.start))
    let last = max(first, file.lines.line(of: max(Int(span.start), Int(span.end) - 1)))
    while first > 1, isComment(file.line(first - 1)) { first -= 1 }
    let lines = (first...last).map { file.line($0) }
    let shown = lines.prefix(Queries.longestDefinition)
    return RulePage.Definition(firstLine: first, lines: Array(shown), more: lines.count - shown.count)
  }

  private func isComment(_ line: String) -> Bool { line.drop { $0 == " " }.first == "#" }

  private func addGovernance(_ path: RulePath, to page: inout RulePage) {
    /// Whether a path concerns the requested value.
    func concerns(_ other: RulePath) -> Bool { path.hasPrefix(other) || other.hasPrefix(path) }
    for use in index.uses(by: path) where !use.isByPath {
      let name = use.target.parts[1]
      switch use.target.parts[0] {
      case Lock.key:
        guard let entry = lock(name), concerns(index.value(marked: use)), !page.locks.contains(where: { $0.id == name }) else { continue }
        let held = entry.held.filter { $0.path.rule == path.rule && concerns($0.path) }
        page.locks.append(.init(id: name, about: entry.lock.about, held: held, decision: entry.decided, place: entry.place))
      case Placeholder.key:
        let value = index.value(marked: use)
        guard let entry = placeholder(name), concerns(value) else { continue }
        page.undecided.append(
          .init(
            id: name, about: entry.placeholder.about, held: held(value), owner: entry.placeholder.owner, choices: entry.choices,
            decideBy: entry.placeholder.decideBy?.text, due: entry.due, state: entry.state,
            isDecided: entry.placeholder.decided != nil, place: entry.place))
      case Assumption.key:
        guard let assumption = book.assumptions[name], !page.assumptions.contains(where: { $0.id == name }) else { continue }
        page.assumptions.append(.init(id: name, says: assumption.says, place: place(of: use.target)))
      default: continue
      }
    }
    page.inForce = (lock(page.name)?.held ?? []) + (placeholder(page.name)?.held ?? [])
    page.isOfRemoteKind = book.remote.names.contains { RulePath(text: $0).parts.first == page.kind }
    for use in index.uses(of: path) where use.isByPath && concerns(use.target) {
      let name = use.user.parts[1]
      if let remote = book.remote[name], use.path == use.user {
        page.remote.append(.init(inside: use.target.inside, within: remote.within, place: place(of: use.user)))
      } else if let waiver = book.waivers[name] {
        page.waivers.append(
          .init(id: name, check: waiver.check, reason: waiver.reason, until: waiver.expires, place: place(of: use.user)))
      }
    }
  }

  /// The rules that name the rule, by kind. Waivers and remotely overridable values have their own sections.
  private func usedBy(_ path: RulePath) -> [RulePage.UseGroup] {
    let uses = index.uses(of: path).filter { use in
      use.user != path.rule && (path.inside.isEmpty || use.target.hasPrefix(path))
        && ![RemotePath.key, Waiver.key].contains(use.user.parts[0])
    }
    let groups = Dictionary(grouping: uses) { $0.user.parts[0] }
    return groups.keys.sorted { index.order(of: $0) < index.order(of: $1) }.map { kind in
      RulePage.UseGroup(kind: kind, uses: (groups[kind] ?? []).map(mention))
    }
  }

  private func mention(_ use: RuleUse) -> RulePage.Reference {
    let user = index[use.user]
    return RulePage.Reference(
      singular: user?.singular ?? use.user.parts[0], name: user?.name ?? use.user.parts.dropFirst().joined(separator: "/"),
      inside: use.path.inside, place: place(of: use.span))
  }
}

extension RemotePath {
  /// The allowed values as printed text.
  var within: String {
    if range.count == 2 { return "\(range[0]) to \(range[1])" }
    return isSwitch ? "true or false" : options.joined(separator: " | ")
  }
}
