import Foundation
import RuleKinds
import Schema
import Testing

/// A rule book of a test product that uses every kind and every key of the language, and the whole tool run on it.
@Suite struct KitchenSinkTests {
  /// Every key is used. Add a new kind or key to `KitchenSink` together with its schema.
  @Test func usesEveryKindAndEveryKey() throws {
    var coverage = SchemaCoverage()
    for (name, bytes) in try KitchenSink.files() { coverage.add(KitchenSink.kind(ofFile: name), bytes) }
    let missing = SchemaCoverage.all.subtracting(coverage.used).sorted()
    #expect(missing.isEmpty, "missing in Tests/RulebookTests/KitchenSink: \(missing.joined(separator: ", "))")
  }

  @Test func isSound() throws {
    let sandbox = try KitchenSink.sandbox()
    let check = try sandbox.run("check", "--color", "never")
    #expect(check.status == 0, "\(check.output)")
    let test = try sandbox.run("test", "--color", "never")
    #expect(test.status == 0, "\(test.output)\(test.errors)")
  }

  /// No command crashes, and none fails unexpectedly. `Tool` looks for signals and internal errors in every run.
  @Test(arguments: ToolBook.all) func everyCommandRuns(of book: ToolBook) throws {
    let commands = try KitchenSink.commands()
    #expect(Set(book.cases.map { $0.arguments[0] }) == Set(commands), "a command without a case in ToolBook, or a case without a command")
    let sandbox = try book.sandbox()
    let requests = try sandbox.run(["test", "--requests"] + book.scenario)
    #expect(requests.status == 0, "\(requests.errors)")
    for example in book.cases {
      let run = try sandbox.run(example.arguments, input: requests.output)
      #expect(example.statuses.contains(run.status), "\(example.arguments): \(run.status)\n\(run.output.suffix(600))\n\(run.errors)")
      #expect(!run.errors.contains("valid bundle"), "\(example.arguments): \(run.errors)")
    }
  }

  /// Every rule can be shown, and its page printed as JSON.
  @Test func everyKindIsShown() throws {
    let sandbox = try KitchenSink.sandbox()
    for field in RuleBookSchema.schema.fields where field.shape.isNamed {
      let run = try sandbox.run("show", "--kind", field.key, "--format", "json")
      #expect(run.status == 0, "\(field.key): \(run.errors)")
    }
  }

  /// The examples of the reference, which the schema writes with every key, as a rule book: full of mistakes, but never a crash.
  @Test func examplesOfTheReference() throws {
    let sandbox = try KitchenSink.sandbox()
    #expect(try sandbox.run("build", "--output", "out", "--reference", "reference", "--quiet").status == 0)
    for field in RuleBookSchema.schema.fields {
      let page = try sandbox.text("reference/kinds/\(field.key).md")
      let block = try #require(page.split(separator: "```yaml\n", maxSplits: 1).last?.split(separator: "```", maxSplits: 1).first)
      try sandbox.write(
        "examples/\(field.key == "translations" ? "copy/de" : field.key == "copy" ? "copy/en" : field.key).yaml", String(block))
    }
    for arguments in [
      ["check", "--format", "json"], ["check", "--profile", "release"], ["fix", "--dry-run", "--suggested"], ["format", "--check"],
      ["show", "some_limit"], ["find", "Some text"], ["report"], ["build", "--output", "out2"], ["test"], ["diff", "rules", "examples"],
    ] {
      let run = try sandbox.run(arguments + (arguments[0] == "diff" ? [] : ["--rules", "examples"]))
      #expect([0, 1].contains(run.status), "\(arguments): \(run.status) \(run.errors)")
    }
  }
}
