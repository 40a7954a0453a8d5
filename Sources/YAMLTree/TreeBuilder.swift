import CLibYAML
import Diagnostics
import SourceText

/// Builds a tree from libyaml's events without recursion and reports YAML features that rule files do not allow.
struct TreeBuilder {
  /// An open mapping or sequence.
  struct Frame {
    var node: Int
    var isMapping: Bool
    var children = 0
    var expectsKey = true
    /// Whether the next value belongs to an invalid key.
    var invalidatesValue = false
  }

  let source: SourceFile
  let bytes: UnsafeBufferPointer<UInt8>
  let file: FileID
  let limits: Limits
  let scan: ByteScan
  let storage: TreeStorage
  var offsets: CharacterOffsets
  var frames: [Frame] = []
  var diagnostics: [Diagnostic] = []
  /// The number of open containers inside a key that is not a scalar. The content of such a key is discarded.
  var skipped = 0
  /// The offset where the last event ended. It is the end of a block container and the start of the search for the `?` of a key.
  var lastEnd = 0
  var documents = 0
  private var isStopped = false

  init(_ source: SourceFile, bytes: UnsafeBufferPointer<UInt8>, file: FileID, limits: Limits, scan: ByteScan) {
    self.source = source
    self.bytes = bytes
    self.file = file
    self.limits = limits
    self.scan = scan
    self.storage = TreeStorage(file: file, bytes: source.bytes)
    self.offsets = CharacterOffsets(bytes, base: scan.base, isASCII: scan.isASCII)
    self.lastEnd = scan.base
    frames.reserveCapacity(limits.depth)
  }

  /// Returns the tree, or nil if libyaml stopped with an error or a limit was exceeded.
  mutating func run() -> Tree? {
    guard let stream = EventStream(UnsafeBufferPointer(rebasing: bytes[scan.base...])) else {
      diagnostics.append(Diagnostic(YAMLProblems.syntax, "there is not enough memory to parse this file", at: Span(file, 0, 0)))
      return nil
    }
    while true {
      guard stream.advance() else {
        if scan.problems.isEmpty { diagnostics.append(syntaxProblem(stream.failure)) }
        return nil
      }
      let type = stream.event.pointee.type
      if type == YAML_STREAM_END_EVENT { break }
      if type == YAML_DOCUMENT_START_EVENT, documents > 0 {
        refuseDocument(stream.event)
        break
      }
      take(stream.event)
      if scan.problems.count + diagnostics.count > limits.problems { stopAtProblems() }
      if isStopped { return nil }
    }
    dropEmptyRoot()
    if scan.problems.isEmpty, diagnostics.isEmpty {
      diagnostics += StrictTokens(storage, source, base: scan.base).problems.prefix(max(1, limits.problems - 1))
    }
    storage.trim()
    return Tree(storage: storage)
  }

  private mutating func take(_ event: UnsafeMutablePointer<yaml_event_t>) {
    switch event.pointee.type {
    case YAML_DOCUMENT_START_EVENT: documents += 1
    case YAML_SCALAR_EVENT: scalar(event)
    case YAML_ALIAS_EVENT: alias(event)
    case YAML_MAPPING_START_EVENT: open(event, .mapping)
    case YAML_SEQUENCE_START_EVENT: open(event, .sequence)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: close(event)
    default: break
    }
  }

  // MARK: Scalars

  private mutating func scalar(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let scalar = event.pointee.data.scalar
    var (start, end) = range(event)
    if skipped > 0 { return lastEnd = end }
    let hasProperties = scalar.anchor != nil || scalar.tag != nil
    let properties = hasProperties ? Properties(bytes, from: start, to: end) : nil
    if let properties { start = min(properties.content, end) }
    var flags = flags(of: scalar.style)
    if flags.contains(.literal) || flags.contains(.folded) { end = endOfBlock(start, end) }
    var text = UnsafeBufferPointer(start: UnsafePointer(scalar.value), count: scalar.length)
    if text.count > limits.scalar {
      diagnostics.append(LimitProblem.scalar(text.count, limit: limits.scalar, at: Span(file, start, end)))
      text = UnsafeBufferPointer(rebasing: text.prefix(0))
      flags.insert(.invalid)
    }
    let quote = flags.contains(.singleQuoted) || flags.contains(.doubleQuoted) ? 1 : 0
    var first = start + quote
    if !isSlice(text, at: first, before: end - quote) {
      first = storage.appendSide(text)
      flags.insert(.sideText)
    }
    if !scan.problems.isEmpty, scan.refused(in: start..<end) { flags.insert(.invalid) }
    if !scan.isASCII, flags == .plain, let problem = strangeCharacters(start..<end) {
      diagnostics.append(problem)
      flags.insert(.invalid)
    }
    let record = NodeRecord(
      start: UInt32(start), end: UInt32(end), first: UInt32(first), second: UInt32(text.count), flags: flags)
    guard let index = append(record) else { return }
    if let properties { refuse(properties, of: index, end: end, isScalar: true) }
    if flags.contains(.plain), !storage[index].flags.contains(.invalid) { checkPlain(index, text) }
    lastEnd = end
  }

