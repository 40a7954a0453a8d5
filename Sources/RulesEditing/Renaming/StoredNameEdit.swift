internal import Diagnostics
internal import SourceText
internal import YAMLTree

/// Adds the key `was` to a rule, or removes it.
struct StoredNameEdit {
  /// The mapping of the rule, which is not empty.
  let node: Node
  let bytes: [UInt8]
  /// The keys that the formatter places before `was`.
  let keys: [String]

  private var isFlow: Bool { bytes[Int(node.span.start)] == UInt8(ascii: "{") }

  func adding(_ name: String) -> Fix.Edit {
    let text = "was: \(RenamedName.written(name))"
    let anchor = Array(node.entries).last { keys.contains($0.key.text) && isOneLine($0.value.span) }
    guard let anchor else {
      let start = isFlow ? Int(node.span.start) + 1 : Int(node.span.start)
      return Fix.Edit(Span(node.span.file, start, start), text + (isFlow ? ", " : "\n" + indentation(at: start)))
    }
    if isFlow {
      let end = Int(anchor.value.span.end)
      return Fix.Edit(Span(node.span.file, end, end), ", \(text)")
    }
    let end = bytes[Int(anchor.value.span.end)...].firstIndex(of: 0x0A) ?? bytes.count
    // A line feed after a carriage return belongs to it.
    let place = end > 0 && bytes[end - 1] == 0x0D ? end - 1 : end
    let lineBreak = place < end ? "\r\n" : "\n"
    return Fix.Edit(Span(node.span.file, place, place), lineBreak + indentation(at: Int(anchor.key.span.start)) + text)
  }

  func removing() -> Fix.Edit {
    guard let entry = node.entries.first(where: { $0.key.text == "was" }) else { return Fix.Edit(node.span, "") }
    let (start, end) = (Int(entry.span.start), Int(entry.span.end))
    if isFlow {
      if let comma = bytes[..<start].lastIndex(where: { $0 != 0x20 }), bytes[comma] == UInt8(ascii: ",") {
        return Fix.Edit(Span(node.span.file, comma, end), "")
      }
      let next = bytes[end...].firstIndex { $0 != 0x20 && $0 != UInt8(ascii: ",") } ?? end
      return Fix.Edit(Span(node.span.file, start, next), "")
    }
    let lineEnd = bytes[end...].firstIndex(of: 0x0A) ?? bytes.count
    let lineStart = bytes[..<start].lastIndex(of: 0x0A) ?? 0
    let first = lineStart > 0 && bytes[lineStart - 1] == 0x0D ? lineStart - 1 : lineStart
    let last = lineEnd > 0 && bytes[lineEnd - 1] == 0x0D ? lineEnd - 1 : lineEnd
    return Fix.Edit(Span(node.span.file, first, last), "")
  }

  private func isOneLine(_ span: Span) -> Bool { !bytes[span.range].contains(0x0A) }

  private func indentation(at offset: Int) -> String {
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return String(repeating: " ", count: offset - start)
  }
}
