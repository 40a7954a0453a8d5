/// Where in the structure of a YAML file a cursor is. It is found in the text alone, so that it works while the file cannot be parsed.
struct CursorContext: Equatable {
  enum Step: Equatable {
    case key(String)
    case item
  }

  /// The keys and items that lead to the cursor. The key of a value is included.
  var path: [Step] = []
  /// Whether the cursor is after a key and its colon. Otherwise it may be in a key or in a value that stands alone.
  var isValue = false
  /// Whether the cursor is between brackets.
  var isFlow = false
  /// The other keys of the mapping that the cursor is in.
  var siblings: Set<String> = []
  /// The range from the start of the key or the value to the cursor, without an opening quote.
  var replaced: Range<Int>
  /// The quote that is open at the cursor.
  var quote: UInt8?
  /// The brackets that close those which are open at the cursor.
  var closing: [UInt8] = []
}

/// Reads the lines above a cursor.
struct CursorReader {
  private struct Frame {
    var column: Int
    var step: CursorContext.Step
    /// The keys of the mapping that contains the key.
    var keys: Set<String> = []
  }

  private struct Bracket {
    var isList: Bool
    var key: String?
    var keys: Set<String> = []
  }

  private let bytes: [UInt8]
  private let cursor: Int
  private var frames: [Frame] = []
  private var brackets: [Bracket] = []
  /// The start of the current word between brackets.
  private var wordStart: Int?
  /// The quote that is open, and its offset.
  private var quote: (byte: UInt8, at: Int)?
  /// The column of a key whose block scalar is being read.
  private var blockScalar: Int?
  /// The start of the value on the current line.
  private var valueStart: Int?
  private var isComment = false

  private init(_ bytes: [UInt8], _ cursor: Int) { (self.bytes, self.cursor) = (bytes, cursor) }

  /// Returns the context of an offset; nil in a comment and in a block scalar.
  static func context(at cursor: Int, in bytes: [UInt8]) -> CursorContext? {
    var reader = CursorReader(bytes, min(cursor, bytes.count))
    return reader.run()
  }

  private mutating func run() -> CursorContext? {
    var start = 0
    while true {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      if cursor <= end {
        readLine(start, cursor)
        return result(lineStart: start)
      }
      readLine(start, end)
      start = end + 1
      if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { start += 1 }
    }
  }

  private mutating func readLine(_ start: Int, _ end: Int) {
    (valueStart, isComment) = (nil, false)
    if !brackets.isEmpty { return readFlow(from: start, to: end) }
    if quote != nil {
      readQuoted(from: start, to: end)
      return
    }
    let content = bytes[start..<end].firstIndex { $0 != 0x20 } ?? end
    if let column = blockScalar {
      if content == end || content - start > column { return }
      blockScalar = nil
    }
    guard content < end else { return }
    if bytes[content] == UInt8(ascii: "#") {
      isComment = true
      return
    }
    var at = content
    while bytes[at] == UInt8(ascii: "-"), at + 1 == end || bytes[at + 1] == 0x20 {
      let column = at - start
      // A list may start in the same column as its key.
      pop { $0.column > column || $0.column == column && $0.step == .item }
      frames.append(Frame(column: column, step: .item))
      at += 1
      while at < end, bytes[at] == 0x20 { at += 1 }
      if at == end { return }
    }
    readEntry(from: at, to: end, column: at - start)
  }

