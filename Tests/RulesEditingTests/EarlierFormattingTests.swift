import RulesCompiler
import RulesEditing
import Testing

/// Lines that an edit changes have the formatting of an earlier version if they mean the same again.
@Suite struct EarlierFormattingTests {
  private static func rules(_ text: String) -> RulesInput {
    RulesInput(files: [.init(name: "facts.yaml", path: "rules/facts.yaml", bytes: Array(text.utf8))], place: "rules")
  }

  private func restored(_ after: String, from before: String, earlier: [String]) -> String {
    let result = EarlierFormatting.restored(in: Self.rules(after), changedFrom: Self.rules(before)) { _ in earlier.map { Array($0.utf8) } }
    return result.text("facts.yaml")
  }

  private let short = "a: {about: A., type: bool, from: app}\nb: {about: B., type: bool, from: app}\n"
  private let long = "a:\n  about: A long text.\n  type: bool\n  from: app\nb: {about: B., type: bool, from: app}\n"
  private let split = "a:\n  about: A.\n  type: bool\n  from: app\nb: {about: B., type: bool, from: app}\n"

  @Test func aSplitEntryIsOnOneLineAgain() {
    #expect(restored(split, from: long, earlier: [short]) == short)
    #expect(restored(split, from: long, earlier: [long, short]) == short)
  }

  @Test func withoutAnEarlierVersionLinesStay() {
    #expect(restored(split, from: long, earlier: []) == split)
    #expect(restored(split, from: long, earlier: ["c: {about: C., type: bool, from: app}\n"]) == split)
  }

  /// A person split the other entry in the meantime.
  @Test func onlyChangedLinesAreRestored() {
    let other = "b:\n  about: B.\n  type: bool\n  from: app\n"
    let line = "b: {about: B., type: bool, from: app}\n"
    let expected = "a: {about: A., type: bool, from: app}\n" + other
    #expect(restored(split.replacing(line, with: other), from: long.replacing(line, with: other), earlier: [short]) == expected)
  }

  /// The newest version with the same meaning decides.
  @Test func aNewerFormStays() {
    #expect(restored(split, from: long, earlier: [split, short]) == split)
    #expect(restored(short, from: short.replacing("A.", with: "X."), earlier: [short, split]) == short)
  }

  /// Comments are not lost.
  @Test func aNewCommentStays() {
    let commented = split.replacing("  type: bool\n  from", with: "  # By hand.\n  type: bool\n  from")
    let before = long.replacing("  type: bool\n  from", with: "  # By hand.\n  type: bool\n  from")
    #expect(restored(commented, from: before, earlier: [short]) == commented)
  }
}
