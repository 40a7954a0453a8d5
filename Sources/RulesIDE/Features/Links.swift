internal import LanguageServer
internal import RuleKinds
internal import RulesCompiler
internal import RulesJSON
internal import SourceText
internal import YAMLTree

/// Links: the schema in the first comment, the documents that rules cite, and the pages that explain waived checks.
extension RulesServer {
  private static let schemaMark = Array("$schema=".utf8)

  mutating func documentLinks(_ params: JSON) throws(RPCError) -> JSON {
    guard let asked = try file(params) else { return .null }
    var links: [JSON] = []
    if let link = schemaLink(asked) { links.append(link) }
    if let rules = asked.analysis.rules, let occurrences = asked.analysis.occurrences {
      for one in occurrences.all(in: asked.file) where !one.isDeclaration {
        let isDocument = one.target.parts[0] == Document.key
        guard isDocument || !one.target.inside.isEmpty || asked.name.hasPrefix("waivers") else { continue }
        let key = rules.places.key(one.target)
        let line = asked.analysis.sources[key.file].position(of: Int(key.start)).line
        let title = isDocument ? rules.book.manifest.documents[one.target.parts[1]]?.title : nil
        links.append(
          .members([
            "range": asked.converter.range(one.span), "target": .string("\(asked.converter.uri(key.file))#L\(line)"),
            "tooltip": abilities.showsTooltipsOfLinks ? title.map { .string($0) } : nil,
          ]))
      }
    }
    return .array(links + checkLinks(asked))
  }

  /// The links of waivers to the pages that explain their checks.
  private func checkLinks(_ asked: AskedFile) -> [JSON] {
    guard let (kind, root) = asked.root, kind == Waiver.key else { return [] }
    return root.entries.compactMap { entry in
      guard let check = entry.value["check"], check.kind == .scalar, let page = host.explanationPage(asked.folder, check.text) else {
        return nil
      }
      return .members([
        "range": asked.converter.range(check.span), "target": .string(page),
        "tooltip": abilities.showsTooltipsOfLinks ? .string("What the check finds") : nil,
      ])
    }
  }

  /// The link of `# yaml-language-server: $schema=../generated/schema/limits.json`.
  private func schemaLink(_ asked: AskedFile) -> JSON? {
    let bytes = asked.document.bytes
    let line = asked.document.lines.content(of: 1, in: bytes)
    let mark = Self.schemaMark
    guard bytes[line].first == UInt8(ascii: "#"), line.count > mark.count,
      let start = (line.lowerBound...(line.upperBound - mark.count)).first(where: { bytes[$0..<$0 + mark.count].elementsEqual(mark) })
    else { return nil }
    let from = start + mark.count
    let path = bytes[from..<line.upperBound].prefix { $0 != 0x20 }
    guard !path.isEmpty else { return nil }
    let text = String(decoding: path, as: UTF8.self)
    let folder = (asked.folder + "/" + asked.name).split(separator: "/").dropLast().joined(separator: "/")
    let target = text.contains("://") ? text : FileAddress.uri(FileAddress.normalized("/\(folder)/\(text)"))
    return .members([
      "range": asked.document.range(from..<path.endIndex, encoding).json, "target": .string(target),
      "tooltip": abilities.showsTooltipsOfLinks ? .string("The JSON Schema of this file") : nil,
    ])
  }
}
