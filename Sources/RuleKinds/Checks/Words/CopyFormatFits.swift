internal import Conditions
internal import Diagnostics
internal import RulesModel
internal import SourceText

/// A value is written out as what it is.
enum CopyFormatFits {
  static let explanation = Explanation(
    "copy.variable-format", .error,
    finds: "A value written out as something that it is not, such as a number of bytes as days.",
    why: "People would read a number that means nothing.",
    example: "values: {days: {value: limits.media_bytes, as: days}}",
    instead: "values: {size: {value: limits.media_bytes, as: bytes}}")

  static let check = Check(explanation) { context, diagnostics in
    for entry in context.book.copy.entries {
      for value in entry.value.values.entries where value.format != .plain {
        let path = RulePath(Copy.key, entry.name.text, "values", value.variable)
        guard let type = context.typed[path]?.type.withoutNull, !fits(type, value.format) else { continue }
        diagnostics.append(
          Diagnostic(
            explanation, "`{\(value.variable)}` is \(type.description), which cannot be written as \(value.format.rawValue)",
            at: context.places.span(path.appending("as")), secondary: [.init(context.places.span(path.appending("value")), "the value")],
            helps: [value.format == .bytes ? "`bytes` takes a whole number of bytes" : "`\(value.format.rawValue)` takes a duration"]))
      }
    }
  }

  private static func fits(_ type: ConditionType, _ format: CopyFormat) -> Bool {
    switch (format, type) {
    case (.plain, _), (_, .unknown), (.bytes, .int), (.days, .duration), (.time, .duration): true
    default: false
    }
  }
}

extension ConditionType {
  fileprivate var withoutNull: ConditionType { if case .nullable(let inner) = self { inner } else { self } }
}
