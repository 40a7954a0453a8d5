package import Schema
package import SourceText
package import YAMLTree

/// Maps paths to locations in the files. The model contains no locations, so that it can be compared and built by hand.
package struct SourceLocations: Sendable {
  private var declared: [String: [String: ParseContext.Declaration]] = [:]
  private let files: [String: [Node]]
  private let fallback: Span
  /// Whether two declarations have the same name.
  let hasDuplicates: Bool

  package init(_ folder: Folder, _ reading: ParseContext) {
    files = folder.files
    fallback = folder.place
    var hasDuplicates = false
    for names in reading.names {
      hasDuplicates = hasDuplicates || names.hasDuplicates
      for (kind, own) in names.declared {
        guard let others = declared[kind] else {
          declared[kind] = own
          continue
        }
        let all = others.merging(own) { first, _ in first }
        hasDuplicates = hasDuplicates || all.count < others.count + own.count
        declared[kind] = all
      }
    }
    self.hasDuplicates = hasDuplicates
  }

  /// The root nodes of all files.
  var roots: [Node] {
    ReadRecorder.active?.note(.everything)
    return files.values.flatMap { $0 }
  }

  /// The root nodes of the files of a kind.
  package func files(of kind: String) -> [Node] {
    ReadRecorder.active?.note(.places(kind))
    return files[kind] ?? []
  }

  /// The declared rules of a kind, which a `CheckMemory` compares with those of the compilation before.
  func declarations(of kind: String) -> [String: ParseContext.Declaration] { declared[kind] ?? [:] }

  /// Returns the path of the key or value at a span, or of the scalar that contains the span; nil if no rule is there.
  package func path(at span: Span) -> RulePath? {
    ReadRecorder.active?.note(.everything)
    for (kind, rules) in declared {
      for (name, entry) in rules {
        if entry.key.span == span { return RulePath(kind, name) }
        if entry.value.span.contains(span), let path = Self.path(at: span, in: entry.value, RulePath(kind, name)) { return path }
      }
    }
    return nil
  }

  /// Returns the path of the key or value at a span, also in a file that is one rule. There, a path ends at the keys of its keys.
  package func keyPath(at span: Span) -> RulePath? {
    if let path = path(at: span) { return path }
    for field in RuleBookSchema.schema.fields {
      if case .named = field.shape { continue }
      let root = RulePath(field.key)
      guard let node = node(root), node.span.contains(span) else { continue }
      // Each key of the file stands for a rule.
      guard let key = SourceLocations.entry(at: span, in: node) else { return root }
      let inner = node[key].flatMap { SourceLocations.entry(at: span, in: $0) }
      return RulePath([field.key, key] + (inner.map { [$0] } ?? []))
    }
    return nil
  }

  /// The key of a mapping that a span is, or that has it in its value.
  private static func entry(at span: Span, in node: Node) -> String? {
    node.entries.first { $0.key.span == span || $0.value.span.contains(span) }?.key.text
  }

  private static func path(at span: Span, in node: Node, _ path: RulePath) -> RulePath? {
    if node.span == span { return path }
    switch node.kind {
    case .scalar: return node.span.contains(span) ? path : nil
    case .sequence:
      for (index, item) in node.items.enumerated() {
        if let found = Self.path(at: span, in: item, path.appending("\(index)")) { return found }
      }
    case .mapping:
      for entry in node.entries {
        if entry.key.span == span { return path.appending(entry.key.text) }
        if let found = Self.path(at: span, in: entry.value, path.appending(entry.key.text)) { return found }
      }
    }
    return nil
  }

  /// Returns locations for rules that are not in a file.
  package static func nowhere(_ span: Span) -> SourceLocations {
    SourceLocations(Folder(files: [:], broken: [], place: span), ParseContext())
  }

  /// Returns all declared names of a kind, including those of invalid rules.
  package func names(of kind: String) -> [String] {
    ReadRecorder.active?.note(.names(kind))
    return declared[kind].map { Array($0.keys) } ?? []
  }

  package func isDeclared(_ kind: String, _ name: String) -> Bool {
    ReadRecorder.active?.note(.name(kind, name))
    return declared[kind]?[name] != nil
  }

  /// Parses a written path. Names may contain slashes, as those of screens do, so the longest declared name wins.
  package func path(_ text: String) -> RulePath {
    let plain = RulePath(text: text)
    guard let kind = plain.parts.first, plain.parts.count > 2 else { return plain }
    for end in stride(from: plain.parts.count, to: 2, by: -1) {
      let name = plain.parts[1..<end].joined(separator: "/")
      if isDeclared(kind, name) { return RulePath([kind, name] + plain.parts[end...]) }
    }
    return plain
  }

  /// Returns the span of the value at a path, or of the innermost existing value around it.
  package func span(_ path: RulePath) -> Span { find(path).map { $0.value.span } ?? fallback }

  /// Returns the span of the key at a path, or of the innermost existing key around it.
  package func key(_ path: RulePath) -> Span { find(path).map { $0.key?.span ?? $0.value.span } ?? fallback }

  /// Returns the span of the value at a path, or nil if the path does not lead exactly there.
  package func exact(_ path: RulePath) -> Span? { find(path).flatMap { $0.isExact ? $0.value.span : nil } }

  /// Returns the span from the key at a path to the end of its value, or nil if the path does not lead exactly there.
  package func entry(_ path: RulePath) -> Span? {
    guard let found = find(path), found.isExact else { return nil }
    guard let key = found.key?.span else { return found.value.span }
    return Span(key.file, Int(key.start), Int(max(key.end, found.value.span.end)))
  }

  package func node(_ path: RulePath) -> Node? { find(path).flatMap { $0.isExact ? $0.value : nil } }

  private struct Found {
    var key: Node?
    var value: Node
    var isExact: Bool
  }

  private func find(_ path: RulePath) -> Found? {
    guard let kind = path.parts.first else { return nil }
    var rest = path.parts.dropFirst()
    var found: Found
    if let name = rest.first, let entry = declared[kind]?[name] {
      ReadRecorder.active?.note(.place(kind, name))
      found = Found(key: entry.key, value: entry.value, isExact: true)
      rest = rest.dropFirst()
    } else {
      if let recorder = ReadRecorder.active {
        if let name = rest.first { recorder.note(.name(kind, name)) }
        recorder.note(.places(kind))
      }
      guard let root = files[kind]?.first else { return nil }
      found = Found(key: nil, value: root, isExact: true)
    }
    for part in rest {
      guard let next = step(found.value, part) else {
        found.isExact = false
        return found
      }
      found = next
    }
    return found
  }

  private func step(_ node: Node, _ part: String) -> Found? {
    switch node.kind {
    case .mapping:
      for entry in node.entries where entry.key.text == part { return Found(key: entry.key, value: entry.value, isExact: true) }
      return nil
    case .sequence:
      guard let index = Int(part) else { return nil }
      var position = 0
      for item in node.items {
        if position == index { return Found(key: nil, value: item, isExact: true) }
        position += 1
      }
      return nil
    case .scalar:
      // A list with one item may be written without brackets.
      return part == "0" ? Found(key: nil, value: node, isExact: true) : nil
    }
  }
}
