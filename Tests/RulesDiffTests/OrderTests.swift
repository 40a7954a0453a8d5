import Foundation
import HostTime
import RuleKinds
import RulesCompiler
import RulesDiff
import Schema
import SourceText
import TestSupport
import Testing

/// A list in another order: either the comparison shows it, or every app gets the same bytes.
@Suite struct OrderTests {
  /// The rules of the product, which have lists of almost every kind, and a small rule book.
  static let books: [(name: String, files: [RulesInput.File])] = [("product", product), ("pool", pool)]

  @Test(arguments: books.map(\.name)) func anyOrderShowsOrMeansNothing(_ name: String) throws {
    let files = try #require(Self.books.first { $0.name == name }).files
    let permuted = try Permuted(files)
    let written = try bytes(permuted, [])
    #expect(written == (try Self.compile(files)).lowered?.bundle, "in brackets, the rules mean something else")

    // Governance files are in no bundle, and locks and invariants compare lists as they are written.
    let places = permuted.places.filter { place in !Subjects.registers.contains { place == $0 || place.hasPrefix("\($0)/") } }
    var trees: [Substring: RuleTrees] = [:]
    for place in places { trees[place.prefix { $0 != "/" }] = try permuted.trees(of: place, isReversed: false) }
    let silent = try places.filter { place in
      try !Self.bytesOnly.contains(place) && !shows(permuted, place, trees[place.prefix { $0 != "/" }])
    }
    let culprits = try culprits(among: silent[...], permuted, written)
    #expect(culprits.isEmpty, "another order here results in other bytes or mistakes, but the comparison reports \"no changes\"")
  }

  /// The path of such a change is the kind alone, without the name of a rule.
  @Test func theOrderOfAllRulesOfAKindIsAChange() throws {
    let permuted = try Permuted(Self.product)
    let before = try Self.compile(Self.product)
    let kinds = try permuted.places.filter { !$0.contains("/") && !Subjects.registers.contains($0) }.filter { kind in
      try shows(permuted, kind, permuted.trees(of: kind, isReversed: false))
    }
    #expect(kinds.contains("providers") && kinds.count > 1, "\(kinds)")
    for kind in kinds {
      let after = try Self.compile(permuted.files(reversed: [kind]))
      if after.lowered == nil { continue }
      let report = try #require(RulesDiff.compare(before, after, tellsStories: false), "\(kind)")
      #expect(report.changes.contains { $0.path == kind && $0.form == "reordered" }, "\(kind)")
    }
  }

  /// The bytes of these follow the order of the file, but no answer does.
  private static let bytesOnly: Set<Permuted.Place> = ["data_types/*/cleared_at", "data_types/*/kept_at", "ladder", "limits"]

  @Test func anOrderThatOnlyMovesBytesChangesNoAnswer() throws {
    let permuted = try Permuted(Self.product)
    #expect(Self.bytesOnly.isSubset(of: permuted.places))
    let report = try #require(
      RulesDiff.compare(
        try Self.compile(Self.product), try Self.compile(permuted.files(reversed: Self.bytesOnly)), findZone: { HostTime.zone(named: $0) }))
    #expect(!report.isSameBundle && report.covered.scenarios > 300, "\(report.covered)")
    #expect(report.changes.isEmpty && report.answers.isEmpty && report.scenarios.isEmpty)
  }

  /// The places whose order matters to apps, found by bisection.
  private func culprits(among places: ArraySlice<Permuted.Place>, _ permuted: Permuted, _ written: [UInt8]) throws -> [Permuted.Place] {
    if places.isEmpty || (try? bytes(permuted, Set(places))) == written { return [] }
    if places.count == 1 { return Array(places) }
    let middle = places.startIndex + places.count / 2
    return try culprits(among: places[..<middle], permuted, written) + culprits(among: places[middle...], permuted, written)
  }

  /// Whether the comparison of values shows that everything at a place is in another order.
  private func shows(_ permuted: Permuted, _ place: Permuted.Place, _ known: RuleTrees?) throws -> Bool {
    let (old, new) = (try #require(known), try permuted.trees(of: place, isReversed: true))
    let names = KindNames([])
    return !TreeComparison.changes(old, new, names, Renames(old, new, names)).isEmpty
  }

  private func bytes(_ permuted: Permuted, _ reversed: Set<Permuted.Place>) throws -> [UInt8] {
    struct NotSound: Error {}
    guard let lowered = try Self.compile(permuted.files(reversed: reversed)).lowered else { throw NotSound() }
    return lowered.bundle
  }

  private static func compile(_ files: [RulesInput.File]) throws -> Compilation {
    Pipeline.compile(files, on: "2026-06-01")
  }

  private static let pool = Pool.files.map { RulesInput.File(name: $0.key, path: $0.key, bytes: Array($0.value.utf8)) }

  private static let product = Repository.ruleFiles()
}
