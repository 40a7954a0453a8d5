public import RulesBundle

extension Rules {
  /// A value as results show it. `values`: the fact whose declared values name the ordinals of an enumeration.
  public func plain(_ value: Value, values fact: Int?, _ frame: Frame) -> PlainValue {
    switch value.tag {
    case .null: .null
    case .bool: .bool(value.bits != 0)
    case .int: .int(value.bits)
    case .string: .text(frame.withText(value) { String(decoding: $0, as: UTF8.self) })
    case .enumeration: enumeration(value, fact)
    case .duration, .timestamp: .text(time(value))
    case .list: .list((0..<value.count).map { plain(frame.item($0, of: value), values: fact, frame) })
    case .error, .missing: .failure(failure(value))
    }
  }

  /// Why a value is none.
  public func failure(_ value: Value) -> PresentedFailure {
    let code = value.errorCode ?? .wrongType
    let fact = Int(value.aux)
    let isFact = code == .missingFact && fact >= 0 && fact < bundle.count(.facts)
    return PresentedFailure(code: code.name, fact: isFact ? bundle.name(.facts, fact) : nil)
  }

  private func enumeration(_ value: Value, _ fact: Int?) -> PlainValue {
    guard let fact else { return .int(value.bits) }
    let values = bundle.facts[fact].values
    guard value.bits >= 0, value.bits < Int64(values.count) else {
      return .failure(PresentedFailure(code: ErrorCode.wrongType.name, fact: nil))
    }
    return .text(bundle.text(bundle.factValues[values.lowerBound + Int(value.bits)].value))
  }

  private func time(_ value: Value) -> String {
    var bytes: [UInt8] = []
    if value.tag == .duration {
      TimeText.appendDuration(seconds: value.bits, nanoseconds: value.aux, to: &bytes)
    } else {
      TimeText.appendTimestamp(seconds: value.bits, nanoseconds: value.aux, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
