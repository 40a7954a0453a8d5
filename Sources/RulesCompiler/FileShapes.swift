internal import Diagnostics
internal import RuleKinds
package import Schema
internal import SourceText
internal import YAMLTree

extension RulesInput {
  /// Returns the shape of each file, in the order of the files, or nil for a file that does not belong to a kind of rule.
  package func shapes() -> [Shape?] {
    let copyFiles = CopyFiles(manifest: manifest)
    let shapes = Dictionary(RuleBookSchema.schema.fields.map { ($0.key, $0.shape) }, uniquingKeysWith: { first, _ in first })
    return files.map { shapes[copyFiles.reading(of: $0.name, FileID(0)).kind] }
  }

  private var manifest: Node? {
    guard let file = files.first(where: { Self.key(of: $0.name) == "manifest" }) else { return nil }
    var problems: [Diagnostic] = []
    return YAMLParser.parse(SourceFile(path: file.path, bytes: file.bytes), id: FileID(0), diagnostics: &problems)?.root
  }
}
