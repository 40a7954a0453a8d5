internal import Diagnostics
internal import SourceText
internal import YAMLTree

/// One key of an object, and the property that it fills.
public struct Field<Owner: Sendable, Value: Sendable>: Sendable {
  /// The keys that the field reads: its own, or all of an inlined object's.
  let shapes: [FieldShape]
  let slot: Slot
  let isInline: Bool
  let get: @Sendable (Owner) -> Value
  /// The key and the value as people write them; nothing where the value is what its absence means.
  let write: @Sendable (Owner) -> String

  /// A key that must be given, unless `or` says what its absence means. `whenBroken` lets the object live on without it.
  /// `standsLast`: among the keys of an object that it is inlined in.
  public init(
    _ key: String, _ get: @escaping @Sendable (Owner) -> Value, _ schema: Schema<Value>, or fallback: Value? = nil,
    whenBroken: Value? = nil, standsLast: Bool = false, _ summary: String
  ) where Value: Equatable {
    let shape = FieldShape(
      key: key, summary: summary, shape: schema.shape, isRequired: fallback == nil, fallback: fallback.map(schema.write) ?? "",
      standsLast: standsLast)
    let absent = Substitute(fallback)
    let broken = Substitute(whenBroken ?? fallback)
    // What is missing has been reported and is not broken besides, unless the field says what to do without it.
    let lost = Substitute(whenBroken)
    @Sendable func fill(_ node: Node, _ reading: inout Reading, _ place: UnsafeMutablePointer<Value>) -> Bool {
      schema.fill(node, &reading, place) || broken.fill(place)
    }
    self.init(
      shapes: [shape], isInline: false, get: get,
      write: { value in value == fallback ? "" : "\(ScalarText.write(key)): \(schema.write(value))" },
      fill: { mapping, entry, reading, place in
        guard let entry else {
          if absent.fill(place) { return true }
          reading.missing(shape, in: mapping)
          return lost.fill(place)
        }
        let outer = reading.anchor
        let outerMay = reading.mayBeLeftOut
        reading.anchor = entry.key.span
        reading.mayBeLeftOut = fallback != nil && !reading.alternatives.contains(key)
        defer { (reading.anchor, reading.mayBeLeftOut) = (outer, outerMay) }
        return fill(entry.value, &reading, place)
      },
      fillFromFiles: { folder, reading, place in
        let nodes = folder.files[key] ?? []
        if let readFiles = schema.readFiles {
          if nodes.isEmpty, absent.isEmpty { folder.missing(key, &reading) }
          place.initialize(to: readFiles(nodes, &reading))
          return true
        }
        guard let node = nodes.first else {
          if absent.fill(place) { return true }
          folder.missing(key, &reading)
          return lost.fill(place)
        }
        return fill(node, &reading, place)
      })
  }

  /// All keys of another object, written among the owner's own. `above`: all of them stand above what follows.
  public static func inline(
    _ get: @escaping @Sendable (Owner) -> Value, _ schema: Schema<Value>, above: Bool = false
  ) -> Field {
    var shapes: [FieldShape] = []
    if case .object(_, let fields, _) = schema.shape { shapes = fields }
    for index in shapes.indices where above { shapes[index].standsLast = false }
    return Field(
      shapes: shapes, isInline: true, get: get, write: { String(schema.write($0).dropFirst().dropLast()) },
      fill: { mapping, _, reading, place in schema.fillInline?(mapping, &reading, place) ?? false }, fillFromFiles: { _, _, _ in false })
  }

  private init(
    shapes: [FieldShape], isInline: Bool, get: @escaping @Sendable (Owner) -> Value, write: @escaping @Sendable (Value) -> String,
    fill: @escaping @Sendable (Node, Node.Entry?, inout Reading, UnsafeMutablePointer<Value>) -> Bool,
    fillFromFiles: @escaping @Sendable (Folder, inout Reading, UnsafeMutablePointer<Value>) -> Bool
  ) {
    self.shapes = shapes
    self.isInline = isInline
    self.get = get
    self.write = { write(get($0)) }
    self.slot = Slot(
      size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment,
      fill: { mapping, entry, reading, place in fill(mapping, entry, &reading, place.assumingMemoryBound(to: Value.self)) },
      fillFromFiles: { folder, reading, place in fillFromFiles(folder, &reading, place.assumingMemoryBound(to: Value.self)) },
      destroy: { $0.assumingMemoryBound(to: Value.self).deinitialize(count: 1) })
  }
}

/// What stands in for a value that is absent or broken, if anything does.
private struct Substitute<Value: Sendable>: Sendable {
  private let values: [Value]

  init(_ value: Value?) { values = value.map { [$0] } ?? [] }

  var isEmpty: Bool { values.isEmpty }

  func fill(_ place: UnsafeMutablePointer<Value>) -> Bool {
    for value in values { place.initialize(to: value) }
    return !values.isEmpty
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
