import Diagnostics
import SourceText

// Checks that a key is a scalar that every YAML parser reads as the same text.
extension TreeBuilder {
  /// The maximum length of a key in source bytes. YAML allows 1,024 characters, and changing the quotes can double the length of a key.
  static let longestKey = 500

  /// Checks a scalar key when it is added.
  mutating func checkKey(_ index: Int, _ record: NodeRecord) {
    if let mark = questionMark(before: Int(record.start)) {
      return refuseKey(index, Span(file, mark, Int(record.end)), "the key indicator `?` is not allowed in rule files", "write `key: value`")
    }
    let length = Int(record.end - record.start)
    if length > Self.longestKey {
      invalidateKey(index)
      diagnostics.append(LimitProblem.key(length, limit: Self.longestKey, at: Span(file, Int(record.start), Int(record.end))))
      return
    }
    guard record.flags.contains(.plain) else { return }
    if record.start == record.end {
      let colon = min(Int(record.start) + 1, bytes.count)
      return refuseKey(index, Span(file, Int(record.start), colon), "a key is missing before this colon", "add the key")
    }
    if let problem = runOnKey(index, record) {
      invalidateKey(index)
      if let problem { diagnostics.append(problem) }
      return
    }
    guard record.second == 2, storage.withText(index, { $0[0] == 0x3C && $0[1] == 0x3C }) else { return }
    invalidateKey(index)
    diagnostics.append(
      Diagnostic(
        YAMLProblems.mergeKey, "merge keys are not allowed in rule files", at: Span(file, Int(record.start), Int(record.end)),
        helps: ["write all entries explicitly"]))
  }

  /// Checks a plain scalar, which may be a key.
  mutating func checkPlain(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) {
    guard let reading = AmbiguousScalar.reading(of: text) else { return }
    storage.invalidate(index)
    let record = storage[index]
    let span = Span(file, Int(record.start), Int(record.end))
    let word = String(decoding: text, as: UTF8.self)
    let quoted = Quoting.quoted(word)
    if let mark = Quoting.loneMark(word) {
      let start = Span(file, Int(record.start), Int(record.start))
      diagnostics.append(
        Diagnostic(
          YAMLProblems.ambiguousScalar, "the opening quote of `\(word)` is missing", at: span, "the `\(mark)` has no counterpart",
          helps: ["write `\(mark)\(word)`"], fixes: [Fix("add the missing `\(mark)`", .maybeIncorrect, [.init(start, mark)])]))
      return
    }
    diagnostics.append(
      Diagnostic(
        YAMLProblems.ambiguousScalar, "YAML parsers disagree about the value of `\(word)`", at: span, reading,
        helps: ["quote it if it is text: `\(quoted)`"], fixes: [Fix("quote it", .machineApplicable, [.init(span, quoted)])]))
  }

  // MARK: Keys that are not scalars

  mutating func startComplexKey(at start: Int) {
    let from = questionMark(before: start) ?? start
    let record = NodeRecord(start: UInt32(from), end: UInt32(from), first: UInt32(from), second: 0, flags: .invalid)
    if append(record) != nil, let top = frames.indices.last { frames[top].invalidatesValue = true }
  }

  mutating func endComplexKey() {
    let index = storage.count - 1
    storage[index].end = max(storage[index].start, UInt32(lastEnd))
    let record = storage[index]
    diagnostics.append(
      Diagnostic(
        YAMLProblems.complexKey, "a key must be a scalar", at: Span(file, Int(record.start), Int(record.end)),
        "this key is a list or a mapping", helps: ["write a separate entry for each key"]))
  }

  private mutating func refuseKey(_ index: Int, _ span: Span, _ message: String, _ help: String) {
    invalidateKey(index)
    diagnostics.append(Diagnostic(YAMLProblems.complexKey, message, at: span, helps: [help]))
  }

  private mutating func invalidateKey(_ index: Int) {
    storage.invalidate(index)
    if let top = frames.indices.last { frames[top].invalidatesValue = true }
  }

  /// Returns the offset of the `?` of an explicit key, between the previous event and the key.
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
