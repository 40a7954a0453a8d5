package import Diagnostics
package import RulesCompiler
package import SourceText

/// Applies edits to rule files. Bytes outside the edits stay unchanged.
package enum EditedText {
  /// Applies edits to the files that they refer to.
  package static func apply(_ edits: [Fix.Edit], to input: RulesInput, _ sources: SourceSet) -> RulesInput {
    let byFile = Dictionary(grouping: edits) { sources[$0.span.file].path }
    var result = input
    for index in result.files.indices {
      guard let edits = byFile[result.files[index].path] else { continue }
      result.files[index].bytes = apply(edits, to: result.files[index].bytes)
    }
    return result
  }

  /// Applies edits to one file. The edits must not overlap.
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
