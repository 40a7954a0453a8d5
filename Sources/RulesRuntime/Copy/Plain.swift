public import RulesBundle

extension Rules {
  /// Returns a value for output.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - fact: The fact whose declared values name the ordinals of an enumeration.
  ///   - frame: The facts of the question.
  public func present(_ value: Value, values fact: Int?, _ frame: Frame) -> PresentedValue {
    switch value.tag {
    case .null: .null
    case .bool: .bool(value.bits != 0)
    case .int: .int(value.bits)
    case .string: .text(frame.withText(value) { String(decoding: $0, as: UTF8.self) })
    case .enumeration: choice(value, fact)
    case .duration: .duration(Swift.Duration(seconds: value.bits, nanoseconds: value.aux))
    case .timestamp: .timestamp(Timestamp(seconds: value.bits, nanoseconds: value.aux))
    case .list: .list((0..<value.count).map { present(frame.item($0, of: value), values: fact, frame) })
    case .error, .missing: .failure(failure(value))
    }
  }

  /// Returns why there is no value.
  public func failure(_ value: Value) -> PresentedFailure {
    let code = value.errorCode ?? .wrongType
    let fact = Int(value.aux)
    let isFact = code == .missingFact && fact >= 0 && fact < bundle.count(.facts)
    return PresentedFailure(code: .error(code), fact: isFact ? fact : nil)
  }

  private func choice(_ value: Value, _ fact: Int?) -> PresentedValue {
    guard let fact else { return .int(value.bits) }
    guard word(of: value, fact) != nil else { return .failure(PresentedFailure(code: .error(.wrongType), fact: nil)) }
    return .choice(Int(value.bits), of: fact)
  }

  /// The declared value of an enumeration; nil if the fact has no such value, or if the fact is unknown.
  func word(of value: Value, _ fact: Int?) -> BundleText? {
    guard let fact else { return nil }
    let values = bundle.facts[fact].values
    guard value.bits >= 0, value.bits < Int64(values.count) else { return nil }
    return bundle.factValues[values.lowerBound + Int(value.bits)].value
  }
}
