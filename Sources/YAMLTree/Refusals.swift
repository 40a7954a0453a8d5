import CLibYAML
import Diagnostics
import SourceText

/// YAML that rule files do not use: anchors, aliases, tags, several documents.
extension TreeBuilder {
  mutating func refuse(_ properties: Properties, of index: Int, end: Int, isScalar: Bool) {
    if let anchor = properties.anchor {
      let remove = Fix.Edit(Span(file, anchor.lowerBound, endOfBlanks(anchor.upperBound)), "")
      diagnostics.append(
        Diagnostic(
          YAMLProblems.anchor, "anchors are not used in rule files", at: span(anchor), "nothing may refer back to this",
          helps: ["write `\(source.text(anchor))` out where it is needed, or quote the text if the `&` belongs to it"],
          fixes: [Fix("remove the anchor", .maybeIncorrect, [remove])]))
      storage.poison(index)
    }
    guard let tag = properties.tag else { return }
    storage.poison(index)
    let whole = tag.lowerBound..<max(tag.upperBound, end)
    if isScalar, properties.anchor == nil, looksLikeCondition(tag, end) {
      let text = source.text(whole)
      let word = source.text(tag.lowerBound + 1..<tag.upperBound)
      let instead = tag.upperBound == whole.upperBound ? ["quote this condition, or write `not \(word)`"] : ["quote this condition"]
      diagnostics.append(
        Diagnostic(
          YAMLProblems.tag, "a value that begins with `!` is a tag in YAML", at: span(whole), "a condition must be quoted here",
          helps: instead, fixes: [Fix("quote the condition", .machineApplicable, [.init(span(whole), Quoting.quoted(text))])]))
    } else {
      let remove = Fix.Edit(Span(file, tag.lowerBound, endOfBlanks(tag.upperBound)), "")
      diagnostics.append(
        Diagnostic(
          YAMLProblems.tag, "the tag `\(source.text(tag))` is not used in rule files", at: span(tag),
          "the type of a value comes from its place", helps: ["remove the tag, or quote the text if the `!` belongs to it"],
          fixes: [Fix("remove the tag", .maybeIncorrect, [remove])]))
    }
  }

  /// `!is_guest`, `!(a) == b`, but not `!!str x`, `!<uri> x`, `!include x`: after a tag stands a value, after a negation an operator.
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
      YAMLProblems.alias, "aliases are not used in rule files", at: Span(file, start, end), "this repeats another part of the file",
      helps: ["write the value out, or quote the text if the `*` belongs to it"])
  }

  mutating func refuseDocument(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let (start, end) = range(event)
    var last = max(start, end)
    if last == start { while last < bytes.count, !isBlank(bytes[last]) { last += 1 } }
    diagnostics.append(
      Diagnostic(
        YAMLProblems.severalDocuments, "a second document begins here", at: Span(file, start, last), "a rule file holds one document",
        helps: ["remove this line, or move what follows to a file of its own"]))
  }

  func span(_ range: Range<Int>) -> Span { Span(file, range.lowerBound, range.upperBound) }

  private func endOfBlanks(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    return end
  }
}

func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
