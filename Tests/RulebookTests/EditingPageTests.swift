import Foundation
import Testing

/// docs/edit/recipes.md is true: every recipe is followed in a copy of the rules, and the tool says what the page says.
///
/// `RULEBOOK_RECORD=1 swift test --filter EditingPageTests` writes what the tool says into the page.
@Suite struct EditingPageTests {
  private static let page = Result { try EditingPage() }
  private static let isRecording = ProcessInfo.processInfo.environment["RULEBOOK_RECORD"] != nil
  private static let recipes = (try? page.get().recipes) ?? []

  @Test func thePageHasItsRecipes() throws {
    let recipes = try Self.page.get().recipes
    #expect(recipes.count >= 16)
    for recipe in recipes {
      let runs = recipe.steps.contains { if case .run(let arguments, _) = $0 { arguments.first == "check" } else { false } }
      #expect(runs, "\(recipe.title) never runs `rulebook check`")
    }
  }

  @Test(.disabled(if: isRecording), arguments: recipes) func aRecipe(_ recipe: EditingPage.Recipe) throws {
    let page = try Self.page.get()
    for (lines, output) in try page.follow(recipe) {
      #expect(
        page.lines[lines].map(Self.withoutPlaces) == output.map(Self.withoutPlaces),
        "docs/edit/recipes.md:\(lines.lowerBound): the tool says something else; RULEBOOK_RECORD=1 swift test --filter EditingPageTests")
    }
  }

  /// A line of output without line numbers, blanks and the file that stands for a kind: an unrelated rule further up, or a file with another
  /// name, does not make the page wrong.
  private static func withoutPlaces(_ line: String) -> String {
    line.replacing(#/(\.yaml):\d+(:\d+)?/#) { "\($0.output.1)" }.replacing(#/^\s*\d*\s*\|/#, with: "|")
      .replacing(#/(not in|add it to) rules\/[^ ,]+/#) { "\($0.output.1)" }.split(separator: " ").joined(separator: " ")
  }

  @Test(.enabled(if: isRecording)) func record() throws {
    let page = try Self.page.get()
    var lines = page.lines
    let outputs = try page.recipes.flatMap { try page.follow($0) }
    for (place, output) in outputs.sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) { lines.replaceSubrange(place, with: output) }
    try lines.joined(separator: "\n").write(to: EditingPage.place, atomically: true, encoding: .utf8)
  }

  /// Words that the page explains are the words of the rules.
  @Test func theGlossaryIsComplete() throws {
    let text = try Self.page.get().lines.joined(separator: "\n")
    for word in [
      "fact", "condition", "capability", "limit", "reason", "gate", "surface", "action", "lock", "placeholder", "assumption", "waiver",
      "ladder",
      "vector", "level", "copy key", "invariant", "bundle",
    ] { #expect(text.contains("| **\(word)** |"), "\(word)") }
  }
}
