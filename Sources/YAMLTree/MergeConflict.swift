import Diagnostics
import SourceText

/// Recognizes the lines that Git writes into a file whose merge is not finished.
enum MergeConflict {
  /// A marker line: `<<<<<<< HEAD`, `||||||| base`, `=======`, or `>>>>>>> branch`.
  struct Marker {
    let sign: UInt8
    /// The line without its line break.
    let line: Range<Int>
    /// The offset of the next line.
    let next: Int
    /// The name after the sign, such as a branch.
    let name: String
  }

  /// Returns the marker that starts at the beginning of a line; nil for any other line.
  static func marker(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Marker? {
    guard start + 7 <= bytes.count, "<|=>".utf8.contains(bytes[start]) else { return nil }
    let sign = bytes[start]
    guard bytes[start..<start + 7].allSatisfy({ $0 == sign }) else { return nil }
    var end = start + 7
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    let hasName = end > start + 7
    guard !hasName || bytes[start + 7] == 0x20 && sign != 0x3D else { return nil }
    var next = end
    if next < bytes.count, bytes[next] == 0x0D { next += 1 }
    if next < bytes.count, bytes[next] == 0x0A { next += 1 }
    let name = hasName ? String(decoding: UnsafeBufferPointer(rebasing: bytes[start + 8..<end]), as: UTF8.self) : ""
    return Marker(sign: sign, line: start..<end, next: next, name: name)
  }

  /// Returns the message about the conflict or the leftover line that starts at an offset, and the offset after it.
  static func problem(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, file: FileID) -> (diagnostic: Diagnostic, end: Int)? {
    guard let first = marker(bytes, at: start) else { return nil }
    var markers = [first]
    // A conflict begins with `<`, and its parts are in order.
    var index = first.next
    while first.sign == 0x3C, index < bytes.count, markers.last?.sign != 0x3E {
      let next = marker(bytes, at: index)
      if let next {
        if next.sign == 0x3C { break }
        markers.append(next)
      }
      index = next?.next ?? lineEnd(bytes, index)
    }
    guard let last = markers.last, last.sign == 0x3E, let middle = markers.first(where: { $0.sign == 0x3D }) else {
      let rest = markers.last?.sign == 0x3E ? markers : [first]
      return (leftover(rest, file), rest.last?.next ?? first.next)
    }
    let base = markers.first { $0.sign == 0x7C }
    let ours = first.next..<(base ?? middle).line.lowerBound
    let theirs = middle.next..<last.line.lowerBound
    func keep(_ part: Range<Int>, _ name: String) -> Fix {
      Fix(
        "keep only the lines of `\(name)`", .maybeIncorrect,
        [.init(Span(file, start, part.lowerBound), ""), .init(Span(file, part.upperBound, last.next), "")])
    }
    let names = (first.name.isEmpty ? "the first version" : first.name, last.name.isEmpty ? "the second version" : last.name)
    let diagnostic = Diagnostic(
      YAMLProblems.mergeConflict, "a merge conflict is not resolved", at: Span(file, first.line.lowerBound, first.line.upperBound),
      "from here: \(names.0)",
      secondary: [
        .init(Span(file, middle.line.lowerBound, middle.line.upperBound), "from here: \(names.1)"),
        .init(Span(file, last.line.lowerBound, last.line.upperBound), "to here"),
      ],
      helps: ["keep the lines that are right, and remove the lines with `<<<<<<<`, `=======`, and `>>>>>>>`"],
      fixes: [keep(ours, names.0), keep(theirs, names.1)])
    return (diagnostic, last.next)
  }

  private static func leftover(_ markers: [Marker], _ file: FileID) -> Diagnostic {
    let spans = markers.map { Span(file, $0.line.lowerBound, $0.line.upperBound) }
    let lines = markers.count > 1 ? "these lines" : "this line"
    return Diagnostic(
      YAMLProblems.mergeConflict, "a line of a merge conflict is left over", at: spans[0], "written by Git",
      secondary: spans.dropFirst().map { .init($0, "and this one") },
      helps: ["remove \(lines), and check that the lines around \(markers.count > 1 ? "them" : "it") are right"],
      fixes: [Fix("remove \(lines)", .maybeIncorrect, markers.map { .init(Span(file, $0.line.lowerBound, $0.next), "") })])
  }

  private static func lineEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    return min(index + 1, bytes.count)
  }
}
