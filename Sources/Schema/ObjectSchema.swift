internal import Diagnostics
internal import SourceText
internal import YAMLTree

/// Collects the fields of an object, one on each line.
@resultBuilder
public enum FieldsBuilder<Owner: Sendable> {
  /// Returns the field. Supports the result builder.
  public static func buildExpression<Value>(_ field: Field<Owner, Value>) -> Field<Owner, Value> { field }
  /// Returns the fields as a tuple, in the order of their lines. Supports the result builder.
  public static func buildBlock<each F>(_ field: repeat Field<Owner, each F>) -> (repeat Field<Owner, each F>) { (repeat each field) }
}

extension Schema {
  /// An object with known keys.
  ///
  /// - Parameters:
  ///   - build: Creates the value from the values of the fields, in the order of the fields. `Tests/RuleKindsTests` checks the order by
  ///     writing back the values that were read.
  ///   - exactlyOne: Keys of which exactly one is required.
  public static func object<each F: Sendable>(
    _ title: String, build: @escaping @Sendable (repeat each F) -> Value, exactlyOne: [String] = [],
    @FieldsBuilder<Value> _ fields: () -> (repeat Field<Value, each F>)
  ) -> Schema {
    let fields = fields()
    var shapes: [FieldShape] = []
    var keys: [(key: String, slot: Int?)] = []
    var slots: [Slot] = []
    var writers: [@Sendable (Value) -> String] = []
    for field in repeat each fields {
      keys += field.shapes.map { ($0.key, field.isInline ? nil : slots.count) }
      shapes += field.shapes
      slots.append(field.slot)
      writers.append(field.write)
    }
    let object = ObjectReader(
      title: title, shape: .object(title, shapes, exactlyOne: exactlyOne), exactlyOne: exactlyOne,
      exactlyOneSlots: keys.compactMap { exactlyOne.contains($0.key) ? $0.slot : nil }, keys: ObjectKeys(keys), slots: slots,
      buffer: FieldBuffer(slots))
    let construct: @Sendable (inout FieldBuffer.Taker, UnsafeMutablePointer<Value>) -> Void = { taker, place in
      place.initialize(to: build(repeat taker.take((each F).self)))
    }
    return Schema(
      shape: object.shape,
      fill: { node, reading, place in
        object.read(node, &reading) { taker in construct(&taker, place) }
      },
      write: { [writers] value in "{" + writers.map { $0(value) }.filter { !$0.isEmpty }.joined(separator: ", ") + "}" },
      fillInline: { node, reading, place in
        object.readInline(node, &reading) { taker in construct(&taker, place) }
      })
  }
}

/// Reads a mapping with known keys, independent of the types of its fields.
private struct ObjectReader: Sendable {
  let title: String
  let shape: Shape
  let exactlyOne: [String]
  let exactlyOneSlots: [Int]
  let keys: ObjectKeys
  let slots: [Slot]
  let buffer: FieldBuffer

  func read(_ node: Node, _ reading: inout ParseContext, _ construct: (inout FieldBuffer.Taker) -> Void) -> Bool {
    guard node.kind == .mapping, !node.isInvalid else {
      reading.wrongType(node, expected: shape)
      return false
    }
    let outer = (reading.misspelt, reading.hasUnknownKey)
    let found = keys.find(in: node, count: slots.count)
    (reading.misspelt, reading.hasUnknownKey) =
      found.hasUnknown ? reading.reportUnknownKeys(of: node, known: keys.all, required: shape.requiredKeys, in: title) : ([], false)
    defer { (reading.misspelt, reading.hasUnknownKey) = outer }
    return fill(node, found, exactlyOne, &reading, construct)
  }

  func readInline(_ node: Node, _ reading: inout ParseContext, _ construct: (inout FieldBuffer.Taker) -> Void) -> Bool {
    fill(node, keys.find(in: node, count: slots.count), exactlyOne + reading.alternatives, &reading, construct)
  }

  private func fill(
    _ node: Node, _ found: ObjectKeys.Found, _ alternatives: [String], _ reading: inout ParseContext,
    _ construct: (inout FieldBuffer.Taker) -> Void
  ) -> Bool {
    let outer = reading.alternatives
    reading.alternatives = alternatives
    defer { reading.alternatives = outer }
    return buffer.read(slots) { index, place in
      slots[index].fill(node, found.places[index].map { node.entry(at: $0) }, &reading, place)
    } isWanted: {
      exactlyOne.isEmpty || found.count(of: exactlyOneSlots) == 1 || reading.hasExactlyOne(of: exactlyOne, in: node)
    } use: {
      construct(&$0)
    }
  }
}

extension ParseContext {
  /// Reports unknown keys. Returns the keys that were probably intended, and whether any key is unknown.
  mutating func reportUnknownKeys(
    of mapping: Node, known: [String], required: Set<String>, in title: String
  ) -> (misspelt: Set<String>, hasAny: Bool) {
    var misspelt: Set<String> = []
    var hasAny = false
    var reported = 0
    var empty: String?
    for entry in mapping.entries where !entry.key.isInvalid {
      let above = empty
      empty = entry.value.isBlankText && entry.value.isPlain ? entry.key.text : nil
      if known.contains(where: { entry.key.says($0) }) { continue }
      let word = entry.key.text
      hasAny = true
      // Suggestions are expensive to compute, and rarely useful after many errors in one mapping.
      reported += 1
      let near =
        reported <= 20 ? Suggestion.choices(for: word, among: known.filter { mapping.entry($0) == nil }, preferred: required.contains) : []
      misspelt.formUnion(near)
      diagnostics.append(
        Diagnostic(
          SchemaProblems.unknownKey, "\(Shape.article(title)) has no key `\(word)`", at: entry.key.span, "unknown key",
          helps: (near.isEmpty ? ["use one of the keys \(Shape.oneOf(known))"] : Suggestion.question(near))
            + (above.map { ["if it belongs to `\($0)`, indent it"] } ?? []),
          fixes: Fix.write(near, at: entry.key.span)))
    }
    return (misspelt, hasAny)
  }

  mutating func hasExactlyOne(of keys: [String], in mapping: Node) -> Bool {
    let given = keys.filter { mapping.entry($0) != nil }
    if given.count == 1 { return true }
    // A misspelled key was already reported. Reporting a missing alternative would be a second message about the same error.
    if given.isEmpty, hasUnknownKey || mapping.entries.contains(where: { $0.key.isInvalid && keys.contains($0.key.text) }) {
      return false
    }
    let span = given.count > 1 ? mapping.entry(given[1])?.key.span : nil
    diagnostics.append(
      Diagnostic(
        SchemaProblems.exactlyOne,
        given.isEmpty
          ? "one of \(Shape.oneOf(keys)) is missing" : "\(given.quotedPhrase()) cannot be used together",
        at: span ?? (mapping.entries.first { _ in true }?.key.span ?? mapping.span), helps: ["use exactly one of \(Shape.oneOf(keys))"]))
    return false
  }
}

extension Shape {
  /// The keys that an object must have.
  fileprivate var requiredKeys: Set<String> {
    guard case .object(_, let fields, _) = self else { return [] }
    return Set(fields.filter(\.isRequired).map(\.key))
  }
}
