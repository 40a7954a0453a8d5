import Foundation
import Testing

/// The pages for people who edit rules are correct: every step runs in a copy of the rules, and the tool prints what the page shows.
///
/// `RULEBOOK_RECORD=1 make test-only FILTER=ExecutedPageTests` writes the tool's output into the pages.
@Suite struct ExecutedPageTests {
  private static let publishing = ["first-publication", "rollout", "keys", "emergency-switch"].map { "docs/ship/remote-config/\($0).md" }
  /// The folder of the recipes.
  private static let folder = "docs/edit/recipes"
  private static let pages = Result {
    let recipes = try FileManager.default.contentsOfDirectory(atPath: Tool.packageFolder.appendingPathComponent(folder).path).sorted()
    let others = ["README.md", "docs/edit/first-change.md", "docs/edit/your-own-product.md"] + publishing
    return try (others + recipes.map { "\(folder)/\($0)" }).map { try ExecutedPage($0) }
  }
  private static let isRecording = ProcessInfo.processInfo.environment["RULEBOOK_RECORD"] != nil
  private static let recipes = (try? pages.get().flatMap(\.recipes)) ?? []

  private static func page(_ path: String) throws -> ExecutedPage { try #require(try pages.get().first { $0.path == path }) }

  @Test func thePagesHaveTheirRecipes() throws {
    for page in try Self.pages.get() { #expect(!page.recipes.isEmpty, "\(page.path)") }
    let recipes = try Self.pages.get().filter { $0.path.hasPrefix(Self.folder) }.flatMap(\.recipes)
    #expect(recipes.count >= 16)
    for recipe in recipes {
      let runs = recipe.steps.contains { if case .run(let arguments, _) = $0 { arguments.first == "check" } else { false } }
      #expect(runs, "\(recipe.title) never runs `rulebook check`")
    }
    // The index lists each recipe under its title.
    let index = try ExecutedPage("docs/edit/recipes.md").lines.joined(separator: "\n").lowercased()
    for recipe in recipes { #expect(index.contains("[\(recipe.title.lowercased())]("), "\(recipe.title) is missing in the index") }
  }

  @Test(.disabled(if: isRecording), arguments: recipes) func aRecipe(_ recipe: ExecutedPage.Recipe) throws {
    let page = try Self.page(recipe.page)
    for (lines, output) in try page.follow(recipe) {
      #expect(
        page.lines[lines].map(Self.withoutPlaces) == output.map(Self.withoutPlaces),
        "\(page.path):\(lines.lowerBound): the tool prints another text; run RULEBOOK_RECORD=1 make test-only FILTER=ExecutedPageTests")
    }
  }

  /// Returns a line of output without line numbers, blanks, and the file of a kind: an unrelated rule further up, or a file with another name,
  /// does not make the page wrong. Signing keys and their ids, times, and the number of scenarios are removed too, because they differ between runs.
  private static func withoutPlaces(_ line: String) -> String {
    line.replacing(#/(\.yaml):\d+(:\d+)?/#) { "\($0.output.1)" }.replacing(#/^\s*\d*\s*\|/#, with: "|")
      .replacing(#/(not in|add it to) rules\/[^ ,]+/#) { "\($0.output.1)" }
      .replacing(
        #/^[A-Za-z0-9+\/]{43}=$|(issued|until|expires|by|since) [-0-9TZ:]{20}|[0-9a-f]{16}|^ +\d+ (?=decisions|scenarios)/#, with: ""
      )
      .split(separator: " ").joined(separator: " ")
  }

  @Test(.enabled(if: isRecording)) func record() throws {
    for page in try Self.pages.get() {
      var lines = page.lines
      let outputs = try page.recipes.flatMap { try page.follow($0) }
      for (place, output) in outputs.sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) {
        lines.replaceSubrange(place, with: output)
      }
      try lines.joined(separator: "\n").write(
        to: Tool.packageFolder.appendingPathComponent(page.path), atomically: true, encoding: .utf8)
    }
  }

  /// The glossary explains the terms of the rules.
  @Test func theGlossaryIsComplete() throws {
    let text = try ExecutedPage("docs/edit/glossary.md").lines.joined(separator: "\n")
    for word in [
      "fact", "condition", "capability", "limit", "reason", "gate", "surface", "action", "lock", "placeholder", "assumption", "waiver",
      "ladder",
      "vector", "level", "copy key", "invariant", "bundle",
    ] { #expect(text.contains("| **\(word)** |"), "\(word)") }
  }
}
