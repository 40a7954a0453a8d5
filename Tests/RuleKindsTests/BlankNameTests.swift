import Diagnostics
import Foundation
import RuleKinds
import RulesCompiler
import Schema
import SourceText
import Testing

/// A name contains no blanks, in every kind.
@Suite struct BlankNameTests {
  /// The first rule of every kind of the product, renamed at once.
  @Test(arguments: ["co ld", "co\\tld", "co\\u00A0ld", "co\\u200Bld"]) func noKindTakesOne(_ name: String) throws {
    var product = try RuleFiles.product()
    var renamed: [String: String] = [:]
    let kinds = RuleBookSchema.schema.fields.filter { if case .named = $0.shape { true } else { false } }.map(\.key)
    for file in product.files.keys.sorted() {
      let kind = String(file.prefix { $0 != "/" && $0 != "." })
      guard kinds.contains(kind), renamed[kind] == nil else { continue }
      var lines = product.text(file).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard let index = lines.firstIndex(where: { $0.first.map { $0.isLetter || $0 == "\"" } == true && $0.contains(":") }) else {
        continue
      }
      let rest = lines[index].firstMatch(of: #/^("[^"]*"|[^:]*):/#).map { String(lines[index][$0.range.upperBound...]) } ?? ""
      lines[index] = "\"\(name)\":\(rest)"
      product.files[file] = Array(lines.joined(separator: "\n").utf8)
      renamed[kind] = file
    }
    // The product has no decisions of its own yet.
    #expect(
      Set(renamed.keys) == Set(kinds).subtracting([RecordedDecision.key]),
      "the product has no rule of \(Set(kinds).subtracting(renamed.keys))")
    let found = product.compile(lowers: false)
    let refused = found.diagnostics.filter {
      $0.name == "value.bad-form" && $0.message.hasSuffix("is not a valid name because it contains white space")
    }
    let files = Set(refused.map { found.sources[$0.primary.span.file].path })
    #expect(files == Set(renamed.values))
    for one in refused { #expect(one.fixes.first?.edits.first?.text == "co_ld", "\(one)") }
  }
}
