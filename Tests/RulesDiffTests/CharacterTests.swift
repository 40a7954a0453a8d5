import RulesDiff
import RulesJSON
import Testing

/// A description may contain any character; comparing two descriptions and printing the difference works with all of them.
@Suite struct CharacterTests {
  /// Every control character, everything that is invisible or changes the direction of text, accents, and the ends of the planes.
  static let scalars: [UInt32] =
    Array(0x00...0x20) + Array(0x7F...0xA0) + Array(0x0300...0x036F) + Array(0x200B...0x200F) + Array(0x2028...0x202E)
    + Array(0x2060...0x206F)
    + [0x061C, 0xAD, 0xD7FF, 0xE000, 0xFDD0, 0xFEFF, 0xFFFD, 0xFFFE, 0xFFFF, 0x1F600, 0x1D165, 0x1E8D0, 0xE0001, 0x10FFFE, 0x10FFFF]

  @Test func anyCharacterCanBeCompared() throws {
    for chunk in stride(from: 0, to: Self.scalars.count, by: 40) {
      let some = Self.scalars[chunk..<min(chunk + 40, Self.scalars.count)]
      let escaped = some.map { #"\U"# + String(0x1_0000_0000 + UInt64($0), radix: 16).dropFirst() + "x" }.joined()
      let report = try Pool.diff([.init("copy.yaml", "where: Wall", "where: \"Wall \(escaped)\"")])
      let change = try #require(report.changes.first)
      #expect(report.changes.count == 1 && change.path == "copy/sorry/where" && !report.text.isEmpty && !report.markdown.isEmpty)
      #expect(try JSON.parse(report.json.pretty()) == report.json)
    }
  }

  /// One character at a time: a difference of one character is a difference, and the same character is not.
  @Test(arguments: [0x01, 0x1B, 0x85, 0x301, 0x202E, 0xFFFE, 0x1D165] as [UInt32]) func oneCharacterIsADifference(_ scalar: UInt32) throws {
    let text = #"where: "Wall \U"# + String(0x1_0000_0000 + UInt64(scalar), radix: 16).dropFirst() + #"here""#
    let edit = Pool.Edit("copy.yaml", "where: Wall", text)
    #expect(try Pool.diff([edit]).changes.map(\.path) == ["copy/sorry/where"])
    #expect(try Pool.diff([edit], from: [edit]).isEmpty)
  }
}
