import Diagnostics
import Emitters
import Foundation
import RuleChecks
import RuleKinds
import RulesCompiler
import Schema
import SourceText
import TestSupport
import Testing

/// The reference pages describe what the compiler does.
@Suite struct ReferenceTests {
  static let pages: [String: String] = {
    let files = ReferenceEmitter(RuleBookSchema.schema.fields, AllChecks.explanations, inRelease: ReleaseProfile.says).files
    return Dictionary(uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  }()

  @Test func aPageForEachKindAndEachMessage() {
    let kinds = RuleBookSchema.schema.fields.map { "kinds/\($0.key).md" }
    let messages = AllChecks.explanations.map { "diagnostics/\($0.name).md" }
    #expect(Set(Self.pages.keys) == Set(kinds + messages + ["README.md"]))
    let index = Self.pages["README.md"] ?? ""
    for page in kinds + messages { #expect(index.contains("](\(page))"), "\(page)") }
  }

  /// The compiler reads the example of each page: its names are invented, but its form is correct.
  @Test(arguments: RuleBookSchema.schema.fields.map(\.key)) func examplesAreReadable(kind: String) throws {
    let page = try #require(Self.pages["kinds/\(kind).md"])
    let start = try #require(page.firstRange(of: "```yaml\n")).upperBound
    let end = try #require(page[start...].firstRange(of: "```")).lowerBound
    let file = RulesInput.File(name: "\(kind).yaml", path: "\(kind).yaml", bytes: Array(page[start..<end].utf8))
    let compilation = Pipeline.compile([file])
    // The form only: whether the names exist does not matter for an example.
    let ours = SchemaProblems.all.map(\.name).filter { $0 != "rules.missing-file" }
    let problems = compilation.diagnostics.filter { one in
      compilation.sources[one.primary.span.file].path == file.path && (ours.contains(one.name) || one.name.hasPrefix("yaml."))
    }
    #expect(problems.isEmpty, "\(problems.map { "\($0.name): \($0.message)" })\n\(page[start..<end])")
  }

  /// Every key is in a table and in the example, unless the example has an alternative to it.
  @Test func everyKeyIsOnThePage() throws {
    for field in RuleBookSchema.schema.fields {
      let page = try #require(Self.pages["kinds/\(field.key).md"])
      for key in keys(in: field.shape) { #expect(page.contains("| `\(key)` |"), "\(field.key): \(key)") }
    }
  }

  private func keys(in shape: Shape) -> [String] {
    switch shape {
    case .object(_, let fields, _): fields.flatMap { [$0.key] + keys(in: $0.shape) }
    case .list(let item, _), .oneOrMany(let item, _), .named(_, let item), .columns(_, let item), .map(let item): keys(in: item)
    case .either(let scalar, let mapping): keys(in: scalar) + keys(in: mapping)
    default: []
    }
  }

  @Test func linksLeadSomewhere() {
    var count = 0
    for (name, page) in Self.pages {
      let folder = name.split(separator: "/").dropLast().map(String.init)
      for match in page.matches(of: #/\]\(([^)#]+)(#[^)]*)?\)/#) {
        var parts = folder
        for part in match.output.1.split(separator: "/") {
          if part == ".." { parts.removeLast() } else { parts.append(String(part)) }
        }
        count += 1
        #expect(Self.pages[parts.joined(separator: "/")] != nil, "\(name): \(match.output.1)")
      }
    }
    #expect(count > 200)
  }

  /// A block of YAML contains only YAML.
  @Test func instructionsAreSentences() throws {
    #expect(try #require(Self.pages["diagnostics/lock.changed.md"]).contains("\n\nWhat to do: Restore the value"))
    #expect(try #require(Self.pages["diagnostics/offline.reason.md"]).contains("\n\nInstead:\n\n```yaml\nlinks.make:"))
  }

  @Test func aPageSaysWhatLeavingAKeyOutMeans() throws {
    let limits = try #require(Self.pages["kinds/limits.md"])
    #expect(limits.contains("| `unit` | `count`, `bytes`, or `characters` | `count` |"))
    #expect(limits.contains("| `plans` | a value for each plan, such as `{plan: ...}` | required |"))
    #expect(limits.contains("| [`plan.cap-monotone`](../diagnostics/plan.cap-monotone.md) |"))
    #expect(try #require(Self.pages["diagnostics/plan.cap-monotone.md"]).contains("[`limits`](../kinds/limits.md)"))
  }
}
