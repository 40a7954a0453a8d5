internal import Schema
internal import SourceText
internal import YAMLTree

/// Changes of numbers, amounts, dates, and times.
enum NumberMutations {
  static func numbers(_ site: MutationSite) -> [MutationEdit] {
    guard site.isLine, isCounted(site.shape) else { return [] }
    guard let (quote, digits, rest) = amount(site.written) else { return [] }
    return [Int64(1), -1].compactMap { step in
      let (changed, overflow) = digits.addingReportingOverflow(step)
      return overflow || changed < 0 && digits >= 0 ? nil : MutationEdit(site, "\(quote)\(changed)\(rest)")
    }
  }

  static func units(_ site: MutationSite) -> [MutationEdit] {
    guard site.isLine, isCounted(site.shape), let (quote, digits, rest) = amount(site.written) else { return [] }
    let suffix = quote.isEmpty ? rest : String(rest.dropLast())
    for units in [["ms", "s", "m", "h", "d", "w"], ["B", "KB", "MB", "GB"]] {
      guard let index = units.firstIndex(of: suffix) else { continue }
      let others = [index + 1, index - 1].filter(units.indices.contains).prefix(1)
      return others.map { MutationEdit(site, "\(quote)\(digits)\(units[$0])\(quote)") }
    }
    return []
  }

  static func dates(_ site: MutationSite) -> [MutationEdit] {
    guard site.isLine, site.node.kind == .scalar else { return [] }
    let text = Array(site.node.text.utf8)
    guard let last = site.written.utf8.lastIndex(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return [] }
    let isDate = text.count == 10 && text[4] == UInt8(ascii: "-") && text[7] == UInt8(ascii: "-")
    let isTime = text.count == 5 && text[2] == UInt8(ascii: ":")
    guard isDate || isTime else { return [] }
    let digit = site.written[last]
    let other = digit == "9" || (isDate && digit >= "8") ? "0" : "\((digit.wholeNumberValue ?? 0) + 1)"
    let rest = site.written[site.written.utf8.index(after: last)...]
    return [MutationEdit(site, site.written[..<last] + (isDate && other == "0" ? "1" : other) + rest)]
  }

  /// Whether a number may stand here. Text such as a sentence that begins with a number is not an amount.
  private static func isCounted(_ shape: Shape) -> Bool {
    switch shape {
    case .integer, .quantity, .value, .tree: true
    case .text(let form, _, _): form != nil
    case .either(let scalar, _): isCounted(scalar)
    default: false
    }
  }

  /// Splits `"30m"` into its quote, its number, and the rest with the closing quote.
  private static func amount(_ written: String) -> (quote: String, digits: Int64, rest: String)? {
    let quote = written.first.map { $0 == "\"" || $0 == "'" ? String($0) : "" } ?? ""
    let inner = written.dropFirst(quote.count)
    let sign = inner.first == "-" ? "-" : ""
    let digits = inner.dropFirst(sign.count).prefix { $0.isASCII && $0.isNumber }
    let rest = inner.dropFirst(sign.count + digits.count)
    let unit = rest.dropLast(quote.count)
    guard let number = Int64(sign + digits), unit.allSatisfy({ $0.isASCII && $0.isLetter || $0 == "%" }), unit.count <= 2 else {
      return nil
    }
    return (quote, number, String(rest))
  }
}

extension MutationEdit {
  fileprivate init(_ site: MutationSite, _ text: Substring) { self.init(site, String(text)) }
}
