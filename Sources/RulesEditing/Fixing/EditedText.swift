package import Diagnostics
package import RulesCompiler
package import SourceText

/// Rule files with edits made. What no edit touches stays byte for byte.
package enum EditedText {
  package static func apply(_ edits: [Fix.Edit], to input: RulesInput, _ sources: SourceSet) -> RulesInput {
    let byFile = Dictionary(grouping: edits) { sources[$0.span.file].path }
    var result = input
    for index in result.files.indices {
      guard let edits = byFile[result.files[index].path] else { continue }
      result.files[index].bytes = apply(edits, to: result.files[index].bytes)
    }
    return result
  }

  /// The edits do not overlap.
  package static func apply(_ edits: [Fix.Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }) {
      let range = edit.span.range.clamped(to: end..<max(end, bytes.count))
      result += bytes[end..<range.lowerBound]
      result += Array(edit.text.utf8)
      end = range.upperBound
    }
    return result + bytes[end...]
  }
}
