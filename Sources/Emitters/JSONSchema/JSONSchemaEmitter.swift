package import RuleKinds
internal import RulesJSON
package import Schema

/// Generates a JSON Schema for each kind of rule file, in draft-07, which the YAML extensions of editors support.
///
/// The schemas are generated from the same shapes that the compiler parses with, so editors autocomplete exactly what the compiler accepts.
package struct JSONSchemaEmitter {
  private let docs: RuleDocs

  package init(_ docs: RuleDocs) { self.docs = docs }

  /// Returns the name and the bytes of each file.
  package func files(_ fields: [FieldShape]) -> [(name: String, bytes: [UInt8])] {
    fields.map { field in ("schema/\(field.key).json", document(field).pretty()) }
  }

  private func document(_ field: FieldShape) -> JSON {
    var references: Set<String> = []
    var members: [JSON.Member] = [
      .init(key: "$schema", value: .string("http://json-schema.org/draft-07/schema#")),
      .init(key: "title", value: .string(field.key)),
      .init(key: "description", value: .string(field.summary)),
    ]
    members += schema(field.shape, &references)
    let definitions = references.sorted().map { kind in JSON.Member(key: kind, value: names(of: kind)) }
    if !definitions.isEmpty { members.append(.init(key: "definitions", value: .object(definitions))) }
    return .object(members)
  }

  /// Returns a schema that accepts the existing names of a kind, or any string if there are no names.
  private func names(of kind: String) -> JSON {
    let names = docs.names(ofSingular: kind)
    if names.isEmpty { return object([("type", .string("string"))]) }
    return object([("description", .string("The name of \(Shape.article(kind)).")), ("enum", .array(names.map { .string($0) }))])
  }

  private func schema(_ shape: Shape, _ references: inout Set<String>) -> [JSON.Member] {
    switch shape {
    case .text(_, let pattern, _): return pattern.map(matching) ?? nonBlank
    case .integer(let range): return integer(range)
    case .boolean: return [member("type", .string("boolean"))]
    case .choice(let names): return [member("enum", .array(names.map { .string($0) }))]
    case .quantity(let examples, let pattern):
      let form = pattern.map(matching) ?? [member("type", .array([.string("string"), .string("integer")]))]
      return form + [member("examples", .array(examples.map { .string($0) }))]
    case .value, .expression:
      return [
        member("type", .array(["string", "number", "boolean", "null"].map { .string($0) })), member("pattern", .string(#"\S"#)),
      ]
    case .tree: return []
    case .reference(let kind):
      references.insert(kind)
      return [member("$ref", .string("#/definitions/\(kind.replacing(" ", with: "%20"))"))]
    case .list(let item, let form): return list(schema(item, &references), form)
    case .oneOrMany(let item, let form):
      let one = schema(item, &references)
      return [member("anyOf", .array([.object(one), .object(list(one, form))]))]
    case .named(_, let item):
      return [
        member("type", .string("object")), member("propertyNames", object([("pattern", .string(#"^\S+$"#))])),
        member("additionalProperties", .object(schema(item, &references))),
      ]
    case .map(let item):
      return [member("type", .string("object")), member("additionalProperties", .object(schema(item, &references)))]
    case .columns(let kind, let item):
      let value = JSON.object(schema(item, &references))
      let names = docs.names(ofSingular: kind)
      return [
        member("type", .string("object")), member("properties", .object(names.map { JSON.Member(key: $0, value: value) })),
        member("additionalProperties", .bool(false)),
      ]
    case .object(_, let fields, let exactlyOne): return self.object(fields, exactlyOne, &references)
    case .either(let scalar, let mapping):
      return [member("anyOf", .array([word(scalar, &references), .object(schema(mapping, &references))]))]
    }
  }

  private func list(_ item: [JSON.Member], _ form: ListForm) -> [JSON.Member] {
    var members = [member("type", .string("array")), member("items", .object(item))]
    if form.atLeast > 0 { members.append(member("minItems", .int(Int64(form.atLeast)))) }
    if form.isSet { members.append(member("uniqueItems", .bool(true))) }
    return members
  }

  private func object(_ fields: [FieldShape], _ exactlyOne: [String], _ references: inout Set<String>) -> [JSON.Member] {
    var properties: [JSON.Member] = []
    for field in fields {
      var value = schema(field.shape, &references)
      // Draft-07 ignores members next to a reference.
      if value.first?.key == "$ref" { value = [member("allOf", .array([.object(value)]))] }
      value.insert(member("description", .string(field.summary)), at: 0)
      properties.append(.init(key: field.key, value: .object(value)))
    }
    var members = [
      member("type", .string("object")), member("properties", .object(properties)), member("additionalProperties", .bool(false)),
    ]
    let required = fields.filter(\.isRequired).map { JSON.string($0.key) }
    if !required.isEmpty { members.append(member("required", .array(required))) }
    if !exactlyOne.isEmpty {
      members.append(member("oneOf", .array(exactlyOne.map { object([("required", .array([.string($0)]))]) })))
    }
    return members
  }

  /// Returns the schema for the scalar of an `either`. A reference also has a few keywords, so any nonblank string is accepted.
  private func word(_ shape: Shape, _ references: inout Set<String>) -> JSON {
    guard case .reference = shape else { return .object(schema(shape, &references)) }
    return object([("type", .string("string")), ("pattern", .string(#"\S"#))])
  }

  /// Returns the schema for strings that match a pattern. If the pattern matches numbers, integers are accepted too, because YAML editors parse
  /// them as integers. A pattern that also matches Booleans accepts them, and fractions if it allows a full stop.
  private func matching(_ pattern: TextPattern) -> [JSON.Member] {
    let takesFractions = pattern.takesBooleans && (pattern.regex.isEmpty || pattern.regex.contains("."))
    let types =
      pattern.takesNumbers
      ? JSON.array((["string", takesFractions ? "number" : "integer"] + (pattern.takesBooleans ? ["boolean"] : [])).map { .string($0) })
      : .string("string")
    let least = pattern.least == .min ? [] : [member("minimum", .int(pattern.least))]
    let most = pattern.most == .max ? [] : [member("maximum", .int(pattern.most))]
    return [member("type", types), member("pattern", .string(pattern.regex))] + least + most
  }

  /// The schema for nonblank strings.
  private var nonBlank: [JSON.Member] { scalar + [member("pattern", .string(#"\S"#))] }

  private func integer(_ range: ClosedRange<Int64>) -> [JSON.Member] {
    var members = [member("type", .string("integer"))]
    if range.lowerBound != .min { members.append(member("minimum", .int(range.lowerBound))) }
    if range.upperBound != .max { members.append(member("maximum", .int(range.upperBound))) }
    return members
  }

  /// The schema for scalars. The compiler reads them as strings, but a YAML editor can parse them as numbers or Booleans.
  private var scalar: [JSON.Member] { [member("type", .array([.string("string"), .string("number"), .string("boolean")]))] }

  private func member(_ key: String, _ value: JSON) -> JSON.Member { JSON.Member(key: key, value: value) }
  private func object(_ members: [(String, JSON)]) -> JSON { .object(members.map { member($0.0, $0.1) }) }
}
