internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports keys whose values are named after other keys next to them, although the same is there with their own name.
enum ValueOfOtherKey {
  static let explanation = Explanation(
    "value.of-other-key", .warning, waivable: true,
    finds:
      "A key with a value that is named after another key next to it, although there is one that is named after the key itself; two items of a list with each other's value.",
    why: "Two values that are exchanged are both valid, so nothing else notices it.",
    example: "tells: {reset: component.countdown, countdown: component.reset}",
    instead: "tells: {reset: component.reset, countdown: component.countdown}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    for kind in RuleBookSchema.schema.fields.map(\.key) where !registers.contains(kind) {
      for root in context.places.files(of: kind) { look(root, RuleBookSchema.shape(at: RulePath(kind)), context, &diagnostics) }
    }
  }

  /// The kinds whose rules only name or describe others.
  private static let registers = RuleBook.descriptiveKinds.union([Invariant.key])

  /// A value with the words of its key and its own, and what it may name.
  private struct Entry {
    let key: String
    let value: Node
    let keyWords: [String]
    let parts: [String]
    let shape: Shape?

    init(_ key: String, _ value: Node, _ shape: Shape?) {
      (self.key, self.value, self.shape) = (key, value, shape)
      (keyWords, parts) = (ValueOfOtherKey.words(key), ValueOfOtherKey.words(value.text))
    }
  }

  private static func look(_ node: Node, _ shape: Shape?, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    if node.kind == .sequence {
      let item = shape.flatMap(itemShape)
      exchangedItems(Array(node.items), item, &diagnostics)
      for one in node.items { look(one, item, context, &diagnostics) }
    }
    guard node.kind == .mapping else { return }
    let scalars = node.entries.filter { $0.value.kind == .scalar && isName($0.value.text) }
      .map { Entry($0.key.text, $0.value, shape?.value(of: $0.key.text)) }
    var reported: Set<String> = []
    for entry in scalars where !reported.contains(entry.key) && !has(entry.parts, entry.keyWords) {
      for other in scalars where other.key != entry.key && !reported.contains(other.key) {
        guard let own = meant(entry, other, context) else { continue }
        reported.insert(other.key)
        report(entry, other, own, &diagnostics)
        break
      }
    }
    for entry in node.entries where entry.value.kind != .scalar {
      look(entry.value, shape?.value(of: entry.key.text), context, &diagnostics)
    }
  }

  /// The value that a key should have instead of one that is named after another key.
  private static func meant(_ entry: Entry, _ other: Entry, _ context: CheckContext) -> String? {
    if has(entry.parts, other.keyWords), !has(entry.keyWords, other.keyWords), !has(other.keyWords, entry.keyWords),
      let own = replacing(other.keyWords, by: entry.keyWords, in: entry.value.text),
      own == other.value.text || isDeclared(own, entry.shape, context)
    {
      return own
    }
    // Each of the two values shares words with the other key, and none with its own: `savedCap: limits.inbox, inboxCap: limits.saved`.
    let (key, otherKey, value, otherValue) = (stems(entry.keyWords), stems(other.keyWords), stems(entry.parts), stems(other.parts))
    let common = key.intersection(otherKey).union(value.intersection(otherValue))
    func share(_ a: Set<String>, _ b: Set<String>) -> Bool { !a.intersection(b).isSubset(of: common) }
    let isSwapped = share(key, otherValue) && !share(key, value) && !share(otherKey, otherValue)
    // The name of a setting says what it is for, so that one of the two names is enough.
    return isSwapped && (share(otherKey, value) || isSetting(entry) && isSetting(other)) ? other.value.text : nil
  }

  private static func isSetting(_ entry: Entry) -> Bool { entry.shape?.scalarForm == .reference(to: Setting.singular) }

  private static func report(_ entry: Entry, _ other: Entry, _ own: String, _ diagnostics: inout [Diagnostic]) {
    let isSwapped = own == other.value.text
    diagnostics.append(
      Diagnostic(
        explanation,
        isSwapped
          ? "`\(entry.key)` and `\(other.key)` have each other's value"
          : "`\(entry.key)` has the value `\(entry.value.text)`, which is named after `\(other.key)`",
        at: entry.value.span, "named after `\(other.key)`", secondary: [.init(other.value.span, "of `\(other.key)`")],
        helps: ["write `\(own)`"],
        fixes: isSwapped ? [swap(entry.value, other.value)] : Fix.write([own], at: entry.value.span)))
  }

  /// Reports two items of a list with each other's value: `{says: wait.long, after: wait_short}` next to `{says: wait.short, after: wait_long}`.
  private static func exchangedItems(_ items: [Node], _ shape: Shape?, _ diagnostics: inout [Diagnostic]) {
    guard shape?.isObject ?? false else { return }
    for (index, one) in items.enumerated() where one.kind == .mapping {
      for other in items.dropFirst(index + 1) where other.kind == .mapping {
        let pairs = one.entries.compactMap { entry -> (one: Node, other: Node)? in
          guard entry.value.kind == .scalar, let twin = other[entry.key.text], twin.kind == .scalar, isListed(entry.value.text),
            isListed(twin.text)
          else { return nil }
          return (entry.value, twin)
        }
        for (place, first) in pairs.enumerated() {
          guard let second = pairs.dropFirst(place + 1).first(where: { areExchanged((first.one, first.other), ($0.one, $0.other)) })
          else { continue }
          diagnostics.append(
            Diagnostic(
              explanation, "`\(first.one.text)` and `\(first.other.text)` are in each other's place", at: first.one.span,
              "next to `\(second.one.text)`", secondary: [.init(first.other.span, "next to `\(second.other.text)`")],
              helps: ["exchange the two"], fixes: [swap(first.one, first.other)]))
        }
      }
    }
  }

  /// Whether each of two values shares words with the neighbor of the other one, and none with its own.
  private static func areExchanged(_ values: (Node, Node), _ neighbors: (Node, Node)) -> Bool {
    let (one, other) = (stems(words(values.0.text)), stems(words(values.1.text)))
    let (next, far) = (stems(words(neighbors.0.text)), stems(words(neighbors.1.text)))
    let common = one.intersection(other).union(next.intersection(far))
    func share(_ a: Set<String>, _ b: Set<String>) -> Bool { !a.intersection(b).isSubset(of: common) }
    return share(one, far) && share(other, next) && !share(one, next) && !share(other, far)
  }

  /// Whether a value is a name of several words, such as `wait_short` or `ERR-WAIT-SHORT`.
  private static func isListed(_ text: String) -> Bool { !text.contains(" ") && words(text).count > 1 }

  private static func swap(_ one: Node, _ other: Node) -> Fix {
    Fix(
      "swap the two values", .maybeIncorrect,
      [.init(one.span, other.source(of: other.span)), .init(other.span, one.source(of: one.span))])
  }

  private static func isName(_ text: String) -> Bool { !text.contains(" ") && (text.contains(".") || text.contains("_")) }

  private static func words(_ text: String) -> [String] {
    text.split { $0 == "." || $0 == "_" || $0 == "/" || $0 == "-" }.map(String.init)
  }

  /// The words of a name and of its parts in camel case, in lower case and in the singular.
  private static func stems(_ words: [String]) -> Set<String> {
    var stems: Set<String> = []
    for word in words {
      if word.allSatisfy({ !$0.isLowercase }) {
        add(word.lowercased(), to: &stems)
        continue
      }
      var stem = ""
      for letter in word {
        if letter.isUppercase {
          add(stem, to: &stems)
          stem = ""
        }
        stem += letter.lowercased()
      }
      add(stem, to: &stems)
    }
    return stems
  }

  private static func add(_ stem: String, to stems: inout Set<String>) {
    let isPlural = stem.count > 3 && stem.hasSuffix("s")
    if stem.count > 2 { stems.insert(isPlural ? String(stem.dropLast()) : stem) }
  }

  private static func has(_ parts: [String], _ words: [String]) -> Bool {
    guard !words.isEmpty, parts.count >= words.count else { return false }
    return (0...(parts.count - words.count)).contains { Array(parts[$0..<($0 + words.count)]) == words }
  }

  /// The name with the words of one key instead of those of another.
  private static func replacing(_ old: [String], by new: [String], in text: String) -> String? {
    guard let found = text.firstRange(of: old.joined(separator: "_")) else { return nil }
    return "\(text[..<found.lowerBound])\(new.joined(separator: "_"))\(text[found.upperBound...])"
  }

  /// Whether a key can have a name as its value: a rule of the kind that the schema names, or whatever an expression can use.
  private static func isDeclared(_ name: String, _ shape: Shape?, _ context: CheckContext) -> Bool {
    switch shape?.scalarForm {
    case .reference(let singular)?:
      let kind = RuleBookSchema.schema.fields.first { if case .named(singular, _) = $0.shape { true } else { false } }
      return kind.map { context.places.isDeclared($0.key, name) } ?? false
    case .expression?:
      let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
      if parts.count == 2, let kind = [Setting.key, Limit.key].first(where: { $0 == parts[0] }) {
        return context.places.isDeclared(kind, parts[1])
      }
      return context.places.isDeclared(Fact.key, name)
    default: return false
    }
  }

  private static func itemShape(_ shape: Shape) -> Shape? {
    switch shape {
    case .list(let item, _), .oneOrMany(let item, _): item
    default: nil
    }
  }
}
