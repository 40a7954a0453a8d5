import Diagnostics
import Foundation
import HostTime
import RuleKinds
import RulesCompiler
import RulesEditing
import RulesScenarios
import Schema
import SourceText
import TestSupport
import Testing

@Suite struct RenamingTests {
  /// The rules that a test renames in, with the memory of their compilation.
  struct Base {
    let input: RulesInput
    let compilation: Compilation
    let memory: PipelineMemory
    let renaming: RuleRenaming

    init(_ input: RulesInput) throws {
      var memory = PipelineMemory()
      self.input = input
      compilation = EditedRules.pipeline.compile(input, reusing: &memory)
      let isSound = !compilation.hasErrors
      try #require(isSound)
      renaming = try #require(RuleRenaming(compilation))
      self.memory = memory
    }

    /// The declared names of every kind that can be renamed.
    var names: [(kind: String, name: String)] {
      let rules = renaming.mentions
      return rules.declared.filter {
        $0.kind != RemotePath.key && $0.kind != Translation.key && !($0.kind == Fact.key && Ordinals.specialFacts.contains($0.name))
      }
    }

    func apply(_ edits: [Fix.Edit]) -> RulesInput { EditedText.apply(edits, to: input, compilation.sources) }
  }

  static let product = Result { try Base(try EditedRules.product()) }
  static let kitchen = Result {
    // The files of the ferry, with those of the folder added or replaced, as in `KitchenSink`.
    var files: [String: RulesInput.File] = [:]
    for folder in ["Tests/EmittersTests/Ferry", "Tests/RulebookTests/KitchenSink"] {
      for file in try EditedRules.read(folder).files {
        files[file.name] = RulesInput.File(name: file.name, path: file.name, bytes: file.bytes)
      }
    }
    return try Base(RulesInput(files: files.values.sorted { $0.name < $1.name }, place: "sink"))
  }

  /// A name that no rule has, in the form of the names of its kind, and with an end of its own for every kind.
  static func fresh(_ kind: String, _ name: String) -> String {
    let kinds = RuleBookSchema.schema.fields.map(\.key) + [Document.key]
    let number = kinds.firstIndex(of: kind) ?? 0
    let letters = "\(Character(Unicode.Scalar(UInt8(0x61 + number / 26))))\(Character(Unicode.Scalar(UInt8(0x61 + number % 26))))"
    guard let last = name.last else { return name }
    if last.isNumber { return name + "7\(number)" }
    // A digit keeps the order of names that begin alike, which is that of some answers.
    return name + (last.isUppercase ? "0Q\(letters.uppercased())" : "0q\(letters)")
  }

  /// The errors after some edits, as lines of text.
  static func errors(_ input: RulesInput, _ memory: PipelineMemory) -> [String] {
    var memory = memory
    return errors(of: EditedRules.pipeline.compile(input, lowers: false, reusing: &memory))
  }

  private static func errors(of compilation: Compilation) -> [String] {
    compilation.diagnostics.filter { $0.severity == .error }.map { one in
      let file = compilation.sources[one.primary.span.file]
      return "\(file.path):\(file.position(of: Int(one.primary.span.start)).line): \(one.message)"
    }
  }

  /// Renames several rules at once. Their edits do not overlap, because each replaces only a name.
  static func renameAll(_ names: [(kind: String, name: String)], in base: Base) throws -> RulesInput {
    var edits: Set<Fix.Edit> = []
    for (kind, name) in names { edits.formUnion(try base.renaming.rename(kind, name, to: fresh(kind, name)).edits) }
    let twice = Dictionary(grouping: edits.filter { $0.span.start < $0.span.end }, by: \.span).values.filter { $0.count > 1 }
    #expect(twice.isEmpty, "\(twice.map { $0.map(\.text) })")
    return base.apply(Array(edits))
  }

  static func renameAllBack(
    _ names: [(kind: String, name: String)], in input: RulesInput, _ compilation: Compilation
  ) throws -> RulesInput {
    let renaming = try #require(RuleRenaming(compilation))
    var edits: Set<Fix.Edit> = []
    for (kind, name) in names { edits.formUnion(try renaming.rename(kind, fresh(kind, name), to: name).edits) }
    return EditedText.apply(Array(edits), to: input, compilation.sources)
  }

