import RulesEditing
import TestSupport
import Testing

/// Taking a change back leaves other changes alone.
@Suite struct TakenBackTests {
  private func back(_ old: String, _ new: String, _ current: String) throws(TakenBack.Conflict) -> String {
    String(decoding: try TakenBack.text(old: Array(old.utf8), new: Array(new.utf8), current: Array(current.utf8)), as: UTF8.self)
  }

  @Test func withoutOtherChangesTheOldTextIsBack() throws {
    #expect(try back("a\nb\nc\n", "a\nB\nc\n", "a\nB\nc\n") == "a\nb\nc\n")
    #expect(try back("a\nb", "a\nb\nc", "a\nb\nc") == "a\nb")
    #expect(try back("a\n", "", "") == "a\n")
  }

  @Test func otherLinesStay() throws {
    #expect(try back("a\nb\nc\nd\n", "a\nB\nc\nd\n", "x\na\nB\nc\nD\n") == "x\na\nb\nc\nD\n")
    // Lines above that were removed.
    #expect(try back("1\n2\n3\na\nb\n", "1\n2\n3\na\nB\n", "3\na\nB\n") == "3\na\nb\n")
  }

  @Test func changedLinesAreConflicts() {
    for (current, line) in [("a\nX\nc\n", 2), ("a\nc\n", 2), ("z\na\nX\nc\n", 3)] {
      #expect(throws: TakenBack.Conflict(line: line)) { try back("a\nb\nc\n", "a\nB\nc\n", current) }
    }
  }

  /// Lines that a person inserted next to those of the command stay.
  @Test func insertedLinesStay() throws {
    let old = "a:\n  x: 1\nz:\n  x: 1\n"
    let added = "a:\n  x: 1\nb:\n  x: 1\nz:\n  x: 1\n"
    // Above and below an added rule, also with the same keys in it.
    #expect(try back(old, added, "a:\n  x: 1\nm:\n  x: 1\nb:\n  x: 1\nz:\n  x: 1\n") == "a:\n  x: 1\nm:\n  x: 1\nz:\n  x: 1\n")
    #expect(try back(old, added, "a:\n  x: 1\nb:\n  x: 1\nm:\n  x: 1\nz:\n  x: 1\n") == "a:\n  x: 1\nm:\n  x: 1\nz:\n  x: 1\n")
    // A comment at the end, and above and inside what was added.
    #expect(try back("a\n", "a\nb\n", "a\nb\n# my note\n") == "a\n# my note\n")
    #expect(try back("a", "a\nb\n", "a\nb\n# my note\n") == "a\n# my note\n")
    #expect(try back("a\n", "a\nb\nc\n", "a\n# my note\nb\n# more\nc\n") == "a\n# my note\n# more\n")
    // Around and between renamed lines.
    #expect(try back("k:\n  x: 1\n", "K:\n  x: 1\n", "# my note\nK:\n  y: 2\n  x: 1\n") == "# my note\nk:\n  y: 2\n  x: 1\n")
    #expect(try back("a\nb\n", "A\nB\n", "# 1\nA\n# 2\nB\n# 3\n") == "# 1\na\n# 2\nb\n# 3\n")
    // Where lines were removed.
    #expect(try back("a\nb\nc\n", "a\nb\n", "a\nb\n# my note\n") == "a\nb\nc\n# my note\n")
    #expect(try back("a:\nb:\nc:\n", "a:\nc:\n", "a:\n  key: 1\nc:\n") == "a:\n  key: 1\nb:\nc:\n")
    #expect(try back("a\nb\nc\n", "a\nc\n", "A\nC\n") == "A\nb\nC\n")
  }

  /// A key in a rule that the command added cannot stay without the rule.
  @Test func keysOfAddedRulesAreConflicts() {
    let (old, new) = ("a:\n  x: 1\n", "a:\n  x: 1\nb:\n  x: 1\n")
    #expect(throws: TakenBack.Conflict(line: 5)) { try back(old, new, new + "  y: 2\n") }
    #expect(throws: TakenBack.Conflict(line: 4)) { try back(old, new, "a:\n  x: 1\nb:\n  y: 2\n  x: 1\n") }
  }

