import CLibYAML
import Diagnostics
import SourceText

// Rejects the YAML features that rule files do not allow: anchors, aliases, tags, and several documents.
extension TreeBuilder {
  mutating func refuse(_ properties: Properties, of index: Int, end: Int, isScalar: Bool) {
    if let anchor = properties.anchor {
      let remove = Fix.Edit(Span(file, anchor.lowerBound, endOfBlanks(anchor.upperBound)), "")
      diagnostics.append(
        Diagnostic(
          YAMLProblems.anchor, "anchors are not allowed in rule files", at: span(anchor), "nothing can refer to this anchor",
          helps: ["repeat the value where it is needed, or quote the text if the `&` is part of it"],
          fixes: [Fix("remove the anchor", .maybeIncorrect, [remove])]))
      storage.invalidate(index)
    }
    guard let tag = properties.tag else { return }
    storage.invalidate(index)
    let whole = tag.lowerBound..<max(tag.upperBound, end)
    if isScalar, properties.anchor == nil, looksLikeCondition(tag, end) {
      let text = source.text(whole)
      let word = source.text(tag.lowerBound + 1..<tag.upperBound)
      let instead = tag.upperBound == whole.upperBound ? ["quote this condition, or write `not \(word)`"] : ["quote this condition"]
      diagnostics.append(
        Diagnostic(
          YAMLProblems.tag, "YAML reads a value that starts with `!` as a tag", at: span(whole), "this condition must be quoted",
          helps: instead, fixes: [Fix("quote the condition", .machineApplicable, [.init(span(whole), Quoting.quoted(text))])]))
    } else {
      let remove = Fix.Edit(Span(file, tag.lowerBound, endOfBlanks(tag.upperBound)), "")
      diagnostics.append(
        Diagnostic(
          YAMLProblems.tag, "the tag `\(source.text(tag))` is not allowed in rule files", at: span(tag),
          "the schema determines the type of a value", helps: ["remove the tag, or quote the text if the `!` is part of it"],
          fixes: [Fix("remove the tag", .maybeIncorrect, [remove])]))
    }
  }

  /// Whether a tag is a negated condition, such as `!is_guest` or `!(a) == b`, but not `!!str x`, `!<uri> x`, or `!include x`: a tag is
  /// followed by a value, a negation by an operator.
  private func looksLikeCondition(_ tag: Range<Int>, _ end: Int) -> Bool {
    guard tag.count > 1 else { return false }
    let first = bytes[tag.lowerBound + 1]
    guard isLetter(first) || first == 0x28 || first == 0x5F else { return false }
    var index = tag.upperBound
    while index < end, isBlank(bytes[index]) { index += 1 }
    if index >= end || first == 0x28 { return true }
    if "=!<>&|?+-*/%".utf8.contains(bytes[index]) { return true }
    return source.text(index..<min(index + 3, end)) == "in "
  }

  func aliasProblem(_ start: Int, _ end: Int) -> Diagnostic {
    Diagnostic(
      YAMLProblems.alias, "aliases are not allowed in rule files", at: Span(file, start, end), "this repeats another part of the file",
      helps: ["repeat the value here, or quote the text if the `*` is part of it"])
  }

  mutating func refuseDocument(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let (start, end) = range(event)
    var last = max(start, end)
    if last == start { while last < bytes.count, !isBlank(bytes[last]) { last += 1 } }
    diagnostics.append(
      Diagnostic(
        YAMLProblems.severalDocuments, "a second document starts here", at: Span(file, start, last), "a rule file contains one document",
        helps: ["remove this line, or move the content after it to another file"]))
  }

  func span(_ range: Range<Int>) -> Span { Span(file, range.lowerBound, range.upperBound) }

  private func endOfBlanks(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    return end
  }
}

func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
