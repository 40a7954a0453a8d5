import RuleKinds
import RulesBundle
import RulesCompiler
import RulesRuntime
import Testing

/// No sentence is longer than the rules allow, in any language, for any name of a user.
@Suite struct CopyLengthTests {
  private static let products: [(name: String, product: Result<Compiled, any Error>)] = [
    ("the product", Compiled.product), ("Ferry", Ferry.compiled),
  ]

  /// Names that are long in different ways.
  private static let names = [
    String(repeating: "x", count: 5000), String(repeating: "👨‍👩‍👧‍👦", count: 500), "e" + String(repeating: "\u{301}", count: 5000),
    String(repeating: "\u{202E}{name}\n", count: 500), String(repeating: "ا", count: 5000),
  ]

  @Test(arguments: ["the product", "Ferry"]) func noSentenceGetsLonger(name: String) throws {
    let product = try #require(Self.products.first { $0.name == name }).product.get()
    let (bundle, rules, lengths) = (product.bundle, Rules(product.bundle), product.rules.lengths)
    let tags = (0..<bundle.count(.copyLocales)).map { bundle.text(bundle.copyLocales[$0].locale) }
    var compared = 0
    for entry in product.rules.book.copy.entries {
      guard let most = lengths.characters(of: entry.name), let copy = bundle.find(.copy, entry.name.text) else { continue }
      for tag in tags {
        for name in Self.names {
          let arguments = values(of: copy, bundle).map { value in (value.variable, value.isText ? CopyArgument.text(name) : .number(1)) }
          let text = rules.render(copy: copy, with: arguments, in: tag).text
          let visible = text.unicodeScalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }
          #expect(String(String.UnicodeScalarView(visible)).count <= most, "\(entry.name.text) in \(tag)")
          compared += 1
        }
      }
    }
    #expect(compared > 50)
  }

  /// The variables of a sentence, and whether each is a string of bounded length.
  private func values(of copy: Int, _ bundle: RulesBundle.RuleBundle) -> [(variable: String, isText: Bool)] {
    var values: [(String, Bool)] = []
    let texts = [bundle.copy[copy].title, bundle.copy[copy].text]
    for part in texts.flatMap({ $0 }) {
      guard let value = bundle.copyParts[part].value else { continue }
      values.append(
        (bundle.text(bundle.copyValues[value].variable), bundle.copyValues[value].longest > 0))
    }
    return values
  }
}
