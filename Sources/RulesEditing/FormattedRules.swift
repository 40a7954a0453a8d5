internal import RuleKinds
package import RulesCompiler
internal import Schema
internal import SourceText

/// The result of formatting the files of a rules folder.
package struct FormattedRules: Sendable {
  /// The files whose formatting changes, with their new bytes.
  package private(set) var changed: [RulesInput.File] = []
  /// The paths of files with YAML errors, which stay unchanged.
  package private(set) var unreadable: [String] = []
  /// The paths of files whose meaning formatting would have changed, which is a bug in the formatter.
  package private(set) var broken: [String] = []
  /// The number of files that were formatted or checked.
  package private(set) var count = 0

  /// Formats the files of a rules folder.
  ///
  /// - Parameter only: The paths of the files to format, or nil for all files.
  package init(_ input: RulesInput, only: Set<String>? = nil) {
    for (file, shape) in zip(input.files, input.shapes()) where only?.contains(file.path) ?? true {
      count += 1
      switch RulesFormatter.format(SourceFile(path: file.path, bytes: file.bytes), shape) {
      case .text(let text):
        if !text.utf8.elementsEqual(file.bytes) { changed.append(.init(name: file.name, path: file.path, bytes: Array(text.utf8))) }
      case .unreadable: unreadable.append(file.path)
      case .broken: broken.append(file.path)
      }
    }
  }

  /// Returns a formatted file of a kind; the file itself if it has mistakes.
  package static func formatted(_ path: String, _ bytes: [UInt8], kind: String) -> [UInt8] {
    let shape = RuleBookSchema.schema.fields.first { $0.key == kind }?.shape
    guard case .text(let text) = RulesFormatter.format(SourceFile(path: path, bytes: bytes), shape) else { return bytes }
    return Array(text.utf8)
  }

  /// Formats the files that an edit changed or added, unless they were not formatted before.
  package static func formatting(_ after: RulesInput, changedFrom before: RulesInput) -> RulesInput {
    var result = after
    let known = Dictionary(before.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    let changed = Set(after.files.filter { known[$0.path] != $0.bytes }.map(\.path))
    let unformatted = Set(FormattedRules(before, only: changed).changed.map(\.path))
    let formatted = FormattedRules(after, only: changed.subtracting(unformatted)).changed
    for file in formatted { if let index = result.files.firstIndex(where: { $0.path == file.path }) { result.files[index] = file } }
    return result
  }
}
