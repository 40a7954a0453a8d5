import Diagnostics
import Foundation
import RulesCompiler
import Schema
import SourceText
import Testing

/// Measures how many mistakes are caught, where, with how many messages, and with a fix that resolves them.
///
/// Every test run tries a small part of the generated mistakes. `make mistakes` tries all of them (`EVERY=10`: a tenth), prints the shares,
/// and writes them to docs/contribute/mistakes.md.
@Suite struct MistakeMeasureTests {
  /// Of the generated typos, every nth is measured; nil measures none.
  private static let every = ProcessInfo.processInfo.environment["RULEBOOK_MISTAKES"].flatMap { Int($0) }
  private static let isComplete = every != nil

  /// The result of one mistake.
  private struct Outcome: Sendable {
    var isCaught: Bool
    var isThere: Bool
    var isAlone: Bool
    var isMended: Bool
    var description: String
  }

  @Test func someMutations() async throws {
    let files = try RuleFiles.productAlone()
    let all = Mutation.all(in: files)
    #expect(all.count > 500)
    if Self.isComplete { return }
    for (index, mutation) in all.enumerated() where index % 53 == 0 {
      let outcome = Self.outcome(of: mutation, files, mends: false)
      #expect(outcome.isCaught && outcome.isThere, "\(outcome.description)")
    }
  }

  @Test(.enabled(if: isComplete)) func allMistakes() async throws {
    let (alone, whole) = (try RuleFiles.productAlone(), try RuleFiles.product())
    let mistakes = try Mistake.all()
    let byHand = await Self.concurrently(mistakes) { mistake in
      (try? Self.outcome(of: mistake, alone, whole))
        ?? Outcome(isCaught: false, isThere: false, isAlone: false, isMended: false, description: "\(mistake)")
    }
    var rows = [("by hand", byHand)]
    let mutations = Mutation.all(in: alone).enumerated().filter { $0.offset % max(1, Self.every ?? 1) == 0 }.map(\.element)
    for slip in Mutation.Slip.allCases {
      rows.append(
        (slip.rawValue, await Self.concurrently(mutations.filter { $0.slip == slip }) { Self.outcome(of: $0, alone, mends: true) }))
    }
    rows.append(("all by program", rows.dropFirst().flatMap(\.1)))
    rows.append(("all", byHand + rows[rows.count - 1].1))
    let table = Self.table(rows)
    print(table)
    for (name, outcomes) in rows.dropLast(2) {
      for outcome in outcomes where !(outcome.isCaught && outcome.isThere && outcome.isAlone) { print("\(name): \(outcome.description)") }
    }
    try MistakePage.record(table, between: "measured")
    #expect(byHand.allSatisfy { $0.isCaught && $0.isThere })
  }

  private static func outcome(of mistake: Mistake, _ alone: RuleFiles, _ whole: RuleFiles) throws -> Outcome {
    let (files, compilation, expected) = try mistake.make(in: alone, or: whole)
    return outcome(of: files, compilation, "\(mistake) expected \(expected)", mends: true) { $0 == expected }
  }

  private static func outcome(of mutation: Mutation, _ files: RuleFiles, mends: Bool) -> Outcome {
    var files = files
    files.files[mutation.file] = mutation.apply(to: files.files[mutation.file] ?? [])
    let what = "\(mutation.file): \(mutation.slip.rawValue) at \(mutation.place), line \(mutation.lines.lowerBound)"
    return outcome(of: files, files.compile(lowers: false), what, mends: mends) { place in
      mutation.names.contains { name in mutation.lines.contains { place == "\(mutation.file):\($0) \(name)" } }
    }
  }

  /// `isExpected`: takes `file:line name`.
  private static func outcome(
    of files: RuleFiles, _ compilation: Compilation, _ what: String, mends: Bool, _ isExpected: (String) -> Bool
  ) -> Outcome {
    let places = compilation.places
    return Outcome(
      isCaught: !places.isEmpty, isThere: places.contains(where: isExpected), isAlone: places.count == 1,
      isMended: mends && isMended(files, compilation), description: "\(what): \(places)")
  }

  /// Whether one of the first few fixes that are offered resolves every message.
  private static func isMended(_ files: RuleFiles, _ compilation: Compilation) -> Bool {
    compilation.diagnostics.flatMap(\.fixes).prefix(3).contains { fix in
      var fixed = files
      for edit in fix.edits.sorted(by: { $0.span.start > $1.span.start }) {
        let path = compilation.sources[edit.span.file].path
        fixed.files[path]?.replaceSubrange(edit.span.range, with: Array(edit.text.utf8))
      }
      return fixed.compile(lowers: false).diagnostics.isEmpty
    }
  }

  private static func concurrently<Item: Sendable>(_ items: [Item], _ body: @escaping @Sendable (Item) -> Outcome) async -> [Outcome] {
    await withTaskGroup(of: (Int, Outcome).self) { group in
      for (index, item) in items.enumerated() { group.addTask { (index, body(item)) } }
      var all: [(Int, Outcome)] = []
      for await one in group { all.append(one) }
      return all.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private static func table(_ rows: [(String, [Outcome])]) -> String {
    var lines = ["| mistakes | number | caught | at the line | one message | with a fix that resolves it |", "|---|---|---|---|---|---|"]
    for (name, outcomes) in rows {
      func share(_ isSo: (Outcome) -> Bool) -> String {
        let count = outcomes.count(where: isSo)
        let tenths = outcomes.isEmpty ? 0 : count * 1000 / outcomes.count
        return "\(tenths / 10).\(tenths % 10) %"
      }
      let cells = [
        name, "\(outcomes.count)", share(\.isCaught), share(\.isThere), share(\.isAlone), share(\.isMended),
      ]
      lines.append("| \(cells.joined(separator: " | ")) |")
    }
    return lines.joined(separator: "\n")
  }
}

/// docs/contribute/mistakes.md, which contains the measured tables.
enum MistakePage {
  /// Replaces the table between two markers of the page.
  static func record(_ table: String, between name: String) throws {
    let page = RuleFiles.packageFolder.appendingPathComponent("docs/contribute/mistakes.md")
    let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    let marker = "<!-- \(name) -->\n"
    let parts = text.components(separatedBy: marker)
    try #require(parts.count == 3)
    try Data("\(parts[0])\(marker)\(table)\n\(marker)\(parts[2])".utf8).write(to: page)
  }
}
