import Diagnostics
import SourceText

/// What a key must be: a plain word, written once, that every YAML reader takes for the same text.
extension TreeBuilder {
  /// Bytes of a key as it is written. YAML takes 1,024 characters, and in other quotes a key may become twice as long.
  static let longestKey = 500

  /// Called for each scalar key as it is added.
  mutating func checkKey(_ index: Int, _ record: NodeRecord) {
    if let mark = questionMark(before: Int(record.start)) {
      return refuseKey(index, Span(file, mark, Int(record.end)), "a key is written with `?`", "write `key: value`")
    }
    let length = Int(record.end - record.start)
    if length > Self.longestKey {
      poisonKey(index)
      diagnostics.append(LimitProblem.key(length, limit: Self.longestKey, at: Span(file, Int(record.start), Int(record.end))))
      return
    }
    guard record.flags.contains(.plain) else { return }
    if record.start == record.end {
      let colon = min(Int(record.start) + 1, bytes.count)
      return refuseKey(index, Span(file, Int(record.start), colon), "a key is missing before this colon", "name the key")
    }
    if let problem = runOnKey(index, record) {
      poisonKey(index)
      if let problem { diagnostics.append(problem) }
      return
    }
    guard record.second == 2, storage.withText(index, { $0[0] == 0x3C && $0[1] == 0x3C }) else { return }
    poisonKey(index)
    diagnostics.append(
      Diagnostic(
        YAMLProblems.mergeKey, "merge keys are not used in rule files", at: Span(file, Int(record.start), Int(record.end)),
        helps: ["write the entries out"]))
  }

  /// Called for each plain scalar, keys too.
  mutating func checkPlain(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) {
    guard let reading = AmbiguousScalar.reading(of: text) else { return }
    storage.poison(index)
    let record = storage[index]
    let span = Span(file, Int(record.start), Int(record.end))
    let word = String(decoding: text, as: UTF8.self)
    let quoted = Quoting.quoted(word)
    diagnostics.append(
      Diagnostic(
        YAMLProblems.ambiguousScalar, "`\(word)` does not mean the same to every YAML reader", at: span, reading,
        helps: ["quote it if it is text: `\(quoted)`"], fixes: [Fix("quote it", .machineApplicable, [.init(span, quoted)])]))
  }

  // MARK: keys that are no scalars

  mutating func startComplexKey(at start: Int) {
    let from = questionMark(before: start) ?? start
    let record = NodeRecord(start: UInt32(from), end: UInt32(from), first: UInt32(from), second: 0, flags: .poisoned)
    if append(record) != nil, let top = frames.indices.last { frames[top].poisonsValue = true }
  }

  mutating func endComplexKey() {
    let index = storage.count - 1
    storage[index].end = max(storage[index].start, UInt32(lastEnd))
    let record = storage[index]
    diagnostics.append(
      Diagnostic(
        YAMLProblems.complexKey, "a key must be a plain word", at: Span(file, Int(record.start), Int(record.end)),
        "this key is a list or a mapping", helps: ["write one entry for each key"]))
  }

  private mutating func refuseKey(_ index: Int, _ span: Span, _ message: String, _ help: String) {
    poisonKey(index)
    diagnostics.append(Diagnostic(YAMLProblems.complexKey, message, at: span, helps: [help]))
  }

  private mutating func poisonKey(_ index: Int) {
    storage.poison(index)
    if let top = frames.indices.last { frames[top].poisonsValue = true }
  }

  /// The `?` of an explicit key, between the end of what came before and the key.
  private func questionMark(before start: Int) -> Int? {
    var index = lastEnd
    while index < start {
      let byte = bytes[index]
      if byte == 0x3F { return index }
      if byte == 0x23 { while index < start, bytes[index] != 0x0A { index += 1 } } else { index += 1 }
    }
    return nil
  }
}
