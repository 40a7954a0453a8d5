import Diagnostics
import RuleKinds
import RulesCompiler
import Synchronization
import TestSupport
import Testing

/// After an edit, a check runs again only if the edit changed what the check read.
@Suite struct RememberedChecksTests {
  /// Compiles states of files with one memory, and returns how often the check ran until each of them.
  private func runs(_ states: [[RulesInput.File]], _ read: @escaping @Sendable (CheckContext) -> Void) -> [Int] {
    var memory = PipelineMemory()
    let counter = Counter()
    var pipeline = Pipeline.checking()
    pipeline.checks = CheckList { context, _ in
      context.remember("counted") {
        counter.add()
        read(context)
      }
      return []
    }
    return states.map { files in
      _ = pipeline.compile(RulesInput(files: files, place: "rules"), lowers: false, reusing: &memory)
      return counter.value
    }
  }

  private final class Counter: Sendable {
    private let count = Mutex(0)
    func add() { count.withLock { $0 += 1 } }
    var value: Int { count.withLock { $0 } }
  }

  private let files = Pool.files

  private func changed(_ old: String, _ new: String, _ name: String) -> [RulesInput.File] { files.replacing(old, with: new, in: name) }

  @Test func valuesOfAKind() {
    let states = [
      files, changed("swimmer: 10}", "swimmer: 11}", "limits.yaml"), changed("visits:\n", "visits: # x\n", "limits.yaml"), files,
      changed("value: 18", "value: 19", "settings.yaml"),
    ]
    #expect(runs(states) { _ = $0.book.limits.entries } == [1, 2, 2, 2, 2])
    #expect(runs(states) { _ = $0.book.limits["visits"] } == [1, 2, 2, 2, 2])
    #expect(runs(states) { _ = $0.book.settings.count } == [1, 1, 1, 1, 2])
    #expect(runs(states) { _ = $0.book.planner } == [1, 1, 1, 1, 1])
  }

  /// Locations change where lines move.
  @Test func locations() {
    let lower = files.map { file in
      file.name == "limits.yaml" ? RulesInput.File(name: file.name, path: file.path, bytes: [0x0A] + file.bytes) : file
    }
    let moved = [files, lower, files]
    #expect(runs(moved) { _ = $0.key("limits", "visits") } == [1, 2, 2])
    #expect(runs(moved) { _ = $0.book.limits["visits"] } == [1, 1, 1])
    #expect(runs(moved) { _ = $0.declarations(of: "settings") } == [1, 1, 1])
    #expect(runs(moved) { _ = $0.mentions } == [1, 2, 3])
  }

  /// A part of a computation brings what it reads.
  @Test func parts() {
    let states = [files, changed("swimmer: 10}", "swimmer: 11}", "limits.yaml"), changed("value: 18", "value: 19", "settings.yaml"), files]
    let found = runs(states) { context in
      context.remember("part") { _ = context.book.limits.entries }
      _ = context.book.settings.entries
    }
    #expect(found == [1, 2, 3, 3])
  }

  /// Errors elsewhere do not matter to a check that looks for errors in one rule.
  @Test func errors() {
    let states = [files, changed("unit: count", "unit: cunt", "limits.yaml"), files]
    #expect(runs(states) { _ = $0.isFaulty("limits", "visits") } == [1, 2, 2])
    #expect(runs(states) { _ = $0.isFaulty("settings", $0.book.settings.names[0]) } == [1, 1, 1])
    #expect(runs(states) { _ = $0.reportedErrors.isEmpty } == [1, 2, 2])
  }

  /// Every kind records that it is read: as rules by name, or as one object.
  @Test func everyKindIsRecorded() throws {
    let book = try #require(Pipeline.checking().compile(RulesInput(files: files, place: "rules"), lowers: false).rules?.book)
    for (name, value) in Mirror(reflecting: book).children {
      let type = "\(type(of: value))"
      #expect(type.hasPrefix("Named<") || type.hasPrefix("Single<"), "\(name ?? ""): \(type)")
    }
  }
}
