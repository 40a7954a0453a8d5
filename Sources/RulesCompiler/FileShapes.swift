internal import Diagnostics
internal import RuleKinds
package import Schema
internal import SourceText
internal import YAMLTree

extension RulesInput {
  /// The keys of all kinds of rules, which are the names of files and folders.
  package static var kinds: [String] { RuleBookSchema.schema.fields.map(\.key).filter { $0 != Translation.key } }

  /// Returns the shape of each file, in the order of the files, or nil for a file that does not belong to a kind of rule.
  package func shapes() -> [Shape?] { kinds().map { $0?.shape } }

  /// Returns the kind of each file with its shape, in the order of the files, or nil for a file that does not belong to a kind of rule.
  package func kinds() -> [(key: String, shape: Shape)?] {
    let copyFiles = CopyFiles(manifest: manifest)
    let shapes = Dictionary(RuleBookSchema.schema.fields.map { ($0.key, $0.shape) }, uniquingKeysWith: { first, _ in first })
    return files.map { file in
      let key = copyFiles.reading(of: file.name, FileID(0)).kind
      return shapes[key].map { (key, $0) }
    }
  }

  private var manifest: Node? {
    guard let file = files.first(where: { Self.key(of: $0.name) == "manifest" }) else { return nil }
    var problems: [Diagnostic] = []
    return YAMLParser.parse(SourceFile(path: file.path, bytes: file.bytes), id: FileID(0), diagnostics: &problems)?.root
  }
}
