import Diagnostics
import RulesJSON
import SourceText

/// The requirements for every diagnostic.
enum Told {
  static func wellFormed(_ diagnostics: [Diagnostic], in sources: SourceSet) throws {
    for diagnostic in diagnostics {
      let labels = [diagnostic.primary] + diagnostic.secondary
      for span in labels.map(\.span) + diagnostic.fixes.flatMap(\.edits).map(\.span) {
        let count = sources[span.file].bytes.count
        try invariant(span.start <= span.end && Int(span.end) <= count, "\(diagnostic.name) is at \(span), of \(count) bytes")
      }
      try invariant(!diagnostic.message.isEmpty, "\(diagnostic.name) says nothing")
    }
    let text = TextRenderer().render(diagnostics, in: sources)
    try invariant(diagnostics.isEmpty || !text.isEmpty, "the output is empty")
    for line in JSONRenderer().render(diagnostics, in: sources).split(separator: "\n") {
      do { _ = try JSON.parse(Array(line.utf8)) } catch { throw BrokenPromise(description: "\(error) in \(line)") }
    }
  }
}
