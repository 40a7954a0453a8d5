import LanguageServer
import RulesCompiler
import RulesIDE
import RulesJSON
import SourceText
import TestSupport
import Testing

/// While a file cannot be parsed, because somebody types in it, the features still work everywhere but in the part that is being typed.
@Suite struct BrokenFileTests {
  /// What the client shows of a rule.
  private struct Shown: Equatable {
    var hover: JSON?
    var places: Int
    var calls: JSON?
  }

  private func shown(_ editing: inout Editing, _ file: String) throws -> [String: Shown] {
    let symbols = try editing.request("textDocument/documentSymbol", editing.file(file)).arrayValue ?? []
    var all: [String: Shown] = [:]
    for symbol in symbols {
      let start = try #require(symbol["selectionRange"]?["start"])
      let place = editing.file(file, more: #", "position": \#(Editing.json(start)), "context": {"includeDeclaration": true}"#)
      let hover = try editing.request("textDocument/hover", place)
      // The range is where the name is now.
      if hover != .null { #expect(hover["range"]?["start"] == start) }
      all[symbol["name"]?.stringValue ?? ""] = Shown(
        hover: hover["contents"], places: try editing.request("textDocument/references", place).arrayValue?.count ?? 0,
        calls: try editing.request("textDocument/prepareCallHierarchy", place).arrayValue?.first?["name"])
    }
    return all
  }

  @Test(arguments: ["\n  x: [", "\n  x: \"", "\n\tx: 1", "\n  x: {a: b", "\n  - x: 1\n y: 2"]) func everythingElseStays(typed: String)
    throws
  {
    var broken = 0
    for file in Pool.files where file.name != "manifest.yaml" {
      var editing = try Editing(Pool.files)
      editing.open(file.name)
      let before = try shown(&editing, file.name)
      let hints = try editing.request("textDocument/inlayHint", editing.file(file.name)).arrayValue ?? []
      let lenses = try editing.request("textDocument/codeLens", editing.file(file.name)).arrayValue?.count
      let tokens = try editing.request("textDocument/semanticTokens/full", editing.file(file.name))["data"]?.arrayValue?.count ?? 0
      let text = try #require(editing.texts[file.name])
      for line in text.indices where text[line] == "\n" && text[text.index(after: line)...].first != " " {
        let at = text.utf8.distance(from: text.startIndex, to: line)
        editing.edit(file.name, at..<at, typed)
        editing.idle()
        guard editing.messages(file.name).contains(where: { $0.hasPrefix("yaml.") }) else {
          editing.edit(file.name, at..<at + typed.utf8.count, "")
          continue
        }
        broken += 1
        #expect(try shown(&editing, file.name) == before, "\(file.name) at \(at)")
        let now = try editing.request("textDocument/inlayHint", editing.file(file.name)).arrayValue ?? []
        #expect(now.map { $0["label"] } == hints.map { $0["label"] }, "\(file.name) at \(at)")
        #expect(try editing.request("textDocument/codeLens", editing.file(file.name)).arrayValue?.count == lenses)
        #expect(try editing.request("textDocument/semanticTokens/full", editing.file(file.name))["data"]?.arrayValue?.count == tokens)
        // A name that the broken file declares is known in the other files.
        try namesAreKnown(&editing, declaredIn: file.name)
        editing.edit(file.name, at..<at + typed.utf8.count, "")
      }
    }
    #expect(broken > 0, "`\(typed)` breaks no file")
  }

  private func namesAreKnown(_ editing: inout Editing, declaredIn file: String) throws {
    guard file == "conditions.yaml" else { return }
    editing.open("actions.yaml")
    let found = try editing.request("textDocument/definition", editing.at("cold", in: "actions.yaml"))
    #expect(found["uri"] == .string(Editing.uri(file)))
  }

  /// What is typed moves the rest of the file. A position in the typed part has no rule.
  @Test func placesMove() throws {
    var editing = try Editing(Pool.files)
    editing.open("conditions.yaml")
    let line = try #require(
      try editing.request("textDocument/hover", editing.at("cold:", in: "conditions.yaml"))["range"]?["start"]?["line"]?.intValue)
    editing.edit("conditions.yaml", 0..<0, "new:\n  about: \"\n")
    let moved = try editing.request("textDocument/hover", editing.at("cold:", in: "conditions.yaml"))
    #expect(moved["range"]?["start"]?["line"] == .int(line + 2))
    #expect(try editing.request("textDocument/hover", editing.at("about: \"", in: "conditions.yaml")) == .null)
    editing.open("actions.yaml")
    let found = try editing.request("textDocument/definition", editing.at("cold", in: "actions.yaml"))
    #expect(found["range"]?["start"]?["line"] == .int(line + 2), "a place in another file has moved, too")
    // What edits the text needs the text as it is.
    #expect(throws: RPCError.self) { try editing.request("textDocument/prepareRename", editing.at("cold:", in: "conditions.yaml")) }
    #expect(throws: RPCError.self) {
      try editing.request("textDocument/formatting", editing.file("conditions.yaml", more: #", "options": {}"#))
    }
  }

  /// Each pair of short texts: what is not in the changed part is the same byte, and the changed part is as short as it can be.
  @Test func movedBytes() {
    let texts = ["", "a", "aa", "ab", "aba", "abab", "b", "bab", "aab"].map { Array($0.utf8) }
    for old in texts {
      for new in texts {
        let moved = MovedText(from: old, to: new)
        let ranges = old.indices.map { moved.current(Span(FileID(0), $0, $0 + 1)) }
        for (byte, range) in zip(old, ranges) { if let range { #expect(Array(new[range]) == [byte]) } }
        var same = 0
        while same < min(old.count, new.count), old[same] == new[same] { same += 1 }
        var rest = 0
        while rest < min(old.count, new.count) - same, old[old.count - 1 - rest] == new[new.count - 1 - rest] { rest += 1 }
        #expect(ranges.count { $0 != nil } == same + rest)
        for offset in 0...old.count { #expect((0...new.count).contains(moved.current(offset))) }
        for offset in 0...new.count { if let before = moved.old(offset) { #expect((0...old.count).contains(before)) } }
      }
    }
  }
}
