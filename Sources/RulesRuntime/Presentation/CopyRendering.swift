internal import RulesBundle

extension Rules {
  /// A sentence with its values put in, in one pass: what a value contains is never taken for a variable.
  public func render(copy: Int, _ frame: Frame) -> PresentedCopy {
    requireOrdinal(copy, of: .copy, frame)
    let key = bundle.name(.copy, copy)
    for variant in bundle.range(.copy, copy, Word.Copy.variants)
    where evaluator.holds(bundle.word(.copyVariants, variant, Word.CopyVariants.condition), frame).isTrue {
      return rendered(
        key, bundle.range(.copyVariants, variant, Word.CopyVariants.title), bundle.range(.copyVariants, variant, Word.CopyVariants.text),
        frame)
    }
    return rendered(key, bundle.range(.copy, copy, Word.Copy.title), bundle.range(.copy, copy, Word.Copy.text), frame)
  }

  private func rendered(_ key: String, _ title: Range<Int>, _ text: Range<Int>, _ frame: Frame) -> PresentedCopy {
    PresentedCopy(key: key, title: title.isEmpty ? nil : render(parts: title, frame), text: render(parts: text, frame))
  }

  private func render(parts: Range<Int>, _ frame: Frame) -> String {
    var bytes: [UInt8] = []
    for part in parts {
      bytes.append(contentsOf: bundle.utf8(.copyParts, part, Word.CopyParts.literal))
      if let value = bundle.optional(.copyParts, part, Word.CopyParts.value) { append(copyValue: value, to: &bytes, frame) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(copyValue row: Int, to bytes: inout [UInt8], _ frame: Frame) {
    let program = bundle.word(.copyValues, row, Word.CopyValues.program)
    let value = evaluator.evaluate(program: program, frame)
    switch (value.tag, FormatKind(rawValue: bundle.word(.copyValues, row, Word.CopyValues.format)) ?? .plain) {
    case (.int, .bytes): append(size: value.bits, to: &bytes)
    case (.duration, .days): append(value.bits / 86_400, to: &bytes)
    case (.duration, .time): TimeSpan.append(seconds: value.bits, nanoseconds: value.aux, to: &bytes)
    case (.int, _): append(value.bits, to: &bytes)
    case (.null, _): bytes.append(contentsOf: "∞".utf8)
    case (.string, _):
      frame.withText(value) { UserText.append($0, atMost: bundle.word(.copyValues, row, Word.CopyValues.longest), to: &bytes) }
    case (.error, _), (.missing, _): bytes.append(contentsOf: "…".utf8)
    default:
      if case .text(let text) = plain(value, values: bundle.optional(.programs, program, Word.Programs.valuesOf), frame) {
        UserText.append(text.utf8, to: &bytes)
      }
    }
  }

  func append(_ number: Int64, to bytes: inout [UInt8]) { bytes.append(contentsOf: "\(number)".utf8) }

  /// Decimal units as iOS prints file sizes: at most two places, no trailing zeros.
  func append(size: Int64, to bytes: inout [UInt8]) {
    let units: [(Int64, String)] = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1000, "KB")]
    for (factor, name) in units where size >= factor {
      let hundredths = size / (factor / 100)
      append(hundredths / 100, to: &bytes)
      let rest = hundredths % 100
      if rest > 0 {
        bytes.append(UInt8(ascii: "."))
        bytes.append(UInt8(48 + rest / 10))
        if rest % 10 > 0 { bytes.append(UInt8(48 + rest % 10)) }
      }
      bytes.append(contentsOf: name.utf8)
      return
    }
    append(size, to: &bytes)
    bytes.append(contentsOf: "B".utf8)
  }
}
