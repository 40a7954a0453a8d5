internal import Diagnostics
internal import SourceText
internal import YAMLTree

/// A key of an object and the property that it fills.
public struct Field<Owner: Sendable, Value: Sendable>: Sendable {
  /// The keys that the field reads: its own key, or all keys of an inlined object.
  let shapes: [FieldShape]
  let slot: Slot
  let isInline: Bool
  let get: @Sendable (Owner) -> Value
  /// Writes the key and the value as YAML. Returns an empty string for the default value.
  let write: @Sendable (Owner) -> String

  /// Creates a field for a key.
  ///
  /// - Parameters:
  ///   - fallback: The value when the key is absent. The key is required if this is nil.
  ///   - whenBroken: The value when the key is missing or invalid. Without it, the object cannot be read.
  ///   - standsLast: Whether the key comes after the keys of an object that this object is inlined in.
  ///   - cycles: Whether the names under the key may lead back to the rule.
  ///   - roles: What the value means beyond its shape.
  public init(
    _ key: String, _ get: @escaping @Sendable (Owner) -> Value, _ schema: Schema<Value>, or fallback: Value? = nil,
    whenBroken: Value? = nil, standsLast: Bool = false, cycles: CyclePolicy = .allowed, is roles: [ValueRole] = [], _ summary: String
  ) where Value: Equatable {
    let shape = FieldShape(
      key: key, summary: summary, shape: schema.shape, isRequired: fallback == nil, fallback: fallback.map(schema.write) ?? "",
      standsLast: standsLast, cycles: cycles, roles: roles)
    let absent = Substitute(fallback)
    let broken = Substitute(whenBroken ?? fallback)
    // A missing key was already reported. Only `whenBroken` provides a value for it.
    let lost = Substitute(whenBroken)
    @Sendable func fill(_ node: Node, _ reading: inout ParseContext, _ place: UnsafeMutablePointer<Value>) -> Bool {
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

  /// The keys of another object, written among the keys of the owner.
  ///
  /// - Parameter above: Whether all of them come before the keys that follow.
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
    fill: @escaping @Sendable (Node, Node.Entry?, inout ParseContext, UnsafeMutablePointer<Value>) -> Bool,
    fillFromFiles: @escaping @Sendable (Folder, inout ParseContext, UnsafeMutablePointer<Value>) -> Bool
  ) {
    self.shapes = shapes
    self.isInline = isInline
    self.get = get
    self.write = { write(get($0)) }
    self.slot = Slot(
      size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment,
      fill: { mapping, entry, reading, place in fill(mapping, entry, &reading, place.assumingMemoryBound(to: Value.self)) },
      fillFromFiles: { folder, reading, place in fillFromFiles(folder, &reading, place.assumingMemoryBound(to: Value.self)) },
      destroy: { $0.assumingMemoryBound(to: Value.self).deinitialize(count: 1) },
      save: { $0.assumingMemoryBound(to: Value.self).pointee },
      load: { value, place in
        guard let value = value as? Value else { preconditionFailure("a saved value belongs to its own field") }
        place.assumingMemoryBound(to: Value.self).initialize(to: value)
      })
  }
}

/// The value that replaces an absent or invalid value, if there is one.
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
  /// Returns the first valid entry with a key.
  func entry(_ key: String) -> Entry? {
    for entry in entries where entry.key.says(key) && !entry.key.isInvalid { return entry }
    return nil
  }
}

extension ParseContext {
  mutating func missing(_ field: FieldShape, in mapping: Node) {
    guard !misspelt.contains(field.key) else { return }
    // A key that was rejected by the parser is not missing.
    if mapping.entries.contains(where: { $0.key.isInvalid && $0.key.says(field.key) }) { return }
    diagnostics.append(
      Diagnostic(
        SchemaProblems.missingKey, "`\(field.key)` is missing", at: anchor ?? mapping.span, "has no `\(field.key)`",
        helps: ["add `\(ScalarText.write(field.key)):` (\(field.shape.noun)): \(field.summary)"]))
  }
}
