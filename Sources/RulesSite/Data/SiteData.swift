internal import RuleKinds
internal import RuleQueries
internal import RulesBundle
internal import RulesJSON

/// Data for the scripts.
enum SiteData {
  /// Returns JSON that can stand in a page: without `<`, which could end a script.
  static func inline(_ value: JSON) -> String {
    String(decoding: harmless(value.compact()), as: UTF8.self)
  }

  /// Writes `<`, U+2028, and U+2029 as escapes.
  private static func harmless(_ json: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count + json.count / 16)
    var position = 0
    while position < json.count {
      let byte = json[position]
      let isSeparator = byte == 0xE2 && position + 2 < json.count && json[position + 1] == 0x80 && json[position + 2] & 0xFE == 0xA8
      if byte == UInt8(ascii: "<") {
        bytes += "\\u003c".utf8
      } else if isSeparator {
        bytes += (json[position + 2] == 0xA8 ? "\\u2028" : "\\u2029").utf8
      } else {
        bytes.append(byte)
      }
      position += isSeparator ? 3 : 1
    }
    return bytes
  }

  /// Returns a script that sets a global variable.
  static func script(_ name: StaticString, _ value: JSON) -> [UInt8] {
    Array("globalThis.\(name)=".utf8) + harmless(value.compact()) + Array(";\n".utf8)
  }
}

extension Site {
  /// What the scripts of all pages need: the facts that a persona can have, the plans, the languages, and the pages of ids. The search has what the facts
  /// mean.
  var data: JSON {
    let facts = input.book.facts.entries.filter { $0.value.value == nil && $0.value.from != .rules }.map { entry in
      JSON.object(
        [JSON.Member(key: "id", value: .string(entry.name.text))] + SiteData.type(entry.value.type, input.book)
          + SiteData.bounds(entry.value))
    }
    let plan = JSON.object(
      [
        .init(key: "id", value: .string(bundle.json.text("plan"))),
        .init(key: "about", value: .string("The plan. Without it, the rules derive it from other facts.")),
      ]
        + SiteData.type(.plan, input.book))
    let counted = Set(bundle.names("events").compactMap { bundle["events", $0]?["counted"]?.stringValue })
    var members: [JSON.Member] = [
      .init(key: "product", value: .string(bundle.json.text("product"))), .init(key: "plan", value: .string(bundle.json.text("plan"))),
      .init(key: "now", value: .string(bundle.json.text("now"))), .init(key: "plans", value: .array(bundle.plans.map { .string($0) })),
      .init(key: "facts", value: .array([plan] + facts)), .init(key: "counted", value: .array(counted.sorted().map { .string($0) })),
      .init(key: "languages", value: .array(input.languages.map { .string($0) })),
      .init(key: "pages", value: pagesOfKinds), .init(key: "spends", value: spends),
      .init(key: "used", value: used),
      // Of a sentence with a title, these surfaces show only the title.
      .init(
        key: "brief", value: .array(input.book.surfaces.entries.filter { $0.value.mostCharacters != nil }.map { .string($0.name.text) })),
    ]
    if let since = input.since { members.append(.init(key: "since", value: .string(since.name))) }
    if !input.book.manifest.copyLanguage.isEmpty {
      members.append(.init(key: "language", value: .string(input.book.manifest.copyLanguage)))
    }
    return .object(members)
  }

  /// The pages whose files are not named after their rules, because another page has this name.
  private var pagesOfKinds: JSON {
    .object(
      input.index.rules.compactMap { rule in
        guard let file = paths.file(rule.path), file != "\(rule.kind)/\(SitePaths.safe(rule.name)).html" else { return nil }
        return .init(key: "\(rule.kind)/\(rule.name)", value: .string(file))
      })
  }

  /// The event that uses up a limit, for the ladder and credits: the actions by event.
  private var spends: JSON {
    .object(bundle.names("ladder").map { .init(key: $0, value: .string(bundle["ladder", $0]?.text("counts") ?? "")) })
  }

  /// The facts that say how much of each limit is used.
  private var used: JSON {
    .object(bundle.names("limits").compactMap { name in bundle["limits", name]?["used"].map { .init(key: name, value: $0) } })
  }

  /// The entries of the search: kind, name, page, and text.
  var search: JSON {
    .array(
      lists.map { .array([.string("list"), .string($0.title), .string($0.file), .string($0.about), .string("")]) }
        + input.index.rules.compactMap { rule in
          guard let file = paths.file(rule.path) else { return nil }
          let sentence = words[rule.name].flatMap { rule.kind == Copy.key ? $0.first?.example.sentence : nil }
          return .array([
            .string(rule.singular), .string(rule.name), .string(file), .string(sentence ?? rule.about),
            .string(rule.sources.joined(separator: " ")),
          ])
        })
  }
}

extension SiteData {
  fileprivate static func type(_ type: FactType, _ book: RuleBook) -> [JSON.Member] {
    func named(_ name: String) -> [JSON.Member] { [.init(key: "type", value: .string(name))] }
    switch type {
    case .bool: return named("bool")
    case .int: return named("int")
    case .text: return named("text")
    case .id: return named("id")
    case .duration: return named("duration")
    case .timestamp: return named("timestamp")
    case .plan: return named("one_of") + [.init(key: "values", value: .array(book.plans.states.names.map { .string($0) }))]
    case .oneOf(let values): return named("one_of") + [.init(key: "values", value: .array(values.map { .string($0) }))]
    case .listOf(let item): return named("list") + [.init(key: "of", value: .string(item.rawValue))]
    }
  }

  fileprivate static func bounds(_ fact: Fact) -> [JSON.Member] {
    var members: [JSON.Member] = []
    if let least = fact.atLeast { members.append(.init(key: "least", value: .int(least))) }
    if let most = fact.atMost { members.append(.init(key: "most", value: .int(most))) }
    if fact.orNull { members.append(.init(key: "null", value: .bool(true))) }
    if fact.ifAbsent != nil { members.append(.init(key: "optional", value: .bool(true))) }
    if let of = fact.of { members.append(.init(key: "thing", value: .string(of))) }
    return members
  }
}
