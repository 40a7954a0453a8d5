import Diagnostics
import RulesCompiler
import SourceText

/// The diagnostic that a comment in a fixture expects, and its location.
///
///     plan: gld                 # error[name.unknown]: did you mean `gold`?
///     when: loaf.gram > 3
///     #     ^^^^^^^^^ error[name.unknown]: did you mean `loaf.grams`?
///
/// The first form marks the last value of the line. The second marks the text above the carets; a `#` next to them counts as a caret, and
/// `|` marks an empty span. The text after the colon must be part of the printed diagnostic.
struct Expectation: Hashable, CustomStringConvertible {
  var file: String
  var line: Int
  /// 1-based, in Unicode scalars. The end is the column after the last one.
  var columns: Range<Int>
  var name: String
  var severity: String
  var text: String

  var description: String { "\(file):\(line):\(columns.lowerBound)-\(columns.upperBound) \(severity)[\(name)]" }

  static func all(in files: RuleFiles) -> [Expectation] {
    files.files.keys.sorted().flatMap { all(in: files.text($0), file: $0) }
  }

  static func all(in text: String, file: String) -> [Expectation] {
    var found: [Expectation] = []
    var content = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let isComment = line.drop { $0 == " " }.first == "#"
      if !isComment { content = index + 1 }
      guard let match = line.firstMatch(of: #/(error|warning|note)\[([a-z.-]+)\]: (.+)$/#),
        line[..<match.range.lowerBound].contains("#")
      else { continue }
      let columns = isComment ? carets(line[..<match.range.lowerBound]) : lastValue(line[..<match.range.lowerBound])
      found.append(
        Expectation(
          file: file, line: max(1, content), columns: columns, name: String(match.output.2), severity: String(match.output.1),
          text: String(match.output.3)))
    }
    return found
  }

  /// The columns that carets mark. `#` and `|` work as the type describes.
  private static func carets(_ line: Substring) -> Range<Int> {
    let scalars = Array(line.unicodeScalars)
    guard let first = scalars.firstIndex(where: { $0 == "^" || $0 == "|" }) else { return 0..<0 }
    let isTouching = first > 0 && scalars[first - 1] == "#"
    let start = isTouching ? first : first + 1
    if scalars[first] == "|" { return start..<start }
    let end = scalars[first...].prefix { $0 == "^" }.count + first + 1
    return start..<end
  }

  /// The columns of the value before the comment.
  private static func lastValue(_ line: Substring) -> Range<Int> {
    guard let comment = line.lastIndex(of: "#") else { return 0..<0 }
    let content = Array(line[..<comment].unicodeScalars)
    guard let last = content.lastIndex(where: { $0 != " " }) else { return 0..<0 }
    var start = last
    while start > 1, !(content[start - 1] == " " && content[start - 2] == ":") { start -= 1 }
    // The closing brackets of a flow mapping are not part of its last value.
    var end = last
    while end > start, content[end] == "}" || content[end] == "]" { end -= 1 }
    return (start + 1)..<(end + 2)
  }
}

extension Compilation {
  /// What was reported, in the form of an expectation, without the text.
  var reported: [(expectation: Expectation, words: String)] {
    diagnostics.map { one in
      let file = sources[one.primary.span.file]
      let start = file.position(of: Int(one.primary.span.start))
      let end = file.position(of: Int(one.primary.span.end))
      let last = end.line == start.line ? end.column : .max
      return (
        Expectation(
          file: file.path, line: start.line, columns: start.column..<max(start.column, last), name: one.name,
          severity: one.severity.rawValue, text: ""), one.words
      )
    }
  }

  /// The differences from the expectations. Empty if every expectation is met and nothing else was reported.
  func differences(from expected: [Expectation]) -> [String] {
    var left = reported
    var differences: [String] = []
    for one in expected {
      var bare = one
      bare.text = ""
      guard let index = left.firstIndex(where: { $0.expectation == bare && $0.words.contains(one.text) }) else {
        let near = left.first { $0.expectation == bare }
        differences.append("not reported: \(one)" + (near.map { ", but `\(one.text)` is not in: \($0.words)" } ?? ""))
        continue
      }
      left.remove(at: index)
    }
    return differences + left.map { "not expected: \($0.expectation): \($0.words)" }
  }
}
