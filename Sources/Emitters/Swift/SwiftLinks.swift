internal import RuleKinds
internal import RulesBundle

extension SwiftEmitter {
  /// Whether the rules have links. Links require a scheme.
  var hasLinks: Bool { bundle.count(.router) > 0 && bundle.count(.deepLinks) > 0 }

  /// Generates a case for each link, with the ids in its parameters. A missing id is a compile error.
  func links() -> [UInt8] {
    var text = header(["public import RulesRuntime"])
    let scheme = bundle.text(bundle.router[0].scheme)
    text.doc(
      "The deep links of the app: `\(scheme)://...`. They only navigate. Parsing the text of a link returns the same link.")
    text.block("public enum \(prefix)DeepLink: Sendable, Hashable") { text in
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
    text.doc(
      "Parses the bytes of a link. Pass the unchanged bytes from the system, not a URL that a library has normalized. Throws if they are not a link of these rules."
    )
    text.block("public init(parsing bytes: [UInt8]) throws(LinkError)") { text in
      text.line("self.init(try \(prefix).rules.link(parsing: bytes))")
    }
    text.line()
    text.doc("Parses the text of a link. Throws if it is not a link of these rules.")
    text.block("public init(parsing text: String) throws(LinkError)") { text in
      text.line("self.init(try \(prefix).rules.link(parsing: text))")
    }
    text.line()
    text.block("init(_ link: DeepLink)") { text in
      text.line("switch link.ordinal {")
      for link in 0..<bundle.count(.deepLinks) {
        let values = ids(of: link).enumerated().map { "\(SwiftName.bare($0.element)): link.ids[\($0.offset)]" }.joined(separator: ", ")
        text.line("case \(link): self = .\(caseName(link))\(values.isEmpty ? "" : "(\(values))")")
      }
      text.line("default: fatalError(\"the parser returns only links of these rules\")")
      text.line("}")
    }
  }

  private func properties(_ text: inout SwiftText) {
    let all = Array(0..<bundle.count(.deepLinks))
    text.doc("The link as text.")
    text.line("public var text: String { \(prefix).rules.text(of: link) }")
    text.line()
    text.doc("The type of the link, without its ids.")
    text.table("public var type: \(type("deep_links", "deep link type"))", all.map { (".\(caseName($0))", ".\(caseName($0))") })
    text.line()
    text.doc("The screen that the link opens.")
    text.table("public var destination: \(type("routes", "route"))", all.map { (".\(caseName($0))", route($0, DeepLinkRow.At.opens)) })
    text.line()
    text.doc("The screen to open if the target of the link no longer exists; nil if the link has no target.")
    text.table(
      "public var fallbackDestination: \(type("routes", "route"))?", all.map { (".\(caseName($0))", route($0, DeepLinkRow.At.whenGone)) })
    text.line()
    text.doc("The link in the type of the runtime.")
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

  /// Returns the pattern of a link: `scheme://practice/session?id={session}`.
  private func pattern(of link: Int) -> String {
    let query = linkParameters(link).map { "\($0.name)=\($0.kind == .id ? "{\($0.value)}" : $0.value)" }.joined(separator: "&")
    return "\(bundle.text(bundle.router[0].scheme))://\(bundle.text(bundle.deepLinks[link].path))"
      + (query.isEmpty ? "" : "?\(query)")
  }
}
