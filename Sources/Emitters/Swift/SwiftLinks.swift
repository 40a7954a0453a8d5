internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Whether these rules have links: without a scheme no address can be made.
  var hasLinks: Bool { bundle.count(.router) > 0 && bundle.count(.deepLinks) > 0 }

  /// A case for every link, with an id for every parameter that is one: a link without its id does not compile.
  func links() -> [UInt8] {
    var text = header(["public import RulesRuntime"])
    let scheme = bundle.text(bundle.router[0].scheme)
    text.doc(
      "The links into the app: `\(scheme)://...`. They only navigate. Every link that is made reads back as the same one.")
    text.block("public enum \(prefix)Link: Sendable, Hashable") { text in
      for link in 0..<bundle.count(.deepLinks) {
        let doc = docs["deep_links", bundle.name(.deepLinks, link)]
        text.doc("\(doc?.about ?? "") `\(pattern(of: link))`", doc?.sources ?? [])
        let values = ids(of: link).map { "\(SwiftName.bare($0)): LinkID" }.joined(separator: ", ")
        text.line("case \(caseName(link))\(values.isEmpty ? "" : "(\(values))")")
      }
      text.line()
      parsing(&text)
      text.line()
      properties(&text)
      text.line()
      routing(&text)
    }
    text.line()
    outcomes(&text)
    return text.bytes
  }

  private func parsing(_ text: inout SwiftText) {
    text.doc("The link that some bytes are, as they arrived. Hand over what the system gave, not an address that a library has mended.")
    text.block("public init(parsing bytes: [UInt8]) throws(LinkRefusal)") { text in
      text.line("self.init(try \(prefix).rules.link(parsing: bytes))")
    }
    text.line()
    text.doc("The link that a text is; throws why it is none.")
    text.block("public init(parsing text: String) throws(LinkRefusal)") { text in
      text.line("self.init(try \(prefix).rules.link(parsing: text))")
    }
    text.line()
    text.block("init(_ link: DeepLink)") { text in
      text.line("switch link.ordinal {")
      for link in 0..<bundle.count(.deepLinks) {
        let values = ids(of: link).enumerated().map { "\(SwiftName.bare($0.element)): link.ids[\($0.offset)]" }.joined(separator: ", ")
        text.line("case \(link): self = .\(caseName(link))\(values.isEmpty ? "" : "(\(values))")")
      }
      text.line("default: fatalError(\"the parser gives only links of these rules\")")
      text.line("}")
    }
  }

  private func properties(_ text: inout SwiftText) {
    let all = Array(0..<bundle.count(.deepLinks))
    text.doc("The address.")
    text.line("public var text: String { \(prefix).rules.text(of: link) }")
    text.line()
    text.doc("The link's name in the rules.")
    text.table("public var name: \(type("deep_links", "deep link"))", all.map { (".\(caseName($0))", ".\(caseName($0))") })
    text.line()
    text.doc("The screen that it opens.")
    text.table("public var opens: \(type("routes", "route"))", all.map { (".\(caseName($0))", route($0, DeepLinkRow.At.opens)) })
    text.line()
    text.doc("The screen to open when what it names is gone; nil when it names nothing that can go.")
    text.table(
      "public var whenGone: \(type("routes", "route"))?", all.map { (".\(caseName($0))", route($0, DeepLinkRow.At.whenGone)) })
    text.line()
    text.doc("The same as the runtime has it.")
    text.table(
      "public var link: DeepLink",
      all.map { link in
        let names = ids(of: link).map { SwiftName.member($0) }.joined(separator: ", ")
        return (
          names.isEmpty ? ".\(caseName(link))" : ".\(caseName(link))(let \(names.replacing(", ", with: ", let ")))",
          "DeepLink(ordinal: \(link)\(names.isEmpty ? "" : ", ids: [\(names)]"))"
        )
      })
  }

  private func caseName(_ link: Int) -> String { member(.deepLinks, link) }

  private func route(_ link: Int, _ column: Int) -> String {
    bundle.optional(.deepLinks, link, column).map { ".\(member(.routes, $0))" } ?? "nil"
  }

  func linkParameters(_ link: Int) -> [(name: String, kind: LinkParameterKind?, value: String)] {
    bundle.deepLinks[link].parameters.map { row in
      (
        bundle.text(bundle.linkParameters[row].parameter),
        bundle.linkParameters[row].kind,
        bundle.text(bundle.linkParameters[row].value)
      )
    }
  }

  private func ids(of link: Int) -> [String] { linkParameters(link).filter { $0.kind == .id }.map(\.name) }

  /// `scheme://practice/session?id={session}`
  private func pattern(of link: Int) -> String {
    let query = linkParameters(link).map { "\($0.name)=\($0.kind == .id ? "{\($0.value)}" : $0.value)" }.joined(separator: "&")
    return "\(bundle.text(bundle.router[0].scheme))://\(bundle.text(bundle.deepLinks[link].path))"
      + (query.isEmpty ? "" : "?\(query)")
  }
}
