internal import RulesBundle

/// A value that app code passes for a variable of copy.
public enum CopyArgument: Sendable, Equatable {
  /// A count, or a number of bytes if the copy shows a size.
  case number(Int64)
  /// A duration, rounded down to the nanosecond and clamped to the range that rules support.
  case duration(Swift.Duration)
  /// A point in time.
  case timestamp(Timestamp)
  /// A string from a user or a rule. It is escaped.
  case text(String)
  /// The absence of a number, which means unlimited.
  case null
}

extension Rules {
  /// Renders copy with values that the caller provides, regardless of the facts. The result is the text of the entry, not of a variant.
  ///
  /// - Parameters:
  ///   - copy: The ordinal in `copy`.
  ///   - arguments: The values, by the names of the variables.
  ///   - tag: The language, as in `Frame.setLocale(_:)`.
  public func render(
    copy: Int, with arguments: [(variable: String, value: CopyArgument)], in tag: String? = nil
  ) -> PresentedCopy {
    let (row, locale) = bundle.translation(of: copy, tag.flatMap { bundle.locale(for: $0) })
    let words = bundle.ownWords(of: copy, row)
    let title = form(of: words.title, locale, arguments)
    return PresentedCopy(
      key: copy, title: title.isEmpty ? nil : render(parts: title, with: arguments),
      text: render(parts: form(of: words.text, locale, arguments), with: arguments))
  }

  private func form(
    of text: Range<Int>, _ locale: Int, _ arguments: [(variable: String, value: CopyArgument)]
  ) -> Range<Int> {
    bundle.form(of: text, locale) { row in
      let variable = bundle.text(bundle.copyValues[row].variable)
      for argument in arguments where argument.variable == variable {
        switch (argument.value, bundle.copyValues[row].format) {
        case (.number(let number), .plain): return number
        case (.duration(let duration), .days): return duration.parts.seconds / 86_400
        default: return nil
        }
      }
      return nil
    }
  }

  private func render(parts: Range<Int>, with arguments: [(variable: String, value: CopyArgument)]) -> String {
    var bytes: [UInt8] = []
    for part in parts {
      bytes.append(contentsOf: bundle.utf8(bundle.copyParts[part].literal))
      guard let row = bundle.copyParts[part].value else { continue }
      let variable = bundle.text(bundle.copyValues[row].variable)
      for argument in arguments where argument.variable == variable {
        append(
          argument.value, bundle.copyValues[row].format,
          atMost: bundle.copyValues[row].longest, to: &bytes)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a value in the same form as the value of a fact or a limit.
  private func append(_ argument: CopyArgument, _ format: FormatKind, atMost longest: Int, to bytes: inout [UInt8]) {
    switch (argument, format) {
    case (.number(let number), .bytes): append(size: number, to: &bytes)
    case (.number(let number), _): append(number, to: &bytes)
    case (.duration(let duration), .days): append(duration.parts.seconds / 86_400, to: &bytes)
    case (.duration(let duration), .time):
      let (seconds, nanoseconds) = duration.parts
      TimeSpan.append(seconds: seconds, nanoseconds: nanoseconds, to: &bytes)
    case (.duration(let duration), _):
      let (seconds, nanoseconds) = duration.parts
      var text: [UInt8] = []
      TimeText.appendDuration(seconds: seconds, nanoseconds: nanoseconds, to: &text)
      UserText.append(text, to: &bytes)
    case (.timestamp(let time), _):
      var text: [UInt8] = []
      TimeText.appendTimestamp(seconds: time.seconds, nanoseconds: time.nanoseconds, to: &text)
      UserText.append(text, to: &bytes)
    case (.text(let text), _): UserText.append(text.utf8, atMost: longest, to: &bytes)
    case (.null, _): bytes.append(contentsOf: "∞".utf8)
    }
  }
}
