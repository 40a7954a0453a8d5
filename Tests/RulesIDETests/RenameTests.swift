import Diagnostics
import Foundation
import LanguageServer
import RulesCompiler
import RulesIDE
import RulesJSON
import TestSupport
import Testing

@Suite struct RenameTests {
  /// `RULEBOOK_RENAME=all` renames every name, otherwise every fourth one, because each renaming costs a compilation.
  private static let step = ProcessInfo.processInfo.environment["RULEBOOK_RENAME"] == "all" ? 1 : 4

  /// Every declared name of the small product, from its declaration, with no diagnostics afterwards.
  @Test func everyName() throws {
    var editing = try Editing(Pool.files)
    var count = 0
    for file in Pool.files where file.name != "manifest.yaml" {
      editing.open(file.name)
      let symbols = try editing.request("textDocument/documentSymbol", editing.file(file.name)).arrayValue ?? []
      for symbol in symbols where symbol["detail"]?.stringValue != nil && !["plans.yaml"].contains(file.name) {
        let position = Editing.json(try #require(symbol["selectionRange"]?["start"]))
        let place = editing.file(file.name, more: #", "position": \#(position)"#)
        let range = try editing.request("textDocument/prepareRename", place)
        // The language gives this fact its meaning by its name, so it cannot be renamed.
        if symbol["name"] == .string("now") {
          #expect(range == .null)
          continue
        }
        #expect(range["placeholder"] == symbol["name"])
        count += 1
        guard count % Self.step == 0 else { continue }
        let edit = try editing.request("textDocument/rename", place.dropLast() + #", "newName": "renamed_one"}"#)
        var copy = editing
        try copy.apply(edit)
        let input = Pool.files.map { file in
          RulesInput.File(name: file.name, path: file.path, bytes: copy.texts[file.name].map { Array($0.utf8) } ?? file.bytes)
        }
        let errors = Pipeline.checking().compile(RulesInput(files: input, place: "rules"), lowers: false).diagnostics.filter {
          $0.severity == .error
        }
        #expect(errors.isEmpty, "\(symbol["name"]?.stringValue ?? ""): \(errors.map(\.message))")
      }
    }
    #expect(count >= 30)
  }

  @Test func refusals() throws {
    var editing = try Editing(Pool.files)
    editing.open("limits.yaml")
    // What cannot be renamed is not offered.
    editing.open("facts.yaml")
    #expect(try editing.request("textDocument/prepareRename", editing.at("now:", in: "facts.yaml")) == .null)
    #expect(throws: RPCError.self) {
      try editing.request("textDocument/rename", editing.at("visits:", in: "limits.yaml", more: #", "newName": "a b""#))
    }
    #expect(throws: RPCError.self) {
      try editing.request("textDocument/rename", editing.at("about", in: "limits.yaml", more: #", "newName": "x""#))
    }
    #expect(try editing.request("textDocument/prepareRename", editing.at("about", in: "limits.yaml")) == .null)
    editing.edit("limits.yaml", 0..<0, "a: [\n")
    #expect(throws: RPCError.self) {
      try editing.request("textDocument/rename", editing.at("visits:", in: "limits.yaml", more: #", "newName": "x""#))
    }
  }
}
