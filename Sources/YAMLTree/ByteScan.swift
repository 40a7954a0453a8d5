import Diagnostics
import SourceText

/// A pass over the bytes before libyaml parses them. It rejects characters that programs interpret differently or that are invisible.
struct ByteScan {
  /// The maximum number of problems that are listed. A file with more is damaged as a whole.
  private static let mostProblems = 50

  private(set) var problems: [Diagnostic] = []
  private(set) var isASCII = true
  /// The offset where libyaml starts, after a byte order mark.
  private(set) var base = 0
  /// Characters whose UTF-8 was read in another encoding and saved again, with the intended characters.
  private var garbled: [(range: Range<Int>, text: String)] = []
  /// Whether the file has lines that cannot be read as they stand, such as those of a merge conflict.
  private(set) var isUnreadable = false
  private var indentation: [Fix.Edit] = []
  private var mixedWord = 0
  let bytes: UnsafeBufferPointer<UInt8>
  let file: FileID

  init(_ bytes: UnsafeBufferPointer<UInt8>, file: FileID) {
    self.bytes = bytes
    self.file = file
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      base = 3
      refuse(
        0, 3, "this file starts with a byte order mark", help: "save it as UTF-8 without a byte order mark", fix: ("remove it", ""),
        isCertain: true)
    }
    scan()
    refuseGarbled()
    reportIndentation()
  }

  /// Whether a byte in the range was rejected, so that the node that contains it can be marked invalid.
  func refused(in range: Range<Int>) -> Bool {
    problems.contains { range.contains(Int($0.primary.span.start)) } || isGarbled(in: range)
  }

  /// Whether a character in the range is garbled. The garbled characters are in the order of the file.
  private func isGarbled(in range: Range<Int>) -> Bool {
    var (low, high) = (0, garbled.count)
    while low < high {
      let middle = (low + high) / 2
      if garbled[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < garbled.count && garbled[low].range.lowerBound < range.upperBound
  }

  private mutating func scan() {
    var hasContent = false
    var index = lineStart(base, &hasContent)
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x20 && byte < 0x7F || byte == 0x09 {
        index += 1
      } else if byte == 0x0A {
        index = lineStart(index + 1, &hasContent)
      } else if byte >= 0x80 {
        index = multiByte(at: index)
      } else if byte == 0x0D {
        index += 1
        if index == bytes.count || bytes[index] != 0x0A {
          refuse(
            index - 1, index, "a carriage return is not followed by a line feed", help: "end lines with a line feed",
            fix: ("use a line feed", "\n"))
        }
      } else {
        refuseControl(UInt32(byte), index, index + 1)
        index += 1
      }
      if problems.count >= Self.mostProblems { return isASCII = false }
    }
  }

  /// Checks the indentation of a line and, before the first content, for directives. Returns the offset where the content starts.
  private mutating func lineStart(_ start: Int, _ hasContent: inout Bool) -> Int {
    var index = start
    var tab: Int?
    if let conflict = MergeConflict.problem(bytes, at: start, file: file) {
      problems.append(conflict.diagnostic)
      isUnreadable = true
      return lineStart(conflict.end, &hasContent)
    }
    while index < bytes.count {
      if bytes[index] >= 0x80, let blank = decode(at: index), let scalar = Unicode.Scalar(blank.scalar), LookAlike.isIndent(scalar) {
        isASCII = false
        indentation.append(Fix.Edit(Span(file, index, index + blank.length), LookAlike.indent(scalar)))
        index += blank.length
        continue
      }
      guard bytes[index] == 0x20 || bytes[index] == 0x09 else { break }
      if bytes[index] == 0x09, tab == nil { tab = index }
      index += 1
    }
    guard index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D else { return index }
    if let tab {
      var end = tab
      while end < index, bytes[end] == 0x09 { end += 1 }
      problems.append(
        Diagnostic(
          YAMLProblems.tab, "a tab is used for indentation", at: Span(file, tab, end), "use spaces here",
          helps: ["indent each level with two spaces"],
          fixes: [Fix("replace the tab", .maybeIncorrect, [.init(Span(file, tab, end), String(repeating: "  ", count: end - tab))])]))
    }
    guard !hasContent, bytes[index] != 0x23 else { return index }
    if bytes[index] == 0x25, index == start { refuseDirective(at: index) } else { hasContent = true }
    return index
  }

  /// Reports blanks other than spaces at the beginning of lines: one message for the file, because one paste or one key press causes them.
  private mutating func reportIndentation() {
    guard let first = indentation.first, let scalar = decode(at: Int(first.span.start)).flatMap({ Unicode.Scalar($0.scalar) }) else {
      return
    }
    isUnreadable = true
    var end = Int(first.span.end)
    for next in indentation.dropFirst() where Int(next.span.start) == end { end = Int(next.span.end) }
    let others = indentation.filter { Int($0.span.start) >= end }
    let name = LookAlike.name(scalar)
    problems.append(
      Diagnostic(
        YAMLProblems.encoding, "\(name) is used for indentation", at: Span(file, Int(first.span.start), end), "use spaces here",
        secondary: others.prefix(3).map { .init($0.span, "and here") },
        helps: ["indent each level with two spaces"], fixes: [Fix("write spaces", .machineApplicable, indentation)]))
  }

  private mutating func refuseDirective(at start: Int) {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    problems.append(
      Diagnostic(
        YAMLProblems.directive, "directives are not allowed in rule files", at: Span(file, start, end),
        helps: ["remove this line, and the `---` after it"]))
  }

  private mutating func multiByte(at index: Int) -> Int {
    isASCII = false
    guard let (scalar, length) = decode(at: index) else {
      refuse(index, index + 1, "this byte is not valid UTF-8", help: "save the file as UTF-8")
      return index + 1
    }
    switch scalar {
    case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C:
      refuse(
        index, index + length, "the invisible character \(codePoint(scalar)) changes the order in which text is displayed",
        help: "remove it, so that the text that a reviewer sees is the text that is parsed", fix: ("remove it", ""))
    case 0x85, 0x2028, 0x2029:
      refuse(
        index, index + length, "\(codePoint(scalar)) is an invisible line break", help: "use a regular line break",
        fix: ("use a space", " "))
    case 0xFEFF:
      refuse(index, index + length, "a byte order mark is not allowed inside a file", help: "remove it", fix: ("remove it", ""))
    case 0x80...0x9F, 0xFFFE, 0xFFFF:
      refuseControl(scalar, index, index + length)
    case 0x0300...0x036F: refuseAccent(scalar, index, index + length)
    case 0xC2...0xF4:
      if let found = GarbledText(bytes, at: index) {
        garbled.append((index..<found.end, found.text))
        return found.end
      }
    case 0x0370...0x052F: refuseMixedWord(at: index)
    default: break
    }
    return index + length
  }

  /// Reports all garbled characters together, because one mistake caused them: the file was opened in the wrong encoding.
  private mutating func refuseGarbled() {
    guard let first = garbled.first else { return }
    let seen = String(decoding: UnsafeBufferPointer(rebasing: bytes[first.range]), as: UTF8.self)
    problems.append(
      Diagnostic(
        YAMLProblems.encoding, "`\(seen)` was `\(first.text)` before the file was opened in another encoding than UTF-8",
        at: Span(file, first.range.lowerBound, first.range.upperBound),
        notes: garbled.count > 1 ? ["\(garbled.count) characters of this file are garbled"] : [],
        helps: [garbled.count > 1 ? "restore the characters" : "write `\(first.text)`"],
        fixes: [
          Fix(
            "restore the garbled characters", .maybeIncorrect,
            garbled.map { .init(Span(file, $0.range.lowerBound, $0.range.upperBound), $0.text) })
        ]))
  }

  /// Rejects a word whose letters come from two scripts, of which one could be replaced by the other: a Cyrillic `а` in `save` looks right,
  /// and no search finds the word.
  private mutating func refuseMixedWord(at index: Int) {
    guard index >= mixedWord else { return }
    var start = index
    while start > base, isWordByte(bytes[start - 1]) { start -= 1 }
    var end = index
    while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
    mixedWord = end
    let word = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    guard let mixed = MixedWord(word) else { return }
    let at = start + mixed.offset
    problems.append(
      Diagnostic(
        YAMLProblems.encoding, "`\(word)` mixes letters of two alphabets", at: Span(file, at, at + mixed.letter.utf8.count),
        "this `\(mixed.letter)` is \(mixed.alphabet) (\(codePoint(mixed.letter.value)))",
        helps: ["write \(mixed.isLatin ? "Latin" : "Cyrillic") letters only: `\(mixed.plain)`"],
        fixes: [Fix("write `\(mixed.plain)`", .machineApplicable, [.init(Span(file, start, end), mixed.plain)])]))
  }

  /// Whether a byte belongs to a word: an ASCII letter, or a letter of two bytes such as a Cyrillic or Greek one.
  private func isWordByte(_ byte: UInt8) -> Bool { isLetter(byte) || (0xCD...0xD4).contains(byte) || byte & 0xC0 == 0x80 }

  /// Returns the scalar at an offset, or nil if the bytes are not well-formed UTF-8, such as overlong forms and surrogates.
  func decode(at index: Int) -> (scalar: UInt32, length: Int)? {
    let lead = bytes[index]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, lead <= 0xF4, index + length <= bytes.count else { return nil }
    var scalar = UInt32(lead) & (0x7F >> UInt32(length))
    for next in bytes[index + 1..<index + length] {
      guard next & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(next & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard scalar >= least, scalar <= 0x10FFFF, !(0xD800...0xDFFF).contains(scalar) else { return nil }
    return (scalar, length)
  }

  /// Rejects a combining accent after a letter for which a precomposed character exists: both look the same, but a search for one does not
  /// find the other.
  private mutating func refuseAccent(_ accent: UInt32, _ start: Int, _ end: Int) {
    var letterStart = start - 1
    while letterStart > base, bytes[letterStart] & 0xC0 == 0x80 { letterStart -= 1 }
    // After another accent there is no letter to compose with.
    guard letterStart >= base, bytes[letterStart] != 0xCC, bytes[letterStart] != 0xCD || bytes[letterStart + 1] >= 0xB0 else { return }
    let letter = String(decoding: UnsafeBufferPointer(rebasing: bytes[letterStart..<end]), as: UTF8.self)
    guard letter.count == 1, let whole = letter.first.flatMap({ ComposedLetters.byCharacter[$0] }) else { return }
    refuse(
      letterStart, end, "`\(whole)` is written as a letter followed by a combining accent, \(codePoint(accent))",
      help: "write it as a single character: \(codePoint(whole.value))", fix: ("write a single character", String(whole)))
  }

  private mutating func refuseControl(_ scalar: UInt32, _ start: Int, _ end: Int) {
    refuse(start, end, "the control character \(codePoint(scalar)) is not allowed", help: "remove it", fix: ("remove it", ""))
  }

  private mutating func refuse(
    _ start: Int, _ end: Int, _ message: String, help: String, fix: (title: String, text: String)? = nil, isCertain: Bool = false
  ) {
    let span = Span(file, start, end)
    let fixes = fix.map { [Fix($0.title, isCertain ? .machineApplicable : .maybeIncorrect, [.init(span, $0.text)])] } ?? []
    problems.append(Diagnostic(YAMLProblems.encoding, message, at: span, helps: [help], fixes: fixes))
  }
}

/// Returns a code point such as `U+202E`.
func codePoint(_ scalar: UInt32) -> String {
  let digits = String(scalar, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
