internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports numbers that are written out in sentences.
enum CopyLiteralCap {
  static let explanation = Explanation(
    "copy.literal-cap", .warning, waivable: true,
    finds: "A number written out in a sentence.",
    why: "The number stays the same when the rule that holds it changes, and then the sentence is wrong.",
    example: "text: \"Free accounts can save up to 2 flows.\"",
    instead: "text: \"Free accounts can save up to {limit} flows.\"\nvalues: {limit: limits.saved_flows}")

  static let check = Check(explanation) { context, diagnostics in
    let holders = Holders(context)
    for text in context.spokenTexts where !context.isFaulty(Copy.key, text.copy.text) {
      for form in text.forms {
        for place in numbers(in: Array(form.text.utf8)) {
          let written = String(decoding: Array(form.text.utf8)[place], as: UTF8.self)
          let own = holders.values(of: written, saying: text.copy)
          let held = own.isEmpty ? holders.names(of: written) : own
          diagnostics.append(
            Diagnostic(
              explanation, "`\(text.copy.text)` contains the number `\(written)`, which does not change with the rules",
              at: context.span(of: place, in: form.path), "a written number",
              notes: held.isEmpty
                ? [] : ["\(written) is the value of \(held.quotedPhrase())"],
              helps: [own.isEmpty ? asValue : withoutNumber]))
        }
      }
    }
  }

  private static let asValue =
    "write `{name}`, and add its source under `values`: `name: limits.NAME`, `name: settings.NAME`, or a fact of the app"

  /// A sentence can show limits, settings, and facts, but no values of other rules.
  private static let withoutNumber =
    "write it without the number, such as `soon`, because a sentence cannot show that value; or waive this warning with a reason"

  static func isIn(_ text: String) -> Bool { !numbers(in: Array(text.utf8)).isEmpty }

  /// The index of the next digit of a number, which can follow the point or comma of a price.
  private static func goesOn(after index: Int, in text: [UInt8]) -> Int? {
    func isDigit(_ index: Int) -> Bool { index < text.count && (0x30...0x39).contains(text[index]) }
    if isDigit(index + 1) { return index + 1 }
    return index + 1 < text.count && [0x2E, 0x2C].contains(text[index + 1]) && isDigit(index + 2) ? index + 2 : nil
  }

  /// The numbers outside braces.
  private static func numbers(in text: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var isInside = false
    var index = 0
    while index < text.count {
      let start = index
      switch text[index] {
      case UInt8(ascii: "{"): isInside = true
      case UInt8(ascii: "}"): isInside = false
      case 0x30...0x39 where !isInside:
        while let next = goesOn(after: index, in: text) { index = next }
        found.append(start..<(index + 1))
      default: break
      }
      index += 1
    }
    return found
  }

  /// The limits and settings that hold a number, and the rules that use a sentence and hold the number.
  private struct Holders {
    private var names: [String: [String]] = [:]
    private let context: CheckContext

    init(_ context: CheckContext) {
      self.context = context
      for entry in context.book.limits.entries {
        for cell in entry.value.plans.cells {
          add("limits.\(entry.name.text)", context.places.node(RulePath(Limit.key, entry.name.text, "plans", cell.column.text)))
        }
      }
      for entry in context.book.settings.entries {
        add("settings.\(entry.name.text)", context.places.node(RulePath(Setting.key, entry.name.text, "value")))
      }
    }

    private mutating func add(_ name: String, _ node: Node?) {
      let digits = String(node?.text.prefix { $0.isASCII && $0.isNumber } ?? "")
      if digits.isEmpty || names[digits]?.contains(name) ?? false { return }
      names[digits, default: []].append(name)
    }

    /// The values that equal the number in rules that use the sentence, such as the lead time of a notification.
    func values(of number: String, saying copy: Name<Copy>) -> [String] {
      let rules = context.mentions(of: [], orUsing: Copy.key, named: [copy.text])
      return rules.filter { ![Copy.key, Scenario.key].contains($0.kind) }.flatMap { rule in
        let path = RulePath(rule.kind, rule.name)
        guard let node = context.places.node(path) else { return [String]() }
        return paths(in: node, path).filter { $0.number == number }.map { $0.path.parts.joined(separator: "/") }
      }
    }

    /// The scalars below a node that start with a number, such as `48h`, except strings and dates.
    private func paths(in node: Node, _ path: RulePath) -> [(path: RulePath, number: String)] {
      switch node.kind {
      case .scalar:
        let digits = node.text.prefix { $0.isASCII && $0.isNumber }
        let unit = node.text.dropFirst(digits.count)
        return digits.isEmpty || unit.count > 2 || !unit.allSatisfy({ $0.isLetter || $0 == "%" }) ? [] : [(path, String(digits))]
      case .sequence: return node.items.enumerated().flatMap { paths(in: $1, path.appending("\($0)")) }
      case .mapping: return node.entries.flatMap { paths(in: $0.value, path.appending($0.key.text)) }
      }
    }

    func names(of number: String) -> [String] { Array((names[number] ?? []).prefix(3)) }
  }
}
