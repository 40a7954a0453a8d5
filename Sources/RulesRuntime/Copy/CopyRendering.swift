internal import RulesBundle

extension Rules {
  /// Renders copy in the frame's language. Values are inserted in one pass, so that variables in a value are not expanded.
  public func render(copy: Int, _ frame: Frame) -> PresentedCopy {
    requireOrdinal(copy, of: .copy, frame)
    let words = words(of: copy, frame)
    return PresentedCopy(
      key: copy, title: words.title.isEmpty ? nil : render(parts: words.title, frame),
      text: render(parts: words.text, frame))
  }

  /// The parts of copy to show: in the frame's language, of the first variant that applies, in the plural form for the number.
  func words(of copy: Int, _ frame: Frame) -> (title: Range<Int>, text: Range<Int>) {
    let (row, locale) = bundle.translation(of: copy, frame.locale)
    let variants =
      row.map { bundle.copyTranslations[$0].variants } ?? bundle.copy[copy].variants
    for variant in variants where evaluator.holds(bundle.copyVariants[variant].condition, frame).isTrue {
      return (
        form(of: bundle.copyVariants[variant].title, locale, frame),
        form(of: bundle.copyVariants[variant].text, locale, frame)
      )
    }
    let (title, text) = bundle.ownWords(of: copy, row)
    return (form(of: title, locale, frame), form(of: text, locale, frame))
  }

  private func form(of text: Range<Int>, _ locale: Int, _ frame: Frame) -> Range<Int> {
    bundle.form(of: text, locale) { row in
      let value = evaluator.evaluate(program: bundle.copyValues[row].program, frame)
      switch (value.tag, bundle.copyValues[row].format) {
      case (.int, .plain): return value.bits
      case (.duration, .days): return value.bits / 86_400
      default: return nil
      }
    }
  }

  private func render(parts: Range<Int>, _ frame: Frame) -> String {
    // Most copy has no values, and is stored as one part.
    if parts.count == 1, bundle.copyParts[parts.lowerBound].value == nil {
      return String(decoding: bundle.utf8(bundle.copyParts[parts.lowerBound].literal), as: UTF8.self)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(160)
    for part in parts {
      bytes.append(contentsOf: bundle.utf8(bundle.copyParts[part].literal))
      if let value = bundle.copyParts[part].value { append(copyValue: value, to: &bytes, frame) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(copyValue row: Int, to bytes: inout [UInt8], _ frame: Frame) {
    let program = bundle.copyValues[row].program
    let value = evaluator.evaluate(program: program, frame)
    switch (value.tag, bundle.copyValues[row].format) {
    case (.int, .bytes): append(size: value.bits, to: &bytes)
    case (.duration, .days): append(value.bits / 86_400, to: &bytes)
    case (.duration, .time): TimeSpan.append(seconds: value.bits, nanoseconds: value.aux, to: &bytes)
    case (.int, _): append(value.bits, to: &bytes)
    case (.null, _): bytes.append(contentsOf: "∞".utf8)
    case (.string, _):
      frame.withText(value) { UserText.append($0, atMost: bundle.copyValues[row].longest, to: &bytes) }
    case (.error, _), (.missing, _): bytes.append(contentsOf: "…".utf8)
    case (.enumeration, _):
      guard let word = word(of: value, bundle.programs[program].valuesOf) else { break }
      UserText.append(bundle.utf8(word), to: &bytes)
    case (.duration, _), (.timestamp, _):
      var text: [UInt8] = []
      if value.tag == .duration {
        TimeText.appendDuration(seconds: value.bits, nanoseconds: value.aux, to: &text)
      } else {
        TimeText.appendTimestamp(seconds: value.bits, nanoseconds: value.aux, to: &text)
      }
      UserText.append(text, to: &bytes)
    case (.bool, _), (.list, _): break
    }
  }

  func append(_ number: Int64, to bytes: inout [UInt8]) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = number.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Appends a size in decimal units, as iOS prints file sizes: with at most two decimal places and no trailing zeros.
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

extension RuleBundle {
  /// The title and the text of copy, or of a row of its translation, if no variant applies.
  func ownWords(of copy: Int, _ translation: Int?) -> (title: Range<Int>, text: Range<Int>) {
    guard let row = translation else { return (self.copy[copy].title, self.copy[copy].text) }
    return (
      copyTranslations[row].title, copyTranslations[row].text
    )
  }
}
