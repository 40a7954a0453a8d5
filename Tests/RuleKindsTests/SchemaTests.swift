import Diagnostics
import RuleKinds
import RulesCompiler
import Schema
import SourceText
import Testing
import YAMLTree

/// A schema parses its own output as the same value: the order of its fields is the order in which the value is built.
@Suite struct SchemaTests {
  private let book: RuleBook

  init() throws { book = try #require(try RuleFiles.compiledProduct().rules).book }

  private func read<Value>(_ schema: Schema<Value>, _ text: String) -> (value: Value?, problems: [Diagnostic]) {
    var problems: [Diagnostic] = []
    let source = SourceFile(path: "written.yaml", bytes: Array("value: \(text)\n".utf8))
    let tree = YAMLParser.parse(source, id: FileID(0), diagnostics: &problems)
    guard let node = tree?.root?["value"] else { return (nil, problems) }
    var reading = ParseContext()
    let value = schema.read(node, &reading)
    return (value, problems + reading.diagnostics)
  }

  @Test func millisecondsReadBack() {
    for (text, milliseconds) in [
      ("2.5s", 2500), ("300ms", 300), ("2500ms", 2500), ("0.25s", 250), ("30m", 1_800_000), ("3s", 3000), ("1.001s", 1001), ("0s", 0),
    ] as [(String, Int64)] { #expect(UnitText.parseMilliseconds(text) == milliseconds, "\(text)") }
    for text in ["2.50s", ".5s", "2.s", "2.5m", "2.5", "2,5s", "1.0001s", "-1ms", "01.5s", "9223372036854775807s", "2.5 s", "1.\u{0661}s"] {
      #expect(UnitText.parseMilliseconds(text) == nil, "\(text)")
    }
    for power in 0..<12 {
      for digit in Int64(0)..<1000 {
        var milliseconds = digit
        for _ in 0..<power { milliseconds *= 10 }
        #expect(UnitText.parseMilliseconds(UnitText.writeMilliseconds(milliseconds)) == milliseconds, "\(milliseconds)")
      }
    }
  }

  private func check<Value: Equatable>(_ value: Value, _ schema: Schema<Value>, _ name: String) {
    let text = schema.write(value)
    let (back, problems) = read(schema, text)
    #expect(back == value && problems.isEmpty, "\(name): \(text)\n\(problems.map(\.message))")
  }

  private func check<K: Kind, Value: Equatable>(_ rules: Named<K, Value>, _ schema: Schema<Value>) {
    #expect(rules.count > 0, "the product has no \(K.key), so the test has no input")
    for entry in rules.entries { check(entry.value, schema, "\(K.key)/\(entry.name.text)") }
    check(rules, Schema.named(K.self, schema), K.key)
  }

  @Test func everyKindIsReadAsItIsWritten() {
    check(book.manifest, Manifest.schema, "manifest")
    check(book.plans, Plans.schema, "plans")
    check(book.facts, Fact.schema)
    check(book.settings, Setting.schema)
    check(book.conditions, Condition.schema)
    check(book.snapshot, SnapshotField.schema)
    check(book.capabilities, Capability.schema)
    check(book.limits, Limit.schema)
    check(book.resets, Reset.schema)
    check(book.actions, Action.schema)
    check(book.entryPoints, EntryPoint.schema)
    check(book.effects, Effect.schema)
    check(book.reasons, Reason.schema)
    check(book.gates, Gate.schema)
    check(book.buttons, Button.schema)
    check(book.notices, Notice.schema)
    check(book.errors, ErrorRule.schema)
    check(book.severities, Severity.schema)
    check(book.surfaces, Surface.schema)
    check(book.copy, Copy.schema)
    check(book.telemetry, Event.schema)
    check(book.invariants, Invariant.schema)
    check(book.locks, Lock.schema)
    check(book.placeholders, Placeholder.schema)
    check(book.assumptions, Assumption.schema)
    check(book.waivers, Waiver.schema)
    check(book.scenarios, Scenario.schema)
    check(book.providers, Provider.schema)
    check(book.tasks, AppTask.schema)
    check(book.moments, Moment.schema)
    check(book.dataTypes, DataType.schema)
    check(book.fields, InputField.schema)
    check(book.wordLists, WordList.schema)
    check(book.forms, InputForm.schema)
  }

  /// The product has no translations.
  @Test func translationsAreReadAsTheyAreWritten() {
    let forms = CopyText.forms(PluralForms(by: "count", zero: "0", one: "1", two: "2", few: "f", many: "m", other: "{count}"))
    check(forms, CopyText.schema, "forms")
    check(.forms(PluralForms(by: nil, zero: nil, one: nil, two: nil, few: nil, many: nil, other: "o")), CopyText.schema, "one form")
    check(.one("Words."), CopyText.schema, "words")
    let variant = TranslatedVariant(conditions: [Name("a"), Name("b")], title: .one("T"), text: forms, of: "V")
    check(Translation(title: forms, text: .one("X"), variants: [variant], of: "Y"), Translation.schema, "translation")
    check(Translation(title: nil, text: .one("X"), variants: [], of: nil), Translation.schema, "words alone")
    check(Translation(title: nil, text: forms, variants: [], of: nil), Translation.schema, "forms alone")
  }

  @Test(arguments: [
    "plain", "flow.save", "yes", "NULL", "two words", "a: b", "# no comment", "it's", "\"quoted\"", "back\\slash", "line\nbreak", "é",
    "{x}",
    "- a", "2026-01-05", "12", "!x", "trailing ", "turned \u{202E}round", "\u{61C}",
  ])
  func textsAreReadAsTheyAreWritten(_ text: String) {
    let (value, problems) = read(.text, Schema<String>.text.write(text))
    #expect(value == text && problems.isEmpty)
  }

  @Test func everyFieldSaysWhatItIs() {
    var count = 0
    func look(_ fields: [FieldShape], _ owner: String) {
      for field in fields {
        count += 1
        #expect(field.summary.hasSuffix("."), "\(owner).\(field.key): \(field.summary)")
        #expect(!field.shape.noun.isEmpty)
        look(field.shape, "\(owner).\(field.key)")
      }
      let keys = fields.map(\.key)
      #expect(Set(keys).count == keys.count, "\(owner) has a repeated key")
    }
    func look(_ shape: Shape, _ owner: String) {
      switch shape {
      case .object(_, let fields, _): look(fields, owner)
      case .list(let item, _), .oneOrMany(let item, _), .map(let item), .named(_, let item), .columns(_, let item): look(item, owner)
      case .either(let scalar, let mapping):
        look(scalar, owner)
        look(mapping, owner)
      case .text, .integer, .boolean, .choice, .quantity, .value, .expression, .reference, .tree: break
      }
    }
    look(RuleBookSchema.schema.fields, "rules")
    #expect(count > 100)
  }
}
