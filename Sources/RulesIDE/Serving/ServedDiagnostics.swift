internal import Diagnostics
internal import LanguageServer
internal import RulesCompiler
internal import RulesJSON
internal import SourceText

extension RulesServer {
  /// Does what waits for the end of the queue: publishes diagnostics, or tells a client that pulls them that they changed. Returns whether more waits
  /// after what can be sent now.
  @discardableResult package mutating func idle() -> Bool {
    guard phase == .running else { return false }
    readOutdated()
    if showFirstCheck() { return true }
    defer { _ = showFirstCheck() }
    for folder in workspaces.keys.sorted() {
      guard workspaces[folder]?.isChanged ?? false || announced[folder] != workspaces[folder]?.revision else { continue }
      if abilities.pullsDiagnostics {
        let isFirst = announced[folder] == nil
        let before = announced[folder]
        _ = workspaces[folder]?.analysis()
        announced[folder] = workspaces[folder]?.revision
        if !isFirst, before != announced[folder], abilities.refreshesDiagnostics { ask("workspace/diagnostic/refresh", .null) }
      } else if let early = diagnosticsOfNames(in: folder) {
        for (uri, items) in early.sorted(by: { $0.key < $1.key }) { publish(.array(items), uri, folder) }
        return true
      } else {
        publish(folder)
      }
    }
    return false
  }

  /// Returns the errors of syntax and names in large rules after an edit, by URI. Nil if everything is checked as fast.
  private mutating func diagnosticsOfNames(in folder: String) -> [String: [JSON]]? {
    guard let analysis = workspaces[folder]?.names(inRulesOf: host.largeRules), let converter = converter(folder, analysis) else {
      return nil
    }
    return converter.byURI(analysis.compilation.diagnostics)
  }

  private mutating func publish(_ folder: String) {
    let all = diagnostics(in: folder)
    announced[folder] = workspaces[folder]?.revision
    for uri in Set((published[folder] ?? [:]).keys).union(all.keys).sorted() { publish(.array(all[uri] ?? []), uri, folder) }
  }

  /// Publishes the diagnostics of a file if they changed.
  private mutating func publish(_ items: JSON, _ uri: String, _ folder: String) {
    if published[folder]?[uri] ?? .array([]) == items { return }
    let version = version(of: uri)
    send("textDocument/publishDiagnostics", .members(["uri": .string(uri), "version": version.map { .int($0) }, "diagnostics": items]))
    published[folder, default: [:]][uri] = items == .array([]) ? nil : items
  }

  private mutating func version(of uri: String) -> Int64? {
    guard let place = place(of: uri), let workspace = workspaces[place.folder], workspace.isOpen(place.name) else { return nil }
    return workspace.document(place.name)?.version
  }

  /// Returns the diagnostics of a rules folder by URI, those of `rulebook check` in the same order.
  mutating func diagnostics(in folder: String) -> [String: [JSON]] {
    guard let analysis = workspaces[folder]?.analysis(), let converter = converter(folder, analysis) else { return [:] }
    let failures = lenses[folder]?.failures(at: workspaces[folder]?.revision ?? 0) ?? []
    return converter.byURI(analysis.compilation.diagnostics + failures)
  }

  func converter(_ folder: String, _ analysis: Analysis) -> Converter? {
    guard let workspace = workspaces[folder] else { return nil }
    let page = host.explanationPage
    return Converter(
      workspace: workspace, sources: analysis.sources, encoding: encoding, abilities: abilities,
      moved: workspace.moved(since: analysis), page: { page(folder, $0) })
  }

  /// Answers `textDocument/diagnostic`.
  mutating func pullDiagnostics(_ params: JSON) throws(RPCError) -> JSON {
    let uri = try Self.uri(params)
    guard let place = place(of: uri) else { return .members(["kind": .string("full"), "items": .array([])]) }
    // An error of syntax or of a name is shown at once. When everything is checked, the client is asked to pull again.
    if abilities.refreshesDiagnostics, let items = diagnosticsOfNames(in: place.folder)?[Self.canonical(uri)] {
      return Self.report(.array(items), params["previousResultId"]?.stringValue)
    }
    let items = JSON.array(diagnostics(in: place.folder)[Self.canonical(uri)] ?? [])
    announced[place.folder] = workspaces[place.folder]?.revision
    return Self.report(items, params["previousResultId"]?.stringValue)
  }

  /// Answers `workspace/diagnostic`: every file with diagnostics, and those that had some before.
  mutating func pullWorkspaceDiagnostics(_ params: JSON) -> JSON {
    var previous: [String: String] = [:]
    for entry in params["previousResultIds"]?.arrayValue ?? [] {
      if let uri = entry["uri"]?.stringValue, let value = entry["value"]?.stringValue { previous[uri] = value }
    }
    var reports: [JSON] = []
    for folder in workspaces.keys.sorted() {
      let all = diagnostics(in: folder)
      let gone = previous.keys.filter { all[$0] == nil && workspaces[folder]?.name(of: FileAddress.path($0) ?? "") != nil }
      for uri in (Array(all.keys) + gone).sorted() {
        guard case .object(let members) = Self.report(.array(all[uri] ?? []), previous[uri]) else { continue }
        let version = version(of: uri).map { JSON.int($0) } ?? .null
        reports.append(.object(members + [.init(key: "uri", value: .string(uri)), .init(key: "version", value: version)]))
      }
      announced[folder] = workspaces[folder]?.revision
    }
    return .members(["items": .array(reports)])
  }

  /// A report whose id is a hash of its items, so that an unchanged report needs no items.
  private static func report(_ items: JSON, _ previous: String?) -> JSON {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in items.compact() { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let id = String(hash, radix: 16)
    if id == previous { return .members(["kind": .string("unchanged"), "resultId": .string(id)]) }
    return .members(["kind": .string("full"), "resultId": .string(id), "items": items])
  }

  /// The URI as the server writes it, because clients escape characters differently.
  static func canonical(_ uri: String) -> String { FileAddress.path(uri).map(FileAddress.uri) ?? uri }
}
