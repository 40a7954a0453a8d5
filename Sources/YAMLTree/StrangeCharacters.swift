import Diagnostics
import SourceText

// Reports blanks that YAML does not treat as spaces, and invisible characters, where they become part of unquoted text.
extension TreeBuilder {
  /// Returns the problem of an unquoted scalar that begins or ends with such a blank, has one after a colon, or contains an invisible
  /// character. Elsewhere, a non-breaking space is a character of the text.
  func strangeCharacters(_ range: Range<Int>) -> Diagnostic? {
    var edits: [Fix.Edit] = []
    var first: Unicode.Scalar?
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] >= 0x80, let found = scan.decode(at: index), let scalar = Unicode.Scalar(found.scalar) else {
        index += 1
        continue
      }
      let end = index + found.length
      let previous = index > range.lowerBound ? bytes[index - 1] : 0
      let next = end < range.upperBound ? bytes[end] : 0
      let isAtEdge = index == range.lowerBound || end == range.upperBound || edits.last.map { Int($0.span.end) == index } ?? false
      if LookAlike.isBlank(scalar), isAtEdge || previous == 0x3A {
        edits.append(Fix.Edit(Span(file, index, end), previous == 0x3A && !isBlank(next) ? " " : ""))
        first = first ?? scalar
      } else if LookAlike.isInvisible(scalar), isAtEdge || !joins(scalar, previous, next) {
        edits.append(Fix.Edit(Span(file, index, end), ""))
        first = first ?? scalar
      }
      index = end
    }
    guard let first, let edit = edits.first else { return nil }
    let isBlank = LookAlike.isBlank(first)
    return Diagnostic(
      YAMLProblems.encoding, "\(LookAlike.name(first)) \(isBlank ? "is used where YAML requires a space" : "is part of this text")",
      at: edit.span, isBlank ? "YAML reads this as a character of the text" : "it is invisible",
      helps: [
        isBlank ? "write a space, or quote the text if the character is part of it" : "remove it, or quote the text if it is part of it"
      ],
      fixes: [Fix(isBlank && edit.text == " " ? "write a space" : "remove it", .machineApplicable, edits)])
  }

  /// Whether an invisible character can be meant: joiners, marks of direction, and soft hyphens between letters that are not ASCII, as in
  /// emoji, Persian, and Thai.
  private func joins(_ scalar: Unicode.Scalar, _ previous: UInt8, _ next: UInt8) -> Bool {
    previous >= 0x80 && next >= 0x80 && scalar.value != 0xFEFF
  }
}

// Recognizes such characters where they are the cause of a syntax error.
extension ProblemContext {
  func strangeBlank() -> Diagnostic? {
    for line in suspectLines {
      if let found = strangeBlank(line) { return found }
    }
    return nil
  }

  private func strangeBlank(_ line: LineParts) -> Diagnostic? {
    let bytes = source.bytes
    guard bytes[line.content].contains(where: { $0 >= 0x80 }) else { return nil }
    var quote: UInt8?
    var index = line.content.lowerBound
    while index < line.content.upperBound {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27, index == line.content.lowerBound || !isLetter(bytes[index - 1]) {
        quote = byte
      }
      guard quote == nil, byte >= 0x80, let scalar = scalar(at: index) else {
        index += 1
        continue
      }
      let end = index + scalar.utf8.count
      let previous = index > line.content.lowerBound ? bytes[index - 1] : 0x20
      let next = end < line.content.upperBound ? bytes[end] : 0x20
      let isStructural = ":,-[{".utf8.contains(previous) || ":,]}".utf8.contains(next) || isBlank(previous) || isBlank(next)
      if isStructural, LookAlike.isBlank(scalar) || LookAlike.isInvisible(scalar) {
        let isNeeded = LookAlike.isBlank(scalar) && !isBlank(previous) && !isBlank(next) && !",]}".utf8.contains(next)
        return Diagnostic(
          YAMLProblems.encoding, "\(LookAlike.name(scalar)) is used where YAML requires a space", at: span(index..<end),
          "YAML reads this as a character of the text", helps: ["write a space, or quote the text if the character is part of it"],
          fixes: [
            Fix(isNeeded ? "write a space" : "remove it", .machineApplicable, [.init(span(index..<end), isNeeded ? " " : "")])
          ])
      }
      index = end
    }
    return nil
  }

  /// Returns the scalar that starts at an offset.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    source.text(offset..<min(offset + 4, source.bytes.count)).unicodeScalars.first
  }
}
