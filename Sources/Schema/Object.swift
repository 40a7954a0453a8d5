internal import Diagnostics
internal import SourceText
internal import YAMLTree

/// Collects the fields of an object, one a line.
@resultBuilder
public enum FieldsBuilder<Owner: Sendable> {
  public static func buildExpression<Value>(_ field: Field<Owner, Value>) -> Field<Owner, Value> { field }
  public static func buildBlock<each F>(_ field: repeat Field<Owner, each F>) -> (repeat Field<Owner, each F>) { (repeat each field) }
}

extension Schema {
  /// An object with known keys. `build` takes the values in the order of the fields; that the order is right is checked
  /// once, by writing back what was read (`Tests/RuleKindsTests`).
  ///
  /// `exactlyOne`: keys of which exactly one must be given.
  public static func object<each F: Equatable & Sendable>(
    _ title: String, build: @escaping @Sendable (repeat each F) -> Value, exactlyOne: [String] = [],
    @FieldsBuilder<Value> _ fields: () -> (repeat Field<Value, each F>)
  ) -> Schema {
    let fields = fields()
    var shapes: [FieldShape] = []
    for field in repeat each fields { shapes += field.shapes }
    let keys = shapes.map(\.key)
    let shape = Shape.object(title, shapes, exactlyOne: exactlyOne)

    let readInline: @Sendable (Node, inout Reading) -> Value? = { node, reading in
      let values = (repeat (each fields).read(node, &reading))
      var isComplete = true
      for value in repeat each values { if value == nil { isComplete = false } }
      if !exactlyOne.isEmpty, !reading.hasExactlyOne(of: exactlyOne, in: node) { isComplete = false }
      return isComplete ? build(repeat (each values).present) : nil
    }
    return Schema(
      shape: shape,
      read: { node, reading in
        guard node.kind == .mapping, !node.isPoisoned else { return reading.refuse(node, shape) }
        let outer = (reading.misspelt, reading.hasUnknownKey)
        (reading.misspelt, reading.hasUnknownKey) = reading.reportUnknownKeys(of: node, known: keys, in: title)
        defer { (reading.misspelt, reading.hasUnknownKey) = outer }
        return readInline(node, &reading)
      },
      write: { value in
        var parts: [String] = []
        for field in repeat each fields { parts.append(field.write(value[keyPath: field.path])) }
        return "{" + parts.filter { !$0.isEmpty }.joined(separator: ", ") + "}"
      },
      readInline: readInline)
  }
}

extension Optional {
  /// The value of an optional that was just found not to be nil.
  fileprivate var present: Wrapped {
    guard let self else { fatalError("an object is built only when every field has a value") }
    return self
  }
}

extension Reading {
  /// Reports keys that mean nothing here; returns the keys that they most likely stand for, and whether there are any.
  mutating func reportUnknownKeys(of mapping: Node, known: [String], in title: String) -> (misspelt: Set<String>, hasAny: Bool) {
    var misspelt: Set<String> = []
    var hasAny = false
    var reported = 0
    for entry in mapping.entries where !entry.key.isPoisoned {
      if known.contains(where: { entry.key.says($0) }) { continue }
      let word = entry.key.text
      hasAny = true
      // Suggesting is the dear part; after many mistakes in one mapping nobody reads on.
      reported += 1
      let near = reported <= 20 ? Suggestion.nearest(to: word, among: known.filter { mapping.entry($0) == nil }) : []
      misspelt.formUnion(near)
      diagnostics.append(
        Diagnostic(
          SchemaProblems.unknownKey, "\(Shape.article(title)) has no key `\(word)`", at: entry.key.span, "not known here",
          helps: near.isEmpty ? ["the keys are \(Shape.oneOf(known))"] : near.map { "did you mean `\($0)`?" },
          fixes: near.map { Fix("write `\($0)`", .maybeIncorrect, [.init(entry.key.span, $0)]) }))
    }
    return (misspelt, hasAny)
  }

  mutating func hasExactlyOne(of keys: [String], in mapping: Node) -> Bool {
    let given = keys.filter { mapping.entry($0) != nil }
    if given.count == 1 { return true }
    // A misspelt key has been reported; that it is also "none of" them would be a second message about one mistake.
    if given.isEmpty, hasUnknownKey || mapping.entries.contains(where: { $0.key.isPoisoned && keys.contains($0.key.text) }) {
      return false
    }
    let span = given.count > 1 ? mapping.entry(given[1])?.key.span : nil
    diagnostics.append(
      Diagnostic(
        SchemaProblems.exactlyOne,
        given.isEmpty
          ? "one of \(Shape.oneOf(keys)) is missing" : "\(given.map { "`\($0)`" }.joined(separator: " and ")) cannot stand together",
        at: span ?? (mapping.entries.first { _ in true }?.key.span ?? mapping.span), helps: ["give exactly one of \(Shape.oneOf(keys))"]))
    return false
  }
}
