import Diagnostics
import SourceText

// Reports keys without a value inside braces that result from a typo: `{free:3}` and the end of `{free: 2,000}`.
extension TreeBuilder {
  /// Returns the problem of an added key, `.some(nil)` if the problem was already reported, or nil if the key has no problem.
  func runOnKey(_ index: Int, _ record: NodeRecord) -> Diagnostic?? {
    var next = Int(record.end)
    while next < bytes.count, isBlank(bytes[next]) { next += 1 }
    guard next < bytes.count, bytes[next] == 0x2C || bytes[next] == 0x7D else { return nil }
    let key = Int(record.start)..<Int(record.end)
    // A colon after a quotation mark belongs to a value, whose own colon is missing: `at "12:00"`.
    if let colon = key.dropFirst().dropLast().first(where: { bytes[$0] == 0x3A }),
      !bytes[key.lowerBound..<colon].contains(where: { $0 == 0x22 || $0 == 0x27 })
    {
      return .some(missingBlank(key, colon))
    }
    guard isThousands(key) else { return nil }
    var start = key.lowerBound - 1
    while start > 0, isDigit(bytes[start - 1]) { start -= 1 }
    storage.invalidate(index - 1)
    // The second group of `2,000,000` is reported with the first.
    if start > 0, bytes[start - 1] == 0x2C, isThousands(start..<key.lowerBound - 1) { return .some(nil) }
    var end = key.upperBound
    while end + 4 <= bytes.count, bytes[end] == 0x2C, bytes[end + 1..<end + 4].allSatisfy(isDigit) { end += 4 }
    let written = source.text(start..<end)
    let number = String(written.filter { $0 != "," })
    return .some(
      Diagnostic(
        YAMLProblems.ambiguousScalar, "the comma in `\(written)` ends the number", at: span(start..<end), "YAML reads separate values",
        helps: ["write `\(number)`"], fixes: [Fix("write `\(number)`", .maybeIncorrect, [.init(span(start..<end), number)])]))
  }

  private func missingBlank(_ key: Range<Int>, _ colon: Int) -> Diagnostic {
    let name = source.text(key.lowerBound..<colon)
    let value = source.text(colon + 1..<key.upperBound)
    return Diagnostic(
      YAMLProblems.syntax, "a space is missing after the colon of `\(name)`", at: span(key), "YAML reads this as a single key",
      helps: ["write `\(name): \(value)`"], fixes: [Fix("add a space", .machineApplicable, [.init(span(colon + 1..<colon + 1), " ")])])
  }

  /// Whether the key consists of three digits directly after a digit and a comma.
  private func isThousands(_ key: Range<Int>) -> Bool {
    key.count == 3 && key.lowerBound >= 2 && bytes[key].allSatisfy(isDigit) && bytes[key.lowerBound - 1] == 0x2C
      && isDigit(bytes[key.lowerBound - 2])
  }
}