  private func flags(of style: yaml_scalar_style_t) -> NodeFlags {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  private func isSlice(_ text: UnsafeBufferPointer<UInt8>, at start: Int, before end: Int) -> Bool {
    guard start + text.count == max(start, end) else { return text.isEmpty }
    return sameBytes(text, UnsafeBufferPointer(rebasing: bytes[start..<start + text.count]))
  }

  /// Returns the end of the last line of text of a block scalar, which libyaml extends to the next key.
  private func endOfBlock(_ start: Int, _ end: Int) -> Int {
    var last = end
    while last > start + 1, isBlank(bytes[last - 1]) { last -= 1 }
    while last < end, bytes[last] != 0x0A, bytes[last] != 0x0D { last += 1 }
    return last
  }

  private mutating func alias(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let (start, end) = range(event)
    diagnostics.append(aliasProblem(start, end))
    if skipped > 0 { return lastEnd = end }
    let record = NodeRecord(start: UInt32(start), end: UInt32(end), first: UInt32(start), second: 0, flags: .invalid)
    if append(record) != nil { lastEnd = end }
  }

  // MARK: Containers

  private mutating func open(_ event: UnsafeMutablePointer<yaml_event_t>, _ kind: NodeFlags) {
    var (start, end) = range(event)
    guard frames.count + skipped < limits.depth else {
      return stop(LimitProblem.depth(limits.depth, at: Span(file, start, max(start + 1, end))))
    }
    let isKey = frames.last.map { $0.isMapping && $0.expectsKey } ?? false
    if skipped > 0 || isKey {
      if skipped == 0 { startComplexKey(at: start) }
      skipped += 1
      lastEnd = end
      return
    }
    let isMapping = kind == .mapping
    let data = event.pointee.data
    let hasProperties =
      isMapping
      ? data.mapping_start.anchor != nil || data.mapping_start.tag != nil
      : data.sequence_start.anchor != nil || data.sequence_start.tag != nil
    let properties = hasProperties ? Properties(bytes, from: start, to: bytes.count) : nil
    if let properties { start = properties.content }
    end = max(start, end)
    guard let index = append(NodeRecord(start: UInt32(start), end: UInt32(end), first: 0, second: 0, flags: kind)) else { return }
    if let properties { refuse(properties, of: index, end: end, isScalar: false) }
    frames.append(Frame(node: index, isMapping: isMapping))
    lastEnd = start
  }

  /// Closes a container. A flow container ends with its bracket, a block container with its last child, although libyaml reports the next key.
  private mutating func close(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let (start, end) = range(event)
    if end > start { lastEnd = end }
    if skipped > 0 {
      skipped -= 1
      if skipped == 0 { endComplexKey() }
      return
    }
    guard let frame = frames.popLast() else { return }
    storage[frame.node].end = max(storage[frame.node].start, UInt32(lastEnd))
    storage[frame.node].first = UInt32(frame.isMapping ? frame.children / 2 : frame.children)
    storage[frame.node].second = UInt32(storage.count)
    if frame.isMapping { checkDuplicates(of: frame) }
  }

  // MARK: Helpers

  /// Adds a record as the next child of the innermost container and returns its index, or nil if the tree is full.
  mutating func append(_ record: NodeRecord) -> Int? {
    guard storage.count < limits.nodes else {
      stop(LimitProblem.nodes(limits.nodes, at: Span(file, Int(record.start), Int(record.end))))
      return nil
    }
    let index = storage.append(record)
    guard let top = frames.indices.last else { return index }
    frames[top].children += 1
    guard frames[top].isMapping else { return index }
    if frames[top].expectsKey {
      frames[top].invalidatesValue = false
      frames[top].expectsKey = false
      if !record.flags.contains(.invalid) { checkKey(index, record) }
    } else {
      frames[top].expectsKey = true
      if frames[top].invalidatesValue { storage.invalidate(index) }
    }
    return index
  }

  mutating func range(_ event: UnsafeMutablePointer<yaml_event_t>) -> (start: Int, end: Int) {
    let start = offsets.offset(ofCharacter: Int(event.pointee.start_mark.index))
    let end = offsets.offset(ofCharacter: Int(event.pointee.end_mark.index))
    return (start, max(start, end))
  }

  /// Stops parsing a file with too many errors, which is not a rule file or is malicious.
  private mutating func stopAtProblems() {
    let most = max(0, limits.problems - 1 - scan.problems.count)
    diagnostics.removeLast(max(0, diagnostics.count - most))
    // The diagnostic comes before the others, which are incomplete.
    stop(LimitProblem.unread(limits.problems, at: Span(file, 0, 0)))
  }

  private mutating func stop(_ problem: Diagnostic) {
    diagnostics.append(problem)
    isStopped = true
  }

  /// Removes the empty scalar that libyaml reports for a document that consists only of `---`.
  private func dropEmptyRoot() {
    guard storage.count == 1 else { return }
    let root = storage[0]
    if root.flags == .plain, root.second == 0, root.start == root.end { storage.removeAll() }
  }
}
