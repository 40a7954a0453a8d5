package import Diagnostics
package import RulesCompiler

/// The files of a rules folder with an addition.
package enum AppliedAddition {
  /// - Parameter additions: The text that is added at the end of files. New files have the line with which editors find the schema.
  package static func files(
    _ edits: [Fix.Edit], _ additions: [(file: String, text: String)], _ input: RulesInput, _ before: Compilation
  ) -> RulesInput {
    var result = EditedText.apply(edits, to: input, before.sources)
    for (file, text) in additions {
      if let index = result.files.firstIndex(where: { $0.path == file || $0.name == file }) {
        let isOpen = result.files[index].bytes.last.map { $0 != 0x0A } ?? false
        result.files[index].bytes += Array(((isOpen ? "\n" : "") + text).utf8)
      } else {
        let head = "# yaml-language-server: $schema=../generated/schema/\(file.prefix { $0 != "." && $0 != "/" }).json\n\n"
        result.files.append(RulesInput.File(name: file, path: "\(input.place)/\(file)", bytes: Array((head + text).utf8)))
      }
    }
    return result
  }
}