  /// Reads `key: value`, or a scalar.
  private mutating func readEntry(from start: Int, to end: Int, column: Int) {
    guard let colon = colon(from: start, to: end) else {
      valueStart = start
      openQuote(at: start, to: end)
      return
    }
    var key = bytes[start..<colon]
    if let first = key.first, first == 0x22 || first == 0x27, key.count > 1, key.last == first { key = key.dropFirst().dropLast() }
    var keys: Set<String> = []
    pop { frame in
      if frame.column == column, frame.step != .item { keys = frame.keys }
      return frame.column > column || frame.column == column && frame.step != .item
    }
    let name = String(decoding: key, as: UTF8.self)
    keys.insert(name)
    frames.append(Frame(column: column, step: .key(name), keys: keys))
    var at = colon + 1
    while at < end, bytes[at] == 0x20 { at += 1 }
    valueStart = at
    guard at < end else { return }
    switch bytes[at] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): readFlow(from: at, to: end)
    case UInt8(ascii: "|"), UInt8(ascii: ">"): blockScalar = column
    case UInt8(ascii: "#"): isComment = true
    default: openQuote(at: at, to: end)
    }
  }

  /// The colon that ends a key on a line; nil if the line has no key.
  private func colon(from start: Int, to end: Int) -> Int? {
    var at = start
    if bytes[at] == 0x22 || bytes[at] == 0x27 {
      guard let close = bytes[(at + 1)..<end].firstIndex(of: bytes[at]) else { return nil }
      at = close + 1
    } else if bytes[at] == UInt8(ascii: "{") || bytes[at] == UInt8(ascii: "[") {
      return nil
    }
    while at < end {
      if bytes[at] == UInt8(ascii: "#"), at > start, bytes[at - 1] == 0x20 { return nil }
      if bytes[at] == UInt8(ascii: ":"),
        at + 1 == end && end < cursor || at + 1 < end && bytes[at + 1] == 0x20 || at + 1 == end && at + 1 == cursor
      {
        return at
      }
      at += 1
    }
    return nil
  }

  /// Reads a value that may start with a quote or a bracket, or contain a comment.
  private mutating func openQuote(at start: Int, to end: Int) {
    guard start < end else { return }
    if bytes[start] == 0x22 || bytes[start] == 0x27 {
      quote = (bytes[start], start)
      readQuoted(from: start + 1, to: end)
      return
    }
    if bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "[") { return readFlow(from: start, to: end) }
    for at in (start + 1)..<max(start + 1, end) where bytes[at] == UInt8(ascii: "#") && bytes[at - 1] == 0x20 { isComment = true }
  }

  /// Reads up to the closing quote. Returns the offset after it; nil if it is not on the line.
  @discardableResult private mutating func readQuoted(from start: Int, to end: Int) -> Int? {
    guard let open = quote else { return start }
    var at = start
    while at < end {
      if open.byte == 0x22, bytes[at] == UInt8(ascii: "\\") {
        at += 2
        continue
      }
      if bytes[at] == open.byte {
        if open.byte == 0x27, at + 1 < end, bytes[at + 1] == 0x27 {
          at += 2
          continue
        }
        quote = nil
        return at + 1
      }
      at += 1
    }
    return nil
  }

  private mutating func readFlow(from start: Int, to end: Int) {
    var at = start
    if quote != nil {
      guard let after = readQuoted(from: at, to: end) else { return }
      at = after
    }
    while at < end {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        brackets.append(Bracket(isList: byte == UInt8(ascii: "[")))
        wordStart = nil
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if !brackets.isEmpty { brackets.removeLast() }
        wordStart = nil
        if brackets.isEmpty { return }
      case UInt8(ascii: ","):
        if let last = brackets.indices.last { brackets[last].key = nil }
        wordStart = nil
      case UInt8(ascii: ":") where wordStart != nil && (at + 1 == end || bytes[at + 1] == 0x20 || bytes[at + 1] == UInt8(ascii: "{")):
        let key = word(to: at)
        if let last = brackets.indices.last, !brackets[last].isList {
          brackets[last].key = key
          brackets[last].keys.insert(key)
          wordStart = nil
        }
      case UInt8(ascii: "#") where at > start && bytes[at - 1] == 0x20:
        isComment = true
        return
      case 0x22 where wordStart == nil, 0x27 where wordStart == nil:
        wordStart = at
        quote = (byte, at)
        guard let after = readQuoted(from: at + 1, to: end) else { return }
        at = after
        continue
      case 0x20, 0x09: break
      default: if wordStart == nil { wordStart = at }
      }
      at += 1
    }
  }

  private func word(to end: Int) -> String {
    guard let start = wordStart else { return "" }
    let text = bytes[start..<end]
    let isQuoted = text.first == 0x22 || text.first == 0x27
    return String(decoding: isQuoted ? text.dropFirst().dropLast() : text, as: UTF8.self)
  }

  private mutating func pop(while isInner: (Frame) -> Bool) {
    while let last = frames.last, isInner(last) { frames.removeLast() }
  }

  private mutating func result(lineStart: Int) -> CursorContext? {
    if isComment || blockScalar != nil && valueStart == nil { return nil }
    var context = CursorContext(replaced: cursor..<cursor)
    context.quote = quote?.byte
    if !brackets.isEmpty {
      context.path = frames.map(\.step)
      context.isFlow = true
      context.closing = brackets.reversed().map { $0.isList ? UInt8(ascii: "]") : UInt8(ascii: "}") }
      for bracket in brackets {
        if bracket.isList { context.path.append(.item) } else if let key = bracket.key { context.path.append(.key(key)) }
      }
      let last = brackets[brackets.count - 1]
      context.isValue = last.isList || last.key != nil
      context.siblings = last.keys.union(last.isList ? [] : keysAfterCursor())
      if let start = wordStart { context.replaced = start + (quote == nil ? 0 : 1)..<cursor }
      if quote == nil, wordStart != nil, bytes[cursor - 1] == 0x20, context.isValue { context.replaced = (wordStart ?? cursor)..<cursor }
      return context
    }
    if let start = valueStart, case .key? = frames.last?.step, isAfterKey(start, lineStart) {
      context.path = frames.map(\.step)
      context.isValue = true
      context.replaced = start + (quote == nil ? 0 : 1)..<cursor
      return context
    }
    // A key, or a scalar on a line of its own.
    let start = valueStart ?? cursor
    let column = start - lineStart
    var keys: Set<String> = []
    pop { frame in
      if frame.column == column, frame.step != .item { keys = frame.keys }
      return frame.column >= column
    }
    context.path = frames.map(\.step)
    context.siblings = keys.union(keysBelow(column, from: lineStart))
    context.replaced = start + (quote == nil ? 0 : 1)..<max(start + (quote == nil ? 0 : 1), cursor)
    return context
  }

  /// Whether the value at an offset follows a key on its line.
  private func isAfterKey(_ start: Int, _ lineStart: Int) -> Bool {
    let before = bytes[lineStart..<min(start, bytes.count)]
    return before.last { $0 != 0x20 } == UInt8(ascii: ":")
  }

  /// The keys at a column in the lines below the cursor, up to the end of their mapping.
  private func keysBelow(_ column: Int, from lineStart: Int) -> Set<String> {
    var keys: Set<String> = []
    var start = (bytes[lineStart...].firstIndex(of: 0x0A) ?? bytes.count) + 1
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let content = bytes[start..<end].firstIndex { $0 != 0x20 } ?? end
      if content < end, bytes[content] != UInt8(ascii: "#") {
        if content - start < column || content - start == column && bytes[content] == UInt8(ascii: "-") { break }
        if content - start == column, let colon = bytes[content..<end].firstIndex(of: UInt8(ascii: ":")) {
          keys.insert(String(decoding: bytes[content..<colon], as: UTF8.self))
        }
      }
      start = end + 1
    }
    return keys
  }

  /// The keys between the cursor and the closing bracket.
  private func keysAfterCursor() -> Set<String> {
    var keys: Set<String> = []
    var depth = 0
    var start: Int?
    for at in cursor..<bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth < 0 { return keys }
      case UInt8(ascii: ","): if depth == 0 { start = nil }
      case UInt8(ascii: ":") where depth == 0:
        if let from = start { keys.insert(String(decoding: bytes[from..<at], as: UTF8.self)) }
        start = nil
      case 0x20, 0x0A, 0x0D: break
      default: if start == nil { start = at }
      }
      if at - cursor > 4000 { break }
    }
    return keys
  }
}
