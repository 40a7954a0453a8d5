internal import Diagnostics
internal import SourceText
internal import YAMLTree

/// One key of an object, and the property that it fills.
public struct Field<Owner: Sendable, Value: Sendable & Equatable>: Sendable {
  /// The keys that the field reads: its own, or all of an inlined object's.
  let shapes: [FieldShape]
  let path: any KeyPath<Owner, Value> & Sendable
  let write: @Sendable (Value) -> String
  let read: @Sendable (Node, inout Reading) -> Value?
  let readFiles: @Sendable (Folder, inout Reading) -> Value?

  /// A key that must be given, unless `or` says what its absence means. `whenBroken` lets the object live on without it.
  /// `standsLast`: among the keys of an object that it is inlined in.
  public init(
    _ key: String, _ path: any KeyPath<Owner, Value> & Sendable, _ schema: Schema<Value>, or fallback: Value? = nil,
    whenBroken: Value? = nil, standsLast: Bool = false, _ summary: String
  ) {
    let shape = FieldShape(
      key: key, summary: summary, shape: schema.shape, isRequired: fallback == nil, fallback: fallback.map(schema.write) ?? "",
      standsLast: standsLast)
    self.shapes = [shape]
    self.path = path
    self.write = { value in value == fallback ? "" : "\(ScalarText.write(key)): \(schema.write(value))" }
    let substitute = whenBroken ?? fallback
    self.read = { mapping, reading in
      guard let entry = mapping.entry(key) else {
        if let fallback { return fallback }
        reading.missing(shape, in: mapping)
        return whenBroken
      }
      let outer = reading.anchor
      reading.anchor = entry.key.span
      defer { reading.anchor = outer }
      return schema.read(entry.value, &reading) ?? substitute
    }
    self.readFiles = { folder, reading in
      let nodes = folder.files[key] ?? []
      if let readFiles = schema.readFiles {
        if nodes.isEmpty, fallback == nil { folder.missing(key, &reading) }
        return readFiles(nodes, &reading)
      }
      guard let node = nodes.first else {
        if let fallback { return fallback }
        folder.missing(key, &reading)
        return whenBroken
      }
      return schema.read(node, &reading) ?? substitute
    }
  }
}

extension Field {
  /// All keys of another object, written among the owner's own. `above`: all of them stand above what follows.
  public static func inline(_ path: any KeyPath<Owner, Value> & Sendable, _ schema: Schema<Value>, above: Bool = false) -> Field {
    Field(path: path, schema: schema, above: above)
  }

  private init(path: any KeyPath<Owner, Value> & Sendable, schema: Schema<Value>, above: Bool) {
    var shapes: [FieldShape] = []
    if case .object(_, let fields, _) = schema.shape { shapes = fields }
    for index in shapes.indices where above { shapes[index].standsLast = false }
    self.shapes = shapes
    self.path = path
    self.write = { String(schema.write($0).dropFirst().dropLast()) }
    self.read = { node, reading in schema.readInline?(node, &reading) }
    self.readFiles = { _, _ in nil }
  }
}

extension Node {
  /// The first entry with a key.
  func entry(_ key: String) -> Entry? {
    for entry in entries where entry.key.says(key) && !entry.key.isPoisoned { return entry }
    return nil
  }
}

extension Reading {
  mutating func missing(_ field: FieldShape, in mapping: Node) {
    guard !misspelt.contains(field.key) else { return }
    // A key that was refused is there all the same.
    if mapping.entries.contains(where: { $0.key.isPoisoned && $0.key.says(field.key) }) { return }
    diagnostics.append(
      Diagnostic(
        SchemaProblems.missingKey, "`\(field.key)` is missing", at: anchor ?? mapping.span, "has no `\(field.key)`",
        helps: ["add `\(ScalarText.write(field.key)):` (\(field.shape.noun)): \(field.summary)"]))
  }
}