  /// Every id of the rules at once. An id that is forgotten anywhere is an error, because the old name no longer exists, and a name that
  /// is taken for that of another kind gets the wrong end.
  @Test(arguments: [false, true]) func everyNameHasZeroErrorsAfterwards(ofKitchen: Bool) throws {
    let base = try (ofKitchen ? Self.kitchen : Self.product).get()
    try rename(base.names, in: base, runsScenarios: false)
  }

  /// The ids of some kinds, with all scenarios. A scenario can name a rule of another kind with the same name, so such kinds are renamed apart.
  ///
  /// `RULEBOOK_RENAME=all` renames the ids of each kind alone.
  @Test func theNamesOfSomeKindsKeepAllScenarios() throws {
    let base = try Self.product.get()
    var groups: [[(kind: String, name: String)]] = []
    for (_, names) in Dictionary(grouping: base.names, by: \.kind).sorted(by: { $0.key < $1.key }) {
      let own = Set(names.map(\.name))
      let possible = Self.renamesAll ? nil : groups.firstIndex { own.isDisjoint(with: $0.map(\.name)) }
      if let possible { groups[possible] += names } else { groups.append(names) }
    }
    for names in groups { try rename(names, in: base, runsScenarios: true) }
  }

  private static let renamesAll = ProcessInfo.processInfo.environment["RULEBOOK_RENAME"] == "all"

  /// RULEBOOK_RENAME=all renames each id alone; otherwise a random sample of ids.
  @Test func eachNameAloneHasZeroErrorsAfterwards() throws {
    let base = try Self.product.get()
    var random = Numbers(seed: 29)
    var names = (0..<12).map { _ in base.names[random.next(below: base.names.count)] }
    if Self.renamesAll { names = base.names }
    for (kind, name) in names {
      let new = Self.fresh(kind, name)
      let renamed = base.apply(try base.renaming.rename(kind, name, to: new).edits)
      var memory = base.memory
      let after = EditedRules.pipeline.compile(renamed, lowers: false, reusing: &memory)
      let isSound = !after.hasErrors
      #expect(isSound, "\(kind) \(name): \(Self.errors(renamed, base.memory).prefix(3))")
      guard let renaming = RuleRenaming(after) else { continue }
      let back = EditedText.apply(try renaming.rename(kind, new, to: name).edits, to: renamed, after.sources)
      let isRestored = zip(base.input.files, back.files).allSatisfy { $0.bytes == $1.bytes }
      #expect(isRestored, "\(kind) \(name)")
    }
  }

  private func rename(_ names: [(kind: String, name: String)], in base: Base, runsScenarios: Bool) throws {
    let kind = Set(names.map(\.kind)).count == 1 ? names[0].kind : "all"
    let renamed = try Self.renameAll(names, in: base)
    var memory = base.memory
    let compilation = EditedRules.pipeline.compile(renamed, lowers: runsScenarios, reusing: &memory)
    let errors = Self.errors(of: compilation)
    #expect(errors.isEmpty, "\(kind): \(errors.count) \(errors.prefix(12).joined(separator: "\n"))")
    guard errors.isEmpty else { return }
    let back = try Self.renameAllBack(names, in: renamed, compilation)
    let changed = zip(base.input.files, back.files).filter { $0.bytes != $1.bytes }
    let differences = changed.map { LineDiff(old: $0.bytes, new: $1.bytes).unified(path: $0.path) }
    #expect(differences.isEmpty, "\(kind): \(differences.joined().prefix(2000))")
    guard runsScenarios else { return }
    let runner = try #require(try ScenarioRunner(compilation, findZone: { HostTime.zone(named: $0) }))
    let failures = (compilation.rules?.book.scenarios.names ?? []).flatMap { name in
      runner.run(name)?.failures.map { "\(name): \($0.message)" } ?? ["\(name) is missing"]
    }
    #expect(failures.isEmpty, "\(kind): \(failures.count) \(failures.joined(separator: "\n"))")
  }
}
