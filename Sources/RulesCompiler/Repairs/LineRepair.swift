internal import SourceText

/// A small change of one line that would undo a typo in YAML: a colon, a quote, a bracket, a blank, or another indentation.
struct LineRepair: Sendable {
  /// What the change does, in the imperative.
  let title: String
  let range: Range<Int>
  let text: String

  /// Returns every such change of some lines, those of the first line first.
  static func all(_ source: SourceFile, lines: [Int]) -> [LineRepair] {
    lines.flatMap { number in
      guard let line = RepairedLine(source, number) else { return [LineRepair]() }
      return line.tabs() + line.blanks() + line.colons() + line.quotes() + line.brackets() + line.indentations()
    }
  }
}

/// A line with text, and the changes that may undo a typo in it.
struct RepairedLine {
  private let source: SourceFile
  private let bytes: [UInt8]
  private let number: Int
  private let whole: Range<Int>
  /// The line without indentation, comment, and trailing blanks. A `#` in a quoted text also ends it.
  private let content: Range<Int>
  /// The offset after dashes and their blanks.
  private let first: Int

  init?(_ source: SourceFile, _ number: Int) {
    guard number >= 1, number <= source.lines.count else { return nil }
    (self.source, bytes, self.number) = (source, source.bytes, number)
    let bytes = source.bytes
    whole = source.lines.content(of: number, in: bytes)
    var start = whole.lowerBound
    while start < whole.upperBound, Self.isBlank(bytes[start]) { start += 1 }
    var end = whole.upperBound
    if let comment = (start..<whole.upperBound).first(where: { bytes[$0] == 0x23 && ($0 == start || Self.isBlank(bytes[$0 - 1])) }) {
      end = comment
    }
    while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
    guard start < end else { return nil }
    content = start..<end
    var first = start
    while first + 1 < end, bytes[first] == 0x2D, Self.isBlank(bytes[first + 1]) {
      first += 1
      while first < end, Self.isBlank(bytes[first]) { first += 1 }
    }
    self.first = first
  }

  // MARK: Blanks

  func tabs() -> [LineRepair] {
    guard let tab = whole.first(where: { bytes[$0] == 0x09 }) else { return [] }
    if tab >= content.lowerBound { return [LineRepair(title: "write a space", range: tab..<(tab + 1), text: " ")] }
    return widths().map {
      LineRepair(title: "indent it with \($0) spaces", range: whole.lowerBound..<content.lowerBound, text: blanks($0))
    }
  }

  /// The blanks after dashes and colons.
  func blanks() -> [LineRepair] {
    var places: [Int] = []
    if bytes[first] == 0x2D, first + 1 < content.upperBound { places.append(first + 1) }
    places += content.dropFirst().dropLast().filter { index in
      bytes[index] == 0x3A && !Self.isBlank(bytes[index + 1]) && bytes[index + 1] != 0x2F && isWordOrQuote(bytes[index - 1])
    }.map { $0 + 1 }
    return places.map { LineRepair(title: "add a space", range: $0..<$0, text: " ") }
  }

  func colons() -> [LineRepair] {
    var repairs: [LineRepair] = []
    var start = first
    for index in first..<content.upperBound {
      let byte = bytes[index]
      if byte == 0x2C || byte == 0x7B || byte == 0x5B {
        start = index + 1
        while start < content.upperBound, bytes[start] == 0x20 { start += 1 }
      }
      // The first word of the line or after a bracket or a comma, if a blank follows.
      let isEnd = index + 1 == content.upperBound || bytes[index + 1] == 0x20
      guard index >= start, isEnd, isWordOrQuote(byte), bytes[start...index].allSatisfy(isWordOrQuote) else { continue }
      repairs.append(LineRepair(title: "add a colon", range: (index + 1)..<(index + 1), text: ":"))
    }
    return repairs
  }

  // MARK: Quotes and brackets

  func quotes() -> [LineRepair] {
    [UInt8(0x22), 0x27].flatMap { mark -> [LineRepair] in
      guard content.count(where: { bytes[$0] == mark }) % 2 == 1 || whole.count(where: { bytes[$0] == mark }) % 2 == 1 else { return [] }
      let text = String(decoding: [mark], as: UTF8.self)
      return (ends() + starts()).map { LineRepair(title: "add the missing `\(text)`", range: $0..<$0, text: text) }
    }
  }

  func brackets() -> [LineRepair] {
    [(UInt8(0x7B), UInt8(0x7D)), (0x5B, 0x5D)].flatMap { open, close -> [LineRepair] in
      let (opened, closed) = (content.count { bytes[$0] == open }, content.count { bytes[$0] == close })
      if opened < closed {
        let text = String(decoding: [open], as: UTF8.self)
        return starts().map { LineRepair(title: "add the missing `\(text)`", range: $0..<$0, text: text) }
      }
      let text = String(decoding: [close], as: UTF8.self)
      // The other bracket may be on an earlier line.
      return (opened > closed ? ends() : [content.upperBound]).map {
        LineRepair(title: "add the missing `\(text)`", range: $0..<$0, text: text)
      }
    }
  }

  /// The places where a value may end.
  private func ends() -> [Int] {
    let inside = content.filter { [0x2C, 0x5D, 0x7D].contains(bytes[$0]) && $0 > content.lowerBound }
    return [content.upperBound] + (whole.upperBound > content.upperBound ? [whole.upperBound] : []) + inside.reversed()
  }

  /// The places where a key or a value may start.
  private func starts() -> [Int] {
    [first]
      + content.filter { index in
        guard index > first else { return false }
        if [0x5B, 0x7B].contains(bytes[index - 1]) { return true }
        return bytes[index - 1] == 0x20 && bytes[index] != 0x20 && index >= 2 && [0x3A, 0x2C, 0x2D].contains(bytes[index - 2])
      }
  }

  // MARK: Indentation

  func indentations() -> [LineRepair] {
    let range = whole.lowerBound..<content.lowerBound
    guard !bytes[range].contains(0x09) else { return [] }
    return widths().filter { $0 != range.count }.map { width in
      let step = abs(width - range.count)
      let spaces = step == 1 ? "1 space" : "\(step) spaces"
      return LineRepair(
        title: width > range.count ? "indent this line by \(spaces)" : "indent this line by \(spaces) less", range: range,
        text: blanks(width))
    }
  }

  /// The indentations of the lines around, the nearest to the own one first.
  private func widths() -> [Int] {
    let own = content.lowerBound - whole.lowerBound
    var widths: Set<Int> = []
    for step in [-1, 1] {
      var (seen, next) = (0, number + step)
      while next >= 1, next <= source.lines.count, seen < 4 {
        if let line = RepairedLine(source, next) {
          let width = line.content.lowerBound - line.whole.lowerBound
          // A list may be indented as its key, and the keys of an item as the text after its dash.
          widths.formUnion([width, width + 2, line.first - line.whole.lowerBound])
          seen += 1
        }
        next += step
      }
    }
    // A rule may start here, and a key of any level above.
    widths.formUnion(stride(from: 0, to: widths.max() ?? 0, by: 2))
    return widths.sorted { (abs($0 - own), $0) < (abs($1 - own), $1) }
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  private func isWordOrQuote(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || [0x5F, 0x2E, 0x2D, 0x2F, 0x22, 0x27].contains(byte)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