  /// A comment in a rule that the command added would be about another rule. Above and below the rule, it stays.
  @Test func commentsInAddedRulesAreConflicts() throws {
    let (old, new) = ("a:\n  x: 1\nz:\n  x: 1\n", "a:\n  x: 1\nb:\n  x: 1\n  y: 1\nz:\n  x: 1\n")
    for (current, line) in [
      ("a:\n  x: 1\nb:\n  # my note\n  x: 1\n  y: 1\nz:\n  x: 1\n", 4), ("a:\n  x: 1\nb:\n  x: 1\n\n  # my note\n  y: 1\nz:\n  x: 1\n", 6),
      ("a:\n  x: 1\nb:\n  x: 1\n  y: 1\n  # my note\nz:\n  x: 1\n", 6),
    ] {
      #expect(throws: TakenBack.Conflict(line: line, isComment: true), "\(current)") { try back(old, new, current) }
    }
    #expect(try back(old, new, "a:\n  x: 1\n# my note\nb:\n  x: 1\n  y: 1\nz:\n  x: 1\n") == "a:\n  x: 1\n# my note\nz:\n  x: 1\n")
    // A comment in a rule that the command only changed stays in it.
    let restored = try back("a:\n  x: 1\n  y: 1\n", "a:\n  x: 2\n  y: 2\n", "a:\n  # my note\n  x: 2\n  y: 2\n")
    #expect(restored == "a:\n  # my note\n  x: 1\n  y: 1\n")
  }

  /// What somebody took back already stays as it is, and the rest is taken back.
  @Test func whatIsGoneStaysGone() throws {
    // A renamed line, an added line, and a removed one, each back as it was next to another change.
    #expect(try back("k\nm\nx\n", "K\nm\nx\n", "k\nm\ny\n") == "k\nm\ny\n")
    #expect(try back("a\nm\nx\n", "a\nb\nm\nx\n", "a\nm\ny\n") == "a\nm\ny\n")
    #expect(try back("a\nb\nm\nx\n", "a\nm\nx\n", "a\nb\nm\ny\n") == "a\nb\nm\ny\n")
    // One of two changes.
    #expect(try back("k\nm\nx\n", "K\nm\nX\n", "k\nm\nX\n") == "k\nm\nx\n")
    // An edit by hand before the command is gone as well.
    #expect(try back("k: 2\nm\nx: 1\n", "k: 2\nm\nX: 1\n", "k: 1\nm\nx: 1\n") == "k: 1\nm\nx: 1\n")
    #expect(try back("a\n# by hand\n", "a\n# by hand\nb\n", "a\n") == "a\n")
  }

  /// A line that a person changed is not gone, and a key does not come back next to itself.
  @Test func changedLinesAreNotGone() {
    #expect(throws: TakenBack.Conflict(line: 2)) { try back("a\nc\n", "a\nb\nc\n", "a\nB\nc\n") }
    #expect(throws: TakenBack.Conflict(line: 2)) { try back("a\nk: 2\nc\n", "a\nc\n", "a\nk: 1\nc\n") }
  }

  @Test func linesOfAnEditAreAbsent() {
    func isAbsent(_ old: String, _ new: String, _ current: String) -> Bool {
      TakenBack.isAbsent(old: Array(old.utf8), new: Array(new.utf8), current: Array(current.utf8))
    }
    #expect(isAbsent("y\n", "z\n", "x\n"))
    #expect(!isAbsent("y\nm\ny\n", "z\nm\nZ\n", "z\nm\nx\n"))
  }

  /// Random changes of disjoint lines: taking the first back gives the text that only has the second.
  @Test func disjointChangesCommute() throws {
    var random = Numbers(seed: 29)
    for _ in 0..<500 {
      let count = 12 + random.next(below: 20)
      let base = (0..<count).map { "line \($0)\n" }
      let middle = 4 + random.next(below: count - 8)
      func change(_ lines: [String], _ range: Range<Int>, _ mark: String) -> [String] {
        var lines = lines
        let at = range.lowerBound + random.next(below: range.count)
        switch random.next(below: 3) {
        case 0: lines[at] = "\(mark) \(at)\n"
        case 1: lines.remove(at: at)
        default: lines.insert("\(mark) new\n", at: at)
        }
        return lines
      }
      // The command changes lines before `middle`, the person lines after it, with unchanged lines between.
      let new = change(base, 0..<middle - 2, "command")
      let only = change(base, middle..<count, "person")
      let both = new[..<(new.count - (count - middle))] + only[middle...]
      #expect(try back(base.joined(), new.joined(), both.joined()) == only.joined())
    }
  }
}
