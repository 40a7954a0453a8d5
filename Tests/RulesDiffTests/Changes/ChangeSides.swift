import Diagnostics
import Foundation
import HostTime
import RulesBundle
import RulesCompiler
import RulesDiff
import RulesJSON
import RulesRequests
import RulesRuntime
import Schema
import TestSupport
import Testing

/// Both rule books of a change, compiled in memory, and their answers.
struct ChangeSides {
  let old: Compilation
  let new: Compilation
  private let batches: [Rules]
  private let input: RulesInput

  /// The product's rules, compiled once.
  private struct Base: Sendable {
    var files = Repository.ruleFiles().sorted { $0.name < $1.name }
    var memory = PipelineMemory()
    let compilation: Compilation

    init() {
      compilation = Pipeline.checking(on: "2026-06-01").compile(RulesInput(files: files, place: "rules"), reusing: &memory)
    }
  }

  private static let base = Base()

  init(_ change: ProductChange) throws { try self.init(edits: change.edits) }

  init(edits: [ProductChange.Edit]) throws {
    var files = Self.base.files
    for edit in edits { try Self.apply(edit, to: &files) }
    var memory = Self.base.memory
    old = Self.base.compilation
    input = RulesInput(files: files.sorted { $0.name < $1.name }, place: "rules")
    new = Pipeline.checking(on: "2026-06-01").compile(input, reusing: &memory)
    let told = TextRenderer().render(new.diagnostics, in: new.sources)
    try #require(new.diagnostics.isEmpty && new.lowered != nil, "the change is not legitimate:\n\(told)")
    batches = try [old, new].map { side in
      let bundle = try RuleBundle(try #require(side.lowered).bundle)
      return Rules(bundle, zones: bundle.zoneNames.compactMap { HostTime.zone(named: $0) }, findZone: { HostTime.zone(named: $0) })
    }
  }

  private static func apply(_ edit: ProductChange.Edit, to files: inout [RulesInput.File]) throws {
    guard let find = edit.find else {
      try #require(!files.contains { $0.name == edit.file }, "rules/\(edit.file) exists")
      files.append(RulesInput.File(name: edit.file, path: "rules/\(edit.file)", bytes: Array(edit.write.utf8)))
      return
    }
    let index = try #require(files.firstIndex { $0.name == edit.file }, "rules/\(edit.file) does not exist")
    let parts = String(decoding: files[index].bytes, as: UTF8.self).components(separatedBy: find)
    try #require(parts.count == 2, "`\(find)` occurs \(parts.count - 1) times in rules/\(edit.file): adapt the edit")
    files[index].bytes = Array(parts.joined(separator: edit.write).utf8)
  }

  var areSameBundle: Bool { old.lowered?.bundle == new.lowered?.bundle }

  /// The comparison as `rulebook diff` makes it.
  var report: DiffReport? {
    var pipeline = Pipeline.checking(on: "2026-06-01")
    pipeline.offersRepairs = false
    guard let today = CalendarDate("2026-06-01") else { return nil }
    let files = DiffFiles(old: RulesInput(files: Self.base.files, place: "rules"), new: input, today: today) {
      [pipeline] input, toleratesErrors in
      var (memory, pipeline) = (Self.base.memory, pipeline)
      pipeline.toleratesErrors = toleratesErrors
      return pipeline.compile(input, reusing: &memory)
    }
    return RulesDiff.compare(old, new, files: files, findZone: { HostTime.zone(named: $0) })
  }

  /// The wanted part of the answer of the old side and of the new one.
  func ask(_ question: ProductChange.Question) throws -> [JSON] {
    try batches.map { rules in
      var story = ChangeStory(rules)
      for step in question.first {
        for turn in 0..<step.times { _ = try story.answer(try ChangeStory.request(step, turn: turn)) }
      }
      return try story.answer(try JSON.parse(Array(question.ask.utf8))).part(at: question.at)
    }
  }
}
