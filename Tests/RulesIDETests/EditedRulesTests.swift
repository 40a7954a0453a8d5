import LanguageServer
import RulesCompiler
import RulesIDE
import RulesJSON
import TestSupport
import Testing

/// After any edits, the diagnostics that the client shows are those of a cold check, byte for byte.
@Suite struct EditedRulesTests {
  /// `RULEBOOK_CASES` sets the number of edits.
  @Test(arguments: [UInt64(1), 2]) func aSmallProduct(seed: UInt64) throws {
    try run(Pool.files, seed: seed, edits: TestRun.cases ?? 100)
  }

  /// The rules of this repository. Each edit costs a cold check, so that a run of all tests makes few.
  @Test func theProduct() throws {
    try run(RealRules.files, seed: 3, edits: (TestRun.cases ?? 60) / 20)
  }

  private func run(_ files: [RulesInput.File], seed: UInt64, edits: Int) throws {
    var random = Numbers(seed: seed)
    // In one of the runs, every rule book is large.
    var editing = try Editing(files, largeRules: seed == 2 ? 0 : nil)
    for file in files { editing.open(file.name) }
    editing.idle()
    let originals = editing.texts
    let names = files.map(\.name)
    var typing = Typing()
    for step in 0..<edits {
      let name = typing.file ?? names[random.next(below: names.count)]
      let text = Array((editing.texts[name] ?? "").utf8)
      if let (range, new) = typing.next(name, text, &random) {
        editing.edit(name, range, new)
      } else if random.next(below: 4) == 0, let original = originals[name] {
        editing.edit(name, 0..<text.count, original)
      } else {
        let (range, new) = RandomEdit.make(text, &random)
        editing.edit(name, range, new)
      }
      editing.idle()
      let cold = try fresh(editing, files)
      #expect(editing.shown == cold.shown, "seed \(seed), step \(step): \(name)")
    }
  }

  /// A server that starts with the edited files on disk.
  private func fresh(_ editing: Editing, _ files: [RulesInput.File]) throws -> Editing {
    let edited = files.map { file in
      RulesInput.File(name: file.name, path: file.path, bytes: Array((editing.texts[file.name] ?? "").utf8))
    }
    let cold = Pipeline.checking().compile(RulesInput(files: edited, place: "rules"), lowers: false)
    let other = try Editing(edited)
    // The cold server shows what the compiler reports, no more and no less.
    #expect(other.published.values.reduce(0) { $0 + ($1.arrayValue?.count ?? 0) } == cold.diagnostics.count)
    return other
  }
}

extension Editing {
  /// What the client shows, as text.
  var shown: String {
    published.filter { $0.value != .array([]) }.sorted { $0.key < $1.key }.map { "\($0.key) \(Self.json($0.value))" }.joined(
      separator: "\n")
  }
}

/// A part of a line that is typed letter by letter at the start of another line, now and then.
private struct Typing {
  private(set) var file: String?
  private var letters: ArraySlice<Character> = []
  private var offset = 0

  /// The next edit; nil if nothing is being typed.
  mutating func next(_ name: String, _ text: [UInt8], _ random: inout Numbers) -> (Range<Int>, String)? {
    if file == nil {
      let lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      guard random.next(below: 8) == 0, lines.count > 1 else { return nil }
      let line = random.next(below: lines.count)
      offset = lines[..<line].reduce(0) { $0 + $1.utf8.count + 1 }
      letters = ArraySlice(Array((lines[random.next(below: lines.count)] + "\n").prefix(40)))
      file = name
    }
    guard let letter = letters.popFirst() else {
      file = nil
      return nil
    }
    defer { offset += String(letter).utf8.count }
    return (offset..<offset, String(letter))
  }
}

/// An edit as people make them: letters typed and deleted, lines moved, values replaced.
enum RandomEdit {
  private static let pieces = [
    "x", " ", ":", "\n", "  ", "- ", "{", "}", "'", "\"", "#", "ä", "😀", "plans: {free: 1}\n", "null", "[", "]", "&a", "*a", "\t",
  ]

  static func make(_ text: [UInt8], _ random: inout Numbers) -> (Range<Int>, String) {
    func boundary(_ offset: Int) -> Int {
      var offset = offset
      while offset > 0, offset < text.count, text[offset] & 0xC0 == 0x80 || text[offset] == 0x0A && text[offset - 1] == 0x0D { offset -= 1 }
      return offset
    }
    let at = boundary(random.next(below: text.count + 1))
    switch random.next(below: 5) {
    case 0: return (at..<boundary(min(text.count, at + 1 + random.next(below: 12))).clamped(from: at), "")
    case 1:
      // Delete the rest of a line.
      return (at..<(text[at...].firstIndex(of: 0x0A) ?? text.count), "")
    case 2:
      // Copy a line.
      let start = text[..<at].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let end = text[at...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      return (start..<start, String(decoding: text[start..<end], as: UTF8.self))
    case 3:
      // Replace a word.
      let end = text[at...].firstIndex { !$0.isLetter } ?? text.count
      return (at..<end, "free")
    default: return (at..<at, pieces[random.next(below: pieces.count)])
    }
  }
}

extension Int {
  fileprivate func clamped(from least: Int) -> Int { Swift.max(self, least) }
}

extension UInt8 {
  fileprivate var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }
}
