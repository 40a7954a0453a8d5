package import RulesBundle
package import RulesRuntime

extension Meaning {
  /// The evaluator's result in the terms of the reference.
  package init(_ value: Value, _ frame: Frame) {
    switch value.tag {
    case .null: self = .null
    case .bool: self = .bool(value.bits == 1)
    case .int: self = .int(value.bits)
    case .enumeration: self = .choice(Int(value.bits))
    case .duration: self = .duration(Moment(seconds: Int(value.bits), nanoseconds: Int(value.aux)))
    case .timestamp: self = .timestamp(Moment(seconds: Int(value.bits), nanoseconds: Int(value.aux)))
    case .string: self = .text(frame.withText(value) { String(decoding: $0, as: UTF8.self).unicodeScalars.map(\.value) })
    case .list: self = .list((0..<value.count).map { Meaning(frame.item($0, of: value), frame) })
    case .error, .missing:
      let fact = value.errorCode == .missingFact ? " " + frame.bundle.name(.facts, Int(value.aux)) : ""
      self = .error((value.errorCode?.name ?? "none") + fact)
    }
  }

  /// The evaluator's value, for types without their own memory.
  fileprivate var value: Value {
    switch self {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .int(let number): .int(number)
    case .choice(let ordinal): .enumeration(ordinal)
    case .duration(let time): .duration(seconds: Int64(time.seconds), nanoseconds: Int32(time.nanoseconds))
    case .timestamp(let time): .timestamp(seconds: Int64(time.seconds), nanoseconds: Int32(time.nanoseconds))
    case .error, .text, .list: .missing
    }
  }
}

extension Frame {
  /// The facts of a world, and no others.
  package func fill(_ world: [String: Meaning], _ rules: Rules) {
    clear()
    for (name, meaning) in world {
      guard let fact = rules.fact(name) else { continue }
      switch meaning {
      case .text(let scalars): setText(fact, String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init))).utf8)
      case .list(let items): setItems(fact, items.map(\.value))
      default: set(fact, meaning.value)
      }
    }
  }
}
