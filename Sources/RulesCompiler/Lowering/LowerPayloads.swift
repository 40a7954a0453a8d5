internal import Conditions
internal import RuleKinds
internal import RulesBundle

extension Lowering {
  /// A part of a payload before the constants are written.
  struct PreparedPart {
    /// The row, with constant pool indexes in place of rows of constants.
    var builder: PayloadPartBuilder
  }

  /// Prepares the parts of payloads, in the order of the payload names.
  mutating func preparePayloads() -> [(name: String, parts: [PreparedPart])] {
    var payloads: [(name: String, parts: [PreparedPart])] = []
    for (name, payload) in names.ordered(book.payloads) {
      var parts: [PreparedPart] = []
      for part in payload.parts { parts.append(prepare(part)) }
      payloads.append((name, parts))
    }
    return payloads
  }

  private mutating func prepare(_ part: PayloadPart) -> PreparedPart {
    let program = program(allOf: part.conditions)
    let kind: TreatmentKind
    var fields: Int?
    var values: Int?
    switch part.treatment {
    case .stays: kind = .stays
    case .travels(let names):
      kind = .travels
      fields = programs.constant(.list(names.map { .string($0) }))
    case .marker(let marker):
      kind = .marker
      fields = programs.constant(.list(marker.map { .string($0.name) }))
      values = programs.constant(.list(marker.map(\.value.constant)))
    }
    return PreparedPart(
      builder: PayloadPartBuilder(
        type: writer.text(part.type), treatment: kind, condition: program, fields: fields, values: values,
        tellsSender: optional(part.tellsSender), tellsRecipient: optional(part.tellsRecipient)))
  }

  mutating func lower(_ payloads: [(name: String, parts: [PreparedPart])], constants: [Int]) {
    for (name, parts) in payloads {
      let rows = parts.map { part in
        var row = part.builder
        row.fields = row.fields.map { constants[$0] }
        row.values = row.values.map { constants[$0] }
        return row
      }
      writer.add(PayloadBuilder(name: writer.text(name), parts: writer.addRange(rows)))
    }
  }
}

extension MarkerValue {
  fileprivate var constant: Constant {
    switch self {
    case .bool(let flag): .bool(flag)
    case .int(let number): .int(number)
    case .text(let text): .string(text)
    }
  }
}
