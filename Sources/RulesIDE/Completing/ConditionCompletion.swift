internal import Conditions
internal import RuleKinds
internal import RulesCompiler
internal import SourceText

/// Proposals inside a condition.
struct ConditionCompletion {
  private let rules: CheckedRules
  /// The text of the condition up to the cursor.
  private let text: [UInt8]

  init(_ rules: CheckedRules, _ text: [UInt8]) { (self.rules, self.text) = (rules, text) }

  /// The proposals, and the number of bytes before the cursor that they replace.
  func items() -> (items: [CompletionItem], replacing: Int) {
    let tokens = ConditionCompiler.tokens(in: ConditionSource(text: closed, file: FileID(0), start: 0))
      .filter { $0.range.lowerBound < text.count }
    if let quoted = openQuote {
      let prefix = text.count - quoted
      if isAfter("plan_can(", before: quoted - 1) {
        return (rules.book.capabilities.entries.map { Self.rule($0.name.text, Capability.key, "capability") }, prefix)
      }
      let before = tokens.filter { $0.range.upperBound < quoted }
      return (values(comparedIn: before).map { CompletionItem(label: $0, icon: .enumMember, detail: "value", rank: 0) }, prefix)
    }
    let word = text.reversed().prefix { $0.isWordPart }.count
    let before = tokens.filter { $0.range.upperBound <= text.count - word }
    let wanted = wantedType(before)
    var items = names(wanted)
    if let name = compared(in: before), let values = type(of: name)?.values {
      items += values.map { CompletionItem(label: "'\($0)'", icon: .enumMember, detail: "value of \(name)", rank: 0) }
    }
    if isAfterOperand(before) {
      items += ["&&", "||", "==", "!=", "<", "<=", ">", ">=", "in", "? :"].map { CompletionItem(label: $0, icon: .operator, rank: 2) }
    }
    return (items, word)
  }

  private func names(_ wanted: ConditionType?) -> [CompletionItem] {
    func rank(_ type: ConditionType?) -> Int {
      guard let wanted, let type else { return 1 }
      return type.withoutNull == wanted.withoutNull ? 0 : 1
    }
    var items: [CompletionItem] = rules.book.conditions.entries.map {
      var item = Self.rule($0.name.text, Condition.key, "bool, condition")
      item.rank = rank(.bool)
      return item
    }
    for entry in rules.book.facts.entries {
      let type = ConditionType(entry.value, plans: rules.typed.ordinals.plans)
      var item = Self.rule(entry.name.text, Fact.key, type.description, .variable)
      item.rank = rank(type)
      items.append(item)
    }
    for (name, type) in rules.languageFacts.sorted(by: { $0.key < $1.key }) where name == Ordinals.planFact {
      items.append(CompletionItem(label: name, icon: .variable, detail: type, rank: 0))
    }
    for entry in rules.book.limits.entries {
      var item = Self.rule(entry.name.text, Limit.key, "int or null, limit", .constant)
      (item.label, item.rank) = ("limits.\(entry.name.text)", rank(.int))
      items.append(item)
    }
    for entry in rules.book.settings.entries {
      var item = Self.rule(entry.name.text, Setting.key, "setting", .constant)
      item.label = "settings.\(entry.name.text)"
      items.append(item)
    }
    items += ConditionWords.functions.map {
      CompletionItem(label: $0.name, icon: .function, detail: $0.signature, about: $0.about, text: $0.snippet, isSnippet: true)
    }
    return items + ["true", "false", "null"].map { CompletionItem(label: $0, icon: .keyword, rank: 2) }
  }

  private static func rule(_ name: String, _ kind: String, _ detail: String, _ icon: CompletionItem.Icon = .function) -> CompletionItem {
    CompletionItem(label: name, icon: icon, detail: detail, rule: (kind, name))
  }

  /// The text with a closing quote, so that its tokens are complete.
  private var closed: [UInt8] { openQuote == nil ? text : text + [UInt8(ascii: "'")] }

  /// The offset after the quote that is open at the cursor.
  private var openQuote: Int? {
    var open: Int?
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: "'") { open = open == nil ? index + 1 : nil }
    return open
  }

  private func isAfter(_ word: String, before end: Int) -> Bool {
    let trimmed = text[..<max(0, end)].reversed().drop { $0 == 0x20 }.reversed()
    return trimmed.suffix(word.utf8.count).elementsEqual(word.utf8)
  }

  private func type(of name: String) -> ConditionType? {
    if name == Ordinals.planFact { return .enumeration(rules.typed.ordinals.plans) }
    if name.hasPrefix("limits.") { return .int }
    if rules.book.conditions[name] != nil { return .bool }
    return rules.book.facts[name].map { ConditionType($0, plans: rules.typed.ordinals.plans) }
  }

  private static let comparisons: Set = ["==", "!=", "<", "<=", ">", ">=", "in"]

  /// The name on the left of the comparison that the cursor is in.
  private func compared(in tokens: [ConditionToken]) -> String? {
    guard let index = tokens.lastIndex(where: { Self.comparisons.contains($0.text) }), index > 0, tokens[index - 1].kind == .name,
      tokens[(index + 1)...].allSatisfy({ $0.kind == .string || ["[", ","].contains($0.text) })
    else { return nil }
    return tokens[index - 1].text
  }

  private func values(comparedIn tokens: [ConditionToken]) -> [String] { compared(in: tokens).flatMap(type)?.values ?? [] }

  /// The type that fits: that of the other side of a comparison, otherwise Boolean.
  private func wantedType(_ tokens: [ConditionToken]) -> ConditionType? {
    guard let last = tokens.last else { return .bool }
    if Self.comparisons.contains(last.text) { return compared(in: tokens).flatMap(type) }
    return ["&&", "||", "!", "(", "?", ":"].contains(last.text) ? .bool : nil
  }

  private func isAfterOperand(_ tokens: [ConditionToken]) -> Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .name, .string, .number, .capability: return true
    case .punctuation: return [")", "]"].contains(last.text)
    case .keyword: return last.text != "in"
    default: return false
    }
  }
}

extension UInt8 {
  /// Whether a byte is part of a name with dots.
  var isWordPart: Bool {
    self >= 0x30 && self <= 0x39 || self | 0x20 >= 0x61 && self | 0x20 <= 0x7A || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
  }
}
