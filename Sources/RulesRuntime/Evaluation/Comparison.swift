internal import RulesBundle

/// Equality, order, and membership. Strings compare by their bytes, which is the order of their code points.
enum Comparison {
  @inline(never)
  static func equal(_ a: Value, _ b: Value, _ frame: Frame) -> Value {
    if a.tag == .error || b.tag == .error { return a.tag == .error ? a : b }
    if a.tag == .missing || b.tag == .missing { return .error(.wrongType) }
    if a.tag != b.tag { return .bool(false) }
    switch a.tag {
    case .null: return .bool(true)
    case .bool, .int, .enumeration: return .bool(a.bits == b.bits)
    case .duration, .timestamp: return .bool(a.bits == b.bits && a.aux == b.aux)
    case .string: return .bool(compareTexts(a, b, frame) == 0)
    case .list:
      guard a.count == b.count else { return .bool(false) }
      for index in 0..<a.count {
        let value = equal(frame.item(index, of: a), frame.item(index, of: b), frame)
        if !value.isTrue { return value }
      }
      return .bool(true)
    case .error, .missing: return .error(.wrongType)
    }
  }

  /// A negative number, zero, or a positive number; an error if the values have no order.
  @inline(never)
  static func order(_ a: Value, _ b: Value, _ frame: Frame) -> Value {
    guard a.tag == b.tag else { return Arithmetic.failure(a, b) }
    switch a.tag {
    case .int, .bool: return .int(a.bits < b.bits ? -1 : a.bits > b.bits ? 1 : 0)
    case .duration, .timestamp: return .int(a.bits == b.bits ? Int64(a.aux) - Int64(b.aux) : a.bits < b.bits ? -1 : 1)
    case .string: return .int(Int64(compareTexts(a, b, frame)))
    case .error: return a
    default: return .error(.wrongType)
    }
  }

  @inline(never)
  static func contains(_ list: Value, _ item: Value, _ frame: Frame) -> Value {
    guard item.tag != .error else { return item }
    guard list.tag == .list, item.tag != .missing else { return passOn(list) }
    for index in 0..<list.count where equal(frame.item(index, of: list), item, frame).isTrue { return .bool(true) }
    return .bool(false)
  }

  private static func compareTexts(_ a: Value, _ b: Value, _ frame: Frame) -> Int {
    frame.withText(a) { a in
      frame.withText(b) { b in
        let shorter = min(a.count, b.count)
        for index in 0..<shorter where a[index] != b[index] { return a[index] < b[index] ? -1 : 1 }
        return a.count - b.count
      }
    }
  }
}
