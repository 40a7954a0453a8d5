internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// Reports keys whose values are named after other keys next to them, although the same is there with their own name.
enum ValueOfOtherKey {
  static let explanation = Explanation(
    "value.of-other-key", .warning, waivable: true,
    finds: "A key with a value that is named after another key next to it, although there is one that is named after the key itself.",
    why: "Two values that are exchanged are both valid, so nothing else notices it.",
    example: "tells: {reset: component.countdown, countdown: component.reset}",
    instead: "tells: {reset: component.reset, countdown: component.countdown}")

  static let check = Check(explanation) { context, diagnostics in
    guard context.reportedErrors.isEmpty else { return }
    for kind in RuleBookSchema.schema.fields.map(\.key) where !registers.contains(kind) {
      for root in context.places.files(of: kind) { look(root, kind, context, &diagnostics) }
    }
  }

  /// The kinds whose rules only name or describe others.
  private static let registers = RuleBook.descriptiveKinds.union([Invariant.key])

  private static func look(_ node: Node, _ kind: String, _ context: CheckContext, _ diagnostics: inout [Diagnostic]) {
    if node.kind == .sequence { for item in node.items { look(item, kind, context, &diagnostics) } }
    guard node.kind == .mapping else { return }
    let scalars = node.entries.filter { $0.value.kind == .scalar && isName($0.value.text) }
    var reported: Set<String> = []
    for entry in scalars where !reported.contains(entry.key.text) {
      let (key, parts) = (words(entry.key.text), words(entry.value.text))
      if has(parts, key) { continue }
      for other in scalars where other.key.text != entry.key.text {
        let otherKey = words(other.key.text)
        guard has(parts, otherKey), !has(key, otherKey), !has(otherKey, key) else { continue }
        let own = replacing(otherKey, by: key, in: entry.value.text)
        guard let own, own == other.value.text || isDeclared(own, context) else { continue }
        let isSwapped = own == other.value.text
        reported.insert(other.key.text)
        diagnostics.append(
          Diagnostic(
            explanation,
            isSwapped
              ? "`\(entry.key.text)` and `\(other.key.text)` have each other's value"
              : "`\(entry.key.text)` has the value `\(entry.value.text)`, which is named after `\(other.key.text)`",
            at: entry.value.span, "named after `\(other.key.text)`", secondary: [.init(other.value.span, "of `\(other.key.text)`")],
            helps: ["write `\(own)`"],
            fixes: isSwapped
              ? [
                Fix(
                  "swap the two values", .maybeIncorrect,
                  [
                    .init(entry.value.span, other.value.source(of: other.value.span)),
                    .init(other.value.span, entry.value.source(of: entry.value.span)),
                  ])
              ] : Fix.write([own], at: entry.value.span)))
        break
      }
    }
    for entry in node.entries where entry.value.kind != .scalar { look(entry.value, kind, context, &diagnostics) }
  }

  private static func isName(_ text: String) -> Bool { !text.contains(" ") && (text.contains(".") || text.contains("_")) }

  private static func words(_ text: String) -> [Substring] { text.split { $0 == "." || $0 == "_" || $0 == "/" || $0 == "-" } }

  private static func has(_ parts: [Substring], _ words: [Substring]) -> Bool {
    guard !words.isEmpty, parts.count >= words.count else { return false }
    return (0...(parts.count - words.count)).contains { Array(parts[$0..<($0 + words.count)]) == words }
  }

  /// The name with the words of one key instead of those of another.
  private static func replacing(_ old: [Substring], by new: [Substring], in text: String) -> String? {
    guard let found = text.firstRange(of: old.joined(separator: "_")) else { return nil }
    return "\(text[..<found.lowerBound])\(new.joined(separator: "_"))\(text[found.upperBound...])"
  }

  private static func isDeclared(_ name: String, _ context: CheckContext) -> Bool {
    if name.hasPrefix("settings.") { return context.places.isDeclared(Setting.key, String(name.dropFirst("settings.".count))) }
    if name.hasPrefix("limits.") { return context.places.isDeclared(Limit.key, String(name.dropFirst("limits.".count))) }
    return [Copy.key, Setting.key, Fact.key].contains { context.places.isDeclared($0, name) }
  }
}
