internal import Diagnostics
internal import RequestFormat
internal import RuleKinds
internal import RulesCompiler
internal import SourceText
internal import YAMLTree

/// Proposals for the expected parts of an answer and the additional keys of a request, in scenarios.
struct AnswerCompletion {
  private let rules: CheckedRules
  private let context: CursorContext
  private let place: AnswerPlace
  /// The names of a kind.
  private let names: (String) -> [CompletionItem]

  /// Nil if the cursor is at another place.
  init?(_ rules: CheckedRules, _ context: CursorContext, _ bytes: [UInt8], names: @escaping (String) -> [CompletionItem]) {
    guard case .key? = context.path.first, context.path.contains(where: Self.begins),
      let start = Self.startOfEntry(in: bytes[..<context.replaced.lowerBound]),
      let before = Self.scenario(bytes[start..<context.replaced.lowerBound], context)
    else { return nil }
    let path = Self.path(context.path.dropFirst(), in: before)
    let place =
      AnswerPlace(path, in: before)
      // The question can follow the answer.
      ?? Self.scenario(bytes[start..<context.replaced.lowerBound], context, then: Self.rest(of: bytes, after: context)).flatMap {
        AnswerPlace(path, in: $0)
      }
    guard let place else { return nil }
    (self.rules, self.context, self.place, self.names) = (rules, context, place, names)
  }

  private static func begins(_ step: CursorContext.Step) -> Bool { [.key("then"), .key("each"), .key("with")].contains(step) }

  /// Parses the part of the scenario before the cursor, with the brackets that are open closed, and the lines of it that follow.
  private static func scenario(
    _ before: ArraySlice<UInt8>, _ context: CursorContext, then rest: ArraySlice<UInt8> = []
  ) -> Node? {
    var text = Array(before)
    if context.quote != nil { text.removeLast() }
    text += context.closing + rest
    var diagnostics: [Diagnostic] = []
    let tree = YAMLParser.parse(SourceFile(path: "", bytes: text), id: FileID(0), diagnostics: &diagnostics)
    return tree?.root?.entries.first { _ in true }?.value
  }

  /// The lines of the entry after that of the cursor, with the break before them.
  private static func rest(of bytes: [UInt8], after context: CursorContext) -> ArraySlice<UInt8> {
    guard let start = bytes[context.replaced.upperBound...].firstIndex(of: 0x0A) else { return [] }
    var end = start + 1
    while end < bytes.endIndex, " \r\n".utf8.contains(bytes[end]) { end = (bytes[end...].firstIndex(of: 0x0A) ?? bytes.endIndex - 1) + 1 }
    return bytes[start..<end]
  }

  /// The start of the last line that is not indented.
  private static func startOfEntry(in text: ArraySlice<UInt8>) -> Int? {
    var end = text.endIndex
    while true {
      let start = text[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? text.startIndex
      if start < text.endIndex, !" #\r\n".utf8.contains(text[start]) { return start }
      guard start > text.startIndex else { return nil }
      end = start - 1
    }
  }

  /// The path with the position of each item, which is the last one of its list.
  private static func path(_ steps: some Sequence<CursorContext.Step>, in scenario: Node) -> [String] {
    var node: Node? = scenario
    return steps.map { step in
      switch step {
      case .key(let key):
        node = node?[key]
        return key
      case .item:
        let items = node.map { Array($0.items) } ?? []
        node = items.last
        return "\(max(0, items.count - 1))"
      }
    }
  }

  /// The proposals.
  func items() -> [CompletionItem] {
    if !context.isValue {
      // A mapping in the place of a list or of a simple value matches it in part.
      if let key = place.key, key.keys.isEmpty || key.isList && context.path.last == .key(key.name) { return boundKeys(key) }
      return keys(place.keys)
    }
    guard let key = place.key else { return context.quote == nil ? keys(place.keys).map(\.inBraces) : [] }
    // An item of a list can be the name of an object instead of the object.
    if case .item? = context.path.last, !key.keys.isEmpty { return values(of: key) + keys(key.keys).map(\.inBraces) }
    let whole = values(of: key)
    if context.quote != nil { return whole }
    let isItem = context.path.last == .item
    let lists = key.isList && !isItem ? whole.map(\.inBrackets) : whole
    return lists + (isItem ? [] : bounds(of: key)) + (key.isList || key.keys.isEmpty ? [] : keys(key.keys).map(\.inBraces))
  }

  private func keys(_ keys: [DeclaredKey]) -> [CompletionItem] {
    keys.filter { !context.siblings.contains($0.name) }.map { key in
      CompletionItem(
        label: key.name, icon: .property, detail: AnswerKeyText.value(of: key), about: key.about,
        text: "\(key.name): \(key.isList ? "[$1]" : "$1")", isSnippet: true, rank: 0)
    }
  }

  private func values(of key: DeclaredKey) -> [CompletionItem] {
    switch key.values {
    case .words(let words): words.map { CompletionItem(label: $0, icon: .enumMember, rank: 0) }
    case .flag: ["true", "false"].map { CompletionItem(label: $0, icon: .keyword, rank: 0) }
    case .names(let kind): names(kind)
    case .number, .other:
      if let kind = ExpectationNames.kind(under: key.name) { names(kind) } else if key.name == "answer" { answersOfTable } else { [] }
    }
  }

  private var answersOfTable: [CompletionItem] {
    let answers = place.subject.flatMap { rules.book.tables[$0] }?.answers ?? []
    return answers.map { CompletionItem(label: $0, icon: .enumMember, detail: "answer of the table", rank: 0) }
  }

  /// The forms that match a value in part.
  private func bounds(of key: DeclaredKey) -> [CompletionItem] {
    [CompletionItem(label: "none", icon: .keyword, detail: "absent or empty", rank: 2)] + boundKeys(key).map(\.inBraces)
  }

  /// The keys of those forms.
  private func boundKeys(_ key: DeclaredKey) -> [CompletionItem] {
    if key.isList {
      return [
        CompletionItem(label: "contains", icon: .keyword, detail: "some of the items", text: "contains: [$1]", isSnippet: true, rank: 2)
      ]
    }
    return key.values != .number
      ? []
      : ["at_least", "at_most"].map {
        CompletionItem(label: $0, icon: .keyword, detail: "a bound", text: "\($0): $1", isSnippet: true, rank: 2)
      }
  }
}
