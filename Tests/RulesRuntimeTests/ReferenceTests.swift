import RulesBundle
import Testing

@testable import RulesRuntime

/// The evaluator agrees with the plain meaning of every expression: from text through checker, compiler and bundle to the value.
@Suite struct ReferenceTests {
  @Test(arguments: 1...6 as ClosedRange<UInt64>) func randomExpressions(seed: UInt64) throws {
    var random = RandomExpressions(seed: seed)
    var expressions: [Expression] = []
    for _ in 0..<250 { expressions.append(random.bool(4)) }
    for _ in 0..<60 { expressions.append(random.int(4)) }
    for _ in 0..<30 { expressions.append(random.text(3)) }
    for _ in 0..<30 { expressions.append(random.duration(3)) }
    let rules = try SmallBook.rules(expressions.map(\.text))
    let programs = try expressions.indices.map { try SmallBook.program($0, rules) }
    let frame = rules.makeFrame()
    var (values, errors) = (0, 0)
    for _ in 0..<20 {
      let world = random.world()
      fill(frame, world, rules)
      for (expression, program) in zip(expressions, programs) {
        let expected = expression.meaning(world)
        let actual = meaning(rules.evaluator.evaluate(program: program, frame), frame)
        #expect(actual == expected, "seed \(seed): \(expression.text) with \(world)")
        if expected.isError { errors += 1 } else { values += 1 }
      }
    }
    #expect(values > 2000 && errors > 500, "seed \(seed): \(values) values, \(errors) errors")
  }

  private func fill(_ frame: Frame, _ world: [String: Meaning], _ rules: Rules) {
    frame.clear()
    for (name, value) in world {
      guard let fact = rules.fact(name) else { continue }
      switch value {
      case .text(let scalars): frame.setText(fact, String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init))).utf8)
      case .list(let items): frame.setItems(fact, items.compactMap { if case .int(let number) = $0 { .int(number) } else { nil } })
      default: frame.set(fact, value.value)
      }
    }
  }

  private func meaning(_ value: Value, _ frame: Frame) -> Meaning {
    switch value.tag {
    case .null: .null
    case .bool: .bool(value.bits == 1)
    case .int: .int(value.bits)
    case .enumeration: .color(Int(value.bits))
    case .duration: .duration(Int(value.bits) * 1_000_000_000 + Int(value.aux))
    case .timestamp: .timestamp(Int(value.bits) * 1_000_000_000 + Int(value.aux))
    case .string: .text(frame.withText(value) { String(decoding: $0, as: UTF8.self).unicodeScalars.map(\.value) })
    case .list: .list((0..<value.count).map { meaning(frame.item($0, of: value), frame) })
    case .error, .missing:
      .error(
        (value.errorCode?.name ?? "none") + (value.errorCode == .missingFact ? " " + frame.bundle.name(.facts, Int(value.aux)) : ""))
    }
  }
}

extension Meaning {
  /// The evaluator's value of a fact that needs no memory of its own.
  fileprivate var value: Value {
    switch self {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .int(let number): .int(number)
    case .color(let ordinal): .enumeration(ordinal)
    case .duration(let time): .duration(seconds: Int64(floor(time)), nanoseconds: Int32(time - floor(time) * 1_000_000_000))
    case .timestamp(let time): .timestamp(seconds: Int64(floor(time)), nanoseconds: Int32(time - floor(time) * 1_000_000_000))
    case .error, .text, .list: .missing
    }
  }

  private func floor(_ time: Int) -> Int { time >= 0 ? time / 1_000_000_000 : -((999_999_999 - time) / 1_000_000_000) }
}
