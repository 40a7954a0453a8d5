internal import RulesBundle
internal import RulesJSON

extension Rules {
  /// Returns the ordinal of a payload; nil if the name is unknown.
  public func payload(_ name: String) -> Int? { bundle.find(.payloads, name) }

  /// Returns what is sent of a sender's items. A type or a field that the payload does not list is never sent.
  public func compose(_ payload: Int, _ items: [PayloadItem], _ frame: Frame) -> PresentedPayload {
    requireOrdinal(payload, of: .payloads, frame)
    frame.forgetDerived()
    let parts = bundle.payloads[payload].parts
    var result = PresentedPayload(
      payload: payload, parts: [], staying: 0, tellsSender: [], tellsRecipient: [], undecided: nil)
    var isThere: [Bool] = parts.map { _ in false }
    for item in items {
      guard let part = part(of: item.type, parts) else {
        result.staying += 1
        continue
      }
      isThere[part - parts.lowerBound] = true
      let may = evaluator.holds(bundle.payloadParts[part].condition, frame)
      if may.tag == .error, result.undecided == nil { result.undecided = failure(may) }
      if may.isTrue, let travelling = travelling(part, item, frame) { result.parts.append(travelling) } else { result.staying += 1 }
    }
    for part in parts where isThere[part - parts.lowerBound] {
      if let copy = bundle.payloadParts[part].tellsSender { tell(copy, &result.tellsSender, frame) }
      if let copy = bundle.payloadParts[part].tellsRecipient { tell(copy, &result.tellsRecipient, frame) }
    }
    return result
  }

  private func part(of type: String, _ parts: Range<Int>) -> Int? {
    for part in parts where bundle.utf8(bundle.payloadParts[part].type).elementsEqual(type.utf8) { return part }
    return nil
  }

  /// A part as it is sent; nil if it is not sent.
  private func travelling(_ part: Int, _ item: PayloadItem, _ frame: Frame) -> PresentedPayload.Part? {
    let names = constants(part, PayloadPartRow.At.fields, frame)
    switch bundle.payloadParts[part].treatment {
    case .stays: return nil
    case .travels:
      var fields: [PayloadItem.Field] = []
      for name in names {
        for field in item.fields where frame.withText(name, { $0.elementsEqual(field.name.utf8) }) { fields.append(field) }
      }
      return .travels(type: item.type, fields: fields)
    case .marker:
      let values = constants(part, PayloadPartRow.At.values, frame)
      var marker: [PayloadItem.Field] = []
      for (name, value) in zip(names, values) {
        marker.append(
          PayloadItem.Field(
            name: frame.withText(name) { String(decoding: $0, as: UTF8.self) }, value: JSON(present(value, values: nil, frame), bundle)))
      }
      return .marker(marker)
    }
  }

  /// The items of the list that a column names.
  private func constants(_ part: Int, _ column: Int, _ frame: Frame) -> [Value] {
    guard let row = bundle.optional(.payloadParts, part, column) else { return [] }
    let list = bundle.constant(row)
    return (0..<list.count).map { frame.item($0, of: list) }
  }

  /// Appends copy unless the list already has it: several types of part can have the same copy.
  private func tell(_ copy: Int, _ reported: inout [PresentedCopy], _ frame: Frame) {
    let sentence = render(copy: copy, frame)
    for other in reported where other.key == sentence.key { return }
    reported.append(sentence)
  }
}
