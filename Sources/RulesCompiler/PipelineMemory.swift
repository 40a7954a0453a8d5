internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// What a compilation parsed and read, so that the next compilation after an edit repeats only what the edit can have changed.
///
/// Memories are values: every edit of one base can start from a copy of the same memory.
public struct PipelineMemory: Sendable {
  /// The tree of a file and what the parser reported.
  struct ParsedFile: Sendable {
    /// The file as it was given.
    let given: SourceFile
    /// The file that was parsed, which may have been converted to UTF-8.
    let source: SourceFile
    let tree: Tree?
    let diagnostics: [Diagnostic]

    var isConverted: Bool { given.bytes != source.bytes }
  }

  /// The parsed files, by their position in the sorted input.
  var files: [ParsedFile] = []
  /// What was read from the trees.
  var folder = FolderMemory()
  /// The types of the expressions.
  var typing = TypingMemory()
  /// The names that misnamed files were meant to have.
  var fileNames: [String: RuleFileName?] = [:]
  /// The words of the files, for misspelled names.
  let words = FileWordsCache()
  /// The results of the checks.
  var checks = CheckMemory()
  /// The bundle.
  var lowering = LoweringMemory()

  /// Creates a memory that holds nothing.
  public init() {}

  /// Returns the source of a file that has not changed, with its index of lines.
  func source(of file: RulesInput.File, at index: Int) -> SourceFile? {
    same(file.path, file.bytes, at: index)?.given
  }

  /// Returns the tree of a source that has not changed. Spans contain the position of the file, so the position must be the same.
  func parsed(_ source: SourceFile, at index: Int) -> ParsedFile? {
    same(source.path, source.bytes, at: index)
  }

  private func same(_ path: String, _ bytes: [UInt8], at index: Int) -> ParsedFile? {
    guard files.indices.contains(index), files[index].given.path == path, files[index].given.bytes == bytes else { return nil }
    return files[index]
  }
}
